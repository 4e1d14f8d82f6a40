import { DAY_MS } from '@pusula/words'
import type { FastifyRequest } from 'fastify'
import { batched } from '../../../platform/batched.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { dropCookie, setCookie } from '../../../platform/http/cookies.ts'
import type { Member } from '../../../platform/http/viewer.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import type { Platform } from '../../../platform.ts'
import { type Arrival, welcome } from '../joining/join.ts'
import { letIn } from '../store/people.ts'
import {
  addSession,
  endSessionByToken,
  type Lifetime,
  type LiveSession,
  type Proved,
  sessionsByTokens,
  touchSessions,
} from '../store/sessions.ts'
import type { At, Tools } from '../tools.ts'
import { rememberBrowser } from './known-browser.ts'

const cookieName = 'session'
const topic = 'session'
const idleDays = 30
const longestDays = 365
// Write throttle: seen once a minute is exact enough for a list of browsers, and spares a write with every poll.
const touchEveryMs = 60_000
const userAgentMax = 300
/** How long a sign-in or a second factor is fresh. */
const freshMs = 10 * 60_000

/** How long the panel stays open with one second factor: a working day. */
const factorMs = 12 * 60 * 60_000

const isWithin = (ms: number, at: Date | null, now: Date) => at !== null && now.getTime() - at.getTime() < ms

function factorIn({ secondFactorAt }: LiveSession, now: Date) {
  if (isWithin(freshMs, secondFactorAt, now)) return 'fresh'
  return isWithin(factorMs, secondFactorAt, now) ? 'shown' : undefined
}

export const lifetimeAt = (now: Date): Lifetime => ({
  seenSince: new Date(now.getTime() - idleDays * DAY_MS),
  openedSince: new Date(now.getTime() - longestDays * DAY_MS),
})

const tokenOf = ({ cookies }: FastifyRequest) => cookies[cookieName]

/** Finds the member behind a request by its session cookie. */
export function memberFinder({ database, memory, clock, config }: Platform) {
  // All come back at once after a release, each with a session to look up and to note.
  const sessions = memory.keep(
    topic,
    batched(hashes => sessionsByTokens(database, hashes, lifetimeAt(clock.now()))),
  )
  const saveSeen = batched(async ids => {
    await touchSessions(database, ids, clock.now())
    return new Map<string, never>()
  })
  const isAppointed = ({ email, isAdmin }: LiveSession) =>
    email !== null && (isAdmin || config.adminEmails.includes(email))
  const memberOf = (session: LiveSession, now: Date): Member => ({
    kind: 'member',
    accountId: session.accountId,
    sessionId: session.id,
    isAdmin: isAppointed(session),
    isConfirmed: isWithin(freshMs, session.confirmedAt, now),
    ownsMailbox: isWithin(freshMs, session.mailboxAt, now),
    hasFactor: session.hasFactor,
    factor: factorIn(session, now),
  })
  return async (request: FastifyRequest): Promise<Member | undefined> => {
    const token = tokenOf(request)
    if (!token) return undefined
    const tokenHash = hashOf(token)
    const session = await sessions(tokenHash)
    if (!session) return undefined
    const now = clock.now()
    if (now.getTime() - session.lastSeenAt.getTime() >= touchEveryMs) {
      await saveSeen(session.id)
      memory.forget(topic, tokenHash)
    }
    return memberOf(session, now)
  }
}

/**
 * Signs in whoever the work finds or makes, in one transaction with it. The token is always a new one, so that
 * nobody can plant theirs in another's browser; the session this browser had before ends.
 */
export async function signIn(
  tools: Tools,
  at: At,
  findAccount: (tx: Tx) => Promise<Arrival & { proves?: Proved | undefined }>,
): Promise<string> {
  const { database, clock, config } = tools.platform
  const token = newToken()
  const before = tokenOf(at.request)
  const entered = await database.transaction(async tx => {
    const arrival = await findAccount(tx)
    const { accountId, proves } = arrival
    const member = await letIn(tx, accountId)
    const userAgent = (at.request.headers['user-agent'] ?? '').slice(0, userAgentMax)
    await addSession(tx, { accountId, tokenHash: hashOf(token), userAgent, now: clock.now(), proves })
    await tools.dependencies.onSignIn(tx, accountId, at)
    await welcome(tx, tools, arrival)
    // Accounts before sessions, as everywhere: the one before may be of a claimed account that is leaving.
    if (before) await endSessionByToken(tx, hashOf(before))
    return { ...member, proves }
  })
  const { isProduction } = config
  setCookie(at.reply, cookieName, token, { forSeconds: longestDays * (DAY_MS / 1000), isProduction })
  rememberBrowser(tools.platform, at, entered, entered.proves === 'factor' ? 'factor' : 'password')
  return entered.id
}

export async function signOut({ platform }: Tools, { request, reply }: At) {
  const token = tokenOf(request)
  if (token) await endSessionByToken(platform.database, hashOf(token))
  dropCookie(reply, cookieName)
}
