import type { CandleRow } from '../checks/candles.ts'
import type { CandleSpan, Ticker } from '../facts.ts'

/** A venue that trades coins against the dollar, in our words. What it says is not checked yet. */
export interface Exchange {
  venue: string
  /** The last day of every coin it trades. */
  tickers(): Promise<Ticker[]>
  /** The newest candles, oldest first, the last one still forming; or the newest that had opened by `endMs`. */
  candles(symbol: string, timeframe: CandleSpan, count: number, endMs?: number): Promise<CandleRow[]>
  /** Resolves when it answers at all. */
  ping(): Promise<unknown>
}
