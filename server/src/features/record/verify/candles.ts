import { type Candles, fromRows, timeframeMs } from '@pusula/engine'
import type { Market } from '../../market/index.ts'

/** Where prices are looked up: whole candles that opened from one moment on and were over by another. */
export type PriceSource = (symbol: string, timeframe: '1m' | '15m', fromMs: number, untilMs: number) => Promise<Candles>

export const pricesOf =
  (market: Pick<Market, 'candlesUntil'>): PriceSource =>
  async (symbol, timeframe, fromMs, untilMs) =>
    fromRows(
      await market.candlesUntil(symbol, timeframe, Math.ceil((untilMs - fromMs) / timeframeMs[timeframe]), untilMs),
    )
