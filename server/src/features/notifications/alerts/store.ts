import type { PriceAlert } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Waiting } from './rules.ts'

export interface Alert extends Waiting {
  id: string
  accountId: string
  symbol: string
  name: string
  createdAt: Date
  firedAt: Date | null
  firedUsd: number | null
  firedRate: number | null
  firedRatio: number | null
  origin: PriceAlert['origin']
  endedAt: Date | null
  pausedAt: Date | null
  /** It rang, and what it waits for is not over yet. */
  awaitsReturn: boolean
}

type NewAlert = Omit<
  Alert,
  | 'id'
  | 'firedAt'
  | 'firedUsd'
  | 'firedRate'
  | 'firedRatio'
  | 'endedAt'
  | 'pausedAt'
  | 'waitsFrom'
  | 'rangAt'
  | 'awaitsReturn'
>

const columns = sql`id, account_id as "accountId", symbol, name, kind, target, currency, hours, way, from_usd as "fromUsd",
  from_rate as "fromRate", fired_rate as "firedRate", fired_ratio as "firedRatio", created_at as "createdAt",
  coalesce(resumed_at, created_at) as "waitsFrom", fired_at as "firedAt", fired_usd as "firedUsd", origin,
  ends_at as "endsAt", ended_at as "endedAt", paused_at as "pausedAt", repeats,
  rang_at as "rangAt", awaits_return as "awaitsReturn"`

/** Active alerts: neither rung nor expired nor removed. */
const isSet = sql`fired_at is null and ended_at is null and removed_at is null`
/** Set, and not resting. */
const waits = sql`${isSet} and paused_at is null`

/** All that are set, then so many of those that came or ran out, the newest first. */
export const alertsOf = (db: Db, accountId: string, maxOver: number) =>
  db.rows<Alert>(sql`select ${columns} from notifications_alerts
    where account_id = ${accountId} and removed_at is null
    order by coalesce(fired_at, ended_at) desc nulls first, created_at desc, id
    limit ${maxOver}::int + (select count(*) from notifications_alerts where account_id = ${accountId} and ${isSet})`)

/** Counting and adding happen one after the other: held until the transaction ends. */
export const lockAlerts = (tx: Tx, accountId: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${accountId}`}, 0))`)

