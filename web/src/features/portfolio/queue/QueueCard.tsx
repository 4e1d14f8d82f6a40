import { portfolio } from '@pusula/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useOnline } from '../../../lib/online.ts'
import { asProblem } from '../../../lib/problem.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { alertIcon, clockIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { type PurchaseForm, purchaseForm } from '../form/flow.ts'
import styles from '../portfolio.module.css'
import { portfolioKey } from '../queries.ts'
import { queue, queueText, unqueue, waitingNow } from './queue.ts'

/** Offline queue on screen; what the server refused can be edited. */
export function QueueCard() {
  const t = useText(queueText)
  const language = useLanguage()
  const client = useQueryClient()
  const isOnline = useOnline()
  const { quantity, time } = useFormat()
  const waiting = waitingNow(useStore(queue))
  if (waiting.length === 0) return null
  const refused = waiting.filter(({ problem }) => problem).length

  async function undo(id: string, mayHaveArrived = false) {
    unqueue(id)
    // It may have arrived while its answer was lost; what never did is not there to be removed.
    await call(portfolio.remove, { id }).catch((error: unknown) => {
      if (mayHaveArrived && asProblem(error).status !== 404)
        toast.show({ tone: 'info', title: t.undone, text: t.mayHaveArrived })
    })
    await client.invalidateQueries({ queryKey: portfolioKey })
  }

  return (
    <section className={`${cards.card} ${styles.notice} ${styles.queue}`} aria-label={t.title}>
      {waiting.length > refused && <b>{(isOnline ? t.sending : t.waiting)(waiting.length - refused)}</b>}
      <ul>
        {waiting.map(({ input, draft, atMs, problem, mayHaveArrived }) => (
          <li key={input.id}>
            <span className={styles.clock} data-refused={problem ? true : undefined}>
              <Icon shape={problem ? alertIcon : clockIcon} sizePx={18} />
            </span>
            <span className={cards.itemText}>
              <b>
                {quantity(input.quantity)} {input.coinSymbol} · {input.kind === 'sell' ? t.sale : t.purchase}
              </b>
              <small>{problem ? problem[language] : t.noted(time(new Date(atMs)))}</small>
            </span>
            {/* What was kept is what this form once was; it stays until it is noted. */}
            {problem && (
              <Button small onClick={() => purchaseForm.set(draft as PurchaseForm)}>
                {t.edit}
              </Button>
            )}
            <Button small look="ghost" onClick={() => void undo(input.id, mayHaveArrived)}>
              {t.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
