import { subscriptions } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { toastFailure } from '../../lib/failure-toast.ts'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { asProblem, isUnanswered } from '../../lib/problem.ts'
import { Button, ButtonLink } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { ConfirmDialog } from '../../ui/overlays/Dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { User } from '../accounts/index.ts'
import { membershipText } from './messages.ts'
import { ProOffer } from './ProOffer.tsx'
import { ResumeButton } from './ResumeButton.tsx'
import { type Subscription, subscriptionKey, useSubscription } from './subscription.ts'

/** What stands before the day on which Pro ends; where it goes on, that is a day of its own only if more was paid for. */
const endOf = {
  none: null,
  pending: null,
  active: 'proUntil',
  past_due: 'proUntil',
  canceled: 'proUntil',
  lapsed: 'endedOn',
} as const

type Props = {
  open: boolean
  endsAt: string | null
  /** Pro has ended, and its renewal may still be tried. */
  isOver?: boolean
  onClose: () => void
}

const durationMs = 5_000

/** Says what stays before anything is ended. */
export function CancelDialog({ open, endsAt, isOver = false, onClose }: Props) {
  const t = useText(membershipText)
  const { longDate } = useFormat()
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => call(subscriptions.cancel, {}),
    onSuccess: async ended => {
      // The card changes before the dialog goes, so that nobody taps on what is over.
      await client.invalidateQueries({ queryKey: subscriptionKey })
      onClose()
      const endsAt = new Date(ended.endsAt)
      // What was given back has nothing left to end.
      const text = endsAt.getTime() > Date.now() ? t.canceledSays(longDate(endsAt)) : undefined
      toast.show({ tone: 'ok', title: t.canceledNow, text, durationMs })
    },
    onError: error => {
      const isNone = asProblem(error).code === 'subscriptions.none'
      if (isNone) toast.show({ tone: 'info', title: t.nothingToCancel, text: error.message, durationMs })
      else
        toastFailure(error, { title: t.notCanceled, text: t.notCanceledSays, notKnown: t.cancelNotKnown }, durationMs)
      // Only the answer may have been lost: the card says how it is.
      if (isNone || isUnanswered(error)) onClose()
      void client.invalidateQueries({ queryKey: subscriptionKey })
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t.cancelAsk}
      cancel={isOver ? t.notNow : t.keep}
      confirm={t.cancelNow}
      danger
      busy={cancel.isPending && t.canceling}
      onConfirm={() => cancel.mutate()}
    >
      {isOver ? t.cancelSaysEnded : endsAt ? t.cancelSays(longDate(new Date(endsAt))) : t.cancelSaysOne}
    </ConfirmDialog>
  )
}

export function SubscriptionDetails({ subscription }: { subscription: Subscription }) {
  const t = useText(membershipText)
  const { count, longDate, time } = useFormat()
  const address = useAddress()
  const [isConfirming, setConfirming] = useState(false)
  const { plan, status, endsAt, renewsAt, canCancel, canResume, hasPortal, order } = subscription
  const renewsOn = status === 'active' && renewsAt && longDate(new Date(renewsAt))
  const end = endOf[status]
  const endsOn = end && endsAt && longDate(new Date(endsAt))
  if (status === 'none') return null
  return (
    <>
      <dl className={cards.facts}>
        <div>
          <dt>{t.status}</dt>
          <dd>{t[status]}</dd>
        </div>
        {plan && (
          <div>
            <dt>{t.plan}</dt>
            <dd>{t[plan]}</dd>
          </div>
        )}
        {renewsOn && (
          <div>
            <dt>{t.renewsOn}</dt>
            <dd>{renewsOn}</dd>
          </div>
        )}
        {endsOn && endsOn !== renewsOn && (
          <div>
            <dt>{t[end]}</dt>
            <dd>{endsOn}</dd>
          </div>
        )}
      </dl>
      {status === 'pending' && <p className={`${base.small} ${base.muted}`}>{t.pendingSays}</p>}
      {order && order.reservedCredits > 0 && (
        <p className={`${base.small} ${base.muted}`}>
          {t.held(count(order.reservedCredits), time(new Date(order.closesAt)))}
        </p>
      )}
      {status === 'past_due' && <p className={`${base.small} ${base.muted}`}>{t.pastDueSays}</p>}
      {hasPortal && <PortalButton />}
      {canCancel && (
        <Button look="ghost" block onClick={() => setConfirming(true)}>
          {t.cancel}
        </Button>
      )}
      {canResume && plan && endsAt && renewsAt && <ResumeButton plan={plan} endsAt={endsAt} renewsAt={renewsAt} />}
      {status === 'canceled' && (
        <ButtonLink look={canResume ? 'ghost' : 'line'} block href={address('/subscribe')}>
          {canResume ? t.otherPlan : t.renew}
        </ButtonLink>
      )}
      <CancelDialog
        open={isConfirming}
        endsAt={endsAt}
        isOver={status === 'lapsed'}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}

/** Cards and bills are kept by the provider, and changed there. */
function PortalButton() {
  const t = useText(membershipText)
  const portal = useMutation({
    mutationFn: () => call(subscriptions.portal, {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: ({ message }) => toast.show({ tone: 'err', title: t.portalFailed, text: message }),
  })
  return (
    <Button look="line" block busy={portal.isPending && t.opening} onClick={() => portal.mutate()}>
      {t.portal}
    </Button>
  )
}

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
