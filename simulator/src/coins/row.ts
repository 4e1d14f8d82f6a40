/** Static data of a coin: symbol, name, slug, the price it wanders around, coins in circulation. */
export type CoinRow = readonly [symbol: string, name: string, id: string, homePriceUsd: number, supply: number]
