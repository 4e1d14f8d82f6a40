import { type Db, sql } from '../../../platform/db/db.ts'
import type { StoredEntry } from '../rules/stored-entry.ts'
import { type EntryRow, entryColumns, entryOf, isOversold } from './entries.ts'

const mostOpen = 5_000

/** Withdrawals and deposits whose other half is not known, the newest first: older ones come as these are paired. */
export async function openTransfersOf(db: Db, accountId: string): Promise<StoredEntry[]> {
  const rows = await db.rows<EntryRow>(sql`select ${entryColumns} from portfolio_entries
    where account_id = ${accountId} and kind in ('in', 'out') and pair_id is null order by traded_at desc, id limit ${mostOpen}`)
  return rows.map(entryOf)
}

/** What could be the other half of a transfer, the nearest in time first. */
export async function partnersOf(db: Db, accountId: string, entry: StoredEntry, most: number): Promise<StoredEntry[]> {
  const { coinSymbol, kind, quantity, tradedAt } = entry
  const rows = await db.rows<EntryRow>(sql`select ${entryColumns} from portfolio_entries
    where account_id = ${accountId} and symbol = ${coinSymbol} and kind in ('in', 'out') and kind <> ${kind} and pair_id is null
      and ${kind === 'out' ? sql`quantity <= ${quantity}` : sql`quantity >= ${quantity}`}
    order by abs(extract(epoch from traded_at - ${tradedAt}::timestamptz)), id limit ${most}`)
  return rows.map(entryOf)
}

export const countTransfers = async (db: Db, accountId: string): Promise<number> =>
  (
    await db.row<{ count: number }>(sql`select count(*)::int as count from portfolio_entries
      where account_id = ${accountId} and kind in ('in', 'out')`)
  )?.count ?? 0

/** Names the other half of a transfer, or takes that back. */
export const setPair = (db: Db, accountId: string, id: string, pairId: string | null) =>
  db.run(sql`update portfolio_entries set pair_id = ${pairId}, network_fee = null
    where account_id = ${accountId} and id = ${id}`)

/** Both halves of the same coin; no more arrives than left. */
const isPair = sql`other.account_id = one.account_id and other.id = one.pair_id and other.symbol = one.symbol
  and case one.kind when 'out' then other.kind = 'in' and other.quantity <= one.quantity
    else other.kind = 'out' and other.quantity >= one.quantity end`

/**
 * Puts pairs right after halves came or went: who names a half that is free is named by it, who names one that is gone or another's is
 * free. What did not arrive counts from then on, unless that would take coins that were never noted.
 */
export async function repairPairs(db: Db, accountId: string): Promise<void> {
  // Of rows that were just written the planner knows nothing: asked in one statement, it compared all of them with all.
  const paired = async () => {
    const ids = await db.rows<{ id: string }>(sql`select id from portfolio_entries
      where account_id = ${accountId} and pair_id is not null`)
    return ids.map(one => one.id)
  }
  const halvesOf = (ids: string[]) =>
    sql`one.account_id = ${accountId} and one.id = any(${ids}::text[]) and one.pair_id is not null`
  const naming = await paired()
  if (!naming.length) return
  await db.run(sql`update portfolio_entries as other set pair_id = one.id from portfolio_entries as one
    where ${halvesOf(naming)} and ${isPair} and other.pair_id is null`)
  // With those that were named just now.
  const mine = halvesOf(await paired())
  await db.run(sql`update portfolio_entries as one set pair_id = null, network_fee = null
    where ${mine} and not exists (select 1 from portfolio_entries as other where ${isPair} and other.pair_id = one.id)`)
  const fresh = await db.rows<{ id: string; symbol: string }>(sql`update portfolio_entries as one
    set network_fee = one.quantity - other.quantity from portfolio_entries as other
    where ${mine} and one.kind = 'out' and one.network_fee is null and ${isPair} returning one.id, one.symbol`)
  for (const symbol of new Set(fresh.map(one => one.symbol)))
    if (await isOversold(db, accountId, symbol)) {
      const ids = fresh.flatMap(one => (one.symbol === symbol ? one.id : []))
      await db.run(sql`update portfolio_entries set network_fee = 0
        where account_id = ${accountId} and id = any(${ids}::text[])`)
    }
}
