import {
  type Candles,
  completedCount,
  type FineTimeframe,
  fromRows,
  joined,
  slice,
  timeframeMs,
} from '../../candles.ts'
import { slotMs } from './season.ts'

const maxHours = 4

/**
 * The last whole hours of fine candles without a gap, up to four of them; undefined without one. Quarters put together
 * from part of an hour would leave a gap inside the hour before them, and with it the longer horizons without hours.
 */
export function wholeHours(fine: Candles, timeframe: FineTimeframe, now: number): Candles | undefined {
  const end = completedCount(fine, timeframe, now)
  const spanMs = timeframeMs[timeframe]
  const perHour = timeframeMs['1h'] / spanMs
  for (let hours = maxHours; hours > 0; hours--) {
    const start = end - hours * perHour
    if (start >= 0 && fine.time[end - 1] - fine.time[start] === hours * timeframeMs['1h'] - spanMs)
      return slice(fine, start, end)
  }
  return undefined
}

/**
 * Quarter hours that end with the last fine candle rather than on the clock: the fine ones are put together backwards
 * from there as far as they reach without a gap, and what lies before them is taken as it is. Undefined where the fine
 * candles know nothing later. All candles are complete.
 */
export function freshQuarters(quarters: Candles, fine: Candles, fineMs: number): Candles | undefined {
  const count = slotMs / fineMs
  const { time, open, high, low, close, volume, trades } = fine
  const rows: number[][] = []
  for (let end = time.length; end >= count; end -= count) {
    const start = end - count
    if (time[end - 1] - time[start] !== slotMs - fineMs) break
    let [highest, lowest, coins, deals] = [high[start], low[start], 0, 0]
    for (let i = start; i < end; i++) {
      highest = Math.max(highest, high[i])
      lowest = Math.min(lowest, low[i])
      coins += volume[i]
      deals += trades?.[i] ?? Number.NaN
    }
    rows.push([time[start], open[start], highest, lowest, close[end - 1], coins, deals])
  }
  const knownUntilMs = quarters.time.length > 0 ? quarters.time[quarters.time.length - 1] + slotMs : 0
  if (rows.length === 0 || rows[0][0] + slotMs <= knownUntilMs) return undefined
  const fresh = fromRows(rows.reverse())
  let before = quarters.time.length
  while (before > 0 && quarters.time[before - 1] + slotMs > fresh.time[0]) before--
  return before > 0 ? joined(slice(quarters, 0, before), fresh) : fresh
}
