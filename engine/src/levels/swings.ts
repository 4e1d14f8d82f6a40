import { type Candles, type Timeframe, timeframeMs } from '../candles.ts'
import { type CandlesByTimeframe, type Mark, newestTime } from './marks.ts'

/** A turning point must stand above (or below) this many candles on either side. */
const wing = 3

/** A turn weighs half of a fresh one after this many days. */
const halfWeightDays = 14

/** A turn that held for days says more than one that held for hours. */
const timeframeWeight: Record<Timeframe, number> = { '15m': 0.5, '1h': 1, '4h': 2, '1d': 4 }

/** One turning point. */
interface Turn {
  readonly priceUsd: number
  /** Opening of its candle, in unix milliseconds. */
  readonly turnedAt: number
  readonly weight: number
}

/** The prices within which turning points are of interest. */
interface PriceSpan {
  readonly lowUsd: number
  readonly highUsd: number
}

/**
 * Turning points of the price. Each stretch of time is read in one timeframe only, the finest that reaches there, so
 * that no turn is counted twice. Quarter hours are read only where there are no hours: their turns lie within the noise.
 */
export function recentTurns(candles: CandlesByTimeframe, span: PriceSpan): Turn[] {
  const fine = (candles['1h']?.time.length ?? 0) > 2 * wing ? '1h' : '15m'
  const newestAt = newestTime(candles)
  const found: Turn[] = []
  let coveredFrom = Number.POSITIVE_INFINITY
  for (const timeframe of [fine, '4h', '1d'] as const) {
    const run = candles[timeframe]
    if (!run || run.time.length === 0) continue
    const ordinaryVolume = mean(run.volume)
    for (const { i, priceUsd } of turns(run, coveredFrom, span)) {
      const ageDays = (newestAt - run.time[i]) / timeframeMs['1d']
      const recency = 1 / (1 + ageDays / halfWeightDays)
      const weight = 2 * busyness(run.volume[i], ordinaryVolume) * recency * timeframeWeight[timeframe]
      found.push({ priceUsd, turnedAt: run.time[i], weight })
    }
    coveredFrom = Math.min(coveredFrom, run.time[0])
  }
  return found
}

/** A turn weighs half of a fresh one after this many candles of its own run. */
const halfWeightCandles = 120

/** Turning points of one run of candles, at any price; their weights compare among themselves. */
export function turnsOf(run: Candles): Turn[] {
  const ordinaryVolume = mean(run.volume)
  const everywhere = { lowUsd: 0, highUsd: Number.POSITIVE_INFINITY }
  return turns(run, Number.POSITIVE_INFINITY, everywhere).map(({ i, priceUsd }) => {
    const recency = 1 / (1 + (run.time.length - i) / halfWeightCandles)
    return { priceUsd, turnedAt: run.time[i], weight: busyness(run.volume[i], ordinaryVolume) * recency }
  })
}

const busyness = (volume: number, ordinary: number) => (ordinary > 0 ? volume / (volume + ordinary) : 0.5)

function turns({ time, high, low }: Candles, before: number, { lowUsd, highUsd }: PriceSpan) {
  const found: { i: number; priceUsd: number }[] = []
  for (let i = wing; i < time.length - wing && time[i] < before; i++) {
    if (high[i] <= highUsd && high[i] >= lowUsd && turnsAt(high, i, 1)) found.push({ i, priceUsd: high[i] })
    if (low[i] <= highUsd && low[i] >= lowUsd && turnsAt(low, i, -1)) found.push({ i, priceUsd: low[i] })
  }
  return found
}

export function mean(column: Float64Array): number {
  let sum = 0
  for (let i = 0; i < column.length; i++) sum += column[i]
  return sum / column.length
}

/** Of equal neighbours the first counts, so a plateau is one turn and a flat market none. */
function turnsAt(column: Float64Array, i: number, sign: 1 | -1): boolean {
  for (let step = 1; step <= wing; step++) {
    if ((column[i] - column[i - step]) * sign <= 0) return false
    if ((column[i] - column[i + step]) * sign < 0) return false
  }
  return true
}

/** Turning points within `widthUsd` of each other become one mark, at their weighted mean. */
export function clustered(turns: readonly Turn[], widthUsd: number): Mark[] {
  const sorted = turns.toSorted((a, b) => a.priceUsd - b.priceUsd)
  const clusters: Mark[] = []
  for (let start = 0; start < sorted.length; ) {
    let weight = 0
    let weightedUsd = 0
    let lastTouchedAt = 0
    let end = start
    for (; end < sorted.length && sorted[end].priceUsd - sorted[start].priceUsd <= widthUsd; end++) {
      weight += sorted[end].weight
      weightedUsd += sorted[end].weight * (sorted[end].priceUsd - sorted[start].priceUsd)
      lastTouchedAt = Math.max(lastTouchedAt, sorted[end].turnedAt)
    }
    const priceUsd = sorted[start].priceUsd + (weight > 0 ? weightedUsd / weight : 0)
    clusters.push({ priceUsd, kind: 'swing', touches: end - start, lastTouchedAt, weight })
    start = end
  }
  return clusters
}
