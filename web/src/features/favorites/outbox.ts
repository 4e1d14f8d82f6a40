import { isDemo } from '../../lib/mode.ts'
import { createStore } from '../../lib/store.ts'
import { forgetStored, readStored, writeStored } from '../../stored/stored.ts'
import type { Star, StoredStars } from '../../stored/waiting.ts'
import { type Favorite, queued, without, withStars } from './list.ts'

const stored = () => readStored('favorites')

export const starOutbox = createStore<StoredStars | null>(stored(), null)

/** Another tab has changed it. */
export const followTabs = (): void => starOutbox.set(stored())

/** What is kept for this member; what another one left behind is neither shown nor sent. */
export function outboxOf(accountId: string): StoredStars {
  const known = isDemo() ? starOutbox.get() : stored()
  return known?.accountId === accountId ? known : { accountId, list: null, waiting: [] }
}

/** Once a member is here, nothing of another's stays. */
export function forgetOthers(accountId: string): void {
  if (isDemo() || (starOutbox.get()?.accountId ?? accountId) === accountId) return
  forgetStored('favorites')
  starOutbox.set(null)
}

function change(accountId: string, how: (kept: StoredStars) => Partial<StoredStars>): void {
  const kept = outboxOf(accountId)
  const next = { ...kept, ...how(kept) }
  // A look at the sample account leaves no trace.
  if (!isDemo()) writeStored('favorites', next)
  starOutbox.set(next)
}

export const keepList = (accountId: string, list: readonly Favorite[]) => change(accountId, () => ({ list }))

export const keepStar = (accountId: string, star: Star) =>
  change(accountId, ({ waiting }) => ({ waiting: queued(waiting, star) }))

/** The server has answered: the tap is part of the list, or it never was. */
export const acknowledgeStar = (accountId: string, star: Star, isDone: boolean) =>
  change(accountId, ({ list, waiting }) => ({
    waiting: without(waiting, star),
    list: list && isDone ? withStars(list, [star]) : list,
  }))

export const markLate = (accountId: string) =>
  change(accountId, ({ waiting }) => ({ waiting: waiting.map(star => ({ ...star, isLate: true })) }))
