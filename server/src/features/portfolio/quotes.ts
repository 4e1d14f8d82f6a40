import type { Market } from '../market/index.ts'
import type { Quote } from './rules/holdings.ts'

export type PriceSource = Pick<Market, 'tickers'>

/** The prices of all coins in a portfolio. It opens without them, too: what cannot be had is left out. */
export async function quotesFor({ tickers }: PriceSource, symbols: readonly string[]): Promise<Map<string, Quote>> {
  const found = await tickers(symbols).catch(() => undefined)
  return new Map(
    [...(found ?? [])].map(([symbol, { value, provenance }]) => [
      symbol,
      {
        priceUsd: value.lastPrice,
        dayAgoUsd: value.openPrice,
        at: new Date(value.atMs),
        isStale: provenance.isStale,
      },
    ]),
  )
}
