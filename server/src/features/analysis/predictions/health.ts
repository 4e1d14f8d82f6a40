import { type Db, sql } from '../../../platform/db/db.ts'
import { firstBreak } from './chain.ts'
import { wholeChain } from './store.ts'

/** How many predictions were ever issued, and the first one that is missing or was altered. */
export async function checkChain(db: Db): Promise<{ length: number; brokenAt: number | undefined }> {
  let last: { id: number; hash: string } | undefined
  for await (const link of wholeChain(db)) {
    const brokenAt = firstBreak([link], last)
    if (brokenAt !== undefined) return { length: link.id, brokenAt }
    last = link
  }
  return { length: last?.id ?? 0, brokenAt: undefined }
}

const lateMs = 3_600_000

/** Predictions whose time came more than an hour ago and that nobody has graded. */
export const lateGrades = async (db: Db, source: 'live' | 'simulated', now: Date): Promise<number> =>
  (
    await db.row<{ count: number }>(sql`select count(*) as count from analysis_predictions p
      where source = ${source} and due_at <= ${new Date(now.getTime() - lateMs)}
        and not exists (select 1 from analysis_grades g where g.prediction_id = p.id)`)
  )?.count ?? 0
