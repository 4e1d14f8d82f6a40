import type { ListedCoin } from '../exchanges/coingecko.ts'
import type { Coin, Ticker } from '../facts.ts'
import { logoPath } from '../symbols.ts'
import { followedBy } from './pegged.ts'

interface Traded {
  venue: string
  tickers: ReadonlyMap<string, Ticker>
}

export interface CoinName {
  id: string
  name: string
}

/** Price tolerance by which one coin is told from two with one symbol. */
const samePriceRatio = 1.2

/**
 * All coins that somebody trades, by size: those of the list, then those only the exchanges know, by what they trade.
 * While no exchange answers, the whole list.
 */
export function mergeCoins(
  listed: readonly ListedCoin[],
  boards: readonly Traded[],
  nameOf: (symbol: string) => CoinName | undefined,
): Coin[] {
  const venues = new Map<string, string[]>()
  for (const { venue, tickers } of boards)
    for (const symbol of tickers.keys()) venues.set(symbol, [...(venues.get(symbol) ?? []), venue])
  const ranked = onePerSymbol(listed, boards).filter(({ symbol }) => boards.length === 0 || venues.has(symbol))
  const isRanked = new Set(ranked.map(({ symbol }) => symbol))
  const others = [...venues.keys()]
    .filter(symbol => !isRanked.has(symbol))
    .sort((a, b) => volumeOf(b, boards) - volumeOf(a, boards))
    .map(symbol => {
      const { id, name } = nameOf(symbol) ?? { id: symbol.toLowerCase(), name: symbol }
      return { id, symbol, name, rank: null, marketCapUsd: null, priceUsd: null }
    })
  return [...ranked, ...others].map(({ id, symbol, name, rank, marketCapUsd, priceUsd }) => ({
    id,
    symbol,
    name,
    image: logoPath(symbol),
    rank,
    marketCapUsd,
    // A list's market value is its price times what is in circulation, both of one moment.
    supply: marketCapUsd && priceUsd ? marketCapUsd / priceUsd : null,
    exchanges: venues.get(symbol) ?? [],
    isPegged: followedBy({ symbol, name }, base => venues.has(base)) !== undefined,
  }))
}

const volumeOf = (symbol: string, boards: readonly Traded[]): number =>
  boards.reduce((sum, { tickers }) => sum + (tickers.get(symbol)?.volumeQuote ?? 0), 0)

/** Several coins may bear one symbol: the exchanges' one has the exchanges' price; if none has, the largest it is. */
function onePerSymbol(listed: readonly ListedCoin[], boards: readonly Traded[]): ListedCoin[] {
  const priceOf = (symbol: string) => boards.find(({ tickers }) => tickers.has(symbol))?.tickers.get(symbol)?.lastPrice
  const chosen = new Map<string, ListedCoin>()
  for (const coin of listed) {
    const other = chosen.get(coin.symbol)
    const price = priceOf(coin.symbol)
    if (!other || (!hasPrice(other, price) && hasPrice(coin, price))) chosen.set(coin.symbol, coin)
  }
  return listed.filter(coin => chosen.get(coin.symbol) === coin)
}

const hasPrice = ({ priceUsd }: ListedCoin, price: number | undefined): boolean =>
  !!priceUsd && !!price && Math.max(priceUsd / price, price / priceUsd) < samePriceRatio
