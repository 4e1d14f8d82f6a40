import { horizonMs, learn, levelOf, outcomeScore } from '@pusula/engine'
import type { Database, Tx } from '../../../platform/db/db.ts'
import { calibrationOf, forgetHours, keepCalibration, teachHour } from '../learning/store.ts'
import type { ChainedPrediction } from './chain.ts'
import { duePredictions, keepGrade } from './store.ts'

/** The price of a coin at a moment in the past: undefined while it cannot be asked, null once it can never be known. */
export type PriceAt = (prediction: ChainedPrediction) => Promise<number | null | undefined>

const batchSize = 500

/** Grades what is due, oldest first, and lets the ranges learn from it. Returns how many were graded. */
export async function gradeDue(
  database: Database,
  source: 'live' | 'simulated',
  priceAt: PriceAt,
  now: Date,
): Promise<number> {
  const due = await duePredictions(database.patiently('grading'), source, now, batchSize)
  let graded = 0
  for (const prediction of due) {
    const actualUsd = await priceAt(prediction)
    if (actualUsd !== undefined && (await gradeOne(database, prediction, actualUsd, now))) graded++
  }
  await forgetHours(database, now)
  return graded
}

/** The grade and what it teaches are written together or not at all. */
const gradeOne = (database: Database, prediction: ChainedPrediction, actualUsd: number | null, now: Date) =>
  database.transaction(async tx => {
    // The first edition's table is what serves coins of little history today.
    const { model } = prediction
    const level = actualUsd === null ? null : levelOf({ ...prediction, model: model ?? 'short history' }, actualUsd)
    if (!(await keepGrade(tx, prediction.id, actualUsd, level, now))) return false
    if (actualUsd !== null) await teach(tx, prediction, actualUsd)
    return true
  })

/** The coin's own width, and the hour of issue, which belongs to all coins. */
async function teach(tx: Tx, prediction: ChainedPrediction, actualUsd: number): Promise<void> {
  const { source, symbol, horizon, dueAt, priceUsd, low80Usd, high80Usd, halfWidth } = prediction
  const known = await calibrationOf(tx, source, symbol)
  const last = known.lastDueAt(horizon)
  const spacingMs = last ? Math.max(0, dueAt.getTime() - last.getTime()) : horizonMs['15min']
  const missed = actualUsd < low80Usd || actualUsd > high80Usd
  const learnt = learn(known.state, { horizon, missed, spacingMs })
  await keepCalibration(tx, prediction, learnt[horizon])
  if (halfWidth !== null && horizon !== '1day')
    await teachHour(tx, prediction, outcomeScore({ horizon, priceUsd, halfWidth, actualUsd }))
}
