import { useState } from 'react'
import { toastFailure } from '../../lib/failure-toast.ts'
import { useFormat } from '../../lib/format.ts'
import { go, useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { Button, ButtonLink } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { bellIcon, checkIcon, chevronRightIcon, plansIcon } from '../../ui/icons/icons.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { JoinWays } from '../accounts/index.ts'
import { isOpenPlan, type LivingPlan } from '../analysis/index.ts'
import { followsText } from './follows.messages.ts'
import styles from './follows.module.css'
import { useFollow, useMine, useUnfollow } from './follows.queries.ts'

/** Duration of the toast that offers undo. */
const undoMs = 6_000

/** Follows a plan on paper: one tap, and another one takes it back. A plan of a sample was never issued. */
export function FollowPlan({ plan, isGuest }: { plan: LivingPlan; isGuest: boolean }) {
  if (plan.id === null) return null
  return isGuest ? <GuestFollow plan={plan} /> : <MemberFollow plan={plan} id={plan.id} />
}

const mayNotify = () => globalThis.Notification?.permission === 'granted'

function MemberFollow({ plan, id }: { plan: LivingPlan; id: number }) {
  const t = useText(followsText)
  const address = useAddress()
  const { data } = useMine()
  const follow = useFollow()
  const unfollow = useUnfollow()
  const mine = data?.plans.find(one => one.id === id)
  // What was tapped last is shown until the server has answered.
  const isMine = follow.isPending || (mine !== undefined && !unfollow.isPending)
  const isTold = follow.isPending ? follow.variables.isTold : (mine?.isTold ?? false)
  const isOpen = plan.state === 'waiting' || plan.state === 'met'
  const fail = (title: string) => (error: Error) => toastFailure(error, { title, text: '', notKnown: t.notKnown })

  const begin = (isNotified: boolean) => {
    follow.mutate({ id, isTold: isNotified }, { onError: fail(t.notFollowed) })
  }
  const stop = () => {
    const wasNotified = mine?.isTold ?? false
    unfollow.mutate(id, { onError: fail(t.notStopped) })
    // A plan that has begun cannot be followed anew.
    const undo = plan.state === 'waiting' ? { label: t.undo, run: () => begin(wasNotified) } : undefined
    toast.show({ tone: 'info', title: t.stopped, action: undo, durationMs: undoMs })
  }
  const ring = () => {
    begin(!isTold)
    if (isTold || mayNotify()) return
    const action = { label: t.turnOn, run: () => go('/dashboard/notifications') }
    toast.show({ tone: 'info', title: t.noPush, action, durationMs: undoMs })
  }

  if (!isOpen)
    return mine ? (
      <ButtonLink block href={address('/dashboard/plans')}>
        {t.seeResult}
        <Icon shape={chevronRightIcon} sizePx={18} />
      </ButtonLink>
    ) : null
  if (!isMine && plan.state !== 'waiting') return <p className={`${base.small} ${base.muted}`}>{t.begun}</p>
  return (
    <div className={styles.foot}>
      <Button
        look={isMine ? undefined : 'primary'}
        block
        aria-pressed={isMine}
        onClick={isMine ? stop : () => begin(mayNotify())}
      >
        {isMine && <Icon shape={checkIcon} sizePx={18} />}
        {isMine ? t.following : t.follow}
      </Button>
      <button
        type="button"
        className={classes(styles.bell, isMine && isTold && styles.notified)}
        aria-pressed={isMine && isTold}
        aria-label={t.tell}
        onClick={ring}
      >
        <Icon shape={bellIcon} />
      </button>
      {data?.followed === 0 && !isMine && <small className={base.faint}>{t.noMoney}</small>}
    </div>
  )
}

/** A guest is told what it takes, and comes back to the coin. */
function GuestFollow({ plan }: { plan: LivingPlan }) {
  const t = useText(followsText)
  const [isOpen, setOpen] = useState(false)
  if (plan.state !== 'waiting') return null
  return (
    <div className={styles.foot}>
      <Button look="primary" block onClick={() => setOpen(true)}>
        {t.follow}
      </Button>
      <button type="button" className={styles.bell} aria-label={t.tell} onClick={() => setOpen(true)}>
        <Icon shape={bellIcon} />
      </button>
      <small className={base.faint}>{t.noMoney}</small>
      <Sheet open={isOpen} onClose={() => setOpen(false)} closeLabel={t.close} title={t.join}>
        <p className={base.muted}>{t.joinSays}</p>
        <JoinWays
          arriveAt={`/dashboard/home?${new URLSearchParams({ coin: plan.symbol })}`}
          otherwise={
            <Button look="ghost" block onClick={() => setOpen(false)}>
              {t.notNow}
            </Button>
          }
        />
      </Sheet>
    </div>
  )
}

/** The way to the plans that somebody follows, with how many there are. */
export function MyPlansLink() {
  const t = useText(followsText)
  const { count } = useFormat()
  const address = useAddress()
  const { data } = useMine()
  const open = data?.plans.filter(isOpenPlan).length ?? 0
  return (
    <a className={`${cards.card} ${cards.linkCard}`} href={address('/dashboard/plans')}>
      <Icon shape={plansIcon} sizePx={22} />
      <span className={base.grow}>
        <b>{t.title}</b>
        <small>{data?.followed ? t.counts(count(open), count(data.followed - open)) : t.none}</small>
      </span>
      <Icon shape={chevronRightIcon} sizePx={18} />
    </a>
  )
}
