import type { Plan, SubscriptionStatus } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'

export interface Period {
  startsAt: Date | null
  endsAt: Date | null
  isPaid: boolean
  /** When its payment last failed; null where it never did. */
  failedAt: Date | null
  isRevoked: boolean
}

export interface Subscription {
  plan: Plan
  isRenewing: boolean
  isOver: boolean
  periods: Period[]
}

export interface State {
  status: SubscriptionStatus
  plan: Plan | null
  /** Until when Pro is paid for. */
  endsAt: Date | null
  /** When the card is charged next, or would be if a canceled plan went on; null where that is not known. */
  renewsAt: Date | null
}

// Grace period: a renewal is billed about an hour after the old period ends, and a card may need a second try.
const graceMs = 3 * DAY_MS

/**
 * How far the paid time reaches. Time that overlaps is added to the end: whoever buys again before the old time is
 * over loses none of it.
 */
export function paidUntil(subscriptions: readonly Subscription[]): Date | null {
  const paid = subscriptions
    .flatMap(({ periods }) => periods)
    .filter(({ isPaid, isRevoked }) => isPaid && !isRevoked)
    .map(({ startsAt, endsAt }) => ({ startMs: startsAt?.getTime() ?? 0, endMs: endsAt?.getTime() ?? 0 }))
    .sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)
  if (!paid.length) return null
  return new Date(paid.reduce((untilMs, { startMs, endMs }) => Math.max(untilMs, startMs) + endMs - startMs, 0))
}

/** The time that was paid for last: its provider renews when it is over, whatever else was paid besides. */
const lastPaid = ({ periods }: Subscription) =>
  periods
    .filter(({ isPaid }) => isPaid)
    .reduce<Period | undefined>((last, next) => {
      const isLater = (next.endsAt?.getTime() ?? 0) >= (last?.endsAt?.getTime() ?? 0)
      return isLater ? next : last
    }, undefined)

/** One that was never paid for, because its payment went back, is not there. */
export const goesOn = ({ isRenewing, isOver, periods }: Subscription) =>
  isRenewing && !isOver && periods.some(({ isPaid }) => isPaid)
/** A renewal was not paid, and nothing after it was: one that was forgiven does not count any more. */
const isBehind = ({ periods }: Subscription) => {
  const lastStartMs = Math.max(
    ...periods.filter(({ isPaid }) => isPaid).map(({ startsAt }) => startsAt?.getTime() ?? 0),
  )
  return periods.some(({ failedAt, isPaid }) => failedAt !== null && !isPaid && failedAt.getTime() >= lastStartMs)
}

/** What a person has; `pendingPlan` is one that was begun and waits for its payment. */
export function stateOf(subscriptions: readonly Subscription[], pendingPlan: Plan | null, now: Date): State {
  const until = paidUntil(subscriptions)
  const running = subscriptions.find(goesOn)
  const next = running ?? resumable(subscriptions)
  const plan = (next ?? subscriptions.at(-1))?.plan ?? null
  const renewsAt = (next && lastPaid(next)?.endsAt) ?? null
  const isWithin = (date: Date) => now.getTime() < date.getTime()
  if (until && running && isWithin(new Date(until.getTime() + graceMs))) {
    const isLate = isBehind(running)
    return {
      status: isLate ? 'past_due' : 'active',
      plan,
      endsAt: isLate ? new Date(until.getTime() + graceMs) : until,
      renewsAt: isLate ? null : renewsAt,
    }
  }
  if (until && isWithin(until)) return { status: 'canceled', plan, endsAt: until, renewsAt }
  if (pendingPlan) return { status: 'pending', plan: pendingPlan, endsAt: null, renewsAt: null }
  return subscriptions.some(({ periods }) => periods.some(({ isPaid }) => isPaid))
    ? { status: 'lapsed', plan, endsAt: until, renewsAt: null }
    : { status: 'none', plan: null, endsAt: null, renewsAt: null }
}

/** Whether a subscription by itself has paid time and goes on after it. */
export const renewsNow = (subscription: Subscription, now: Date): boolean =>
  goesOn(subscription) && isProIn(stateOf([subscription], null, now))

/** Nobody pays again for what went back. */
export const isPaidFor = (subscription: Subscription): boolean => lastPaid(subscription)?.isRevoked === false

/** The newest one that was stopped and can go on: paid for, and not ended by its provider. */
export const resumable = <Kept extends Subscription>(subscriptions: readonly Kept[]): Kept | undefined =>
  subscriptions.findLast(one => !one.isRenewing && !one.isOver && isPaidFor(one))

/** Pro is whoever has paid time left. */
export const isProIn = ({ status }: State): boolean =>
  status === 'active' || status === 'past_due' || status === 'canceled'
