import type { Counted, Holding, Purchase } from '@pusula/contract'
import type { Overview } from '../queries.ts'

/** What a change will look like, before the server has counted. Rows move at once; sums wait for the server. */

const pendingWith = ({ pending = [] }: Overview, symbol: string): readonly string[] => [
  ...new Set([...pending, symbol]),
]

const newestFirst = (a: Purchase, b: Purchase) => (a.purchaseDate < b.purchaseDate ? 1 : -1)

function withPurchases(
  overview: Overview,
  symbol: string,
  change: (purchases: readonly Purchase[]) => Purchase[],
): Overview {
  const holdings = overview.holdings
    .map(holding =>
      holding.coinSymbol === symbol ? { ...holding, purchases: change(holding.purchases).sort(newestFirst) } : holding,
    )
    .filter(({ purchases }) => purchases.length > 0)
  return { ...overview, holdings, pending: pendingWith(overview, symbol) }
}

const uncounted: Counted = {
  ...{ cost: '0', realized: '0', fees: '0', bareCost: '0', bareRealized: '0', paidIn: '0', takenOut: '0' },
}

/** A coin that nobody has counted yet. */
const newHolding = (coinSymbol: string, coinName: string, { quantity, totalUsd, paid }: Purchase): Holding => ({
  coinSymbol,
  coinName,
  totalQuantity: quantity,
  averageCost: '0',
  totalCost: totalUsd,
  currentPrice: null,
  currentValue: null,
  profitLoss: null,
  profitLossPercentage: null,
  change24hUsd: null,
  pricedAt: null,
  isPriceStale: false,
  realizedProfitUsd: '0',
  feesUsd: '0',
  counted: { ...uncounted, cost: paid?.total ?? totalUsd },
  purchases: [],
})

export function withAdded(overview: Overview, coin: { symbol: string; name: string }, purchase: Purchase): Overview {
  const isHeld = overview.holdings.some(({ coinSymbol }) => coinSymbol === coin.symbol)
  const holdings = isHeld ? overview.holdings : [...overview.holdings, newHolding(coin.symbol, coin.name, purchase)]
  return withPurchases({ ...overview, holdings }, coin.symbol, purchases => [...purchases, purchase])
}

export const withChanged = (overview: Overview, symbol: string, changed: Purchase): Overview =>
  withPurchases(overview, symbol, purchases => purchases.map(one => (one.id === changed.id ? changed : one)))

export const withoutPurchase = (overview: Overview, symbol: string, id: string): Overview =>
  withPurchases(overview, symbol, purchases => purchases.filter(one => one.id !== id))

export const withoutCoin = (overview: Overview, symbol: string): Overview => withPurchases(overview, symbol, () => [])
