/** Dependency on the market, which stands further down in the order and is injected. */
export interface Prices {
  findCoin(spelling: string): Promise<{ symbol: string; name: string } | undefined>
  ticker(spelling: string): Promise<Priced>
  /** The newest candles, oldest first; the last may still be forming. */
  candles(spelling: string, timeframe: '15m' | '1h' | '1d', count: number): Promise<{ value: { candles: Closes } }>
  tickers(spellings: readonly string[]): Promise<Map<string, Priced>>
  /** What one dollar is worth; null where nobody can be believed. */
  rates(): Promise<Record<'TRY' | 'EUR', { perDollar: number } | null>>
  /** Where eight of ten prices are expected at the end of this day, by symbol. */
  dayRanges(): Promise<ReadonlyMap<string, Range>>
  /** What kind of coin it is, and how far from what it follows. */
  kindOf(spelling: string): Promise<{ kind: string; gap: { nowRatio: number } | null }>
  /** Prices that arrive by themselves, if they do; `isFirst` in one instance of all. */
  stream?: { onPrices(hear: (changed: Changed, isFirst: boolean) => void): unknown } | undefined
}

/** When candles opened, in unix milliseconds, what they closed at, and how many coins were traded. */
export interface Closes {
  time: ArrayLike<number>
  close: ArrayLike<number>
  volume: ArrayLike<number>
}

export interface Range {
  lowUsd: number
  highUsd: number
}

/** What just changed of some coins. */
export type Changed = readonly { symbol: string; lastPrice: number; openPrice: number }[]

/** The last day of a coin. */
interface Priced {
  value: { lastPrice: number; openPrice: number; volumeQuote: number }
  provenance: { isStale: boolean }
}
