import { accounts, nobodyHere, type ReplyOf } from '@pusula/contract'
import { useMemo } from 'react'
import { appInfo } from '../../lib/app-info.ts'
import { call } from '../../lib/call.ts'
import { useDemoMode, useGuestMode } from '../../lib/mode.ts'
import { leavePage, met } from '../../lib/person/met.ts'
import { meetMember } from '../../lib/person/person.ts'
import { ProblemError } from '../../lib/problem.ts'
import { createRemote, type Reply, useRemote } from '../../lib/remote.ts'
import { forgetBelongings, forgetStored, readStored, writeStored } from '../../stored/stored.ts'
import type { Person } from '../../stored/table.ts'

export type User = ReplyOf<typeof accounts.user>

/** Who is looking at the screen. */
export type Viewer =
  | { state: 'asking' }
  | { state: 'unreachable'; last?: Person }
  | { state: 'anonymous' }
  | { state: 'guest' }
  | { state: 'member'; user: User }

/**
 * Nobody is an answer, not a failure. Where the server says that there is no session, nothing is asked, unless somebody was
 * here: its word about itself may be an old one.
 */
async function userOrNobody(): Promise<User | null> {
  if (met.member === null && !wasSignedIn() && (await appInfo.ask()).signedIn === false) return null
  try {
    return await call(accounts.user, {}, undefined, null)
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return null
    throw error
  }
}

/** Leaves a note for the next visit, so that a member is not greeted by the landing page while we ask. */
async function note(user: User | null): Promise<User | null> {
  const kept = lastPerson()
  if (user ? wasSignedIn() && kept?.id !== user.id : kept) forgetBelongings('member')
  if (user) writeStored('signedIn', personOf(user))
  else forgetStored('signedIn')
  await meetMember(user?.id ?? nobodyHere, kept?.id ?? null)
  return user
}

const currentUser = createRemote(async () => {
  try {
    return await note(await userOrNobody())
  } catch (error) {
    // What is on the screen was kept for the one who was here last.
    met.member ??= lastPerson()?.id ?? null
    throw error
  }
})
/** Apart from the real one, so that neither is taken for the other when the address changes. */
const demoUser = createRemote(() => call(accounts.user, {}))

export const rankOf = ({ tier }: User): 'member' | 'pro' => (tier === 'pro' ? 'pro' : 'member')

/** A name to call someone by: the given one, else the part of the address before the @. */
export const nameOf = ({ firstName, lastName, email }: User): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (email ?? '').split('@')[0] || '–'

const personOf = (user: User): Person => ({
  ...{ id: user.id, name: nameOf(user), tier: rankOf(user) },
  atMs: Date.now(),
})

/** Who was signed in here when the server last answered. */
export function lastPerson(): Person | null {
  const kept = readStored('signedIn')
  return kept === true ? null : kept
}

export const wasSignedIn = (): boolean => readStored('signedIn') !== null

/** Somebody signs in on this page, which a fresh one follows: it begins with nothing of whoever was here before. */
export function expectSignIn(): void {
  leavePage()
  forgetBelongings('member')
  writeStored('signedIn', true)
}

/** From the identity provider one may come back as nobody: what a visitor has typed stays until somebody signs in. */
export const goToProvider = (): void => (lastPerson() ? expectSignIn() : writeStored('signedIn', true))

/** For what changes the member: a registration, a purchase, a new tier. */
export const refreshViewer = (): Promise<unknown> => currentUser.again()

export function useViewer(): Viewer {
  const isDemo = useDemoMode()
  const isGuest = useGuestMode() && !isDemo
  const reply = useRemote(isDemo ? demoUser : currentUser, !isGuest)
  // The same until something changes: every screen is drawn anew with its viewer.
  return useMemo(() => (isGuest ? { state: 'guest' } : viewerOf(reply)), [isGuest, reply])
}

function viewerOf(reply: Reply<User | null>): Viewer {
  if (reply.state === 'failed') {
    const last = lastPerson()
    return { state: 'unreachable', ...(last && { last }) }
  }
  if (reply.state === 'asking') return { state: 'asking' }
  return reply.value ? { state: 'member', user: reply.value } : { state: 'anonymous' }
}
