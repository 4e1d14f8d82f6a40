import { type DaySums, skillOf } from '@pusula/engine'
import { type Database, type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Source } from './calls.ts'
import type { Player } from './players.ts'

/** What a player's grades add up to. */
export interface PlayerSums {
  graded: number
  held: number
  firstDay: string
  ranges: DaySums
  /** Of the calls that gave quantiles, by CRPS. */
  quantileGraded: number
  quantiles: DaySums
}

export interface TableEntry extends PlayerSums, Pick<Player, 'id' | 'kind'> {
  name: string
  accountId: string | null
}

interface SumsRow {
  graded: number
  held: number
  firstDay: string
  days: number
  score: number
  reference: number
  scoreSquares: number
  referenceSquares: number
  products: number
  quantileGraded: number
  quantileDays: number
  crps: number
  crpsReference: number
  crpsSquares: number
  crpsReferenceSquares: number
  crpsProducts: number
}

const columns = sql`s.graded, s.held, to_char(s.first_day, 'YYYY-MM-DD') as "firstDay", s.days, s.score, s.reference,
  s.score_squares as "scoreSquares", s.reference_squares as "referenceSquares", s.products, s.quantile_graded as "quantileGraded",
  s.quantile_days as "quantileDays", s.crps, s.crps_reference as "crpsReference", s.crps_squares as "crpsSquares",
  s.crps_reference_squares as "crpsReferenceSquares", s.crps_products as "crpsProducts"`

const sumsFrom = (row: SumsRow): PlayerSums => ({
  ...{ graded: row.graded, held: row.held, firstDay: row.firstDay, quantileGraded: row.quantileGraded },
  ranges: {
    ...{ days: row.days, score: row.score, reference: row.reference, products: row.products },
    ...{ scoreSquares: row.scoreSquares, referenceSquares: row.referenceSquares },
  },
  quantiles: {
    ...{ days: row.quantileDays, score: row.crps, reference: row.crpsReference, products: row.crpsProducts },
    ...{ scoreSquares: row.crpsSquares, referenceSquares: row.crpsReferenceSquares },
  },
})

/** A mailbox has to be somebody's for so long before its owner is listed. */
export const mailboxAgeMs = 7 * 86_400_000

/**
 * Whom the table shows: named, not hidden, with a mailbox of some age that no other has; Pusula always. Of players `p` and their sums `s`.
 */
const isListed = (now: Date) => sql`p.name is not null and p.hidden_at is null and s.graded > 0
  and (p.kind = 'pusula' or (p.is_counted and p.mailbox_since <= ${new Date(now.getTime() - mailboxAgeMs)}))`

/** The lower end, with days on which nothing was given as no difference: `missedDays` in rules.ts, for the order alone. */
const cautiousEnd = (today: string) =>
  sql`s.low_ratio * s.days / (s.days + greatest(0, ${today}::date - 1 - s.first_day - s.days))`

interface Wanted {
  source: Source
  now: Date
  today: string
  of: 'all' | 'people' | 'models'
  listedFrom: number
}

const ofKind = (of: Wanted['of']) =>
  of === 'all' ? sql`true` : of === 'people' ? sql`p.kind = 'person'` : sql`p.kind <> 'person'`

const entryColumns = sql`p.id, p.kind, p.name, p.account_id as "accountId", ${columns}`

type EntryRow = SumsRow & Pick<TableEntry, 'id' | 'kind' | 'name' | 'accountId'>

const entryFrom = (row: EntryRow): TableEntry => ({
  ...sumsFrom(row),
  ...{ id: row.id, kind: row.kind, name: row.name, accountId: row.accountId },
})

/** The first of the table by the cautious end, and those with few calls, most first: as many as are shown of each. */
export async function tableEntries(
  db: Db,
  { source, now, today, of, listedFrom }: Wanted,
  most: number,
  maxFew: number,
): Promise<TableEntry[]> {
  const from = sql`from turn_sums s join turn_players p on p.id = s.player_id
    where s.source = ${source} and ${isListed(now)} and ${ofKind(of)}`
  const rows = await db.rows<EntryRow>(sql`(select ${entryColumns} ${from} and s.graded >= ${listedFrom}
      order by ${cautiousEnd(today)} desc nulls last, p.name limit ${most})
    union all (select ${entryColumns} ${from} and s.graded < ${listedFrom} order by s.graded desc, p.name limit ${maxFew})`)
  return rows.map(entryFrom)
}

