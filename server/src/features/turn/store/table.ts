import type { DaySums } from '@pusula/engine'
import { type Database, type Db, sql } from '../../../platform/db/db.ts'
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

export interface Standing extends PlayerSums, Pick<Player, 'id' | 'kind'> {
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
/** Models of one mailbox that are listed. */
const mostModels = 3

/**
 * Everybody whom the table may show: named, not hidden, with a mailbox of some age that no other has; of models as many as one person may
 * have. Pusula is always there.
 */
export async function standings(db: Db, source: Source, now: Date): Promise<Standing[]> {
  const since = new Date(now.getTime() - mailboxAgeMs)
  const rows = await db.rows<SumsRow & Pick<Standing, 'id' | 'kind' | 'name' | 'accountId'>>(sql`with shown as
      (select p.*, row_number() over (partition by p.kind, p.mailbox_hash order by p.named_at, p.id) as place from turn_players p
        where p.name is not null and (p.kind = 'pusula' or p.mailbox_hash is not null))
    select p.id, p.kind, p.name, p.account_id as "accountId", ${columns} from shown p join turn_sums s on s.player_id = p.id
    where s.source = ${source} and p.hidden_at is null and s.graded > 0
      and (p.kind = 'pusula' or (p.mailbox_since <= ${since} and p.place <= case p.kind when 'person' then 1 else ${mostModels} end))`)
  return rows.map(row => ({
    ...sumsFrom(row),
    ...{ id: row.id, kind: row.kind, name: row.name, accountId: row.accountId },
  }))
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
      return stale.length
    }, 'grading')
    counted += found
    if (found < atOnce) return counted
  }
}
