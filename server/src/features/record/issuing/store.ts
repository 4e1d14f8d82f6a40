import { DAY_MS } from '@pusula/words'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { What } from '../log/claims.ts'
import type { Gap } from './slots.ts'

type Source = 'live' | 'simulated'

/** Reasons of a missed issue: downtime, no price could be had, the coin is too young, or the clock was moved. */
export type GapReason = 'off' | 'exchange' | 'history' | 'clock'

/** Puts these coins on the plan and takes the others off it; a coin that comes back begins anew. */
export async function planCoins(db: Tx, source: Source, symbols: readonly string[], now: Date): Promise<void> {
  await db.run(sql`update record_coins set is_planned = false
    where source = ${source} and is_planned and not symbol = any(${symbols}::text[])`)
  await db.run(sql`insert into record_coins (source, symbol, planned_since, is_planned)
    select ${source}, symbol, ${now}, true from unnest(${symbols}::text[]) symbol
    on conflict (source, symbol) do update set planned_since = excluded.planned_since, is_planned = true
    where not record_coins.is_planned`)
}

export interface PlannedCoin {
  symbol: string
  plannedSince: Date
  replayed: 'none' | 'thinned' | 'whole'
}

export const plannedCoins = (db: Db, source: Source) =>
  db.rows<PlannedCoin>(sql`select symbol, planned_since as "plannedSince", replayed from record_coins
    where source = ${source} and is_planned order by symbol`)

interface Slot {
  symbol: string
  what: What
  slotAt: Date
}

/** The slots from then on that are filled, up to another moment. */
export const filledSlots = (db: Db, source: Source, from: Date, until: Date) =>
  db.rows<Slot>(sql`select symbol, what, slot_at as "slotAt" from record_claims
    where source = ${source} and not asked and slot_at >= ${from} and slot_at < ${until}`)

export const saveFailure = (db: Db, source: Source, symbol: string, slot: Date, reason: GapReason) =>
  db.run(sql`insert into record_failures (source, symbol, slot_at, reason)
    values (${source}, ${symbol}, ${slot}, ${reason})
    on conflict (source, symbol, slot_at) do update set reason = excluded.reason`)

export const failuresSince = (db: Db, source: Source, from: Date) =>
  db.rows<{ symbol: string; slotAt: Date; reason: GapReason }>(sql`select symbol, slot_at as "slotAt", reason
    from record_failures where source = ${source} and slot_at >= ${from} order by slot_at`)

/** Up to where every slot was looked at; at the very first look, from then on. Held until the transaction is over. */
export async function sweptTo(db: Tx, source: Source, start: Date): Promise<Date> {
  await db.run(sql`insert into record_sweeps (source, swept_to) values (${source}, ${start}) on conflict do nothing`)
  const row = await db.row<{ at: Date }>(
    sql`select swept_to as at from record_sweeps where source = ${source} for update`,
  )
  return row?.at ?? start
}

export async function saveSweep(db: Tx, source: Source, until: Date): Promise<void> {
  await db.run(sql`update record_sweeps set swept_to = ${until} where source = ${source}`)
  await db.run(sql`delete from record_failures where source = ${source} and slot_at < ${until}`)
}

/** A clock that ran ahead was set back: what it called missed from then on has not come yet. */
export async function reopenSlots(db: Tx, source: Source, from: Date): Promise<void> {
  await db.run(sql`delete from record_gaps where source = ${source} and first_slot >= ${from}`)
  // Slots of a gap are equally far apart, and whoever reaches over a moment has two of them or more.
  await db.run(sql`update record_gaps set slots = (extract(epoch from ${from}::timestamptz - record_gaps.first_slot) / span)::int,
      last_slot = ${from}::timestamptz - make_interval(secs => span)
    from (select source, symbol, what, first_slot, extract(epoch from last_slot - first_slot) / (slots - 1) as span
      from record_gaps where slots > 1) spans
    where record_gaps.source = ${source} and last_slot >= ${from} and (record_gaps.source, record_gaps.symbol, record_gaps.what,
      record_gaps.first_slot) = (spans.source, spans.symbol, spans.what, spans.first_slot)`)
  await db.run(sql`update record_sweeps set swept_to = ${from} where source = ${source}`)
}

export const saveGap = (db: Tx, source: Source, symbol: string, what: What, gap: Gap & { reason: GapReason }) =>
  db.run(sql`insert into record_gaps (source, symbol, what, first_slot, last_slot, slots, reason)
    values (${source}, ${symbol}, ${what}, ${new Date(gap.firstMs)}, ${new Date(gap.lastMs)}, ${gap.slots}, ${gap.reason})`)

export const markReplayed = (db: Tx, source: Source, symbols: readonly string[], how: PlannedCoin['replayed']) =>
  db.run(sql`update record_coins set replayed = ${how} where source = ${source} and symbol = any(${symbols}::text[])`)

/** What was issued before that is no longer said of tomorrow. */
const newestMs = 2 * 3_600_000

/** Where eight of ten prices in a day are expected, by symbol: the newest forecast of each coin on the plan. */
export async function likelyRanges(db: Db, source: Source, now: Date) {
  const since = new Date(now.getTime() - newestMs)
  const rows = await db.rows<{
    symbol: string
    lowUsd: number
    highUsd: number
  }>(sql`select distinct on (symbol) symbol,
    low80_usd as "lowUsd", high80_usd as "highUsd" from record_claims
    where source = ${source} and what = '1day' and slot_at >= ${since} order by symbol, slot_at desc`)
  return new Map(rows.map(({ symbol, lowUsd, highUsd }) => [symbol, { lowUsd, highUsd }]))
}

/** The same of the day that has begun, by UTC: what was said of it first. It stays while the price moves. */
export async function dayRanges(db: Db, source: Source, now: Date) {
  const day = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  const rows = await db.rows<{
    symbol: string
    lowUsd: number
    highUsd: number
  }>(sql`select distinct on (symbol) symbol,
    low80_usd as "lowUsd", high80_usd as "highUsd" from record_claims
    where source = ${source} and what = '1day' and not asked and slot_at >= ${day} order by symbol, slot_at`)
  return new Map(rows.map(({ symbol, lowUsd, highUsd }) => [symbol, { lowUsd, highUsd }]))
}

/** The newest forecast of a day that was issued for a coin, and the entry of the log that sealed it. */
export const newestForecast = (db: Db, source: Source, symbol: string, now: Date) =>
  db.row<{ entry: number; lowUsd: number; highUsd: number; issuedAt: Date; dueAt: Date }>(sql`select id as entry,
    low80_usd as "lowUsd", high80_usd as "highUsd", issued_at as "issuedAt", due_at as "dueAt" from record_claims
    where source = ${source} and symbol = ${symbol} and what = '1day' and slot_at >= ${new Date(now.getTime() - newestMs)}
    order by slot_at desc limit 1`)

/** The entries of the log that sealed what was said of a coin at a moment because somebody asked, by horizon. */
export async function entriesOfAsked(db: Db, source: Source, symbol: string, at: Date): Promise<Map<string, number>> {
  const rows = await db.rows<{ what: string; id: number }>(sql`select what, id from record_claims
    where source = ${source} and symbol = ${symbol} and asked and slot_at = ${at}`)
  return new Map(rows.map(({ what, id }) => [what, id]))
}
