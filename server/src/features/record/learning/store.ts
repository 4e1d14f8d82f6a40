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
import { HOUR_MS } from '@pusula/words'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Claim, ForecastClaim } from '../log/claims.ts'
import { pooledOf } from './pooled/store.ts'

/** Delay after which every prediction of an hour has been graded. */
const forgottenAfterMs = 30 * 24 * HOUR_MS

interface CalibrationRow {
  horizon: Horizon
  logMultiplier: number
  lastDueAt: Date
}

/** What the graded predictions of a coin have taught about the width of its ranges. */
export async function calibrationOf(db: Db, source: string, symbol: string) {
  const rows = await db.rows<CalibrationRow>(sql`select horizon, log_multiplier as "logMultiplier",
    last_due_at as "lastDueAt" from record_calibrations where source = ${source} and symbol = ${symbol}`)
  const state: CalibrationState = {
    ...startCalibration,
    ...Object.fromEntries(rows.map(row => [row.horizon, row.logMultiplier])),
  }
  return { state, lastDueAt: (horizon: Horizon) => rows.find(row => row.horizon === horizon)?.lastDueAt }
}

export const saveCalibration = (db: Tx, { source, symbol, what, dueAt }: ForecastClaim, logMultiplier: number) =>
  db.run(sql`insert into record_calibrations (source, symbol, horizon, log_multiplier, last_due_at)
    values (${source}, ${symbol}, ${what}, ${logMultiplier}, ${dueAt})
    on conflict (source, symbol, horizon) do update
    set log_multiplier = excluded.log_multiplier, last_due_at = excluded.last_due_at`)

/** What those of all coins have taught about the hours of a day. */
export async function hoursOf(db: Db, source: string): Promise<HourState> {
  const rows = await db.rows<{ horizon: HourlyHorizon; hour: number; level: number }>(
    sql`select horizon, hour, level from record_hours where source = ${source}`,
  )
  const levels = (of: HourlyHorizon) =>
    startHours[of].map((start, hour) => rows.find(row => row.horizon === of && row.hour === hour)?.level ?? start)
  return { '15min': levels('15min'), '1hour': levels('1hour'), '4hour': levels('4hour') }
}

export async function learntOf(db: Db, source: Claim['source'], symbol: string): Promise<Learnt> {
  const [calibration, hours, pooled] = await Promise.all([
    calibrationOf(db, source, symbol),
    hoursOf(db, source),
    pooledOf(db, source),
  ])
  return { calibration: calibration.state, hours, pooled }
}

/** Moves the hour in which a prediction was issued by its share among those of that hour graded so far. */
export async function teachHour(tx: Tx, { source, what, issuedAt }: ForecastClaim, score: number): Promise<void> {
  const issuedHour = new Date(Math.floor(issuedAt.getTime() / HOUR_MS) * HOUR_MS)
  const after = await tx.row<{ graded: number; scoreSum: number }>(sql`insert into record_hour_grades
    (source, horizon, issued_hour, graded, score_sum) values (${source}, ${what}, ${issuedHour}, 1, ${score})
    on conflict (source, horizon, issued_hour) do update set graded = record_hour_grades.graded + 1,
    score_sum = record_hour_grades.score_sum + excluded.score_sum returning graded, score_sum as "scoreSum"`)
  if (!after) throw new Error('an hour that was counted has a count')
  const step = hourStep({ graded: after.graded - 1, scoreSum: after.scoreSum - score }, score)
  await tx.run(sql`insert into record_hours (source, horizon, hour, level)
    values (${source}, ${what}, ${issuedHour.getUTCHours()}, ${step})
    on conflict (source, horizon, hour) do update set level = record_hours.level + excluded.level`)
}

/** Counts of hours whose predictions have long been graded are of no more use. */
export const forgetHours = (db: Db, now: Date) =>
  db.run(sql`delete from record_hour_grades where issued_hour < ${new Date(now.getTime() - forgottenAfterMs)}`)

/** So many live results know better than any replay. */
const enoughLive = 30

/** Lets the width of a coin's ranges start from a replay, where live results have not yet said more. */
export async function startCalibrations(tx: Tx, source: string, symbol: string, state: CalibrationState, at: Date) {
  for (const [horizon, logMultiplier] of Object.entries(state))
    await tx.run(sql`insert into record_calibrations (source, symbol, horizon, log_multiplier, last_due_at)
      select ${source}, ${symbol}, ${horizon}, ${logMultiplier}, ${at}
      where coalesce((select sum(graded) from record_range_days where source = ${source} and symbol = ${symbol}
        and what = ${horizon} and kind in ('live', 'asked')), 0) < ${enoughLive}
      on conflict (source, symbol, horizon) do update set log_multiplier = excluded.log_multiplier`)
}

/** The same for the hours of a day, as long as no whole day was graded live. */
export async function startHoursFrom(tx: Tx, source: string, state: HourState): Promise<void> {
  const live = await tx.row<{ days: number }>(sql`select count(distinct day)::int as days from record_range_days
    where source = ${source} and symbol = '' and kind = 'live'`)
  if ((live?.days ?? 0) > 1) return
  for (const horizon of ['15min', '1hour', '4hour'] as const)
    for (const [hour, level] of state[horizon].entries())
      await tx.run(sql`insert into record_hours (source, horizon, hour, level) values (${source}, ${horizon}, ${hour}, ${level})
        on conflict (source, horizon, hour) do update set level = excluded.level`)
}
