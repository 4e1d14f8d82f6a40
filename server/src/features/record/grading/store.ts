import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { ChainedClaim } from '../chain/chain.ts'
import { claimFields, claimOf } from '../chain/store.ts'
import type { Grade } from './outcomes.ts'

type Source = 'live' | 'simulated'

const beginning = { dueAt: new Date(0), id: 0 }

interface Part {
  /** Those behind this one; from the oldest on where it is left out. */
  after: Pick<ChainedClaim, 'dueAt' | 'id'> | undefined
  limit: number
}

/** Claims whose time has come and that nobody has graded, oldest first. */
export const dueClaims = async (
  db: Db,
  source: Source,
  now: Date,
  { after = beginning, limit }: Part,
): Promise<ChainedClaim[]> =>
  (
    await db.rows<ChainedClaim & { terms: number[] | null }>(sql`with due as
      (select claim_id, slot_at from record_pending where source = ${source} and due_at <= ${now}
        and (due_at, claim_id) > (${after.dueAt}::timestamptz, ${after.id}::bigint) order by due_at, claim_id limit ${limit})
    select ${claimFields} from record_claims c where (id, slot_at) in (select claim_id, slot_at from due) order by due_at, id`)
  ).map(claimOf)

/** Writes a grade once; false if another instance was quicker. */
export async function keepGrade(tx: Tx, { id, slotAt }: ChainedClaim, grade: Grade, gradedAt: Date): Promise<boolean> {
  if ((await tx.run(sql`delete from record_pending where claim_id = ${id}`)) === 0) return false
  await tx.run(sql`insert into record_grades (claim_id, slot_at, outcome, actual_usd, level, loss, constant_loss,
    result_ratio, random_outcome, random_ratio, leveraged_ratio, venue, graded_at)
    values (${id}, ${slotAt}, ${grade.outcome}, ${grade.actualUsd}, ${grade.level}, ${grade.loss}, ${grade.constantLoss},
      ${grade.resultRatio}, ${grade.randomOutcome}, ${grade.randomRatio}, ${grade.leveragedRatio},
      ${grade.venue}, ${gradedAt})`)
  return true
}

/** One at a time across all instances: grades are added to the same sums, and none is given while a day is sealed. */
export const waitForTurn = (tx: Tx, source: Source) =>
  tx.run(sql`select pg_advisory_xact_lock(7220440, hashtext(${source}))`)

const lateMs = 3_600_000

/** Claims whose time came more than an hour ago and that nobody has graded. */
export const lateGrades = async (db: Db, source: Source, now: Date): Promise<number> =>
  (
    await db.row<{ count: number }>(sql`select count(*) as count from record_pending
      where source = ${source} and due_at <= ${new Date(now.getTime() - lateMs)}`)
  )?.count ?? 0
