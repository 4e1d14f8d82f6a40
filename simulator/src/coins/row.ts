/** What is known of a coin before it moves: symbol, name, slug, the price it wanders around, coins in circulation. */
export type CoinRow = readonly [symbol: string, name: string, id: string, homePriceUsd: number, supply: number]
