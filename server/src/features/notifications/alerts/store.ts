import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Wish } from './rules.ts'

export interface Alert extends Wish {
  id: string
  accountId: string
  symbol: string
  name: string
  createdAt: Date
  firedAt: Date | null
  firedUsd: number | null
}

type NewAlert = Omit<Alert, 'id' | 'firedAt' | 'firedUsd'>

const columns = sql`id, account_id as "accountId", symbol, name, kind, target, from_usd as "fromUsd",
  created_at as "createdAt", fired_at as "firedAt", fired_usd as "firedUsd"`

/** What waits first, then the newest that came. */
export const alertsOf = (db: Db, accountId: string, limit: number) =>
  db.rows<Alert>(sql`select ${columns} from notifications_alerts where account_id = ${accountId}
    order by fired_at desc nulls first, created_at desc, id limit ${limit}`)

/** Counting and adding happen one after the other: held until the transaction ends. */
export const lockAlerts = (tx: Tx, accountId: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${accountId}`}, 0))`)

export async function countWaiting(db: Db, accountId: string): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(*)::int as count from notifications_alerts
    where account_id = ${accountId} and fired_at is null`)
  return row?.count ?? 0
}

/** The same wish twice is one wish. */
export const addAlert = (db: Db, { accountId, symbol, name, kind, target, fromUsd, createdAt }: NewAlert) =>
  db.row<Alert>(sql`insert into notifications_alerts as t
      (account_id, symbol, name, kind, target, from_usd, created_at)
    values (${accountId}, ${symbol}, ${name}, ${kind}, ${target}, ${fromUsd}, ${createdAt})
    on conflict (account_id, symbol, kind, target) where fired_at is null do update set from_usd = t.from_usd
    returning ${columns}`)

export const removeAlert = (db: Db, accountId: string, id: string) =>
  db.run(sql`delete from notifications_alerts where account_id = ${accountId} and id::text = ${id}`)

export const waitedSymbols = async (db: Db): Promise<string[]> =>
  (
    await db.rows<{ symbol: string }>(
      sql`select distinct symbol from notifications_alerts where fired_at is null order by symbol`,
    )
  ).map(({ symbol }) => symbol)

export const waitingFor = (db: Db, symbol: string) =>
  db.rows<Alert>(sql`select ${columns} from notifications_alerts where symbol = ${symbol} and fired_at is null`)

/** How many: none when it was told or removed meanwhile. */
export const markFired = (tx: Tx, id: string, usd: number, now: Date) =>
  tx.run(sql`update notifications_alerts set fired_at = ${now}, fired_usd = ${usd}
    where id = ${id} and fired_at is null`)

export const forgetOldAlerts = (db: Db, firedBefore: Date) =>
  db.run(sql`delete from notifications_alerts where fired_at < ${firedBefore}`)
