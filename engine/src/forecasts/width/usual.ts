import type { Candles } from '../../candles.ts'
import type { Forecast } from '../forecast.ts'
import type { Horizon } from '../horizons.ts'

const usualDays = 90
const fewestDays = 30

/**
 * Half width of the 80 % range that a horizon usually has, by what a day of that coin ranges: the middle of five coins,
 * of 15 minutes in 2025 and of the others from 2020 to September 2025, so that about half of all forecasts are wider.
 */
const usualShare: Record<Horizon, number> = { '15min': 0.068, '1hour': 0.139, '4hour': 0.286, '1day': 0.79 }

/**
 * What a day of the coin usually ranges: the middle of its last 90, up to the first `end` of them. Null with fewer than
 * 30, or where none moved.
 */
export function usualDayRange({ high, low }: Candles, end = high.length): number | null {
  const start = Math.max(0, end - usualDays)
  if (end - start < fewestDays) return null
  const ranges = Float64Array.from({ length: end - start }, (_, i) => Math.log(high[start + i] / low[start + i]))
  const middle = ranges.sort()[Math.floor(ranges.length / 2)]
  return middle > 0 ? middle : null
}

/** How wide a range is against what is usual for the coin at that horizon: above 1, a larger move than usual is expected. */
export const widthToUsual = ({ horizon, halfWidth }: Forecast, dayRange: number): number =>
  halfWidth / (usualShare[horizon] * dayRange)
