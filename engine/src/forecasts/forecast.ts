import { type Candles, completedCount, slice } from '../candles.ts'
import type { Horizon } from './horizons.ts'
import { rangePosition } from './location.ts'
import { parameters } from './parameters.ts'
import { readScales } from './scale.ts'
import { standardMove } from './shape.ts'
import { type Ends, longestWindow, type Past, readPast } from './volatility.ts'

export interface PriceRange {
  readonly lowUsd: number
  readonly highUsd: number
}

/** What one horizon holds. `quantileUsd` and the chances in barriers.ts answer further questions about it. */
export interface Forecast {
  readonly horizon: Horizon
  /** The price it starts from. */
  readonly priceUsd: number
  readonly medianUsd: number
  /** Half of all outcomes fall inside. */
  readonly range50: PriceRange
  /** Eight in ten outcomes fall inside. */
  readonly range80: PriceRange
  readonly riseProbability: number
  /** Size of a standardised move, as a log return. */
  readonly scale: number
  /** What this coin's graded forecasts made of the width; 1 before any were graded. */
  readonly calibration: number
  /** How far the median leans, in standardised moves. */
  readonly lean: number
}

export interface Forecasts {
  readonly kind: 'ready'
  readonly horizons: Readonly<Record<Horizon, Forecast>>
}

/** No candle yet, or none that moved: nothing to measure a width from. */
export interface NotEnoughHistory {
  readonly kind: 'not-enough-history'
}

export type Calibration = Readonly<Partial<Record<Horizon, number>>>

export interface ForecastInput {
  /** Unix milliseconds. Candles that are not complete by then are left out. */
  readonly now: number
  readonly priceUsd: number
  readonly candles15m: Candles
  readonly candles1h: Candles
  readonly candles1d: Candles
  readonly calibration?: Calibration
}

/** Forecasts for the four horizons. With few candles they are wider rather than missing. */
export function forecast({ now, priceUsd, calibration, ...candles }: ForecastInput): Forecasts | NotEnoughHistory {
  const quarters = latest(candles.candles15m, completedCount(candles.candles15m, '15m', now), longestWindow.quarters)
  const hours = latest(candles.candles1h, completedCount(candles.candles1h, '1h', now), longestWindow.hours)
  const days = latest(candles.candles1d, completedCount(candles.candles1d, '1d', now), longestWindow.days)
  const ends = { quarters: quarters.time.length, hours: hours.time.length, days: days.time.length }
  return forecastFrom(readPast(quarters, hours, days), ends, now, priceUsd, calibration)
}

const latest = (candles: Candles, end: number, count: number) => slice(candles, Math.max(0, end - count), end)

/** The same from a past that is already read, up to the given ends. */
export function forecastFrom(
  past: Past,
  ends: Ends,
  now: number,
  priceUsd: number,
  calibration: Calibration = {},
): Forecasts | NotEnoughHistory {
  const scales = priceUsd > 0 && readScales(past, ends, now)
  if (!scales) return { kind: 'not-enough-history' }
  let shorter: Forecast | undefined
  const one = (horizon: Horizon) => {
    const logOdds = logOddsOfRising(past, ends, priceUsd, horizon)
    const terms = {
      horizon,
      priceUsd,
      riseProbability: 1 / (1 + Math.exp(-logOdds)),
      calibration: calibration[horizon] ?? 1,
      lean: parameters[horizon].medianShare * logOdds,
    }
    shorter = describe(terms, scales[horizon], shorter)
    return shorter
  }
  return {
    kind: 'ready',
    horizons: { '15min': one('15min'), '1hour': one('1hour'), '4hour': one('4hour'), '1day': one('1day') },
  }
}

function logOddsOfRising(past: Past, ends: Ends, priceUsd: number, horizon: Horizon): number {
  const { reversal } = parameters[horizon]
  const fromQuarters = ends.quarters >= 4
  const candles = fromQuarters ? past.candles15m : past.candles1h
  const end = fromQuarters ? ends.quarters : ends.hours
  const spans = fromQuarters ? (horizon === '15min' ? [1, 4, 96] : [4, 16, 96]) : [1, 4, 24]
  return reversal.reduce(
    (sum, weight, i) => sum + (weight ? weight * rangePosition(candles, end, spans[i], priceUsd) : 0),
    0,
  )
}

type Terms = Pick<Forecast, 'horizon' | 'priceUsd' | 'calibration' | 'lean' | 'riseProbability'>

/** What a quantile depends on. */
export type Distribution = Pick<Forecast, 'horizon' | 'priceUsd' | 'scale' | 'calibration' | 'lean'>

/** A horizon's ranges, raised where they would be narrower than those of the horizon before it. */
function describe(terms: Terms, scale: number, shorter: Forecast | undefined): Forecast {
  const { horizon, priceUsd, riseProbability, calibration, lean } = terms
  const at = (level: number) => priceUsd * Math.exp(scale * move(terms, level))
  const range50 = { lowUsd: at(0.25), highUsd: at(0.75) }
  const range80 = { lowUsd: at(0.1), highUsd: at(0.9) }
  if (shorter) {
    const shortfall = Math.max(width(shorter.range50) / width(range50), width(shorter.range80) / width(range80))
    // Prices are exponentials of the scale, so one proportional step may stop a hair short: the extra settles it.
    if (shortfall > 1) return describe(terms, scale * shortfall * 1.0001, shorter)
  }
  return { horizon, priceUsd, medianUsd: at(0.5), range50, range80, riseProbability, scale, calibration, lean }
}

const width = ({ lowUsd, highUsd }: PriceRange) => highUsd - lowUsd

/**
 * The move at a level, in scales. Near the edge of its range a price tends to step back a little but, when it does go
 * on, goes far: the middle of the distribution leans one way and its tails the other.
 */
const move = ({ horizon, calibration, lean }: Pick<Terms, 'horizon' | 'calibration' | 'lean'>, level: number) =>
  calibration * standardMove(horizon, level) + lean * (1 - 2 * (2 * level - 1) ** 2)

/** The log return that the outcome stays below with the given probability (between 0 and 1, both excluded). */
export const quantileLogReturn = (forecast: Distribution, level: number) => forecast.scale * move(forecast, level)

/** The same as a price. */
export const quantileUsd = (forecast: Distribution, level: number) =>
  forecast.priceUsd * Math.exp(quantileLogReturn(forecast, level))
