import type { Purchase } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import type { EntryPages, Overview } from '../queries.ts'
import {
  entriesWithAdded,
  entriesWithChanged,
  entriesWithout,
  withAdded,
  withChanged,
  withoutCoin,
  withoutPurchase,
} from './optimistic.ts'

const purchase = (id: string, day: number, quantity = '1'): Purchase => ({
  id,
  kind: 'buy',
  quantity,
  usdCostBasis: '10',
  feeUsd: '0',
  totalUsd: '10',
  purchaseDate: `2026-01-0${day}T12:00:00.000Z`,
  day: `2026-01-0${day}`,
  isWholeDay: false,
  isIncome: false,
  paid: null,
  perDollar: null,
  notes: null,
  pairId: null,
  networkFee: null,
})

const unknown = { best: null, worst: null, unpriced: [], profitLossPercentage: null, change24hPercentage: null }
const sums = { totalCost: '20', pricedCostUsd: '20', currentValue: '30', profitLoss: '10', change24hUsd: '1' }
const counted = { cost: '0', realized: '0', fees: '0', bareCost: '0', bareRealized: '0', paidIn: '0', takenOut: '0' }
const empty: Overview = {
  currency: 'USD',
  summary: { ...unknown, ...sums, realizedProfitUsd: '0', feesUsd: '0', counted },
  holdings: [],
  settings: { costMethod: 'fifo', currency: 'USD', timeZone: null, incomeCost: 'market' },
  entries: { count: 0, most: 250_000 },
}
const bitcoin = { symbol: 'BTC', name: 'Bitcoin' }
const ether = { symbol: 'ETH', name: 'Ether' }
const held = [purchase('a', 1), purchase('b', 3)].reduce((all, one) => withAdded(all, bitcoin, one), empty)
const countsOf = ({ holdings }: Overview) => holdings.map(({ coinSymbol, entryCount }) => [coinSymbol, entryCount])

const page = (...entries: Purchase[]) => ({
  entries: entries.map(one => ({ ...one, coinSymbol: 'BTC', coinName: 'Bitcoin' })),
  next: null,
  total: 3,
  years: [2026],
})
const pages: EntryPages = {
  pages: [page(purchase('e', 5), purchase('d', 4)), page(purchase('a', 1))],
  pageParams: [undefined, 'd'],
}
const idsOf = ({ pages: shown }: EntryPages) => shown.map(({ entries }) => entries.map(({ id }) => id))

describe('a change that is on its way', () => {
  it('shows a new coin, counts a new purchase, and takes a coin away with its last one', () => {
    expect(countsOf(held)).toEqual([['BTC', 2]])
    expect(countsOf(withAdded(held, ether, purchase('c', 2)))).toEqual([
      ['BTC', 2],
      ['ETH', 1],
    ])
    const one = withoutPurchase(held, 'BTC')
    expect(countsOf(one)).toEqual([['BTC', 1]])
    expect(countsOf(withoutPurchase(one, 'BTC'))).toEqual([])
    expect(countsOf(withoutCoin(held, 'BTC'))).toEqual([])
  })

  it('leaves every sum to the server, and marks the coins it will count again', () => {
    const changed = withoutCoin(withChanged(withAdded(held, ether, purchase('c', 2)), 'ETH'), 'BTC')
    expect(changed.summary).toBe(empty.summary)
    expect(changed.pending).toEqual(['BTC', 'ETH'])
  })

  it('is inserted by its day into the loaded pages, whose size stays', () => {
    const added = entriesWithAdded(pages, bitcoin, purchase('c', 3))
    expect(idsOf(added)).toEqual([
      ['e', 'd'],
      ['c', 'a'],
    ])
    expect(added.pages.map(({ total }) => total)).toEqual([4, 4])
    expect(idsOf(entriesWithAdded(pages, bitcoin, purchase('f', 6)))).toEqual([
      ['f', 'e'],
      ['d', 'a'],
    ])
    const changed = entriesWithChanged(pages, purchase('a', 6, '7'))
    expect(idsOf(changed)).toEqual([['a', 'e'], ['d']])
    expect(changed.pages[0]?.entries[0]).toMatchObject({ quantity: '7', coinSymbol: 'BTC' })
    expect(idsOf(entriesWithout(pages, 'e'))).toEqual([['d', 'a'], []])
  })
})
