/** The part of the market that alerts need; the market stands further down and is handed in. */
export interface Prices {
  findCoin(spelling: string): Promise<{ symbol: string; name: string } | undefined>
  ticker(spelling: string): Promise<Priced>
  /** The newest candles, oldest first; the last may still be forming. */
  candles(spelling: string, timeframe: '1h', count: number): Promise<{ value: { candles: Closes } }>
  tickers(spellings: readonly string[]): Promise<Map<string, Priced>>
  /** What one dollar is worth; null where nobody can be believed. */
  rates(): Promise<Record<'TRY' | 'EUR', { perDollar: number } | null>>
  /** Prices that arrive by themselves, if they do; `isFirst` in one instance of all. */
  stream?: { onPrices(hear: (changed: Changed, isFirst: boolean) => void): unknown } | undefined
}

/** When candles opened, in unix milliseconds, and what they closed at. */
export interface Closes {
  time: ArrayLike<number>
  close: ArrayLike<number>
}

/** What just changed of some coins. */
export type Changed = readonly { symbol: string; lastPrice: number; openPrice: number }[]

interface Priced {
  value: { lastPrice: number; openPrice: number }
  provenance: { isStale: boolean }
}
