import { type Candles, completedCount, eachColumn, type FineTimeframe, slice, timeframeMs } from '../candles.ts'
import { dayUpChance, lastDayMove } from './day-rise.ts'
import { type Horizon, horizons } from './horizons.ts'
import type { CalibrationState } from './learning/calibration.ts'
import { type HourState, hourFactor } from './learning/hours.ts'
import { dayMultiplier, type Pooled, startPooled } from './learning/pooled.ts'
import { parameters } from './parameters.ts'
import { freshQuarters } from './past/fresh.ts'
import { type Ends, longestWindow, type Past, readPast } from './past/past.ts'
import { slotMs } from './past/season.ts'
import { inferTick, onGrid } from './past/tick.ts'
import { standardMove } from './shape/shape.ts'
import { longRunScale, type Model, readWidths } from './width/width.ts'

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
  /** Eight in ten outcomes fall inside; a price on the border is inside. */
  readonly range80: PriceRange
  readonly riseProbability: number
  /** Size of a standardised move, as a log return. */
  readonly scale: number
  /** Half the log width of the 80 % range. */
  readonly halfWidth: number
  /** What graded forecasts made of the width; 1 before any were graded. */
  readonly calibration: number
  /** How far the median leans, in standardised moves. */
  readonly lean: number
  readonly model: Model
  /** Its prices are multiples of this; 0 where no grid is known. */
  readonly tickUsd: number
}

export interface Forecasts {
  readonly kind: 'ready'
  /** When they begin, in unix milliseconds; each ends exactly its horizon later. */
  readonly startsAt: number
  readonly horizons: Readonly<Record<Horizon, Forecast>>
  /** Size of a standardised move of a day over the last 500 of them; null with fewer than a hundred. */
  readonly usualDayScale: number | null
}

/** No candle yet, or none that moved: nothing to measure a width from. */
export interface NotEnoughHistory {
  readonly kind: 'not-enough-history'
}

/** What graded forecasts have taught; neutral where it is left out. */
export interface Learnt {
  /** Of this coin. */
  readonly calibration?: Readonly<Partial<CalibrationState>>
  /** Of all coins together. */
  readonly hours?: HourState
  /** Of all coins together, in this hour. */
  readonly pooled?: Pooled
}

export interface FineCandles {
  readonly timeframe: FineTimeframe
  readonly candles: Candles
}

export interface ForecastInput extends Learnt {
  /** Unix milliseconds. Candles that are not complete by then are left out. */
  readonly now: number
  readonly priceUsd: number
  readonly candles15m: Candles
  readonly candles1h: Candles
  readonly candles1d: Candles
  /** Where there are any, the forecasts begin with the last of them instead of the last quarter hour. */
  readonly fine?: FineCandles
  /** 0 for none; inferred from the prices where it is left out. */
  readonly tickUsd?: number
}

/** Forecasts for the four horizons. With few candles they are wider rather than missing. */
export function forecast(input: ForecastInput): Forecasts | NotEnoughHistory {
  const { found, startsAt, past, ends } = look(input)
  if (!hasAll(found)) return { kind: 'not-enough-history' }
  return { kind: 'ready', startsAt, horizons: found, usualDayScale: longRunScale(past, ends) }
}

/** Those of the horizons for which a young coin has candles enough. */
export const forecastsOfYoung = (input: ForecastInput): Found => look(input).found

function look(input: ForecastInput) {
  const { now, priceUsd, fine } = input
  const own = latest(input.candles15m, '15m', now, longestWindow.quarters)
  const fresh = fine && freshQuarters(own, latest(fine.candles, fine.timeframe, now), timeframeMs[fine.timeframe])
  const quarters = last(fresh ?? own, longestWindow.quarters)
  const hours = latest(input.candles1h, '1h', now, longestWindow.hours)
  const days = latest(input.candles1d, '1d', now, longestWindow.days)
  const ends = { quarters: quarters.time.length, hours: hours.time.length, days: days.time.length }
  const startsAt = fresh ? fresh.time[fresh.time.length - 1] + slotMs : Math.floor(now / slotMs) * slotMs
  const tickUsd = input.tickUsd ?? inferTick(own, own.time.length)
  const past = readPast(quarters, hours, days)
  return { found: forecastFrom(past, ends, { now, startsAt, priceUsd, tickUsd }, input), startsAt, past, ends }
}

type AnyTimeframe = keyof typeof timeframeMs

/** The last candles that are complete, without any that cannot be: a price of nothing, or a low above the high. */
function latest(candles: Candles, timeframe: AnyTimeframe, now: number, count = candles.time.length): Candles {
  const whole = slice(candles, 0, completedCount(candles, timeframe, now))
  const found = last(whole, count)
  return found.low.every((_, i) => isSound(found, i)) ? found : last(withoutUnsound(whole), count)
}

const last = (candles: Candles, count: number) => slice(candles, Math.max(0, candles.time.length - count))

const isSound = ({ high, low }: Candles, i: number) => low[i] > 0 && high[i] >= low[i]

const withoutUnsound = (candles: Candles) => eachColumn(candles, column => column.filter((_, i) => isSound(candles, i)))

type Found = Partial<Record<Horizon, Forecast>>

const hasAll = (found: Found): found is Record<Horizon, Forecast> => horizons.every(horizon => found[horizon])

