/** The part of the market that alerts need; the market stands further down and is handed in. */
export interface Prices {
  findCoin(spelling: string): Promise<{ symbol: string; name: string } | undefined>
  ticker(spelling: string): Promise<Priced>
  /** The newest candles, oldest first; the last may still be forming. */
  candles(spelling: string, timeframe: '1h', count: number): Promise<{ value: { candles: Closes } }>
  tickers(spellings: readonly string[]): Promise<Map<string, Priced>>
}

/** When candles opened, in unix milliseconds, and what they closed at. */
export interface Closes {
  time: ArrayLike<number>
  close: ArrayLike<number>
}

interface Priced {
  value: { lastPrice: number; openPrice: number }
  provenance: { isStale: boolean }
}
