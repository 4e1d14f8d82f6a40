import { accounts, nobodyHere, type ReplyOf } from '@pusula/contract'
import { queryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { knownAppInfo } from '../../lib/app-info.ts'
import { call } from '../../lib/call.ts'
import { useDemoMode, useGuestMode } from '../../lib/mode.ts'
import { identity, leavePage } from '../../lib/person/identity.ts'
import { meetMember } from '../../lib/person/person.ts'
import { ProblemError } from '../../lib/problem.ts'
import { askAnew, isUnreached, untilKnown } from '../../lib/query.ts'
import { useQuery } from '../../lib/use-query.ts'
import { forgetBelongings, forgetStored, readStored, writeStored } from '../../stored/stored.ts'
import type { Person } from '../../stored/table.ts'

export type User = ReplyOf<typeof accounts.user>

/** The viewer: anonymous, guest or member. */
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
async function userOrNobody(signal: AbortSignal): Promise<User | null> {
  if (identity.member === null && !wasSignedIn() && (await knownAppInfo()).signedIn === false) return null
  try {
    return await call(accounts.user, {}, signal, null)
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return null
    throw error
  }
}

/** Leaves a note for the next visit, so that a member is not greeted by the landing page while we ask. */
async function note(user: User | null): Promise<User | null> {
  const saved = lastPerson()
  if (user ? wasSignedIn() && saved?.id !== user.id : saved) forgetBelongings('member')
  if (user) writeStored('signedIn', personOf(user))
  else forgetStored('signedIn')
  await meetMember(user?.id ?? nobodyHere, saved?.id ?? null)
  return user
}

async function currentUser({ signal }: { signal: AbortSignal }): Promise<User | null> {
  try {
    return await note(await userOrNobody(signal))
  } catch (error) {
    // What is on the screen was kept for the one who was here last.
    if (!signal.aborted) identity.member ??= lastPerson()?.id ?? null
    throw error
  }
}

/** That of a demo is apart from the real one, so that neither is taken for the other when the address changes. */
const userQuery = (isDemo = false) =>
  queryOptions<User | null>({
    ...untilKnown,
    queryKey: ['accounts', isDemo ? 'demo-user' : 'user'],
    queryFn: isDemo ? () => call(accounts.user, {}) : currentUser,
  })

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
  const stored = readStored('signedIn')
  return stored === true ? null : stored
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
export const refreshViewer = (): Promise<unknown> => askAnew(userQuery())

export function useViewer(): Viewer {
  const isDemo = useDemoMode()
  const isGuest = useGuestMode() && !isDemo
  const asked = useQuery({ ...userQuery(isDemo), enabled: !isGuest })
  const user = isUnreached(asked) ? 'unreachable' : asked.data
  // The same until something changes: every screen is drawn anew with its viewer.
  return useMemo(() => (isGuest ? { state: 'guest' } : viewerOf(user)), [isGuest, user])
}

function viewerOf(user: User | null | 'unreachable' | undefined): Viewer {
  if (user === 'unreachable') {
    const last = lastPerson()
    return { state: 'unreachable', ...(last && { last }) }
  }
  if (user === undefined) return { state: 'asking' }
  return user ? { state: 'member', user } : { state: 'anonymous' }
}
