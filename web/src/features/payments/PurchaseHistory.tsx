import { payments } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { asProblem } from '../../lib/problem.ts'

const text = messages({
  title: { tr: 'Satın almalar', en: 'Purchase history' },
  none: { tr: 'Henüz bir şey satın almadın.', en: 'You have not bought anything yet.' },
  analyses: { tr: (count: string) => `${count} analiz`, en: (count: string) => `${count} analyses` },
})

/** What a member has bought; a gift is not a purchase. */
export function PurchaseHistory() {
  const t = useText(text)
  const { count, date, money } = useFormat()
  const history = useQuery({
    queryKey: ['payments', 'history'],
    queryFn: async ({ signal }) =>
      (await call(payments.history, {}, signal)).filter(({ amount }) => Number(amount) > 0),
  })
  // A server without payments has nothing to show here.
  if (asProblem(history.error).code === 'server.notBuilt') return null
  return (
    <Loaded query={history}>
      {purchases => (
        <section className="card card--flush">
          <h2 className="h3 flush-h">{t.title}</h2>
          <ul className="rows">
            {purchases.length === 0 && <li className="item sm muted">{t.none}</li>}
            {purchases.map(({ id, amount, analysesCount, createdAt }) => (
              <li key={id} className="item">
                <span className="grow">
                  <b>{t.analyses(count(analysesCount))}</b>
                  <small>{date(new Date(createdAt))}</small>
                </span>
                <b className="sm">{money(Number(amount))}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Loaded>
  )
}
