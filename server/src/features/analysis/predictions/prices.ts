import { timeframeMs } from '@pusula/engine'
import type { Clock } from '../../../platform/clock.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Market } from '../../market/index.ts'
import type { PriceAt } from './grading.ts'

const quarterMs = timeframeMs['15m']
const mostCandles = 1000
/** A coin that has not come back by then is taken for delisted. */
const giveUpMs = 7 * 86_400_000

/** The close of the candle that ends when a prediction is due. */
export const priceFrom =
  (market: Market, clock: Clock): PriceAt =>
  async ({ symbol, dueAt }) => {
    const sinceMs = clock.now().getTime() - dueAt.getTime()
    const count = Math.ceil(sinceMs / quarterMs) + 2
    if (count > mostCandles) return null
    try {
      const { time, close } = (await market.candles(symbol, '15m', count)).value.candles
      const place = time.indexOf(dueAt.getTime() - quarterMs)
      // The last candle is still forming: its close is not final before the next one has begun.
      if (place >= 0 && place < time.length - 1) return close[place] ?? null
      const isPassed = (time.at(-1) ?? 0) > dueAt.getTime()
      return isPassed ? null : undefined
    } catch (error) {
      if (error instanceof Problem && error.code === 'market.unknownCoin' && sinceMs > giveUpMs) return null
      return undefined
    }
  }
