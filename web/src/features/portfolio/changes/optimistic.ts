import type { Counted, Holding, PagedEntry, Purchase } from '@pusula/contract'
import type { EntryPage, EntryPages, Overview } from '../queries.ts'

/** Optimistic updates: what a change will look like before the server has counted. Rows move at once; sums wait for the server. */

const pendingWith = ({ pending = [] }: Overview, symbol: string): readonly string[] => [
  ...new Set([...pending, symbol]),
]

const uncounted: Counted = {
  ...{ cost: '0', realized: '0', fees: '0', bareCost: '0', bareRealized: '0', paidIn: '0', takenOut: '0' },
}

type Coin = { symbol: string; name: string }

/** A coin that nobody has counted yet. */
const newHolding = ({ symbol, name }: Coin, { quantity, totalUsd, paid }: Purchase): Holding => ({
  coinSymbol: symbol,
  coinName: name,
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
  entryCount: 0,
  listing: 'market',
})

/** So many entries more or fewer; a coin goes with its last one. */
function recounted(overview: Overview, symbol: string, change: (count: number) => number): Overview {
  const holdings = overview.holdings
    .map(one => (one.coinSymbol === symbol ? { ...one, entryCount: change(one.entryCount) } : one))
    .filter(({ entryCount }) => entryCount > 0)
  return { ...overview, holdings, pending: pendingWith(overview, symbol) }
}

export function withAdded(overview: Overview, coin: Coin, purchase: Purchase): Overview {
  const isHeld = overview.holdings.some(({ coinSymbol }) => coinSymbol === coin.symbol)
  const holdings = isHeld ? overview.holdings : [...overview.holdings, newHolding(coin, purchase)]
  return recounted({ ...overview, holdings }, coin.symbol, count => count + 1)
}

export const withChanged = (overview: Overview, symbol: string): Overview => recounted(overview, symbol, count => count)
export const withoutPurchase = (overview: Overview, symbol: string): Overview =>
  recounted(overview, symbol, count => count - 1)
export const withoutCoin = (overview: Overview, symbol: string): Overview => recounted(overview, symbol, () => 0)

const newestFirst = (a: Purchase, b: Purchase) => (a.purchaseDate < b.purchaseDate ? 1 : -1)

/** The pages of one coin after a change of its entries: what is added stands where its day is, if that page is here. */
function withEntries(pages: EntryPages, change: (entries: readonly PagedEntry[]) => PagedEntry[]): EntryPages {
  const before = pages.pages.flatMap(({ entries }) => entries)
  const after = change(before).sort(newestFirst)
  const [first] = pages.pages
  if (!first) return pages
  const total = first.total + after.length - before.length
  let from = 0
  const filled = pages.pages.map(({ entries, ...page }, place): EntryPage => {
    const to = place === pages.pages.length - 1 ? after.length : from + entries.length
    const some = after.slice(from, to)
    from = to
    return { ...page, entries: some, total }
  })
  return { ...pages, pages: filled }
}

export const entriesWithAdded = (pages: EntryPages, coin: Coin, purchase: Purchase): EntryPages =>
  withEntries(pages, entries => [...entries, { ...purchase, coinSymbol: coin.symbol, coinName: coin.name }])

export const entriesWithChanged = (pages: EntryPages, changed: Purchase): EntryPages =>
  withEntries(pages, entries => entries.map(one => (one.id === changed.id ? { ...one, ...changed } : one)))

export const entriesWithout = (pages: EntryPages, id: string): EntryPages =>
  withEntries(pages, entries => entries.filter(one => one.id !== id))
