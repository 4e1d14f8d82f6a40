/** The part of the market that alerts need; the market stands further down and is handed in. */
export interface Prices {
  findCoin(spelling: string): Promise<{ symbol: string; name: string } | undefined>
  ticker(spelling: string): Promise<Priced>
  tickers(spellings: readonly string[]): Promise<Map<string, Priced>>
}

interface Priced {
  value: { lastPrice: number; openPrice: number }
  provenance: { isStale: boolean }
}
