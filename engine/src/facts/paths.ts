import { DAY_MS, HOUR_MS } from '@pusula/words'
import { timeframeMs } from '../candles.ts'
import { meanDailyMove, type Path, type PathPoint, type PathTerm, pathWithin } from '../paths/path.ts'
import { beganAt, halfYearDays, type Move, type Moves } from './moves.ts'
import { firstSince, type Past } from './past.ts'

/** What the moves of the stretches hide: how far the price went between their ends. Null where nothing is known of it. */
export type Paths = Readonly<Record<PathTerm, Path | null>>

/** A week by closes of four hours, the longer ones by days. */
export const readPaths = (past: Past, { week, month, halfYear }: Moves): Paths => ({
  week: pathOver(past, 'week', week),
  month: pathOver(past, 'month', month),
  halfYear: halfYear?.days === halfYearDays ? pathOver(past, 'halfYear', halfYear) : null,
})

function pathOver(past: Past, term: PathTerm, move: Move | null): Path | null {
  if (!move) return null
  const { close } = past.days
  const meanMove = meanDailyMove(close.subarray(0, Math.max(0, close.length - move.days)))
  return meanMove === null ? null : pathWithin(pointsSince(past, move), term, meanMove)
}

/** From where the move began to now. */
function pointsSince(past: Past, { days, startUsd }: Move): PathPoint[] {
  const fromMs = beganAt(past, days)
  const isWeek = days < 30
  const [candles, spanMs] = isWeek ? [past.hours, HOUR_MS] : [past.days, DAY_MS]
  const stepMs = isWeek ? timeframeMs['4h'] : DAY_MS
  const points: PathPoint[] = [{ time: fromMs, close: startUsd }]
  for (let i = firstSince(candles, fromMs); i < candles.time.length; i++) {
    const time = candles.time[i] + spanMs
    if (time % stepMs === 0) points.push({ time, close: candles.close[i] })
  }
  points.push({ time: past.at, close: past.priceUsd })
  return points
}
