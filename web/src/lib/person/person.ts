import { nobodyHere } from '@pusula/contract'
import { isGuest } from '../mode.ts'
import type { ProblemError } from '../problem.ts'
import { identity } from './identity.ts'

/** Lazy: loaded beside the first page, which does not wait for it. */
export const sessionChecks = () => import('./session-check.ts')

/** The server has said which member is here, or that none is. `kept` is the one whose things this page began with. */
export async function meetMember(id: string, cached: string | null): Promise<void> {
  const before = identity.member ?? (id === nobodyHere ? null : cached)
  if (identity.member === id) return
  const isOther = (before !== null && before !== id) || (isGuest() && id !== nobodyHere)
  // Until it is gone, the page stays the one's it was drawn for.
  if (isOther)
    return sessionChecks().then(
      doubt => doubt.giveWayToMember(id, before),
      () => location.reload(),
    )
  identity.member = id
  // Nobody waits for what is only told.
  sessionChecks().then(
    ({ announceMember }) => announceMember(id),
    () => undefined,
  )
}

/** A refusal may mean that somebody else is here, or nobody: it is told once the page has looked, if there is still a page. */
export async function lookAfter({ status, code }: ProblemError, saidFor: string | null): Promise<void> {
  if (saidFor === null || (status !== 401 && status !== 409)) return
  await sessionChecks().then(
    doubt => doubt.lookAfter(code, saidFor),
    () => undefined,
  )
}
