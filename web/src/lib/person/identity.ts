import { nobodyHere } from '@pusula/contract'
import type { Kind } from '../../stored/stored.ts'
import { isDemo, isGuest } from '../mode.ts'

/**
 * One tab, one person: all tabs of a browser share its cookies, and who is behind them may change under an open page. Here
 * is what this page believes; what it does when that turns out wrong is in `session-check.ts` and comes when it is needed.
 */
export const identity: Record<Kind, string | null> = { member: null, guest: null }

/** For whom this page is drawn, as it says with each call: an account's id, or that no member is here; null while unknown. */
export function drawnFor(): string | null {
  if (isDemo()) return null
  return isGuest() ? (identity.guest ?? nobodyHere) : identity.member
}

/** Long enough for a page to be gone. */
const leavingMs = 10_000
let leavesUntilMs = 0

/** This page changes by itself who is here, and is on its way out: what its calls meet until then is not news. */
export function leavePage(): void {
  leavesUntilMs = Date.now() + leavingMs
}
export const isLeaving = (): boolean => Date.now() < leavesUntilMs