/** How many there are, whoever of them is shown. */
export async function tableCounts(db: Db, { source, now, of, listedFrom }: Wanted, clearFrom: number) {
  const row = await db.row<{ people: number; models: number; clearlyBetter: number; fewCount: number }>(sql`select
      count(*) filter (where s.graded >= ${listedFrom} and p.kind = 'person') as people,
      count(*) filter (where s.graded >= ${listedFrom} and p.kind <> 'person') as models,
      count(*) filter (where s.graded >= ${clearFrom} and s.low_ratio > 0) as "clearlyBetter",
      count(*) filter (where s.graded < ${listedFrom} and ${ofKind(of)}) as "fewCount"
    from turn_sums s join turn_players p on p.id = s.player_id where s.source = ${source} and ${isListed(now)}`)
  return row ?? { people: 0, models: 0, clearlyBetter: 0, fewCount: 0 }
}

/** The players of an account that have grades, and whether others see them. */
export async function ownTableEntries(db: Db, source: Source, accountId: string, now: Date) {
  const rows = await db.rows<
    EntryRow & { isListed: boolean }
  >(sql`select ${entryColumns}, ${isListed(now)} as "isListed"
    from turn_sums s join turn_players p on p.id = s.player_id where p.account_id = ${accountId} and s.source = ${source}`)
  return rows.map(row => ({ ...entryFrom(row), name: row.name ?? '', isListed: row.isListed === true }))
}

export async function sumsOf(db: Db, source: Source, playerId: string): Promise<PlayerSums | undefined> {
  const row = await db.row<SumsRow>(
    sql`select ${columns} from turn_sums s where player_id = ${playerId} and source = ${source}`,
  )
  return row && sumsFrom(row)
}

const atOnce = 1_000

/** Counts the sums of players anew of whom something was graded or moved. Returns how many they were. */
export async function recount(database: Database): Promise<number> {
  let counted = 0
  while (true) {
    const found = await database.transaction(async tx => {
      const stale = await tx.rows<{
        id: string
      }>(sql`select id from turn_players where is_stale order by id limit ${atOnce}
        for no key update skip locked`)
      if (!stale.length) return 0
      const ids = stale.map(({ id }) => id)
      await tx.run(sql`update turn_players set is_stale = false where id = any(${ids}::uuid[])`)
      await tx.run(sql`delete from turn_sums where player_id = any(${ids}::uuid[])`)
      await tx.run(sql`insert into turn_sums (player_id, source, graded, held, first_day, days, score, reference, score_squares,
          reference_squares, products, quantile_graded, quantile_days, crps, crps_reference, crps_squares, crps_reference_squares,
          crps_products)
        select player_id, source, sum(graded), sum(held), min(day), count(*), sum(score), sum(reference), sum(score * score),
          sum(reference * reference), sum(score * reference), sum(given), count(*) filter (where given > 0), sum(crps), sum(crps_reference),
          sum(crps * crps), sum(crps_reference * crps_reference), sum(crps * crps_reference)
        from (select player_id, source, day, count(*) as graded, count(*) filter (where outcome = 0) as held, sum(score) as score,
            sum(unchanged_score) as reference, count(crps) as given, coalesce(sum(crps), 0) as crps,
            coalesce(sum(unchanged_crps), 0) as crps_reference
          from turn_calls where player_id = any(${ids}::uuid[]) and outcome is not null group by player_id, source, day) by_day
        group by player_id, source`)
      await saveLowEnds(tx, ids)
      return stale.length
    }, 'grading')
    counted += found
    if (found < atOnce) return counted
  }
}

/** A player whose sums are not those of their calls, by the number and the score; players that are to be counted anew have none yet. */
export const wronglySummed = async (db: Db): Promise<string | undefined> =>
  (
    await db.row<{ id: string }>(sql`with counted as (select player_id, source, count(*) as graded,
        count(*) filter (where outcome = 0) as held, sum(score) as score, sum(unchanged_score) as reference, min(day) as first_day
      from turn_calls where outcome is not null group by player_id, source)
    select p.id from counted c full join turn_sums s using (player_id, source) join turn_players p on p.id = player_id
    where not p.is_stale and ((c.graded, c.held, c.first_day) is distinct from (s.graded, s.held, s.first_day)
      or abs(c.score - s.score) > 1e-9 * (1 + abs(c.score)) or abs(c.reference - s.reference) > 1e-9 * (1 + abs(c.reference)))
    limit 1`)
  )?.id

/** What players are ordered by, from what they add up to. */
async function saveLowEnds(tx: Tx, ids: readonly string[]): Promise<void> {
  const rows = await tx.rows<SumsRow & { id: string; source: Source }>(
    sql`select s.player_id as id, s.source, ${columns} from turn_sums s where player_id = any(${ids}::uuid[])`,
  )
  const ends = rows.map(row => skillOf(sumsFrom(row).ranges)?.low ?? null)
  await tx.run(sql`update turn_sums s set low_ratio = e.low from unnest(${rows.map(({ id }) => id)}::uuid[],
      ${rows.map(({ source }) => source)}::text[], ${ends}::float8[]) as e(id, source, low)
    where s.player_id = e.id and s.source = e.source`)
}
