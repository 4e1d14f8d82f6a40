import { customRates, dollarsOf, rateOf } from '@pusula/contract'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { Lubber } from '../../ui/brand/Lubber.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { paymentsText } from './messages.ts'

/** What one analysis costs from which sum on, with a mark at the sum that is typed. */
export function RateTable({ amountCents }: { amountCents: number }) {
  const t = useText(paymentsText)
  const { money, priceTag } = useFormat()
  const now = rateOf(amountCents)
  return (
    <section className="card card--flush rates">
      <h2 className="h3 flush-h">{t.rates}</h2>
      <ul className="rows">
        {customRates.map(({ fromCents, rateCents }, place) => {
          const next = customRates[place + 1]
          const from = priceTag(dollarsOf(fromCents))
          const isNow = rateCents === now
          return (
            <li key={fromCents} className={isNow ? 'item on' : 'item'}>
              {isNow ? <Lubber className="side2" /> : <i className="sp" />}
              <span className="grow sm">
                {next ? `${from} – ${money(dollarsOf(next.fromCents - 1))}` : t.from(from)}
                {isNow && <VisuallyHidden> ({t.nowHere})</VisuallyHidden>}
              </span>
              <b className="sm">{money(dollarsOf(rateCents))}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
