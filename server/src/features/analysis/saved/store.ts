import type { SavedAnalysis } from '@pusula/contract'
import type { Static } from 'typebox'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'

interface NewEdition {
  id: string
  symbol: string
  name: string
  at: Date
  body: string
}

export const addEdition = (db: Db, { id, symbol, name, at, body }: NewEdition) =>
  db.run(sql`insert into analysis_editions (id, symbol, name, at, body)
    values (${id}, ${symbol}, ${name}, ${at}, ${body}) on conflict do nothing`)

interface NewSaved {
  entitlementId: string
  accountId: string
  symbol: string
  editionId: string
  now: Date
}

/** Delivered analyses by who paid: within the ten minutes the newest replaces the one before. */
export const keep = (tx: Tx, { entitlementId, accountId, symbol, editionId, now }: NewSaved) =>
  tx.run(sql`insert into analysis_kept as k (entitlement_id, account_id, symbol, edition_id, delivered_at)
    values (${entitlementId}, ${accountId}, ${symbol}, ${editionId}, ${now})
    on conflict (entitlement_id) do update set edition_id = excluded.edition_id, delivered_at = excluded.delivered_at
    where k.edition_id <> excluded.edition_id`)

interface Row {
  symbol: string
  name: string
  at: Date
  deliveredAt: Date
}

const columns = sql`k.symbol, e.name, e.at, k.delivered_at as "deliveredAt"`

export const savedReply = ({ symbol, name, at, deliveredAt }: Row): Static<typeof SavedAnalysis> => ({
  symbol,
  name,
  at: at.toISOString(),
  deliveredAt: deliveredAt.toISOString(),
})

/** The newest first. */
export const savedBy = (db: Db, accountId: string, limit: number) =>
  db.rows<Row>(sql`select ${columns} from analysis_kept k join analysis_editions e on e.id = k.edition_id
    where k.account_id = ${accountId} order by e.at desc, k.symbol limit ${limit}`)

/** The ranges of an analysis, as they were shown. */
interface ShownRange {
  horizon: string
  medianUsd: number
  low80Usd: number
  high80Usd: number
}

/** The same with the ranges that were shown, so that whoever has them can hold them against the log later. */
export const savedWithRanges = async (db: Db, accountId: string, limit: number) =>
  (
    await db.rows<
      Row & { forecasts: ShownRange[] | null }
    >(sql`select ${columns}, e.body #> '{en,analysis,forecasts}' as forecasts
      from analysis_kept k join analysis_editions e on e.id = k.edition_id
      where k.account_id = ${accountId} order by e.at desc, k.symbol limit ${limit}`)
  ).map(({ forecasts, ...row }) => ({
    ...savedReply(row),
    forecasts: (forecasts ?? []).map(({ horizon, medianUsd, low80Usd, high80Usd }) => ({
      ...{ horizon, medianUsd, low80Usd, high80Usd },
    })),
  }))

/** The newest of a coin, or the one of a moment. */
export const findSaved = (db: Db, accountId: string, symbol: string, at: Date | null) =>
  db.row<Row & { body: unknown }>(sql`select ${columns}, e.body
    from analysis_kept k join analysis_editions e on e.id = k.edition_id
    where k.account_id = ${accountId} and k.symbol = ${symbol} and (${at}::timestamptz is null or e.at = ${at})
    order by e.at desc limit 1`)

/** When somebody opened a coin, the newest first: as of when what they read was worked out. */
export const openedAt = async (db: Db, accountId: string, symbol: string, since: Date): Promise<Date[]> =>
  (
    await db.rows<{ at: Date }>(sql`select e.at from analysis_kept k join analysis_editions e on e.id = k.edition_id
      where k.account_id = ${accountId} and k.symbol = ${symbol} and e.at >= ${since} order by e.at desc`)
  ).map(({ at }) => at)

/** What a browser's guest bought belongs to the member who signs in there. */
export const transferSaved = (tx: Tx, guestId: string, memberId: string) =>
  tx.run(sql`update analysis_kept set account_id = ${memberId} where account_id = ${guestId}`)

export const dropSaved = (tx: Tx, accountId: string) =>
  tx.run(sql`delete from analysis_kept where account_id = ${accountId}`)

/** What is older than this is forgotten, for everyone. */
export const forgetEditions = (db: Db, before: Date) => db.run(sql`delete from analysis_editions where at < ${before}`)

/** What nobody has: a newer one took its place, or its owner left. One that is being delivered is not that old. */
export const forgetUnowned = (db: Db, before: Date) =>
  db.run(sql`delete from analysis_editions e where at < ${before}
    and not exists (select 1 from analysis_kept k where k.edition_id = e.id)`)

/** Only the newest of each account stay: whoever opens coins day and night does not fill the disk. */
export const trimSaved = (db: Db, most: number) =>
  db.run(sql`delete from analysis_kept where entitlement_id in (
    select entitlement_id from (
      select entitlement_id, row_number() over (partition by account_id order by delivered_at desc) as place
      from analysis_kept) placed
    where place > ${most})`)
