import type { market, ReplyOf } from '@pusula/contract'
import { isDemo } from '../../../lib/mode.ts'
import { readStored, writeStored } from '../../../stored/stored.ts'
import type { Timeframe } from './timeframes.ts'

/** The last chart that was drawn stays with the last analysis, so that both can be read without a network. */
export function saveCandles(symbol: string, timeframe: Timeframe, reply: ReplyOf<typeof market.candles>): void {
  if (!isDemo()) writeStored('chartCandles', { shape: 1, symbol, timeframe, atMs: Date.now(), reply })
}

export function cachedCandles(symbol: string, timeframe: Timeframe) {
  const stored = isDemo() ? null : readStored('chartCandles')
  return stored?.symbol === symbol && stored.timeframe === timeframe ? stored : null
}
