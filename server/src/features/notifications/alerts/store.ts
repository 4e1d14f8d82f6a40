import type { PriceAlert } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Waiting } from './rules.ts'

export interface Alert extends Waiting {
  id: string
  accountId: string
  symbol: string
  name: string
  firedAt: Date | null
  firedUsd: number | null
  firedRate: number | null
  origin: PriceAlert['origin']
  endedAt: Date | null
}

type NewAlert = Omit<Alert, 'id' | 'firedAt' | 'firedUsd' | 'firedRate' | 'endedAt'>

const columns = sql`id, account_id as "accountId", symbol, name, kind, target, currency, from_usd as "fromUsd",
  from_rate as "fromRate", fired_rate as "firedRate",
  created_at as "createdAt", fired_at as "firedAt", fired_usd as "firedUsd", origin, ends_at as "endsAt",
  ended_at as "endedAt"`

/** Neither rung nor run out. */
const waits = sql`fired_at is null and ended_at is null`

/** What waits first, then the newest that came or ran out. */
export const alertsOf = (db: Db, accountId: string, limit: number) =>
  db.rows<Alert>(sql`select ${columns} from notifications_alerts where account_id = ${accountId}
    order by coalesce(fired_at, ended_at) desc nulls first, created_at desc, id limit ${limit}`)

/** Counting and adding happen one after the other: held until the transaction ends. */
export const lockAlerts = (tx: Tx, accountId: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${accountId}`}, 0))`)

export async function countWaiting(db: Db, accountId: string): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(*)::int as count from notifications_alerts
    where account_id = ${accountId} and ${waits}`)
  return row?.count ?? 0
}

/** The same wish twice is one wish, which ends when the second one would. */
export const addAlert = (db: Db, wish: NewAlert) =>
  db.row<Alert>(sql`insert into notifications_alerts as t
      (account_id, symbol, name, kind, target, currency, from_usd, from_rate, created_at, origin, ends_at)
    values (${wish.accountId}, ${wish.symbol}, ${wish.name}, ${wish.kind}, ${wish.target}, ${wish.currency}, ${wish.fromUsd},
      ${wish.fromRate}, ${wish.createdAt}, ${wish.origin}, ${wish.endsAt})
    on conflict (account_id, symbol, kind, target, currency) where fired_at is null and ended_at is null
      do update set ends_at = excluded.ends_at, origin = coalesce(excluded.origin, t.origin)
    returning ${columns}`)

export const removeAlert = (db: Db, accountId: string, id: string) =>
  db.run(sql`delete from notifications_alerts where account_id = ${accountId} and id::text = ${id}`)

/** The coins whose last price somebody waits for, or whose hourly close. */
export const waitedSymbols = async (db: Db, isClose: boolean): Promise<string[]> =>
  (
    await db.rows<{ symbol: string }>(
      sql`select distinct symbol from notifications_alerts where ${waits} and (kind = 'close') = ${isClose} order by symbol`,
    )
  ).map(({ symbol }) => symbol)

export const waitingFor = (db: Db, symbol: string) =>
  db.rows<Alert>(sql`select ${columns} from notifications_alerts where symbol = ${symbol} and ${waits}`)

/** How many: none when it was told or removed meanwhile. */
export const markFired = (tx: Tx, id: string, { usd, perDollar }: { usd: number; perDollar: number }, now: Date) =>
  tx.run(sql`update notifications_alerts set fired_at = ${now}, fired_usd = ${usd}, fired_rate = ${perDollar}
    where id = ${id} and ${waits}`)

/** Those whose time is over; each is ended by one. */
export const endOver = (tx: Tx, now: Date, limit: number) =>
  tx.rows<Alert>(sql`update notifications_alerts set ended_at = ${now} where id in (
      select id from notifications_alerts where ${waits} and ends_at <= ${now}
      order by ends_at limit ${limit} for update skip locked)
    returning ${columns}`)

export const forgetOldAlerts = (db: Db, before: Date) =>
  db.run(sql`delete from notifications_alerts where coalesce(fired_at, ended_at) < ${before}`)
