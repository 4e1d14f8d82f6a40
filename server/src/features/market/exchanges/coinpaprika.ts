import Type from 'typebox'
import type { Ask } from '../fetching/source.ts'
import type { CoinList, ListedCoin } from './coingecko.ts'
import { shape } from './wire.ts'

const maxCoins = 1_000
const Maybe = Type.Optional(Type.Union([Type.Number(), Type.Null()]))

const Entry = Type.Object({
  id: Type.String({ minLength: 1 }),
  symbol: Type.String({ minLength: 1 }),
  name: Type.String({ minLength: 1 }),
  rank: Type.Number(),
  quotes: Type.Object({ USD: Type.Object({ price: Maybe, market_cap: Maybe }) }),
})
const readAll = shape(Type.Array(Entry))

/** CoinPaprika, without a key: every coin in one call, of which there are 20,000 a month. Its own ids are not ours. */
export const coinPaprika = (ask: Ask): CoinList => ({
  venue: 'CoinPaprika',
  coins: async () =>
    (await ask('/v1/tickers?quotes=USD', 1, readAll))
      .filter(({ rank }) => rank > 0)
      .sort((one, other) => one.rank - other.rank)
      .slice(0, maxCoins)
      .map(toCoin),
})

/** Named as the first list would name it: its ids are made of the name. */
const toCoin = ({ symbol, name, rank, quotes: { USD } }: Type.Static<typeof Entry>): ListedCoin => ({
  id: slugOf(name) || symbol.toLowerCase(),
  symbol: symbol.toUpperCase(),
  name,
  rank,
  marketCapUsd: USD.market_cap || null,
  priceUsd: USD.price ?? null,
})

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
