import { type Candles, slice } from '../../candles.ts'
import { touchProbability } from '../../forecasts/barriers.ts'
import { indicatorBundle } from '../../indicators/bundle.ts'
import { atr } from '../../indicators/volatility/atr.ts'
import { findLevels, noiseInAtr } from '../../levels/levels.ts'
import type { StudiedCandles } from '../../scores/reading.ts'
import { scoreCoin } from '../../scores/score.ts'
import { readTrend } from '../../scores/trend.ts'
import { aggregate } from '../aggregate.ts'
import type { Moment } from '../walk-forward.ts'
import type { Reading } from './diary.ts'

/** As many candles of each timeframe as an analysis looks at. */
const candleCount = 500

const latest = (candles: Candles, count = candleCount) => slice(candles, Math.max(0, candles.time.length - count))
const studied = (candles: Candles): StudiedCandles => ({ candles, indicators: indicatorBundle(candles) })

/**
 * What the engine makes of a moment from one coin's candles alone: no news, and no leader of the market. Undefined where
 * there is no trend or no noise to speak of yet.
 */
export function readMoment({ priceUsd, known, forecasts }: Moment): Reading | undefined {
  const hourly = latest(known.candles1h)
  const fourHourly = latest(aggregate(latest(known.candles1h, 4 * candleCount + 3), '1h', '4h'))
  const daily = latest(known.candles1d)
  const noiseUsd = atr(hourly, 14).at(-1) ?? Number.NaN
  const days = studied(daily)
  const trend = readTrend(days, priceUsd)
  if (!(noiseUsd > 0) || !trend) return undefined
  const levels = findLevels({
    candles: { '15m': latest(known.candles15m), '1h': hourly, '4h': fourHourly, '1d': daily },
    priceUsd,
    noiseUsd: noiseInAtr * noiseUsd,
    touchChance: levelUsd => touchProbability(forecasts.horizons['1day'], levelUsd),
  })
  const { score } = scoreCoin({
    priceUsd,
    daily: days,
    fourHourly: studied(fourHourly),
    levels,
    leaderTrend: null,
    news: null,
  })
  return { levels, trend: trend.reading, score, noiseUsd }
}
