import { dollarsOf, type Plan, proPriceCents, subscriptions } from '@pusula/contract'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { type RadioCard, RadioCards } from '../../ui/fields/RadioCards.tsx'
import { TermsConsent } from '../accounts/index.ts'
import { useCheckout } from '../payments/index.ts'
import { BillCard } from './BillCard.tsx'
import { subscriptionsText } from './messages.ts'
import { billOf, renewalDay, yearly } from './rules.ts'

/** The sum on the screen goes along: where it is not the price any more, nothing is started. */
const prepare = (plan: { priceType: Plan; amount: number }) => call(subscriptions.create, plan)

export function PlanForm({ credits }: { credits: number }) {
  const t = useText(subscriptionsText)
  const { count, longDate, money, priceTag } = useFormat()
  const [plan, setPlan] = useState<Plan>('yearly')
  const [isAccepted, setAccepted] = useState(false)
  const [wasTried, setTried] = useState(false)
  const { start, isBusy } = useCheckout(prepare)
  const bill = billOf(plan, credits)
  const firstMonth = billOf('monthly', credits)

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
      <TermsConsent
        checked={isAccepted}
        error={wasTried && !isAccepted ? t.termsRequired : undefined}
        onChange={setAccepted}
      />
      <Button look="primary" block busy={isBusy && t.preparing} onClick={pay}>
        {t.toPayment}
      </Button>
      <p className="xs dim" style={{ textAlign: 'center' }}>
        {t.leads(longDate(renewalDay(plan, new Date())))}
      </p>
    </>
  )
}
