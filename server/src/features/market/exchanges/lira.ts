/** What a coin costs in lira at an exchange, and what it cost a day before. */
export interface LiraPrice {
  symbol: string
  priceTry: number
  dayAgoTry: number
  atMs: number
}

/** An exchange that trades coins against the lira, in our words. What it says is not checked yet. */
export interface LiraVenue {
  venue: string
  liraPrices(nowMs: number): Promise<LiraPrice[]>
}
