import Type from 'typebox'
import type { Ask } from '../fetching/source.ts'
import { shape } from './wire.ts'

/** A coin as a list of all coins knows it; the price is the world's, not one exchange's. */
export interface ListedCoin {
  id: string
  symbol: string
  name: string
  rank: number | null
  marketCapUsd: number | null
  priceUsd: number | null
}

/** A list of the world's coins by size. */
export interface CoinList {
  venue: string
  coins(): Promise<ListedCoin[]>
}

const pageSize = 250
const pages = 4

const Entry = Type.Object({
  id: Type.String({ minLength: 1 }),
  symbol: Type.String({ minLength: 1 }),
  name: Type.String({ minLength: 1 }),
  current_price: Type.Union([Type.Number(), Type.Null()]),
  market_cap: Type.Union([Type.Number(), Type.Null()]),
  market_cap_rank: Type.Union([Type.Number(), Type.Null()]),
})
const readPage = shape(Type.Array(Entry))

/** CoinGecko, without a key: the thousand largest coins in four calls. */
export const coinGecko = (ask: Ask, venue = 'CoinGecko'): CoinList => ({
  venue,
  coins: async () => {
    const coins: ListedCoin[] = []
    for (let page = 1; page <= pages; page++) {
      const found = await pageOf(ask, page)
      coins.push(...found)
      if (found.length < pageSize) break
    }
    return coins
  },
})

async function pageOf(ask: Ask, page: number): Promise<ListedCoin[]> {
  const path = `/api/v3/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=${pageSize}&page=${page}`
  try {
    return await ask(path, 1, body => readPage(body).map(toCoin))
  } catch (error) {
    // The small ones can wait: whoever shares our address may have used up what is free.
    if (page > 1) return []
    throw error
  }
}

function toCoin(wire: Type.Static<typeof Entry>): ListedCoin {
  return {
    id: wire.id,
    symbol: wire.symbol.toUpperCase(),
    name: wire.name,
    rank: wire.market_cap_rank,
    marketCapUsd: wire.market_cap || null,
    priceUsd: wire.current_price,
  }
}
