import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import type { User } from '../accounts/index.ts'
import { membershipText } from './messages.ts'
import { ProOffer } from './ProOffer.tsx'
import { SubscriptionDetails } from './SubscriptionDetails.tsx'
import { useSubscription } from './subscription.ts'

/** Since when somebody is a member, what became of the subscription, and the way to Pro for those without it. */
export function MembershipCard({ user }: { user: User }) {
  const t = useText(membershipText)
  const { longDate } = useFormat()
  const { data, isError, isFetching, refetch } = useSubscription(true)
  const isPro = user.tier === 'pro' || data?.status === 'active'
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <div>
        <h2 className={base.subheading}>{t.membership}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.since(longDate(new Date(user.createdAt)))}</p>
      </div>
      {data && data.status !== 'none' && <SubscriptionDetails subscription={data} />}
      {isPro && !data && isError && (
        <div className={`${base.row} ${base.between}`}>
          <p className={`${base.small} ${base.muted}`}>{t.notKnown}</p>
          <Button small busy={isFetching && t.waiting} onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </div>
      )}
      {!isPro && <ProOffer />}
    </section>
  )
}
