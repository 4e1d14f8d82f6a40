import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'

interface Session {
  id: string
  userAgent: string
  createdAt: Date
  lastSeenAt: Date
}

export interface LiveSession {
  id: string
  accountId: string
  /** Null while it is only claimed: nothing follows from it. */
  email: string | null
  isAdmin: boolean
  lastSeenAt: Date
  confirmedAt: Date | null
  secondFactorAt: Date | null
  mailboxAt: Date | null
  hasFactor: boolean
}

/** Session expiry: idle time since it was seen, and longest life since it was opened. */
export interface Lifetime {
  seenSince: Date
  openedSince: Date
}

interface NewSession {
  accountId: string
  tokenHash: string
  userAgent: string
  now: Date
  /** Whether the sign-in was by something that is a second factor as well, or came by the mailbox. */
  proves: Proved | undefined
}

/** What a sign-in may show besides that somebody knows the password. */
export type Proved = 'factor' | 'mailbox'

export const addSession = (db: Db, { accountId, tokenHash, userAgent, now, proves }: NewSession) =>
  db.run(sql`insert into accounts_sessions
      (account_id, token_hash, user_agent, created_at, last_seen_at, confirmed_at, second_factor_at, mailbox_at)
    values (${accountId}, ${tokenHash}, ${userAgent}, ${now}, ${now}, ${now}, ${proves === 'factor' ? now : null},
      ${proves === 'mailbox' ? now : null})`)

const isAlive = ({ seenSince, openedSince }: Lifetime) =>
  sql`s.last_seen_at > ${seenSince} and s.created_at > ${openedSince}`

/** By the hash of their tokens, as many as were asked for together. */
export async function sessionsByTokens(db: Db, tokenHashes: readonly string[], lifetime: Lifetime) {
  const rows = await db.rows<LiveSession & { tokenHash: string }>(sql`
    select s.token_hash as "tokenHash", s.id, s.account_id as "accountId", a.email, a.is_admin as "isAdmin",
      s.last_seen_at as "lastSeenAt", s.confirmed_at as "confirmedAt", s.second_factor_at as "secondFactorAt",
      s.mailbox_at as "mailboxAt", (exists (select 1 from accounts_passkeys p where p.account_id = a.id)
        or exists (select 1 from accounts_one_time_codes c where c.account_id = a.id)) as "hasFactor"
    from accounts_sessions s join accounts a on a.id = s.account_id
    where s.token_hash = any(${tokenHashes}) and a.blocked_at is null and ${isAlive(lifetime)}`)
  return new Map<string, LiveSession>(rows.map(({ tokenHash, ...session }) => [tokenHash, session]))
}

export const sessionsOf = (db: Db, accountId: string, lifetime: Lifetime) =>
  db.rows<Session>(sql`
    select s.id, s.user_agent as "userAgent", s.created_at as "createdAt", s.last_seen_at as "lastSeenAt"
    from accounts_sessions s where s.account_id = ${accountId} and ${isAlive(lifetime)}
    order by s.last_seen_at desc, s.created_at desc`)

/** Notes that they were seen; one that another instance is noting has been. */
export const touchSessions = (db: Db, ids: readonly string[], now: Date) =>
  db.run(sql`update accounts_sessions set last_seen_at = ${now} where id in (
    select id from accounts_sessions where id = any(${ids}::uuid[]) and last_seen_at < ${now}
    order by id for update skip locked)`)

export const saveConfirmed = (db: Db, id: string, now: Date) =>
  db.run(sql`update accounts_sessions set confirmed_at = ${now} where id = ${id}`)

export const saveMailbox = (db: Db, id: string, now: Date) =>
  db.run(sql`update accounts_sessions set mailbox_at = ${now} where id = ${id}`)

/** Before a session leaves something lasting in its account: one that a new password has ended meanwhile does not. */
export async function holdSession(tx: Tx, id: string): Promise<void> {
  const here = await tx.row(sql`select id from accounts_sessions where id = ${id} for key share`)
  if (!here) throw new Problem('accounts.signInRequired')
}

/** When somebody was last here with any browser; who has no session is left out. */
export async function lastSeenOf(db: Db, accountIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db.rows<{ accountId: string; at: Date }>(sql`
    select account_id as "accountId", max(last_seen_at) as at from accounts_sessions
    where account_id = any(${accountIds}::uuid[]) group by account_id`)
  return new Map(rows.map(({ accountId, at }) => [accountId, at]))
}

export const endSession = (db: Db, accountId: string, id: string) =>
  db.run(sql`delete from accounts_sessions where account_id = ${accountId} and id = ${id}`)

export const endSessionByToken = (db: Db, tokenHash: string) =>
  db.run(sql`delete from accounts_sessions where token_hash = ${tokenHash}`)

/** Ends all sessions of an account, but for the one to keep if there is one. */
export const endSessionsOf = (db: Db, accountId: string, saveId: string | null = null) =>
  db.run(sql`delete from accounts_sessions where account_id = ${accountId}
    and (${saveId}::uuid is null or id <> ${saveId})`)

export const forgetDeadSessions = (db: Db, lifetime: Lifetime) =>
  db.run(sql`delete from accounts_sessions s where not (${isAlive(lifetime)})`)
