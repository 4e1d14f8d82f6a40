import {
  type CalibrationState,
  type Horizon,
  type HourlyHorizon,
  type HourState,
  hourStep,
  type Learnt,
  startCalibration,
  startHours,
} from '@pusula/engine'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Prediction } from '../predictions/chain.ts'

const hourMs = 3_600_000
/** By then every prediction of an hour has been graded. */
const forgottenAfterMs = 30 * 24 * hourMs

interface CalibrationRow {
  horizon: Horizon
  logMultiplier: number
  lastDueAt: Date
}

/** What the graded predictions of a coin have taught about the width of its ranges. */
export async function calibrationOf(db: Db, source: string, symbol: string) {
  const rows = await db.rows<CalibrationRow>(sql`select horizon, log_multiplier as "logMultiplier",
    last_due_at as "lastDueAt" from analysis_calibrations where source = ${source} and symbol = ${symbol}`)
  const state: CalibrationState = {
    ...startCalibration,
    ...Object.fromEntries(rows.map(row => [row.horizon, row.logMultiplier])),
  }
  return { state, lastDueAt: (horizon: Horizon) => rows.find(row => row.horizon === horizon)?.lastDueAt }
}

export const keepCalibration = (db: Tx, { source, symbol, horizon, dueAt }: Prediction, logMultiplier: number) =>
  db.run(sql`insert into analysis_calibrations (source, symbol, horizon, log_multiplier, last_due_at)
    values (${source}, ${symbol}, ${horizon}, ${logMultiplier}, ${dueAt})
    on conflict (source, symbol, horizon) do update
    set log_multiplier = excluded.log_multiplier, last_due_at = excluded.last_due_at`)

/** What those of all coins have taught about the hours of a day. */
export async function hoursOf(db: Db, source: string): Promise<HourState> {
  const rows = await db.rows<{ horizon: HourlyHorizon; hour: number; level: number }>(
    sql`select horizon, hour, level from analysis_hours where source = ${source}`,
  )
  const levels = (of: HourlyHorizon) =>
    startHours[of].map((start, hour) => rows.find(row => row.horizon === of && row.hour === hour)?.level ?? start)
  return { '15min': levels('15min'), '1hour': levels('1hour'), '4hour': levels('4hour') }
}

export async function learntOf(db: Db, source: string, symbol: string): Promise<Learnt> {
  const [calibration, hours] = await Promise.all([calibrationOf(db, source, symbol), hoursOf(db, source)])
  return { calibration: calibration.state, hours }
}

/** Moves the hour in which a prediction was issued by its share among those of that hour graded so far. */
export async function teachHour(tx: Tx, { source, horizon, issuedAt }: Prediction, score: number): Promise<void> {
  const issuedHour = new Date(Math.floor(issuedAt.getTime() / hourMs) * hourMs)
  const after = await tx.row<{ graded: number; scoreSum: number }>(sql`insert into analysis_hour_grades
    (source, horizon, issued_hour, graded, score_sum) values (${source}, ${horizon}, ${issuedHour}, 1, ${score})
    on conflict (source, horizon, issued_hour) do update set graded = analysis_hour_grades.graded + 1,
    score_sum = analysis_hour_grades.score_sum + excluded.score_sum returning graded, score_sum as "scoreSum"`)
  if (!after) throw new Error('an hour that was counted has a count')
  const step = hourStep({ graded: after.graded - 1, scoreSum: after.scoreSum - score }, score)
  await tx.run(sql`insert into analysis_hours (source, horizon, hour, level)
    values (${source}, ${horizon}, ${issuedHour.getUTCHours()}, ${step})
    on conflict (source, horizon, hour) do update set level = analysis_hours.level + excluded.level`)
}

/** Counts of hours whose predictions have long been graded are of no more use. */
export const forgetHours = (db: Db, now: Date) =>
  db.run(sql`delete from analysis_hour_grades where issued_hour < ${new Date(now.getTime() - forgottenAfterMs)}`)
