import type { Plan } from '@pusula/contract'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx'
import { IconLink } from '../../ui/actions/IconLink.tsx'
import backHeadStyles from '../../ui/back-head.module.css'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowLeftIcon, checkIcon, userIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { type Viewer, wayInFor } from '../accounts/index.ts'
import { useLeftCheckout } from '../payments/index.ts'
import { subscriptionsText } from './messages.ts'
import { PlanForm } from './PlanForm.tsx'
import { ResumeButton } from './ResumeButton.tsx'
import styles from './SubscribeScreen.module.css'
import { type Subscription, useSubscription } from './subscription.ts'

/** What Pro is on one side, the plans and the payment on the other. */
export default function SubscribeScreen({ viewer }: { viewer: Viewer }) {
  const t = useText(subscriptionsText)
  const address = useAddress()
  useLeftCheckout()
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
            {t.benefits.map(benefit => (
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

/** Buying Pro needs membership; whoever has it that renews by itself has nothing to buy. */
function Offer({ viewer }: { viewer: Viewer }) {
  const isMember = viewer.state === 'member'
  const subscription = useSubscription(isMember)
  if (viewer.state === 'anonymous' || viewer.state === 'guest')
    return <PlanForm credits={0} order={null} instead={<LoginNeeded />} />
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

function LoginNeeded() {
  const t = useText(subscriptionsText)
  const address = useAddress()
  return (
    <div className={cards.card}>
      <Empty
        icon={userIcon}
        title={t.loginNeeded}
        action={
          <div className={base.pair}>
            <ButtonLink href={wayInFor('/subscribe', 'email')}>{t.signIn}</ButtonLink>
            <ButtonLink look="primary" href={address('/signup?signup=pro')}>
              {t.join}
            </ButtonLink>
          </div>
        }
      >
        {t.loginNeededSays}
      </Empty>
    </div>
  )
}
