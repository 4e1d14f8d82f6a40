import { type Candles, fromRows, timeframeMs } from '@pusula/engine'
import type { Market } from '../../market/index.ts'

/** Where prices are looked up: whole candles that opened from one moment on and were over by another. */
export type PriceSource = (
  symbol: string,
  timeframe: '1m' | '15m',
  fromMs: number,
  untilMs: number,
) => Promise<PublicCandles>

export interface PublicCandles {
  candles: Candles
  /** Whose they are, where that is known. */
  venue: string | null
}

export const pricesOf =
  (market: Pick<Market, 'candlesUntil'>): PriceSource =>
  async (symbol, timeframe, fromMs, untilMs) => {
    const count = Math.ceil((untilMs - fromMs) / timeframeMs[timeframe])
    const { value, venue } = await market.candlesUntil(symbol, timeframe, count, untilMs)
    return { candles: fromRows(value), venue }
  }
