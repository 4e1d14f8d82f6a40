import { useState } from 'react'
import { BackHead } from '../../../lib/BackHead.tsx'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { trashIcon } from '../../../ui/icons/icons.ts'
import { ConfirmDialog } from '../../../ui/overlays/Dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { toastFailedChange } from '../changes/changes.ts'
import { binText } from './bin.messages.ts'
import { type Binned, useBin, useClear, useRestore } from './bin.queries.ts'

/** Fill level at which a warning is shown. */
const fullFrom = 0.8

/** What was deleted in the last thirty days, and the way back. */
export default function BinScreen() {
  const t = useText(binText)
  const back = useRestore(
    restored => toast.show({ tone: 'ok', title: t.restored(restored) }),
    error => toastFailedChange(error, t.notRestored, t.notKnown),
  )
  return (
    <div className={base.stack}>
      <BackHead back={t.back} path="/dashboard/portfolio" title={t.title} />
      <p className={`${base.small} ${base.muted}`}>{t.says}</p>
      <Loaded
        query={useBin()}
        empty={({ removals }) =>
          removals.length === 0 && (
            <section className={cards.card}>
              <Empty icon={trashIcon} title={t.none}>
                {t.says}
              </Empty>
            </section>
          )
        }
      >
        {({ removals, entries: { count, most } }) => (
          <>
            {count >= most * fullFrom && <Notice kind="old">{t.nearlyFull(count, most)}</Notice>}
            <ul className={`${cards.card} ${cards.flush} ${cards.rows}`}>
              {removals.map(one => (
                <li key={one.id} className={cards.item}>
                  <BinnedText binned={one} />
                  {one.restoredAt ? (
                    <span className={`${base.small} ${base.muted}`}>{t.wasRestored}</span>
                  ) : (
                    <Button small look="ghost" disabled={back.isPending} onClick={() => back.mutate(one.id)}>
                      {t.restore}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <ClearAll />
    </div>
  )
}

/** As many coins as fit a line. */
const maxCoins = 5

function BinnedText({ binned }: { binned: Binned }) {
  const t = useText(binText)
  const { date, time } = useFormat()
  const at = new Date(binned.removedAt)
  const coins = binned.coins.slice(0, maxCoins).join(', ')
  const more = binned.coinCount > maxCoins ? ` ${t.more(binned.coinCount - maxCoins)}` : ''
  const facts = [
    `${date(at)}, ${time(at)}`,
    binned.device && t.by(binned.device),
    !binned.restoredAt && t.until(date(new Date(binned.keptUntil))),
  ]
  return (
    <span className={cards.itemText}>
      <b>
        {t[binned.what]} · {t.entries(binned.entryCount)}
      </b>
      <small>
        {coins}
        {more}
      </small>
      {facts.filter(Boolean).map(fact => (
        <small key={String(fact)}>{fact}</small>
      ))}
    </span>
  )
}

function ClearAll() {
  const t = useText(binText)
  const [isAsked, setAsked] = useState(false)
  const clear = useClear(
    () => toast.show({ tone: 'ok', title: t.cleared }),
    error => toastFailedChange(error, t.notCleared, t.notKnown),
  )
  return (
    <div>
      <Button small look="ghost" onClick={() => setAsked(true)}>
        {t.clear}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t.clearAsk}
        cancel={t.cancel}
        confirm={t.remove}
        danger
        onConfirm={() => {
          setAsked(false)
          clear.mutate()
        }}
      >
        {t.clearSays}
      </ConfirmDialog>
    </div>
  )
}
