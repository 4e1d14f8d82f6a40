import { type Candles, fromRows, type Timeframe, timeframeMs } from '@pusula/engine'
import { Problem } from '../../../platform/problem.ts'
import type { Market } from '../../market/index.ts'
import type { Claim } from '../log/claims.ts'

/** Candle source for verification, of a real or a simulated market: whole candles that opened from one moment on and were over by another. */
export type PriceSource = (
  symbol: string,
  timeframe: Timeframe | '1m',
  fromMs: number,
  untilMs: number,
  source: Claim['source'],
) => Promise<PublicCandles>

interface PublicCandles {
  candles: Candles
  /** Whose they are, where that is known. */
  venue: string | null
}

const nothing: PublicCandles = { candles: fromRows([]), venue: null }

/** What another market said is not known to this one, and what nobody tells is not known to anybody. */
export const pricesOf =
  (market: Pick<Market, 'candlesUntil' | 'source'>): PriceSource =>
  async (symbol, timeframe, fromMs, untilMs, source) => {
    if (source !== market.source) return nothing
    const count = Math.ceil((untilMs - fromMs) / timeframeMs[timeframe])
    try {
      const { value, venue } = await market.candlesUntil(symbol, timeframe, count, untilMs)
      return { candles: fromRows(value), venue }
    } catch (error) {
      if (error instanceof Problem) return nothing
      throw error
    }
  }
