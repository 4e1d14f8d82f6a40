/** The spans of the candles that are studied. */
export type Timeframe = '15m' | '1h' | '4h' | '1d'

/** Finer ones, which only tell where the price stands between two quarter hours. */
export type FineTimeframe = '1m' | '5m'

export const timeframeMs: Record<Timeframe | FineTimeframe, number> = {
  '1m': 60_000,
  '5m': 300_000,
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
  /** How many trades made each candle: where the venue counts them, and then for all of them. */
  readonly trades?: Float64Array
}

/** Candles whose columns are made of those given. */
export function eachColumn(candles: Candles, part: (column: Float64Array) => Float64Array): Candles {
  return {
    time: part(candles.time),
    open: part(candles.open),
    high: part(candles.high),
    low: part(candles.low),
    close: part(candles.close),
    volume: part(candles.volume),
    ...(candles.trades && { trades: part(candles.trades) }),
  }
}

/** The candles from `start` up to, not including, `end`, without copying. */
export const slice = (candles: Candles, start: number, end = candles.time.length): Candles =>
  eachColumn(candles, column => column.subarray(start, end))

/** Columns from rows of [time, open, high, low, close, volume] and, where every row has them, trades. */
export function fromRows(rows: readonly (readonly number[])[]): Candles {
  const part = (column: number) => {
    // Float64Array.from takes ten times as long, and ninety days of quarter hours are read at once.
    const values = new Float64Array(rows.length)
    for (let i = 0; i < rows.length; i++) values[i] = rows[i]?.[column] ?? Number.NaN
    return values
  }
  const candles = { time: part(0), open: part(1), high: part(2), low: part(3), close: part(4), volume: part(5) }
  const isCounted = rows.length > 0 && rows.every(row => row[6] !== undefined && row[6] >= 0)
  return isCounted ? { ...candles, trades: part(6) } : candles
}

/** One run after another. Trades are kept where both runs have them. */
export function joined(first: Candles, second: Candles): Candles {
  const join = (a: Float64Array, b: Float64Array) => {
    const whole = new Float64Array(a.length + b.length)
    whole.set(a)
    whole.set(b, a.length)
    return whole
  }
  return {
    time: join(first.time, second.time),
    open: join(first.open, second.open),
    high: join(first.high, second.high),
    low: join(first.low, second.low),
    close: join(first.close, second.close),
    volume: join(first.volume, second.volume),
    ...(first.trades && second.trades && { trades: join(first.trades, second.trades) }),
  }
}

/** How many candles are complete at `now`: one counts only once its whole span has passed. */
export function completedCount(candles: Candles, timeframe: Timeframe | FineTimeframe, now: number): number {
  const { time } = candles
  let count = time.length
  while (count > 0 && time[count - 1] + timeframeMs[timeframe] > now) count--
  return count
}
