import { dollarsOf, type Plan, proPriceCents } from '@pusula/contract'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { subscriptionsText } from './messages.ts'
import { type Bill, yearly } from './rules.ts'

type Props = { plan: Plan; bill: Bill; credits: number }

/** The sum of today and how it comes about; credits that are used up by it are named. */
export function BillCard({ plan, bill, credits }: Props) {
  const t = useText(subscriptionsText)
  const { count, money } = useFormat()
  const { fullCents, offCents, todayCents, countedCredits } = bill
  return (
    <section className={`${cards.card} ${base.stackClose}`} aria-label={t.summary}>
      <dl className={cards.facts} aria-live="polite">
        <div>
          <dt>{plan === 'yearly' ? t.proYearly : t.proMonthly}</dt>
          <dd>{money(dollarsOf(fullCents))}</dd>
        </div>
        {offCents > 0 && (
          <div>
            <dt>{plan === 'yearly' ? t.monthsFree(count(yearly.monthsFree)) : t.forCredits(count(countedCredits))}</dt>
            <dd>{money(dollarsOf(-offCents))}</dd>
          </div>
        )}
        <div className={cards.total}>
          <dt>{t.today}</dt>
          <dd>{money(dollarsOf(todayCents))}</dd>
        </div>
      </dl>
      {countedCredits > 0 && (
        <p className={`${base.tiny} ${base.muted}`}>
          {t.consumes(
            count(countedCredits),
            money(dollarsOf(offCents / countedCredits)),
            count(credits - countedCredits),
          )}{' '}
          {t.thenMonthly(money(dollarsOf(proPriceCents.monthly)))}
        </p>
      )}
    </section>
  )
}
