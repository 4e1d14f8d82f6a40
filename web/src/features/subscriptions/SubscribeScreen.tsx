import { dollarsOf, type Plan, proPriceCents, subscriptions } from '@pusula/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useHistoryState } from '../../lib/history-state.ts'
import { useProfile } from '../../lib/jurisdiction.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { oneOf } from '../../stored/shapes.ts'
import { Button, ButtonLink, IconLink } from '../../ui/actions/Button.tsx'
import backHeadStyles from '../../ui/back-head.module.css'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { type RadioCard, RadioCards } from '../../ui/fields/Checkbox.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowLeftIcon, checkIcon, userIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { JoinPrompt, TermsConsent, type Viewer } from '../accounts/index.ts'
import { useCheckout, useLeftCheckout } from '../payments/index.ts'
import { subscriptionsText } from './messages.ts'
import { ResumeButton } from './ResumeButton.tsx'
import {
  type Bill,
  billOf,
  reachWith,
  renewalDay,
  type Subscription,
  subscriptionKey,
  useSubscription,
  yearly,
} from './subscription.ts'
import styles from './subscriptions.module.css'

/** What Pro is on one side, the plans and the payment on the other. */
export default function SubscribeScreen({ viewer }: { viewer: Viewer }) {
  const t = useText(subscriptionsText)
  const address = useAddress()
  useLeftCheckout()
  const { gems } = useProfile()
  const benefits = [...t.benefits.slice(0, 1), ...(gems === 'closed' ? [] : [t.gemsBenefit]), ...t.benefits.slice(1)]
  return (
    <>
      <div className={backHeadStyles.backHead}>
        <IconLink
          label={t.back}
          icon={arrowLeftIcon}
          href={address(viewer.state === 'anonymous' ? '/' : '/dashboard/profile')}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Heading title={t.title} look="large">
            {t.heroFirst}
            <br />
            {t.heroSecond}
          </Heading>
          <ul className={`${cards.tickList} ${styles.reasons}`}>
            {benefits.map(benefit => (
              <li key={benefit}>
                <Icon shape={checkIcon} sizePx={18} />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.order}>
          <Offer viewer={viewer} />
        </div>
      </div>
    </>
  )
}

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

function PlanForm({ credits, order, paidUntil, instead }: Props) {
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

/** Buying Pro needs membership; whoever has it that renews by itself has nothing to buy. */
function Offer({ viewer }: { viewer: Viewer }) {
  const t = useText(subscriptionsText)
  const isMember = viewer.state === 'member'
  const subscription = useSubscription(isMember)
  if (viewer.state === 'anonymous' || viewer.state === 'guest')
    return (
      <PlanForm
        credits={0}
        order={null}
        instead={<JoinPrompt icon={userIcon} title={t.loginNeeded} says={t.loginNeededSays} />}
      />
    )
  if (!isMember) return <PlanForm credits={0} order={null} />
  return <Loaded query={subscription}>{known => <MemberOffer subscription={known} />}</Loaded>
}

/** A plan that was canceled can go on as it is; another one can be bought beside it all the same. */
function MemberOffer({ subscription }: { subscription: Subscription }) {
  const { plan, status, endsAt, renewsAt, canResume, creditsForDiscount, order } = subscription
  if (status === 'active' || status === 'past_due') return <AlreadyPro />
  return (
    <>
      {canResume && plan && endsAt && renewsAt && <ResumeCard plan={plan} endsAt={endsAt} renewsAt={renewsAt} />}
      <PlanForm credits={creditsForDiscount} order={order} paidUntil={status === 'canceled' ? endsAt : null} />
    </>
  )
}

function ResumeCard({ plan, endsAt, renewsAt }: { plan: Plan; endsAt: string; renewsAt: string }) {
  const t = useText(subscriptionsText)
  const { longDate } = useFormat()
  const [renewsOn, endsOn] = [longDate(new Date(renewsAt)), longDate(new Date(endsAt))]
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <div>
        <h2 className={base.subheading}>{t.canceledTitle}</h2>
        <p className={`${base.small} ${base.muted}`}>
          {endsOn === renewsOn ? t.canceledSays(endsOn) : t.canceledSaysBoth(endsOn, renewsOn)}
        </p>
      </div>
      <ResumeButton plan={plan} endsAt={endsAt} renewsAt={renewsAt} />
    </section>
  )
}

function AlreadyPro() {
  const t = useText(subscriptionsText)
  const address = useAddress()
  return (
    <div className={cards.card}>
      <Empty
        icon={checkIcon}
        title={t.isPro}
        action={
          <ButtonLink look="primary" small href={address('/dashboard/profile')}>
            {t.toProfile}
          </ButtonLink>
        }
      />
    </div>
  )
}
