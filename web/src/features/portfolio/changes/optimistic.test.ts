import type { Purchase } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import type { Overview } from '../queries.ts'
import { withAdded, withChanged, withoutCoin, withoutPurchase } from './optimistic.ts'

const purchase = (id: string, day: number, quantity = '1'): Purchase => ({
  id,
  kind: 'buy',
  quantity,
  usdCostBasis: '10',
  feeUsd: '0',
  totalUsd: '10',
  purchaseDate: `2026-01-0${day}T12:00:00.000Z`,
  paid: null,
  perDollar: null,
  notes: null,
})

const unknown = { best: null, worst: null, unpriced: [], profitLossPercentage: null, change24hPercentage: null }
const sums = { totalCost: '20', pricedCostUsd: '20', currentValue: '30', profitLoss: '10', change24hUsd: '1' }
const counted = { cost: '0', realized: '0', fees: '0', bareCost: '0', bareRealized: '0', paidIn: '0', takenOut: '0' }
const empty: Overview = {
  currency: 'USD',
  summary: { ...unknown, ...sums, realizedProfitUsd: '0', feesUsd: '0', counted },
  holdings: [],
  settings: { costMethod: 'fifo', currency: 'USD' },
}
const bitcoin = { symbol: 'BTC', name: 'Bitcoin' }
const held = [purchase('a', 1), purchase('b', 3)].reduce((all, one) => withAdded(all, bitcoin, one), empty)
const idsOf = ({ holdings }: Overview) =>
  holdings.map(({ coinSymbol, purchases }) => [coinSymbol, ...purchases.map(({ id }) => id)])

describe('a change that is on its way', () => {
  it('shows a new coin, and a new purchase at its place among the others', () => {
    expect(idsOf(held)).toEqual([['BTC', 'b', 'a']])
    expect(idsOf(withAdded(held, bitcoin, purchase('c', 2)))).toEqual([['BTC', 'b', 'c', 'a']])
    expect(idsOf(withAdded(held, { symbol: 'ETH', name: 'Ether' }, purchase('c', 2)))).toEqual([
      ['BTC', 'b', 'a'],
      ['ETH', 'c'],
    ])
  })

  it('moves a corrected purchase to its new day', () => {
    const changed = withChanged(held, 'BTC', purchase('a', 4, '7'))
    expect(idsOf(changed)).toEqual([['BTC', 'a', 'b']])
    expect(changed.holdings[0]?.purchases[0]?.quantity).toBe('7')
  })

  it('takes a coin away with its last purchase', () => {
    const one = withoutPurchase(held, 'BTC', 'a')
    expect(idsOf(one)).toEqual([['BTC', 'b']])
    expect(idsOf(withoutPurchase(one, 'BTC', 'b'))).toEqual([])
    expect(idsOf(withoutCoin(held, 'BTC'))).toEqual([])
  })

  it('leaves every sum to the server, and says which coins it will count again', () => {
    const changed = withoutCoin(withAdded(held, { symbol: 'ETH', name: 'Ether' }, purchase('c', 2)), 'BTC')
    expect(changed.summary).toBe(empty.summary)
    expect(changed.pending).toEqual(['BTC', 'ETH'])
  })
})
