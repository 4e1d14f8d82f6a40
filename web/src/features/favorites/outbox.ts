import { favorites } from '@pusula/contract'
import { call } from '../../lib/call.ts'
import { isDemo } from '../../lib/mode.ts'
import { createOutbox, sendInOrder } from '../../lib/outbox.ts'
import type { ProblemError } from '../../lib/problem.ts'
import type { Star, StoredStars } from '../../stored/queued.ts'
import { forgetStored, readStored, writeStored } from '../../stored/stored.ts'
import { type Favorite, queued, without, withStars } from './list.ts'

/** The stars of a member and the taps on them that the server does not know yet. */
const outbox = createOutbox<StoredStars>({
  read: () => readStored('favorites'),
  write: kept => writeStored('favorites', kept),
  empty: accountId => ({ accountId, list: null, waiting: [] }),
})
const { change } = outbox
export const { store: starOutbox, follow: followTabs, of: outboxOf } = outbox

/** Once a member is here, nothing of another's stays. */
export function forgetOthers(accountId: string): void {
  if (isDemo() || (starOutbox.get()?.accountId ?? accountId) === accountId) return
  forgetStored('favorites')
  starOutbox.set(null)
}

export const saveList = (accountId: string, list: readonly Favorite[]) => change(accountId, () => ({ list }))

export const saveStar = (accountId: string, star: Star) =>
  change(accountId, ({ waiting }) => ({ waiting: queued(waiting, star) }))

/** In the name of the one who tapped, whoever is here by now. */
const starSender =
  (accountId: string) =>
  ({ symbol, name, isOn }: Star): Promise<unknown> =>
    isOn
      ? call(favorites.add, { coinSymbol: symbol, coinName: name }, undefined, accountId)
      : call(favorites.remove, { symbol }, undefined, accountId)

/**
 * Sends what waits. A repeated tap changes nothing on the server, so one whose answer was lost is simply sent again. What is
 * refused is dropped and told.
 */
export async function sendWaiting(
  accountId: string,
  onRefused: (star: Star, problem: ProblemError) => void,
  send: (star: Star) => Promise<unknown> = starSender(accountId),
): Promise<void> {
  const acknowledge = (star: Star, isDone = true) =>
    change(accountId, ({ list, waiting }) => ({
      waiting: without(waiting, star),
      list: list && isDone ? withStars(list, [star]) : list,
    }))
  const late = await sendInOrder<Star>({
    next: () => outboxOf(accountId).waiting[0],
    send,
    // The server has answered: the tap is part of the list, or it never was.
    onSent: acknowledge,
    // Nobody answered; or the session has ended since the tap, or is another's, and it waits for the next sign-in.
    isRetriable: ({ isLate }, { status, code }) =>
      status === 0 || (status === 401 && isLate) || code === 'accounts.otherPerson',
    onRefused: (star, problem) => {
      acknowledge(star, problem.code === 'favorites.alreadyPresent')
      onRefused(star, problem)
    },
  })
  if (!late) return
  change(accountId, ({ waiting }) => ({ waiting: waiting.map(star => ({ ...star, isLate: true })) }))
  throw late
}
