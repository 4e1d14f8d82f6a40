import type { Clock } from '../../../platform/clock.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Market } from '../../market/index.ts'
import type { PriceAt } from './grading.ts'

/** A coin that has not come back by then is taken for delisted. */
const giveUpMs = 7 * 86_400_000

/** The price of the very minute in which a prediction ends. */
export const priceFrom =
  (market: Pick<Market, 'closeAt'>, clock: Clock): PriceAt =>
  async ({ symbol, dueAt }) => {
    try {
      return await market.closeAt(symbol, dueAt.getTime())
    } catch (error) {
      const sinceMs = clock.now().getTime() - dueAt.getTime()
      if (error instanceof Problem && error.code === 'market.unknownCoin' && sinceMs > giveUpMs) return null
      return undefined
    }
  }
