import { customRates, dollarsOf, rateOf } from '@pusula/contract'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import lubberStyles from '../../ui/brand/Lubber.module.css'
import { Lubber } from '../../ui/brand/Lubber.tsx'
import cards from '../../ui/cards.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { paymentsText } from './messages.ts'
import styles from './payments.module.css'

/** What one analysis costs from which sum on, with a mark at the sum that is typed. */
export function RateTable({ amountCents }: { amountCents: number }) {
  const t = useText(paymentsText)
  const { money, priceTag } = useFormat()
  const now = rateOf(amountCents)
  return (
    <section className={`${cards.card} ${cards.flush} ${styles.rates}`}>
      <h2 className={`${base.subheading} ${cards.flushHead}`}>{t.rates}</h2>
      <ul className={cards.rows}>
        {customRates.map(({ fromCents, rateCents }, place) => {
          const next = customRates[place + 1]
          const from = priceTag(dollarsOf(fromCents))
          const isNow = rateCents === now
          return (
            <li key={fromCents} className={isNow ? `${cards.item} ${styles.current}` : cards.item}>
              {isNow ? <Lubber className={lubberStyles.turned} /> : <i className={styles.gap} />}
              <span className={`${cards.itemText} ${base.small}`}>
                {next ? `${from} – ${money(dollarsOf(next.fromCents - 1))}` : t.from(from)}
                {isNow && <VisuallyHidden> ({t.nowHere})</VisuallyHidden>}
              </span>
              <b className={base.small}>{money(dollarsOf(rateCents))}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
