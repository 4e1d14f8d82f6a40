import { type Horizon, horizonMs } from '../horizons.ts'
import { parameters, type ShortHistory } from '../parameters.ts'
import type { Ends, Past } from '../past/past.ts'
import { meanSeasonFactor } from '../past/season.ts'
import { dailyModel, type FullModel, fullModels } from './coefficients.ts'
import { readFewWindows, readHourWindows, readQuarterWindows, usualDayMove, type Windows } from './windows.ts'

/**
 * What a width was computed with: all there is (full), the same without trade counts, the day's own way, or the few
 * windows that a young coin or a feed with gaps leaves.
 */
export type Model = 'full' | 'no trades' | 'daily' | 'short history'

/** Size of a standardised move, as a log return. */
interface Width {
  readonly scale: number
  readonly model: Model
}

/** Reads the past once, then answers for horizons that begin at `startMs`; undefined where nothing has moved yet. */
export function readWidths(past: Past, ends: Ends, startMs: number): (horizon: Horizon) => Width | undefined {
  const quarters = readQuarterWindows(past, ends)
  const hours = readHourWindows(past, ends)
  const few = quarters && hours ? undefined : readFewWindows(past, ends)
  return horizon => {
    const season = Math.sqrt(parameters[horizon].spans * meanSeasonFactor(startMs, horizonMs[horizon]))
    const windows = horizon === '15min' ? quarters : hours
    if (windows && horizon === '1day')
      return { scale: withLongRun(season * dailyScale(windows), past, ends), model: 'daily' }
    if (windows && horizon !== '1day') return fullWidth(fullModels[horizon], windows, season)
    const variances = horizon === '15min' ? few?.perQuarter : few?.perHour
    if (!variances) return undefined
    return { scale: season * shortScale(variances, parameters[horizon].shortHistory), model: 'short history' }
  }
}

/** Of the slowest variance: a candle that did not move says "quiet", not "never moves again". */
const minShare = 0.002
const least = 1e-7
const maxMove = 4

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

function fullWidth(model: FullModel, windows: Windows, season: number): Width {
  const { windows: counts, powerWindows, moveWindows, tradeWindows, base } = model
  const { meanTrades } = windows
  const trades = meanTrades && meanTrades(base) > 0 ? meanTrades : null
  const { intercept, weights, power, move, moveSize } = trades ? model.withTrades : model.withoutTrades
  const floor = minShare * windows.slowVariance
  const logRoot = (count: number) => Math.log(Math.max(windows.meanVariance(count), floor)) / 2

  let log = intercept + (weights[counts.length] * Math.log(windows.slowVariance)) / 2
  for (let i = 0; i < counts.length; i++) log += weights[i] * logRoot(counts[i])
  for (let i = 0; i < powerWindows.length; i++) {
    const logRange = Math.log(Math.max(windows.meanRange(powerWindows[i]), least))
    log += power[i] * clamp(logRange - logRoot(powerWindows[i]), -1, 0)
  }
  const unit = Math.exp(logRoot(base))
  for (let i = 0; i < moveWindows.length; i++) {
    const moved = clamp(windows.move(moveWindows[i]) / unit / Math.sqrt(moveWindows[i]), -maxMove, maxMove)
    log += move[i] * moved + moveSize[i] * Math.abs(moved)
  }
  if (!trades) return { scale: season * Math.exp(log), model: 'no trades' }

  const { windows: tradeWeights, lastSeason, lastFourSeasons } = model.withTrades.trades
  const logTrades = (count: number) => Math.log(Math.max(trades(count), 1))
  for (let i = 0; i < tradeWindows.length; i++) log += tradeWeights[i] * (logTrades(tradeWindows[i]) - logTrades(base))
  log += (lastSeason * Math.log(windows.lastSeason) + lastFourSeasons * Math.log(windows.lastFourSeasons)) / 2
  return { scale: season * Math.exp(log), model: 'full' }
}

/** Mean ranges, not mean squares: one crash must not rule the next 180 days. */
function dailyScale({ meanRange, slowRange }: Windows): number {
  const { intercept, windows, weights, slowWeight } = dailyModel
  const floor = Math.sqrt(minShare) * slowRange
  let log = intercept + slowWeight * Math.log(slowRange)
  for (let i = 0; i < windows.length; i++) log += weights[i] * Math.log(Math.max(meanRange(windows[i]), floor))
  return Math.exp(log)
}

/** Pulled a little towards what a day usually moved over the last 500. */
function withLongRun(scale: number, past: Past, ends: Ends): number {
  const { weight } = dailyModel.longRun
  const usual = longRunScale(past, ends)
  return usual ? (1 - weight) * scale + weight * usual : scale
}

/** The scale of a day as the last 500 of them had it; null with fewer than a hundred. */
export function longRunScale(past: Past, ends: Ends): number | null {
  const { minDays, maxDays, factor } = dailyModel.longRun
  const usual = usualDayMove(past, ends, minDays, maxDays)
  return usual ? factor * usual : null
}

/** Weighted geometric mean of the windows. The longest known window takes over the weight of those that are missing. */
function shortScale(variances: readonly number[], { intercept, weights, fewCandlesFactor }: ShortHistory): number {
  const longest = variances.findLastIndex(variance => variance > 0)
  const floor = minShare * variances[longest]
  let log = intercept
  weights.forEach((weight, i) => {
    const variance = i <= longest && variances[i] >= 0 ? variances[i] : variances[longest]
    log += (weight * Math.log(Math.max(variance, floor))) / 2
  })
  return Math.exp(log) * fewCandlesFactor[longest]
}