/** Where and when a forecast is made. */
interface Start {
  readonly now: number
  readonly startsAt: number
  readonly priceUsd: number
  readonly tickUsd: number
}

/** The same from a past that is already read, up to the given ends; `wanted` begins with the shortest horizon. */
export function forecastFrom(
  past: Past,
  ends: Ends,
  { now, startsAt, priceUsd, tickUsd }: Start,
  { calibration = {}, hours, pooled = startPooled }: Learnt,
  wanted: readonly Horizon[] = horizons,
): Found {
  const found: Found = {}
  if (!(priceUsd > 0)) return found
  const widthOf = readWidths(past, ends, startsAt)
  let shorter = 0
  for (const horizon of wanted) {
    const width = widthOf(horizon)
    if (!width) continue
    const { model } = width
    const ownLevel = calibration[horizon] ?? 0
    const multiplier = horizon === '1day' ? dayMultiplier(ownLevel, pooled) : Math.exp(ownLevel)
    const hourly = hours && horizon !== '1day' ? hourFactor(hours[horizon], now) : 1
    const move80 = multiplier * standardMove({ horizon, model }, 0.9)
    // A longer horizon is never shown narrower than a shorter one.
    const scale = Math.max(width.scale * hourly, shorter / move80)
    shorter = scale * move80
    const logOdds = logOddsOfRising(past, ends, priceUsd, horizon)
    const lean = parameters[horizon].medianShare * logOdds
    const shape = { horizon, model, priceUsd, scale, calibration: multiplier, lean, tickUsd }
    found[horizon] = {
      ...shape,
      halfWidth: shorter,
      medianUsd: quantileUsd(shape, 0.5),
      range50: { lowUsd: quantileUsd(shape, 0.25), highUsd: quantileUsd(shape, 0.75) },
      range80: { lowUsd: quantileUsd(shape, 0.1), highUsd: quantileUsd(shape, 0.9) },
      riseProbability: 1 / (1 + Math.exp(-logOdds)),
      ...(horizon === '1day' && dayLean(past, ends, shape)),
    }
  }
  return found
}

/** Of a day its chance of rising is measured by itself, and the median follows it; the ranges stay where they are. */
function dayLean(past: Past, ends: Ends, shape: Distribution): Pick<Forecast, 'riseProbability' | 'medianUsd'> {
  const { priceUsd, scale, calibration, tickUsd } = shape
  const moved = lastDayMove(past, ends, priceUsd)
  const riseProbability = moved === null ? 0.5 : dayUpChance(moved, scale * calibration)
  const median = scale * calibration * standardMove(shape, riseProbability)
  return { riseProbability, medianUsd: onGrid(priceUsd * Math.exp(median), tickUsd) }
}

/** Where the price stands in the range of the last candles: -1 at the bottom, 1 at the top, 0 without a range. */
function rangePosition(candles: Candles, end: number, count: number, priceUsd: number): number {
  let high = priceUsd
  let low = priceUsd
  for (let i = Math.max(0, end - count); i < end; i++) {
    if (candles.high[i] > high) high = candles.high[i]
    if (candles.low[i] < low) low = candles.low[i]
  }
  return high > low ? (2 * priceUsd - high - low) / (high - low) : 0
}

function logOddsOfRising(past: Past, ends: Ends, priceUsd: number, horizon: Horizon): number {
  const { reversal } = parameters[horizon]
  const fromQuarters = ends.quarters >= 4
  const candles = fromQuarters ? past.quarters : past.hours
  const end = fromQuarters ? ends.quarters : ends.hours
  const spans = fromQuarters ? (horizon === '15min' ? [1, 4, 96] : [4, 16, 96]) : [1, 4, 24]
  return reversal.reduce(
    (sum, weight, i) => sum + (weight ? weight * rangePosition(candles, end, spans[i], priceUsd) : 0),
    0,
  )
}

/** What a quantile depends on. */
export type Distribution = Pick<
  Forecast,
  'horizon' | 'model' | 'priceUsd' | 'scale' | 'calibration' | 'lean' | 'tickUsd'
>

/**
 * The log return that the outcome stays below with the given probability (between 0 and 1, both excluded), before it is
 * put on the grid. Near the end of its range a price tends to step back a little but, when it does go on, goes far: the
 * middle of the distribution leans one way and its tails the other.
 */
export const quantileLogReturn = (distribution: Omit<Distribution, 'tickUsd'>, level: number): number => {
  const { scale, calibration, lean } = distribution
  return scale * (calibration * standardMove(distribution, level) + lean * (1 - 2 * (2 * level - 1) ** 2))
}

/** The same as a price that can be traded at. */
export const quantileUsd = (distribution: Distribution, level: number): number =>
  onGrid(distribution.priceUsd * Math.exp(quantileLogReturn(distribution, level)), distribution.tickUsd)

const endCount = 50

/** Fifty ends of a day that are as likely as each other, from half the width of its range: for whoever has no more of a forecast. */
export function endsOfDay(priceUsd: number, halfWidth: number): number[] {
  const shape = { horizon: '1day', model: 'daily' } as const
  const scale = halfWidth / standardMove(shape, 0.9)
  return Array.from(
    { length: endCount },
    (_, i) => priceUsd * Math.exp(scale * standardMove(shape, (i + 0.5) / endCount)),
  )
}
