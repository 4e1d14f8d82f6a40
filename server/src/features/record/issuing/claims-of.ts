import type { Candles, Horizon } from '@pusula/engine'
import {
  type Analysis,
  completedCount,
  evaluation,
  forecastEdition,
  horizonMs,
  horizons,
  type Timeframe,
  timeframeMs,
} from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import { type Claim, touchTerms, type What } from '../log/claims.ts'
import { slotAt } from './slots.ts'

/** Claims of a coin at one moment, with the candles behind them. */
export interface Said {
  analysis: Analysis
  symbol: string
  source: 'live' | 'simulated'
  /** The exchange behind the price. */
  venue: string
  candles: Readonly<Record<Timeframe, Candles>>
}

const quarterMs = timeframeMs['15m']

const candlesOf: Record<Horizon, Timeframe> = { '15min': '15m', '1hour': '1h', '4hour': '4h', '1day': '1d' }

/** Levels are watched from the next quarter hour on, in whole candles that anybody can look up. */
export const watchedFromMs = (issuedMs: number) => Math.ceil(issuedMs / quarterMs) * quarterMs

/** The claims that an analysis makes: those of the named slots, or all of its forecasts because somebody asked. */
export function claimsOf(said: Said, wanted: readonly What[] | 'asked'): Claim[] {
  const { analysis, symbol, source, venue, candles } = said
  const { at, priceUsd } = analysis
  const isAsked = wanted === 'asked'
  const issued = (what: What, dueMs: number) => ({
    source,
    symbol,
    asked: isAsked,
    slotAt: isAsked ? new Date(at) : slotAt(what, at),
    issuedAt: new Date(at),
    dueAt: new Date(dueMs),
    edition: forecastEdition,
    priceUsd,
    venue,
  })
  const forecasts = horizons
    .filter(horizon => isAsked || wanted.includes(horizon))
    .map((horizon): Claim => {
      const forecast = analysis.forecasts.horizons[horizon]
      const { medianUsd, range50, range80, riseProbability, scale, calibration, lean, model, halfWidth } = forecast
      const timeframe = candlesOf[horizon]
      const count = completedCount(candles[timeframe], timeframe, at)
      return {
        ...issued(horizon, at + horizonMs[horizon]),
        what: horizon,
        medianUsd,
        low50Usd: range50.lowUsd,
        high50Usd: range50.highUsd,
        low80Usd: range80.lowUsd,
        high80Usd: range80.highUsd,
        riseProbability,
        scale,
        calibration,
        lean,
        model,
        halfWidth,
        constantScale: evaluation.constantScale(candles[timeframe].close, count),
      }
    })
  return isAsked || !wanted.includes('touch') ? forecasts : [...forecasts, touchClaim()]

  function touchClaim(): Claim {
    const { resistances, supports } = analysis.levels
    const levels = [...resistances.toReversed(), ...supports].map(level => ({
      priceUsd: level.priceUsd,
      chance: level.touchChances.day,
    }))
    return { ...issued('touch', watchedFromMs(at) + DAY_MS), what: 'touch', terms: touchTerms(levels) }
  }
}
