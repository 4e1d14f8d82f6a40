import { homeDayIn } from '../../../platform/days.ts'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'
import { isUuid } from '../../../platform/tokens.ts'
import { endSessionsOf } from './sessions.ts'

/** An account as an administrator sees it. */
export interface PersonRow {
  id: string
  kind: 'member' | 'guest' | 'deleted'
  email: string | null
  /** False for an address that is only claimed. */
  isVerified: boolean
  name: string | null
  isAdmin: boolean
  createdAt: Date
  lastSeenAt: Date | null
  blockedAt: Date | null
  blockedReason: string | null
}

interface PeopleChoice {
  search: string
  kind: 'all' | 'member' | 'guest' | 'blocked'
  limit: number
  offset: number
}

const columns = sql`a.id, a.kind, coalesce(a.email, a.claimed_email) as email, a.email is not null as "isVerified", nullif(concat_ws(' ', a.first_name, a.last_name), '') as name,
  a.is_admin as "isAdmin", a.created_at as "createdAt", a.blocked_at as "blockedAt",
  a.blocked_reason as "blockedReason",
  (select max(s.last_seen_at) from accounts_sessions s where s.account_id = a.id) as "lastSeenAt"`

function chosen({ search, kind }: PeopleChoice) {
  const text = search.trim()
  const ofKind = sql`(${kind} = 'all' or a.kind = ${kind} or (${kind} = 'blocked' and a.blocked_at is not null))`
  if (!text) return ofKind
  if (isUuid(text)) return sql`${ofKind} and a.id = ${text}`
  // What stands for anything in a pattern is only itself here.
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${ofKind} and (coalesce(a.email, a.claimed_email) ilike ${part} or concat_ws(' ', a.first_name, a.last_name) ilike ${part})`
}

export const findPeople = (db: Db, choice: PeopleChoice) =>
  db.rows<PersonRow>(sql`select ${columns} from accounts a where ${chosen(choice)}
    order by a.created_at desc, a.id limit ${choice.limit} offset ${choice.offset}`)

export const countPeople = async (db: Db, choice: PeopleChoice): Promise<number> =>
  (await db.row<{ count: number }>(sql`select count(*) as count from accounts a where ${chosen(choice)}`))?.count ?? 0

export const personById = async (db: Db, id: string): Promise<PersonRow | undefined> =>
  isUuid(id) ? db.row<PersonRow>(sql`select ${columns} from accounts a where a.id = ${id}`) : undefined

/** Signs an account out everywhere and lets it in no more; false when it was blocked already. */
export async function blockAccount(tx: Tx, id: string, reason: string, now: Date): Promise<boolean> {
  const changed = await tx.run(sql`update accounts set blocked_at = ${now}, blocked_reason = ${reason}
    where id = ${id} and blocked_at is null`)
  await endSessionsOf(tx, id)
  return changed > 0
}

/** False when it was not blocked. */
export const unblockAccount = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.run(sql`update accounts set blocked_at = null, blocked_reason = null
    where id = ${id} and blocked_at is not null`)) > 0

export const isAccountBlocked = async (db: Db, id: string): Promise<boolean> =>
  (await db.row(sql`select 1 from accounts where id = ${id} and blocked_at is not null`)) !== undefined

/**
 * Lets in a member who is here and not blocked. A block or a deletion that is on its way is waited for (row lock), and then seen; one
 * that comes later waits, and then finds the session this makes.
 */
export async function letIn(tx: Tx, id: string): Promise<{ id: string; passwordHash: string | null }> {
  const member = await tx.row<{ passwordHash: string | null; isBlocked: boolean }>(sql`select
      password_hash as "passwordHash", blocked_at is not null as "isBlocked" from accounts
    where id = ${id} and kind = 'member' for share`)
  if (!member) throw new Problem('accounts.signInRequired')
  if (member.isBlocked) throw new Problem('accounts.blocked')
  return { id, passwordHash: member.passwordHash }
}

/** Who came and who joined, by day; who has left again did join. */
export const joinsByDay = (db: Db, since: Date) =>
  db.rows<{ day: string; guests: number; signUps: number }>(sql`select ${homeDayIn(sql`created_at`)} as day,
    count(*) filter (where kind = 'guest') as guests, count(*) filter (where kind <> 'guest') as "signUps"
    from accounts where created_at >= ${since} group by 1`)

export const joinedSince = async (db: Db, since: Date): Promise<string[]> =>
  (await db.rows<{ id: string }>(sql`select id from accounts where kind <> 'guest' and created_at >= ${since}`)).map(
    ({ id }) => id,
  )
