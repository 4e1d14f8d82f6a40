import { type Candles, completedCount, slice, type Timeframe } from '../candles.ts'
import { indicatorBundle } from '../indicators/bundle.ts'
import type { StudiedCandles } from '../scores/reading.ts'

export type Studies = Readonly<Record<Timeframe, StudiedCandles>>

/** Warm-up: enough for an average of 200 candles to forget how it began. */
const studiedCount = 500

/** The indicators of the last candles complete at `at`. */
export function study(candles: Readonly<Record<Timeframe, Candles>>, at: number): Studies {
  const one = (timeframe: Timeframe): StudiedCandles => {
    const end = completedCount(candles[timeframe], timeframe, at)
    const run = slice(candles[timeframe], Math.max(0, end - studiedCount), end)
    return { candles: run, indicators: indicatorBundle(run) }
  }
  return { '15m': one('15m'), '1h': one('1h'), '4h': one('4h'), '1d': one('1d') }
}
