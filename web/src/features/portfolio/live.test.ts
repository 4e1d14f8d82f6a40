import type { Holding } from '@pusula/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { atPrices } from './live.ts'
import type { Overview } from './queries.ts'

const nowMs = Date.parse('2026-11-15T12:00:00Z')
const counted = { cost: '0', realized: '0', fees: '0', bareCost: '0', bareRealized: '0', paidIn: '0', takenOut: '0' }
const held = (coinSymbol: string, quantity: number, cost: number, price: number | null): Holding => ({
  coinSymbol,
  coinName: coinSymbol,
  totalQuantity: String(quantity),
  averageCost: String(cost / quantity),
  totalCost: String(cost),
  currentPrice: price,
  currentValue: price === null ? null : String(quantity * price),
  profitLoss: price === null ? null : String(quantity * price - cost),
  profitLossPercentage: price === null ? null : 100 * ((quantity * price) / cost - 1),
  change24hUsd: price === null ? null : '0',
  pricedAt: price === null ? null : '2026-11-15T11:59:00.000Z',
  isPriceStale: false,
  realizedProfitUsd: '0',
  feesUsd: '0',
  counted,
  purchases: [],
})

function overviewOf(holdings: Holding[]): Overview {
  const sum = (part: 'currentValue' | 'profitLoss' | 'totalCost') =>
    String(holdings.reduce((total, holding) => total + Number(holding[part]), 0))
  const priced = holdings.filter(({ currentValue }) => currentValue !== null)
  return {
    currency: 'USD',
    holdings,
    settings: { costMethod: 'fifo', currency: 'USD' },
    summary: {
      totalCost: sum('totalCost'),
      pricedCostUsd: String(priced.reduce((total, { totalCost }) => total + Number(totalCost), 0)),
      currentValue: sum('currentValue'),
      profitLoss: sum('profitLoss'),
      profitLossPercentage: null,
      change24hUsd: '0',
      change24hPercentage: null,
      realizedProfitUsd: '0',
      feesUsd: '0',
      counted,
      best: null,
      worst: null,
      unpriced: [],
    },
  }
}

it('a portfolio is worth what its coins cost now, of those that are told', () => {
  const overview = overviewOf([held('BTC', 2, 100, 60), held('ETH', 10, 200, 30), held('XYZ', 1, 5, null)])
  const now = atPrices(overview, { BTC: { price: 75, changePercent: 25 } }, nowMs)
  expect(now.holdings[0]).toMatchObject({
    currentPrice: 75,
    currentValue: '150',
    profitLoss: '50',
    profitLossPercentage: 50,
    change24hUsd: '30',
    pricedAt: '2026-11-15T12:00:00.000Z',
  })
  expect(now.holdings.slice(1)).toEqual(overview.holdings.slice(1))
  expect(now.summary).toMatchObject({
    currentValue: '450',
    profitLoss: '150',
    profitLossPercentage: 50,
    change24hUsd: '30',
    best: { coinSymbol: 'BTC' },
    worst: null,
  })
})

const amount = fc.integer({ min: 1, max: 1_000_000 })
it('the sums are those of the coins, and what is told twice counts once', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, amount, amount, amount), { minLength: 1, maxLength: 9 }), rows => {
      const overview = overviewOf(rows.map(([quantity, cost, price], i) => held(`C${i}`, quantity, cost, price)))
      const told = Object.fromEntries(rows.map(([, , , price], i) => [`C${i}`, { price, changePercent: 0 }]))
      const now = atPrices(overview, told, nowMs)
      const sum = now.holdings.reduce((total, { currentValue }) => total + Number(currentValue), 0)
      expect(Number(now.summary.currentValue)).toBeCloseTo(sum, 3)
      expect(atPrices(now, told, nowMs).summary.currentValue).toBe(now.summary.currentValue)
    }),
  ))
