import type { Kind } from '../../stored/stored.ts'
import { leavePage } from './identity.ts'

/** Reason of a reload, shown by the next page. */
export type Change = 'otherPerson' | 'signedIn' | 'signedOut' | 'expired' | 'removed' | 'newGuest'

/** What one page leaves to the next; it stays with the address, also where nothing can be stored. */
interface Left {
  change: Change | null
  openedMs: number[]
}

/** People do not change faster than this; a browser that does must not load one page after the other. */
const most = 5
const withinMs = 30_000

const leftIn = (state: unknown): Left | null =>
  typeof state === 'object' && state !== null && 'freshPage' in state ? (state.freshPage as Left) : null

/** How long to wait before another page may be opened. */
export function waitMs(openedMs: readonly number[], nowMs: number): number {
  const oldest = openedMs.at(-most)
  return oldest === undefined ? 0 : Math.max(0, oldest + withinMs - nowMs)
}

/**
 * Where the one who is here now goes on: what an address said about the one before is dropped from it. Whose session ran
 * out goes on there after signing in again, with all that the address named but a purchase.
 */
export function whereTo(
  to: Kind | 'nobody',
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  isExpired = false,
): string {
  const isInside = /^\/(dashboard|admin)(\/|$)/.test(pathname)
  if (to === 'nobody' && isInside) {
    const next = pathname + (search.includes('purchase') ? '' : search)
    return isExpired ? `/?${new URLSearchParams({ next })}` : '/'
  }
  const query = new URLSearchParams(isInside ? '' : search)
  if (to === 'guest') query.set('guest', 'true')
  else query.delete('guest')
  return pathname + (query.size > 0 ? `?${query}` : '') + hash
}

/** Loads the page anew: nothing that was fetched, typed or opened for one person is there for the next. */
export async function openFreshPage(change: Change | null, to: Kind | 'nobody'): Promise<void> {
  const openedMs = leftIn(history.state)?.openedMs ?? []
  const restMs = waitMs(openedMs, Date.now())
  if (restMs > 0) await new Promise(resolve => setTimeout(resolve, restMs))
  const left: Left = { change, openedMs: [...openedMs, Date.now()].slice(-most) }
  leavePage()
  history.replaceState({ freshPage: left }, '', whereTo(to, location, change === 'expired'))
  location.reload()
}

/** What the page before has left to say; it is said once. */
export function takeChange(): Change | null {
  const left = leftIn(history.state)
  if (!left?.change) return null
  history.replaceState({ freshPage: { ...left, change: null } }, '')
  return left.change
}
