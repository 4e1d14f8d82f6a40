import { nobodyHere } from '@pusula/contract'
import { isDemo, isGuest } from '../mode.ts'
import type { ProblemError } from '../problem.ts'
import type { Kind } from './belongings.ts'

/**
 * One tab, one person: all tabs of a browser share its cookies, and who is behind them may change under an open page. Here
 * is what this page believes; what it does when that turns out wrong is in `doubt.ts` and comes when it is needed.
 */
export const met: Record<Kind, string | null> = { member: null, guest: null }

/** Comes beside the first page, which does not wait for it. */
export const doubts = () => import('./doubt.ts')

/** For whom this page is drawn, as it says with each call: an account's id, or that no member is here; null while unknown. */
export function drawnFor(): string | null {
  if (isDemo()) return null
  return isGuest() ? (met.guest ?? nobodyHere) : met.member
}

/** The server has said which member is here, or that none is. `kept` is the one whose things this page began with. */
export async function meetMember(id: string, kept: string | null): Promise<void> {
  const before = met.member ?? (id === nobodyHere ? null : kept)
  if (met.member === id) return
  const isOther = (before !== null && before !== id) || (isGuest() && id !== nobodyHere)
  // Until it is gone, the page stays the one's it was drawn for.
  if (isOther)
    return doubts().then(
      doubt => doubt.giveWayToMember(id, before),
      () => location.reload(),
    )
  met.member = id
  // Nobody waits for what is only told.
  doubts().then(
    ({ tellMember }) => tellMember(id),
    () => undefined,
  )
}

/** A refusal may mean that somebody else is here, or nobody: it is told once the page has looked, if there is still a page. */
export async function lookAfter({ status, code }: ProblemError, saidFor: string | null): Promise<void> {
  if (saidFor === null || (status !== 401 && status !== 409)) return
  await doubts().then(
    doubt => doubt.lookAfter(code, saidFor),
    () => undefined,
  )
}

/** Long enough for a page to be gone. */
const leavingMs = 10_000
let leavesUntilMs = 0

/** This page changes by itself who is here, and is on its way out: what its calls meet until then is not news. */
export function leavePage(): void {
  leavesUntilMs = Date.now() + leavingMs
}
export const isLeaving = (): boolean => Date.now() < leavesUntilMs
