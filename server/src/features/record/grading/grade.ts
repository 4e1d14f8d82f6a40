import { horizonMs, learn, outcomeScore } from '@pusula/engine'
import type { Database, Tx } from '../../../platform/db/db.ts'
import { closeHour, teachPooled } from '../learning/pooled/store.ts'
import { calibrationOf, forgetHours, saveCalibration, teachHour } from '../learning/store.ts'
import { isForecast, type StoredClaim } from '../log/claims.ts'
import { saveSums } from '../rollups/store.ts'
import { addToSums, startSums } from '../rollups/sums.ts'
import type { GradeOf } from './prices.ts'
import { type DueClaim, dueClaims, type Graded, revealDue, saveGrades, takeGraded, waitForTurn } from './store.ts'

const batchSize = 200
/** Batch size; whatever is left is graded a minute later. */
const maxGraded = 10 * batchSize

/** In one transaction, of which the end of the log is held for the last few milliseconds. */
const revealedAtOnce = 1_000

/** Told of a claim that our own code could not grade. */
type OnFault = (error: unknown, claim: StoredClaim) => void

const failLoudly: OnFault = error => {
  throw error
}

/**
 * Says what was sealed in everything whose time has come, then grades it, oldest first, and lets the ranges learn from it. Returns how many
 * were graded. A claim that cannot be graded through a fault of ours stays due, and does not hold up the others.
 */
export async function gradeDue(
  database: Database,
  source: 'live' | 'simulated',
  gradeOf: GradeOf,
  now: Date,
  onFault = failLoudly,
): Promise<number> {
  await database.transaction(async tx => {
    await waitForTurn(tx, source)
    await closeHour(tx, source, now)
  }, 'grading')
  while ((await database.transaction(tx => revealDue(tx, now, revealedAtOnce), 'grading')) === revealedAtOnce);
  let graded = 0
  let last: DueClaim | undefined
  while (graded < maxGraded) {
    const due = await dueClaims(database.patiently('grading'), source, now, { after: last, limit: batchSize })
    const known: Graded[] = []
    for (const claim of due) {
      try {
        const grade = await gradeOf(claim)
        if (grade) known.push({ claim, grade })
      } catch (error) {
        onFault(error, claim)
      }
    }
    if (known.length) graded += await saveAll(database, source, known, now)
    // What cannot be known yet is passed by: whatever is behind it does not wait for it.
    last = due.at(-1)
    if (due.length < batchSize) break
  }
  await forgetHours(database, now)
  return graded
}

/** Grades, what they teach and what they add up to are written together or not at all. */
const saveAll = (database: Database, source: StoredClaim['source'], known: readonly Graded[], now: Date) =>
  database.transaction(async tx => {
    await waitForTurn(tx, source)
    const taken = await takeGraded(tx, known)
    if (!taken.length) return 0
    const sums = startSums()
    for (const { claim, grade } of taken) {
      addToSums(sums, claim.asked ? 'asked' : 'live', claim, grade)
      if (grade.actualUsd !== null) await teach(tx, claim, grade.actualUsd, now)
    }
    await saveSums(tx, source, sums)
    await saveGrades(tx, taken, now)
    return taken.length
  }, 'grading')

/** The coin's own width; the hour of issue and, of a day, the misses, which belong to all coins. */
async function teach(tx: Tx, claim: StoredClaim, actualUsd: number, now: Date): Promise<void> {
  if (!isForecast(claim)) return
  const { source, symbol, what, dueAt, priceUsd, low80Usd, high80Usd, halfWidth } = claim
  const known = await calibrationOf(tx, source, symbol)
  const last = known.lastDueAt(what)
  const spacingMs = last ? Math.max(0, dueAt.getTime() - last.getTime()) : horizonMs['15min']
  const missed = actualUsd < low80Usd || actualUsd > high80Usd
  const learnt = learn(known.state, { horizon: what, missed, spacingMs })
  await saveCalibration(tx, claim, learnt[what])
  if (what === '1day' && !claim.asked) await teachPooled(tx, source, missed, now)
  if (what !== '1day') await teachHour(tx, claim, outcomeScore({ horizon: what, priceUsd, halfWidth, actualUsd }))
}
