import { type Candles, type Timeframe, timeframeMs } from '../candles.ts'

export type CandlesByTimeframe = { readonly [timeframe in Timeframe]?: Candles }

/**
 * Sources of a level: turning points of the price (swing), the previous day's high or low (range), classic pivots
 * of that day (pivot), or nothing but a step further on (projected).
 */
export type LevelKind = 'swing' | 'range' | 'pivot' | 'projected'

/** A price that may become a level. */
export interface Mark {
  readonly priceUsd: number
  readonly kind: LevelKind
  /** How many times the price turned here. */
  readonly touches: number
  /** Opening of the last candle that turned here, in unix milliseconds; null where the price never was. */
  readonly lastTouchedAt: number | null
  readonly weight: number
}

/** When the newest of all candles opened. */
export function newestTime(candles: CandlesByTimeframe): number {
  return Math.max(...Object.values(candles).map(({ time }) => time.at(-1) ?? 0))
}

interface Day {
  readonly highUsd: number
  readonly lowUsd: number
  readonly closeUsd: number
  readonly openedAt: number
}

/** The last whole day: the last daily candle, or the last 24 hours of a finer timeframe where there is none. */
export function previousDay(candles: CandlesByTimeframe): Day | null {
  for (const timeframe of ['1d', '1h', '15m', '4h'] as const) {
    const run = candles[timeframe]
    if (!run || run.time.length === 0) continue
    const end = run.time.length
    const start = Math.max(end - timeframeMs['1d'] / timeframeMs[timeframe], 0)
    return {
      highUsd: Math.max(...run.high.subarray(start, end)),
      lowUsd: Math.min(...run.low.subarray(start, end)),
      closeUsd: run.close[end - 1],
      openedAt: run.time[start],
    }
  }
  return null
}

/** The extremes of a day. */
export function rangeMarks({ highUsd, lowUsd, openedAt }: Day): Mark[] {
  return [highUsd, lowUsd].map(priceUsd => ({
    priceUsd,
    kind: 'range',
    touches: 1,
    lastTouchedAt: openedAt,
    weight: 1,
  }))
}

/** Classic pivots: the middle of a day and three steps on either side of it. */
export function pivotMarks({ highUsd, lowUsd, closeUsd }: Day): Mark[] {
  const middleUsd = (highUsd + lowUsd + closeUsd) / 3
  const heightUsd = highUsd - lowUsd
  const pricesUsd = [
    middleUsd,
    2 * middleUsd - lowUsd,
    2 * middleUsd - highUsd,
    middleUsd + heightUsd,
    middleUsd - heightUsd,
    highUsd + 2 * (middleUsd - lowUsd),
    lowUsd - 2 * (highUsd - middleUsd),
  ]
  return pricesUsd.map(priceUsd => ({ priceUsd, kind: 'pivot', touches: 0, lastTouchedAt: null, weight: 0.5 }))
}
