import { type Candles, completedCount, slice, type Timeframe } from '../candles.ts'
import { findLevels, noiseInAtr } from '../levels/levels.ts'
import { hourMs } from './past.ts'

/** An edge that the last hour closed beyond, and the price has not come back since. */
export interface Passed {
  readonly side: 'up' | 'down'
  readonly priceUsd: number
}

interface PassedInput {
  readonly candles: Readonly<Record<Timeframe, Candles>>
  readonly at: number
  readonly priceUsd: number
  readonly noiseUsd: number
}

const untold = () => ({ fourHours: 0, day: 0, week: 0 })

/** The edges are those that stood when the hour began: by the time it has closed, others have taken their place. */
export function readPassed({ candles, at, priceUsd, noiseUsd }: PassedInput): Passed | null {
  const { time, close } = candles['1h']
  const last = close.length - 1
  if (last < 1 || at - time[last] >= 2 * hourMs) return null
  const [closeUsd, beforeUsd, openedAt] = [close[last], close[last - 1], time[last]]
  const gapUsd = noiseInAtr * noiseUsd
  // No level is nearer to the price than that, so an hour that moved less passed none.
  if (Math.abs(closeUsd - beforeUsd) < gapUsd) return null
  const seen = (timeframe: Timeframe) =>
    slice(candles[timeframe], 0, completedCount(candles[timeframe], timeframe, openedAt))
  const before = findLevels({
    candles: { '15m': seen('15m'), '1h': seen('1h'), '4h': seen('4h'), '1d': seen('1d') },
    priceUsd: beforeUsd,
    noiseUsd: gapUsd,
    touchChances: untold,
  })
  const [high, low] = [before.resistances[0], before.supports[0]]
  const isPassed = (edgeUsd: number, sign: 1 | -1) => (closeUsd - edgeUsd) * sign > 0 && (priceUsd - edgeUsd) * sign > 0
  if (high.kind !== 'projected' && isPassed(high.priceUsd, 1)) return { side: 'up', priceUsd: high.priceUsd }
  if (low.kind !== 'projected' && isPassed(low.priceUsd, -1)) return { side: 'down', priceUsd: low.priceUsd }
  return null
}
