import type { Language } from '@pusula/contract'
import { type Db, sql } from '../../platform/db/db.ts'

interface Sources {
  alerts: boolean
  plans: boolean
  graded: boolean
}

export interface Feed extends Sources {
  /** Sealed; null where there is no address. */
  token: string | null
}

const none: Feed = { token: null, alerts: true, plans: true, graded: true }

export const feedOf = async (db: Db, accountId: string): Promise<Feed> =>
  (await db.row<Feed>(sql`select token, alerts, plans, graded from calendar_feeds where account_id = ${accountId}`)) ??
  none

/** Account by calendar token; none where it was revoked or its owner is blocked. */
export const feedByToken = (db: Db, tokenHash: string) =>
  db.row<
    Sources & { accountId: string; language: Language }
  >(sql`select f.account_id as "accountId", a.language, f.alerts,
      f.plans, f.graded
    from calendar_feeds f join accounts a on a.id = f.account_id where token_hash = ${tokenHash} and a.blocked_at is null`)

export const saveToken = (db: Db, accountId: string, token: string | null, tokenHash: string | null) =>
  db.run(sql`insert into calendar_feeds (account_id, token, token_hash) values (${accountId}, ${token}, ${tokenHash})
    on conflict (account_id) do update set token = excluded.token, token_hash = excluded.token_hash`)

export const changeSources = (db: Db, accountId: string, { alerts, plans, graded }: Partial<Sources>) =>
  db.run(sql`insert into calendar_feeds as f (account_id, alerts, plans, graded)
    values (${accountId}, ${alerts ?? true}, ${plans ?? true}, ${graded ?? true})
    on conflict (account_id) do update set alerts = coalesce(${alerts ?? null}, f.alerts),
      plans = coalesce(${plans ?? null}, f.plans), graded = coalesce(${graded ?? null}, f.graded)`)

export const dropCalendar = (db: Db, accountId: string) =>
  db.run(sql`delete from calendar_feeds where account_id = ${accountId}`)

/** Data export of the calendar, without its address. */
export async function calendarOf(db: Db, accountId: string) {
  const { token, ...sources } = await feedOf(db, accountId)
  return { hasAddress: token !== null, ...sources }
}
