import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Claim, StoredClaim } from '../log/claims.ts'
import { type About, claimFrom, gradeEntry, revealEntry } from '../log/entries.ts'
import { appendEntries } from '../log/store/entries.ts'
import type { Grade } from './outcomes.ts'

type Source = Claim['source']

const beginning = { readyAt: new Date(0), id: 0 }

/** A claim to be graded. A plan may have ended before the latest moment at which it could. */
export type DueClaim = StoredClaim & { readyAt: Date }

interface Part {
  /** Those behind this one; from the oldest on where it is left out. */
  after: Pick<DueClaim, 'readyAt' | 'id'> | undefined
  limit: number
}

/** Says in the log what was sealed in the claims whose time has come, the oldest first. Returns how many they were. */
export async function revealDue(tx: Tx, now: Date, limit: number): Promise<number> {
  const due = await tx.rows<{
    id: number
    salt: string
    said: string
  }>(sql`select claim_id as id, salt, said from record_pending
    where not is_revealed and due_at <= ${now} order by due_at, claim_id limit ${limit} for update skip locked`)
  if (!due.length) return 0
  await tx.run(
    sql`update record_pending set is_revealed = true where claim_id = any(${due.map(({ id }) => id)}::bigint[])`,
  )
  await appendEntries(
    tx,
    due.map(({ id, salt, said }) => revealEntry(id, salt, said)),
  )
  return due.length
}

/** Claims whose time has come and that nobody has graded, oldest first. */
export async function dueClaims(
  db: Db,
  source: Source,
  now: Date,
  { after = beginning, limit }: Part,
): Promise<DueClaim[]> {
  const rows = await db.rows<About & { id: number; said: string; readyAt: Date }>(sql`with due as
      (select claim_id, slot_at, said, due_at from record_pending where source = ${source} and is_revealed and due_at <= ${now}
        and (due_at, claim_id) > (${after.readyAt}::timestamptz, ${after.id}::bigint) order by due_at, claim_id limit ${limit})
    select c.id, c.source, c.symbol, c.what, c.asked, c.slot_at as "slotAt", c.issued_at as "issuedAt", c.due_at as "dueAt", due.said,
      due.due_at as "readyAt"
    from due join record_claims c on c.id = due.claim_id and c.slot_at = due.slot_at order by due.due_at, c.id`)
  return rows.map(({ id, said, readyAt, ...about }) => ({ ...claimFrom(about, JSON.parse(said)), id, readyAt }))
}

export interface Graded {
  claim: StoredClaim
  grade: Grade
}

/** Takes what is graded off the list of those that wait: what another instance has graded meanwhile is left out. */
export async function takeGraded(tx: Tx, graded: readonly Graded[]): Promise<Graded[]> {
  const taken = await tx.rows<{ id: number }>(sql`delete from record_pending
    where claim_id = any(${graded.map(({ claim }) => claim.id)}::bigint[]) returning claim_id as id`)
  const ids = new Set(taken.map(({ id }) => id))
  return graded.filter(({ claim }) => ids.has(claim.id))
}

/** Writes grades into the log and beside their claims. The end of the log is held from here on: whatever else there is to do comes before. */
export async function saveGrades(tx: Tx, graded: readonly Graded[], gradedAt: Date): Promise<void> {
  await recordGrades(
    tx,
    graded.map(each => ({ ...each, gradedAt })),
  )
  await appendEntries(
    tx,
    graded.map(({ claim, grade }) => gradeEntry(claim.id, grade, gradedAt)),
  )
}

interface NotedGrade {
  claim: Pick<StoredClaim, 'id' | 'slotAt'>
  grade: Pick<Grade, 'outcome' | 'actualUsd'>
  gradedAt: Date
}

/** What became of claims, as it is looked up. */
export async function recordGrades(tx: Tx, graded: readonly NotedGrade[]): Promise<void> {
  const times = graded.map(({ claim }) => claim.slotAt.getTime())
  const [from, until] = [new Date(Math.min(...times)), new Date(Math.max(...times))]
  const column = <T>(of: (row: NotedGrade) => T) => graded.map(of)
  await tx.run(sql`update record_claims c set outcome = g.outcome, actual_usd = g.actual_usd, graded_at = g.graded_at
    from unnest(${column(({ claim }) => claim.id)}::bigint[], ${column(({ claim }) => claim.slotAt)}::timestamptz[],
      ${column(({ grade }) => grade.outcome)}::smallint[], ${column(({ grade }) => grade.actualUsd)}::float8[],
      ${column(({ gradedAt }) => gradedAt)}::timestamptz[]) as g(id, slot_at, outcome, actual_usd, graded_at)
    where c.id = g.id and c.slot_at = g.slot_at and c.slot_at between ${from} and ${until}`)
}

/** One at a time across all instances: grades are added to the same sums. */
export const waitForTurn = (tx: Tx, source: Source) =>
  tx.run(sql`select pg_advisory_xact_lock(7220440, hashtext(${source}))`)

const lateMs = 3_600_000

/** Claims whose time came more than an hour ago and that nobody has graded. */
export const lateGrades = async (db: Db, source: Source, now: Date): Promise<number> =>
  (
    await db.row<{ count: number }>(sql`select count(*) as count from record_pending
      where source = ${source} and due_at <= ${new Date(now.getTime() - lateMs)}`)
  )?.count ?? 0
