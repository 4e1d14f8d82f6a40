import type { AssistantScope, Permission } from '@pusula/contract'
import { MINUTE_MS, utcDay } from '@pusula/words'
import { type Db, sql } from '../../../platform/db/db.ts'

const monthOf = (now: Date) => `${now.toISOString().slice(0, 7)}-01`

interface Connected extends Permission {
  id: string
  name: string
  host: string
  scopes: AssistantScope[]
  createdAt: Date
  lastUsedAt: Date | null
  callsThisMonth: number
}

/** The newest first. */
export const connectedOf = (db: Db, accountId: string, now: Date) =>
  db.rows<Connected>(sql`select g.id, client_name as name, client_host as host, scopes,
      analyses_per_day as "analysesPerDay", portfolio, created_at as "createdAt", last_used_at as "lastUsedAt",
      (select coalesce(sum(calls), 0)::int from assistants_uses where connection_id = g.id and day >= ${monthOf(now)})
        as "callsThisMonth"
    from assistants_grants g where account_id = ${accountId} order by created_at desc, g.id`)

/** For the export of an account: connections, and what was asked on which day. */
export async function assistantsOf(db: Db, accountId: string) {
  const connections = await db.rows(sql`select client_name as name, client_host as host, scopes,
    analyses_per_day as "analysesPerDay", portfolio, created_at as "createdAt", last_used_at as "lastUsedAt"
    from assistants_grants where account_id = ${accountId} order by created_at`)
  const days = await db.rows(sql`select to_char(day, 'YYYY-MM-DD') as day, sum(calls)::int as calls,
    sum(credits)::int as credits from assistants_uses where account_id = ${accountId} group by 1 order by 1`)
  return { connections, days }
}

export const creditsSpent = async (db: Db, accountId: string, now: Date): Promise<number> =>
  (
    await db.row<{ credits: number }>(sql`select coalesce(sum(credits), 0)::int as credits from assistants_uses
    where account_id = ${accountId} and day >= ${monthOf(now)}`)
  )?.credits ?? 0

export const changeGrant = async (db: Db, accountId: string, id: string, permission: Permission): Promise<boolean> =>
  (await db.run(sql`update assistants_grants set scopes = ${permission.scopes}::text[],
    analyses_per_day = ${permission.analysesPerDay}, portfolio = ${permission.portfolio}
    where account_id = ${accountId} and id = ${id}`)) > 0

export const removeGrant = async (db: Db, accountId: string, id: string): Promise<boolean> =>
  (await db.run(sql`delete from assistants_grants where account_id = ${accountId} and id = ${id}`)) > 0

/** Ends every connection of an account, and those that are about to be made. */
export async function dropGrants(db: Db, accountId: string): Promise<number> {
  await db.run(sql`delete from assistants_codes where account_id = ${accountId}`)
  return db.run(sql`delete from assistants_grants where account_id = ${accountId}`)
}

export async function dropAssistants(db: Db, accountId: string): Promise<void> {
  await dropGrants(db, accountId)
  await db.run(sql`delete from assistants_uses where account_id = ${accountId}`)
}

interface Use {
  connectionId: string
  accountId: string
  now: Date
}

/** Counts a call, across all instances. */
export async function recordCall(db: Db, { connectionId, accountId, now }: Use) {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS)
  const row = await db.row<{ calls: number; minuteCalls: number }>(sql`
    with used as (update assistants_grants set last_used_at = ${now} where id = ${connectionId})
    insert into assistants_uses as u (connection_id, day, account_id, calls, credits, minute, minute_calls)
    values (${connectionId}, ${utcDay(now)}, ${accountId}, 1, 0, ${minute}, 1)
    on conflict (connection_id, day) do update set calls = u.calls + 1, minute = excluded.minute,
      minute_calls = case when u.minute = excluded.minute then u.minute_calls + 1 else 1 end
    returning calls, minute_calls as "minuteCalls"`)
  return row ?? { calls: 1, minuteCalls: 1 }
}

/** Takes one of the day's credits before it is spent; false when none is left. The day's row is there since the call was counted. */
export const takePlace = async (db: Db, { connectionId, now }: Use, most: number): Promise<boolean> =>
  (await db.run(sql`update assistants_uses set credits = credits + 1
    where connection_id = ${connectionId} and day = ${utcDay(now)} and credits < ${most}`)) > 0

/** Nothing was spent after all. */
export const givePlaceBack = (db: Db, { connectionId, now }: Use) =>
  db.run(sql`update assistants_uses set credits = credits - 1
    where connection_id = ${connectionId} and day = ${utcDay(now)} and credits > 0`)

interface Unused {
  name: string
  email: string | null
  language: 'tr' | 'en'
}

/** Ends the connections that nobody has used since then, and says whose they were. */
export const endUnused = (db: Db, since: Date) =>
  db.rows<Unused>(sql`with ended as (delete from assistants_grants
      where coalesce(last_used_at, created_at) < ${since} returning account_id, client_name)
    select client_name as name, a.email, a.language from ended join accounts a on a.id = account_id
    where a.kind = 'member' and a.blocked_at is null`)

/** Forgets what is over: codes, tokens, apps that never came back, days of long ago. */
export async function forgetOld(db: Db, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await db.run(sql`delete from assistants_codes where expires_at < ${daysAgo(1)}`)
  await db.run(sql`delete from assistants_tokens where expires_at < ${daysAgo(1)}`)
  await db.run(sql`delete from assistants_clients c where coalesce(used_at, created_at) < ${daysAgo(30)}
    and not exists (select from assistants_grants where client_id = c.id)`)
  await db.run(sql`delete from assistants_uses where day < ${utcDay(daysAgo(400))}`)
}
