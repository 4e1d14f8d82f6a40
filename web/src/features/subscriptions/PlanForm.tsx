import { dollarsOf, type Plan, proPriceCents, subscriptions } from '@pusula/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { useHistoryState } from '../../lib/history-state.ts'
import { useText } from '../../lib/language.ts'
import { oneOf } from '../../stored/shapes.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { type RadioCard, RadioCards } from '../../ui/fields/RadioCards.tsx'
import { TermsConsent } from '../accounts/index.ts'
import { useCheckout } from '../payments/index.ts'
import { subscriptionsText } from './messages.ts'
import { type Bill, billOf, reachWith, renewalDay, yearly } from './rules.ts'
import { type Subscription, subscriptionKey } from './subscription.ts'

type Props = {
  /** What a first month's discount can count. */
  credits: number
  /** An order that waits for its payment: the same choice leads back to its page. */
  order: Subscription['order']
  /** Until when an earlier plan was paid for: its time is added. */
  paidUntil?: string | null
  /** Stands in the place of the payment for those who cannot make one yet; the prices are for everybody. */
  instead?: ReactNode
}

export function PlanForm({ credits, order, paidUntil, instead }: Props) {
  const t = useText(subscriptionsText)
  const { count, longDate, money, priceTag, time } = useFormat()
  const [plan, setPlan] = useHistoryState<Plan>('plan', order?.plan ?? 'yearly', oneOf('yearly', 'monthly'))
  const [isAccepted, setAccepted] = useState(false)
  const [wasTried, setTried] = useState(false)
  const client = useQueryClient()
  /** The sum on the screen goes along: where it is not the price any more, nothing is started and it is asked for anew. */
  const prepare = (wanted: { priceType: Plan; amount: number }) =>
    call(subscriptions.create, wanted).finally(() => void client.invalidateQueries({ queryKey: subscriptionKey }))
  const { start, isBusy } = useCheckout(prepare)
  const bill = billOf(plan, credits)
  const firstMonth = billOf('monthly', credits)
  const now = new Date()
  const renewal = renewalDay(plan, now)

  const cards: RadioCard<Plan>[] = [
    {
      value: 'yearly',
      title: t.yearly,
      says: t.aMonth(money(dollarsOf(yearly.aMonthCents))),
      tag: t.monthsFree(count(yearly.monthsFree)),
      price: priceTag(dollarsOf(proPriceCents.yearly)),
    },
    {
      value: 'monthly',
      title: t.monthly,
      says:
        firstMonth.countedCredits > 0
          ? t.firstMonth(count(firstMonth.countedCredits), money(dollarsOf(firstMonth.todayCents)))
          : undefined,
      price: priceTag(dollarsOf(proPriceCents.monthly)),
    },
  ]

  function pay() {
    setTried(true)
    if (isAccepted) start({ priceType: plan, amount: dollarsOf(bill.todayCents) })
  }

  return (
    <>
      <RadioCards label={t.plan} cards={cards} value={plan} onChange={setPlan} />
      <BillCard plan={plan} bill={bill} credits={credits} />
      {order && order.reservedCredits > 0 && (
        <p className={`${base.tiny} ${base.muted}`}>
          {t.held(count(order.reservedCredits), time(new Date(order.closesAt)))}
        </p>
      )}
      {instead ?? (
        <>
          <TermsConsent
            checked={isAccepted}
            error={wasTried && !isAccepted ? t.termsRequired : undefined}
            onChange={setAccepted}
          />
          <Button look="primary" block busy={isBusy && t.preparing} onClick={pay}>
            {t.toPayment}
          </Button>
          <p className={`${base.tiny} ${base.faint}`} style={{ textAlign: 'center' }}>
            {t.leads(longDate(renewal))}
            {paidUntil && ` ${t.addsUp(longDate(reachWith(new Date(paidUntil), renewal, now)))}`}
          </p>
        </>
      )}
    </>
  )
}

type BillCardProps = { plan: Plan; bill: Bill; credits: number }

/** The sum of today and how it comes about; credits that are used up by it are named. */
function BillCard({ plan, bill, credits }: BillCardProps) {
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
