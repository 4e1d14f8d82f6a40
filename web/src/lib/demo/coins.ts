import type { market, ReplyOf } from '@pusula/contract'

type SampleCoin = ReplyOf<typeof market.topCoins>[number]
type Overview = ReplyOf<typeof market.overview>

const maxFound = 8

/** Symbol, name, price in dollars and change in percent, as they once were. */
const rows = [
  ['BTC', 'Bitcoin', 45_120, 1.84],
  ['ETH', 'Ethereum', 2_410, 0.92],
  ['BNB', 'BNB', 312.4, -0.41],
  ['SOL', 'Solana', 98.6, 3.12],
  ['XRP', 'XRP', 0.5312, -1.07],
  ['ADA', 'Cardano', 0.4871, 0.35],
  ['DOGE', 'Dogecoin', 0.0792, -2.2],
  ['DOT', 'Polkadot', 7.14, 0.66],
  ['AVAX', 'Avalanche', 35.9, 2.48],
  ['LINK', 'Chainlink', 14.72, 1.15],
  ['UNI', 'Uniswap', 6.38, -0.74],
  ['LTC', 'Litecoin', 68.2, 0.12],
] as const

const coinOf = ([symbol, name]: (typeof rows)[number]): SampleCoin => ({
  id: name.toLowerCase(),
  symbol,
  name,
  image: `/coins/${symbol.toLowerCase()}.svg`,
  isLocked: false,
})
const rowOf = (symbol: string) => rows.find(([each]) => each === symbol.toUpperCase()) ?? rows[0]

export const topCoins = (): SampleCoin[] => rows.slice(0, 5).map(coinOf)

export function search(wanted: string): SampleCoin[] {
  const text = wanted.trim().toLowerCase()
  if (!text) return []
  const found = rows.filter(([symbol, name]) => `${symbol} ${name}`.toLowerCase().includes(text))
  return found.slice(0, maxFound).map(coinOf)
}

export const prices = (symbols: readonly string[]): ReplyOf<typeof market.bulkPrices> =>
  Object.fromEntries(
    symbols.map(symbol => {
      const [, , price, changePercent] = rowOf(symbol)
      return [symbol, { price, changePercent, ageMs: 0, isStale: false }]
    }),
  )

export function overview(symbol: string, priceUsd: number): Overview {
  const row = rowOf(symbol)
  return {
    coin: coinOf(row),
    price: {
      symbol: `${row[0]}USDT`,
      lastPrice: priceUsd,
      priceChangePercent: row[3],
      highPrice: priceUsd * 1.02,
      lowPrice: priceUsd * 0.97,
      volume: 28_410,
      weightedAvgPrice: priceUsd * 0.995,
    },
    rank: null,
    marketCapUsd: null,
    exchanges: [],
    provenance: { source: 'simulated', venue: 'demo', ageMs: 0, isStale: false },
  }
}
