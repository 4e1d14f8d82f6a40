import type { Candles } from '../candles.ts'

/**
 * How the extremes of the last stretch lie to those of the stretch before: both higher, both lower, within them
 * (narrower) or beyond them on both sides (wider).
 */
export type Shape = 'higher' | 'lower' | 'narrower' | 'wider'

/** The last stretch of candles against an equally long one before it. */
export interface Recent {
  readonly changeRatio: number
  readonly highUsd: number
  readonly lowUsd: number
  readonly shape: Shape
  /** Mean volume of the stretch against that of all candles; null where nothing was traded. */
  readonly volumeToUsualRatio: number | null
}

/** Null where the candles do not reach back twice as far. */
export function readRecent({ high, low, close, volume }: Candles, count: number, priceUsd: number): Recent | null {
  const end = close.length
  if (end < 2 * count) return null
  const highUsd = Math.max(priceUsd, highest(high, end - count, end))
  const lowUsd = Math.min(priceUsd, lowest(low, end - count, end))
  const isHighHigher = highUsd > highest(high, end - 2 * count, end - count)
  const isLowHigher = lowUsd > lowest(low, end - 2 * count, end - count)
  const usualVolume = mean(volume, 0, end)
  return {
    changeRatio: priceUsd / close[end - count] - 1,
    highUsd,
    lowUsd,
    shape: isHighHigher ? (isLowHigher ? 'higher' : 'wider') : isLowHigher ? 'narrower' : 'lower',
    volumeToUsualRatio: usualVolume > 0 ? mean(volume, end - count, end) / usualVolume : null,
  }
}

function highest(column: Float64Array, start: number, end: number): number {
  let found = column[start]
  for (let i = start + 1; i < end; i++) if (column[i] > found) found = column[i]
  return found
}

function lowest(column: Float64Array, start: number, end: number): number {
  let found = column[start]
  for (let i = start + 1; i < end; i++) if (column[i] < found) found = column[i]
  return found
}

function mean(column: Float64Array, start: number, end: number): number {
  let sum = 0
  for (let i = start; i < end; i++) sum += column[i]
  return sum / (end - start)
}