export async function countSet(db: Db, accountId: string): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(*)::int as count from notifications_alerts
    where account_id = ${accountId} and ${isSet}`)
  return row?.count ?? 0
}

/** The same wish twice is one wish, which ends when the second one would, and does not rest. */
export const addAlert = (db: Db, wish: NewAlert) =>
  db.row<Alert>(sql`insert into notifications_alerts as t
      (account_id, symbol, name, kind, target, currency, hours, way, from_usd, from_rate, created_at, origin, ends_at,
        repeats)
    values (${wish.accountId}, ${wish.symbol}, ${wish.name}, ${wish.kind}, ${wish.target}, ${wish.currency}, ${wish.hours},
      ${wish.way}, ${wish.fromUsd}, ${wish.fromRate}, ${wish.createdAt}, ${wish.origin}, ${wish.endsAt}, ${wish.repeats})
    on conflict (account_id, symbol, kind, target, currency, hours, way)
      where fired_at is null and ended_at is null and removed_at is null
      do update set ends_at = excluded.ends_at, repeats = excluded.repeats, origin = coalesce(excluded.origin, t.origin), paused_at = null,
        awaits_return = t.awaits_return and t.paused_at is null,
        from_usd = case when t.paused_at is null then t.from_usd else excluded.from_usd end,
        from_rate = case when t.paused_at is null then t.from_rate else excluded.from_rate end,
        resumed_at = case when t.paused_at is null then t.resumed_at else excluded.created_at end
    returning ${columns}`)

/** One that is set; undefined for everybody but its owner. */
export const setAlertOf = (db: Db, accountId: string, id: string) =>
  db.row<Alert>(sql`select ${columns} from notifications_alerts
    where account_id = ${accountId} and id::text = ${id} and ${isSet}`)

export const pauseAlert = (db: Db, id: string, now: Date) =>
  db.row<Alert>(sql`update notifications_alerts set paused_at = coalesce(paused_at, ${now})
    where id = ${id} and ${isSet} returning ${columns}`)

/** Goes on from where the price stands now; one that does not rest goes on as it does. */
export const resumeAlert = (db: Db, id: string, fromUsd: number, fromRate: number, now: Date) =>
  db.row<Alert>(sql`update notifications_alerts set paused_at = null, awaits_return = awaits_return and paused_at is null,
      from_usd = case when paused_at is null then from_usd else ${fromUsd} end,
      from_rate = case when paused_at is null then from_rate else ${fromRate} end,
      resumed_at = case when paused_at is null then resumed_at else ${now} end
    where id = ${id} and ${isSet} returning ${columns}`)

/** Kept for a day, so that it can be taken back. */
export const removeAlert = (db: Db, accountId: string, id: string, now: Date) =>
  db.run(sql`update notifications_alerts set removed_at = ${now}
    where account_id = ${accountId} and id::text = ${id} and removed_at is null`)

/** Of those that were removed only the newest stay. */
export const trimRemoved = (db: Db, accountId: string, most: number) =>
  db.run(sql`delete from notifications_alerts where id in (
    select id from notifications_alerts where account_id = ${accountId} and removed_at is not null
    order by removed_at desc, id offset ${most})`)

/** One that was removed while it waited; one that rested or awaited the price's return goes on as it did. */
export const removedWaiting = (db: Db, accountId: string, id: string) =>
  db.row<Alert>(sql`select ${columns} from notifications_alerts where account_id = ${accountId} and id::text = ${id}
    and removed_at is not null and fired_at is null and ended_at is null and paused_at is null and not awaits_return`)

interface Back {
  id: string
  /** The price of now, of one that waited: what passed meanwhile does not ring. */
  from: { fromUsd: number; fromRate: number } | undefined
  now: Date
}

/** The removed one again, or the same wish that was made since; undefined where neither is there. */
export async function restoreAlert(tx: Tx, accountId: string, { id, from, now }: Back): Promise<Alert | undefined> {
  const restored = await tx.row<Alert>(sql`update notifications_alerts t set removed_at = null, resumed_at = ${now},
      from_usd = coalesce(${from?.fromUsd ?? null}, t.from_usd), from_rate = coalesce(${from?.fromRate ?? null}, t.from_rate)
    where account_id = ${accountId} and id::text = ${id} and removed_at is not null and (t.fired_at is not null or t.ended_at is not null or not exists (
      select from notifications_alerts o where (o.account_id, o.symbol, o.kind, o.target, o.currency, o.hours, o.way)
        = (t.account_id, t.symbol, t.kind, t.target, t.currency, t.hours, t.way)
        and o.fired_at is null and o.ended_at is null and o.removed_at is null))
    returning ${columns}`)
  return (
    restored ??
    tx.row<Alert>(sql`select ${columns} from notifications_alerts where account_id = ${accountId} and removed_at is null
      and (symbol, kind, target, currency, hours, way) = (select symbol, kind, target, currency, hours, way
        from notifications_alerts where account_id = ${accountId} and id::text = ${id})
      order by created_at desc limit 1`)
  )
}

/** What rang or ran out is forgotten. */
export const clearAlerts = (db: Db, accountId: string, now: Date) =>
  db.run(sql`update notifications_alerts set removed_at = ${now}
    where account_id = ${accountId} and removed_at is null and coalesce(fired_at, ended_at) is not null`)

/** The coins whose last price somebody waits for, or whose hourly close. */
export async function waitedSymbols(db: Db, isClose: boolean): Promise<string[]> {
  const rows = await db.rows<{ symbol: string }>(sql`select distinct symbol from notifications_alerts
    where ${waits} and (kind = 'close') = ${isClose} order by symbol`)
  return rows.map(({ symbol }) => symbol)
}

export const waitingFor = (db: Db, symbol: string) =>
  db.rows<Alert>(sql`select ${columns} from notifications_alerts where symbol = ${symbol} and ${waits}`)

/** What tells of a ring is known by this. */
export const alertKey = (id: string): string => `alert ${id}`

interface Fired {
  alert: Pick<Alert, 'id'>
  happened: { usd: number; perDollar: number; ratio: number | null }
}

/** Those that rang: not one that was told, paused or removed meanwhile. */
export async function markFired(tx: Tx, fired: readonly Fired[], now: Date): Promise<Set<string>> {
  if (!fired.length) return new Set()
  const happened = fired.map(({ alert: { id }, happened: { usd, perDollar, ratio } }) => ({
    id,
    usd,
    perDollar,
    ratio,
  }))
  const rows = await tx.rows<{ id: string }>(sql`update notifications_alerts
    set fired_at = ${now}, fired_usd = h.usd, fired_rate = h."perDollar", fired_ratio = h.ratio
    from jsonb_to_recordset(${JSON.stringify(happened)}::jsonb)
      as h(id uuid, usd double precision, "perDollar" double precision, ratio double precision)
    where notifications_alerts.id = h.id and ${waits} returning h.id`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * One that rings every time goes on, and leaves what came as a row of its own, whose id this is; null when it was told, paused or
 * removed meanwhile, or rang after `quietSince`: then it only waits for the price to come back.
 */
export async function markRang(
  tx: Tx,
  id: string,
  { usd, perDollar, ratio, at }: { usd: number; perDollar: number; ratio: number | null; at: Date },
  now: Date,
  quietSince: Date,
): Promise<string | null> {
  // An hour that closed counts once, and so does everything else until it is over.
  const taken = await tx.run(sql`update notifications_alerts
    set awaits_return = kind <> 'close', resumed_at = case when kind = 'close' then ${at} else resumed_at end
    where id = ${id} and ${waits}
      and case when kind = 'close' then coalesce(resumed_at, created_at) < ${at} else not awaits_return end`)
  if (!taken) return null
  const rung = await tx.row<{
    id: string
  }>(sql`insert into notifications_alerts (account_id, symbol, name, kind, target, currency,
      hours, way, from_usd, from_rate, created_at, origin, repeats, fired_at, fired_usd, fired_rate, fired_ratio)
    select account_id, symbol, name, kind, target, currency, hours, way, from_usd, from_rate, created_at, origin, repeats,
      ${now}, ${usd}, ${perDollar}, ${ratio}
    from notifications_alerts where id = ${id} and (rang_at is null or rang_at <= ${quietSince}) returning id`)
  if (rung) await tx.run(sql`update notifications_alerts set rang_at = ${now} where id = ${id}`)
  return rung?.id ?? null
}

/** What rang is over: it waits again, from where the price stands now. */
export const waitAgain = (db: Db, id: string, fromUsd: number, fromRate: number) =>
  db.run(sql`update notifications_alerts set awaits_return = false, from_usd = ${fromUsd}, from_rate = ${fromRate}
    where id = ${id} and ${waits} and awaits_return`)

/** Those whose time is over; each is ended by one. */
export const endOver = (tx: Tx, now: Date, limit: number) =>
  tx.rows<Alert>(sql`update notifications_alerts set ended_at = ${now} where id in (
      select id from notifications_alerts where ${isSet} and ends_at <= ${now}
      order by ends_at limit ${limit} for update skip locked)
    returning ${columns}`)

/** What came or ran out long ago, and what was removed. */
export const forgetOldAlerts = (db: Db, before: Date, removedBefore: Date) =>
  db.run(sql`delete from notifications_alerts
    where coalesce(fired_at, ended_at) < ${before} or removed_at < ${removedBefore}`)

/** An alert that has an end, and when it was over before that: it rang, ran out or was removed. */
export interface EndingAlert {
  id: string
  symbol: string
  kind: PriceAlert['kind']
  target: number
  currency: PriceAlert['currency']
  createdAt: Date
  endsAt: Date
  overAt: Date | null
}

export const endingAlerts = (db: Db, accountId: string) =>
  db.rows<EndingAlert>(sql`select id, symbol, kind, target, currency, created_at as "createdAt", ends_at as "endsAt",
      least(fired_at, ended_at, removed_at) as "overAt"
    from notifications_alerts where account_id = ${accountId} and ends_at is not null order by ends_at`)
