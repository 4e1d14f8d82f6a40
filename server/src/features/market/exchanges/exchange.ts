import type { Timeframe } from '@pusula/engine'
import type { CandleRow } from '../checks/candles.ts'
import type { Ticker } from '../facts.ts'

/** A venue that trades coins against the dollar, in our words. What it says is not checked yet. */
export interface Exchange {
  venue: string
  /** The last day of every coin it trades. */
  tickers(): Promise<Ticker[]>
  /** The newest candles, oldest first, the last one still forming. */
  candles(symbol: string, timeframe: Timeframe, count: number): Promise<CandleRow[]>
  /** Resolves when it answers at all. */
  ping(): Promise<unknown>
}
