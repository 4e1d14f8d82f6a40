/** The spans a candle may cover. */
export type Timeframe = '15m' | '1h' | '4h' | '1d'

export const timeframeMs: Record<Timeframe, number> = {
  '15m': 900_000,
  '1h': 3_600_000,
  '4h': 14_400_000,
  '1d': 86_400_000,
}

/**
 * A run of candles in columns, oldest first. `time` is the opening in unix milliseconds, `volume` is in the base coin.
 * Columns let the indicators walk plain memory; all have the same length.
 */
export interface Candles {
  readonly time: Float64Array
  readonly open: Float64Array
  readonly high: Float64Array
  readonly low: Float64Array
  readonly close: Float64Array
  readonly volume: Float64Array
}

const columns = ['time', 'open', 'high', 'low', 'close', 'volume'] as const

/** The candles from `start` up to, not including, `end`, without copying. */
export function slice(candles: Candles, start: number, end = candles.time.length): Candles {
  const part = (column: (typeof columns)[number]) => candles[column].subarray(start, end)
  return {
    time: part('time'),
    open: part('open'),
    high: part('high'),
    low: part('low'),
    close: part('close'),
    volume: part('volume'),
  }
}

/** Columns from rows of [time, open, high, low, close, volume]. */
export function fromRows(rows: readonly (readonly number[])[]): Candles {
  const part = (column: number) => Float64Array.from(rows, row => row[column] ?? Number.NaN)
  return { time: part(0), open: part(1), high: part(2), low: part(3), close: part(4), volume: part(5) }
}

/** How many candles are complete at `now`: one counts only once its whole span has passed. */
export function completedCount(candles: Candles, timeframe: Timeframe, now: number): number {
  const { time } = candles
  let count = time.length
  while (count > 0 && time[count - 1] + timeframeMs[timeframe] > now) count--
  return count
}
