import { firstPayment, type Plan, proPriceCents, type ReplyOf, subscriptions } from '@pusula/contract'
import { call } from '../../lib/call.ts'
import { useLiveTopic, usePollMs } from '../../lib/live/live.ts'
import { useQuery } from '../../lib/use-query.ts'

export type Subscription = ReplyOf<typeof subscriptions.current>

export const subscriptionKey = ['subscriptions', 'current']
const pollMs = 60_000

/** Polling of the subscription. The library pauses it while the tab is hidden. */
export function useSubscription(isMember: boolean) {
  const query = useQuery({
    queryKey: subscriptionKey,
    meta: { shows: 'membership' },
    queryFn: ({ signal }) => call(subscriptions.current, {}, signal),
    enabled: isMember,
    refetchInterval: usePollMs(pollMs),
    refetchOnMount: 'always',
  })
  useLiveTopic('subscription', subscriptionKey, isMember)
  return query
}

const yearMonths = 12

/** A year by the month against a year at once. */
export const yearly = {
  fullCents: proPriceCents.monthly * yearMonths,
  savedCents: proPriceCents.monthly * yearMonths - proPriceCents.yearly,
  monthsFree: Math.floor((proPriceCents.monthly * yearMonths - proPriceCents.yearly) / proPriceCents.monthly),
  aMonthCents: Math.round(proPriceCents.yearly / yearMonths),
}

/** What a plan costs before and after what is taken off, and the credits that are used up by it. */
export interface Bill {
  fullCents: number
  offCents: number
  todayCents: number
  countedCredits: number
}

export function billOf(plan: Plan, credits: number): Bill {
  const { amountCents, countedCredits } = firstPayment(plan, credits)
  const fullCents = plan === 'yearly' ? yearly.fullCents : proPriceCents.monthly
  return { fullCents, offCents: fullCents - amountCents, todayCents: amountCents, countedCredits }
}

/** How far Pro reaches when a plan is bought beside time that was paid before: none of it is lost. */
export const reachWith = (paidUntil: Date, renewal: Date, now: Date): Date =>
  new Date(paidUntil.getTime() + renewal.getTime() - now.getTime())

/** The day on which the next payment would be due; the last day of a shorter month stands in for one it lacks. */
export function renewalDay(plan: Plan, from: Date): Date {
  const months = plan === 'yearly' ? yearMonths : 1
  const day = new Date(from)
  day.setMonth(day.getMonth() + months, 1)
  const lastDay = new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate()
  day.setDate(Math.min(from.getDate(), lastDay))
  return day
}
