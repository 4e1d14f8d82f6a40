import { guests, nobodyHere, type ReplyOf } from '@pusula/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, holdGuestCalls } from '../../lib/call.ts'
import { useLiveTopic, usePollMs } from '../../lib/live/live.ts'
import { sessionChecks } from '../../lib/person/person.ts'
import type { RecheckReason } from '../../lib/person/session-check.ts'
import { asProblem, type ProblemError } from '../../lib/problem.ts'
import { askAnew, isUnreached, queryClient, untilKnown } from '../../lib/query.ts'
import { useQuery } from '../../lib/use-query.ts'
import { writeStored } from '../../stored/stored.ts'
import { consentedFingerprint, isWithdrawn, withdrawalSent } from './consent.ts'

/** Guest account, created before any call is made in its name. */
export type Visit =
  | { state: 'open'; visitorId: string; memberEmail: string | null }
  | { state: 'refused'; problem: ProblemError }

/** The server's memory follows the choice: what was taken back is forgotten before anything else is said. */
async function tell() {
  if (isWithdrawn()) await forgetFingerprint()
  const fingerprint = await consentedFingerprint()
  // Who the guest is, the answer says; all the page knows before is that no member is here.
  return call(guests.account, fingerprint ? { fingerprint } : {}, undefined, nobodyHere)
}

async function forgetFingerprint() {
  await call(guests.forgetFingerprint, {})
  withdrawalSent()
}

/** A refusal is an answer; only a server that did not answer is worth asking again by itself. */
async function open(): Promise<Visit> {
  // Each would be another account that nobody comes back to.
  if (globalThis.navigator?.cookieEnabled === false) return withoutCookies()
  try {
    const [account, { meetGuest }] = await Promise.all([tell(), sessionChecks()])
    await meetGuest(account.visitorId)
    return { state: 'open', ...account }
  } catch (error) {
    const problem = asProblem(error)
    if (problem.status >= 400 && problem.status < 500) return { state: 'refused', problem }
    throw error
  }
}

async function withoutCookies(): Promise<Visit> {
  const { noCookies } = await import('../../lib/cookies.ts')
  return { state: 'refused', problem: noCookies() }
}

const visitQuery = queryOptions({ ...untilKnown, queryKey: ['guests', 'visit'], queryFn: open })

function isGone(): boolean {
  const asked = queryClient.getQueryState(visitQuery.queryKey)
  return asked !== undefined && isUnreached(asked)
}

// Screens are drawn while it opens. Once it has failed it is asked for by its own clock, and nobody waits for it.
holdGuestCalls({
  opened: async () => isGone() || queryClient.ensureQueryData(visitQuery),
  answered: visitorId =>
    sessionChecks().then(
      doubt => doubt.proveGuest(visitorId),
      () => undefined,
    ),
})

export function useVisit(isGuest: boolean): Visit | { state: 'opening' } | { state: 'unreachable' } {
  const asked = useQuery({ ...visitQuery, enabled: isGuest })
  return isUnreached(asked) ? { state: 'unreachable' } : (asked.data ?? { state: 'opening' })
}

/** The name of this guest, for the calls that ask for it. */
export async function visitorId(): Promise<string> {
  const now = await (isGone() ? askAnew(visitQuery) : queryClient.ensureQueryData(visitQuery))
  if (now.state === 'refused') throw now.problem
  return now.visitorId
}

/**
 * A guest that the server knew and knows no more has lost the cookie, and gets another account. One that it never knew again
 * after opening it comes from a browser that keeps none: opening more of them would help nobody.
 */
export async function lookForGuest(doubt: RecheckReason): Promise<void> {
  const { isGuestProven } = await sessionChecks()
  if (isGuestProven() || doubt === 'accounts.otherPerson') await askAnew(visitQuery)
  else if (doubt === 'guests.sessionRequired') queryClient.setQueryData(visitQuery.queryKey, await withoutCookies())
}

export const reopenVisit = (): void => void askAnew(visitQuery).catch(() => undefined)

/** One word after the other: a choice that is changed twice must not arrive in the wrong order. */
let lastWord: Promise<unknown> = Promise.resolve()

/** Says a changed choice to the server at once; what fails here is said again on the next visit. */
export function syncConsent(isGuest: boolean): void {
  const say = async () => {
    if (isGuest) await tell()
    else if (isWithdrawn()) await forgetFingerprint()
  }
  lastWord = lastWord.then(say).catch(() => undefined)
}

type VisitorStats = ReplyOf<typeof guests.stats>

const pollMs = 5_000
const statsKey = ['guests', 'stats']

async function ask(signal: AbortSignal): Promise<VisitorStats> {
  const stats = await call(guests.stats, {}, signal)
  writeStored('guestAnalysisCount', stats.used)
  return stats
}

/** How many analyses this guest has left, while there is a guest. The library stops asking while the tab is hidden. */
export function useVisitorStats(isGuest: boolean): VisitorStats | undefined {
  const visit = useVisit(isGuest)
  // Before the cookie is there the server could only guess by the network address.
  const isKnown = isGuest && (visit.state === 'open' || visit.state === 'unreachable')
  const { data } = useQuery({
    queryKey: statsKey,
    meta: { shows: 'credits' },
    queryFn: ({ signal }) => ask(signal),
    enabled: isKnown,
    refetchInterval: usePollMs(pollMs),
  })
  useLiveTopic('stats', statsKey, isKnown)
  return data
}
