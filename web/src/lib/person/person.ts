import { nobodyHere } from '@pusula/contract'
import { isGuest } from '../mode.ts'
import type { ProblemError } from '../problem.ts'
import { met } from './met.ts'

/** Comes beside the first page, which does not wait for it. */
export const doubts = () => import('./doubt.ts')

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
