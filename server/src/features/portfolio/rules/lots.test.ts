import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lotsOf } from './lots.ts'
import { type Entry, inDollars, salesOf } from './position.ts'

const trade = fc.record({
  isSale: fc.boolean(),
  units: fc.integer({ min: 1, max: 1_000_000 }),
  unit: fc.integer({ min: 0, max: 100_000 }),
  fee: fc.integer({ min: 0, max: 50 }),
})

/** Trades of one coin in which nothing is sold that is not there. */
const trades = fc.array(trade, { maxLength: 40 }).map(list => {
  let held = 0
  return list.flatMap(({ isSale, units, unit, fee }, i): Entry[] => {
    const kind = isSale && held > 0 ? 'sell' : 'buy'
    const quantity = kind === 'sell' ? Math.min(units, held) : units
    held += kind === 'sell' ? -quantity : quantity
    const total = quantity * unit + (kind === 'buy' ? fee : -fee)
    return [
      {
        ...{ id: String(i), kind, coinSymbol: 'BTC', coinName: 'Bitcoin', quantity: String(quantity), notes: null },
        ...{ usdCostBasis: String(unit), feeUsd: String(fee), totalUsd: String(total) },
        tradedAt: new Date(i * 86_400_000).toISOString(),
      },
    ]
  })
})

it.each(['fifo', 'average'] as const)('the lots of each sale add up to it, to the last unit: %s', method =>
  fc.assert(
    fc.asyncProperty(trades, async entries => {
      const lots = await lotsOf(entries, method, inDollars)
      const sum = (of: Entry, part: 'proceeds' | 'cost' | 'fee') =>
        lots.filter(({ sale }) => sale === of).reduce((total, lot) => total + lot[part], 0n)
      for (const { entry, proceeds, cost } of await salesOf(entries, method, inDollars)) {
        expect([sum(entry, 'proceeds'), sum(entry, 'cost')]).toEqual([proceeds, cost])
        expect(sum(entry, 'fee')).toBe(inDollars(entry).fee)
      }
      for (const { sale, purchase } of lots) if (purchase) expect(purchase.tradedAt <= sale.tradedAt).toBe(true)
    }),
  ),
)
