import { expect, it } from 'vitest'
import { type Entry, inDollars, missingIn, salesOf } from './position.ts'
import { sellableAt } from './sale.ts'

const on = (day: number, kind: Entry['kind'], quantity: string, totalUsd: string, feeUsd = '0'): Entry => ({
  ...{ id: String(day), kind, coinSymbol: 'BTC', coinName: 'Bitcoin', quantity, totalUsd, feeUsd },
  ...{ usdCostBasis: '0', tradedAt: `2025-01-0${day}`, notes: null },
})
const entries = [on(1, 'buy', '2', '204', '4'), on(3, 'buy', '2', '400'), on(5, 'sell', '3', '900')]

it.each([
  ['before the first purchase', 0, ['0', '0']],
  ['at the moment of a purchase', 1, ['2', '1']],
  ['between purchases: what a later sale needs is not there', 2, ['2', '1']],
  ['after all purchases', 4, ['4', '1']],
  ['after the sale', 5, ['1', '1']],
])('what may be sold %s', async (_, day, [held, most]) =>
  expect(await sellableAt(entries, `2025-01-0${day}`, undefined, 'fifo')).toEqual({ held, most, costUsd: null }),
)

it.each([
  ['fifo', '3', '404'],
  ['average', '3', '453'],
  ['fifo', '4', '604'],
  ['fifo', '0.00000001', '0.00000102'],
  ['fifo', '4.00000001', null],
] as const)('by %s, %s coins had cost %s dollars with their fees', async (method, quantity, costUsd) =>
  expect(await sellableAt(entries, '2025-01-04', quantity, method)).toMatchObject({ costUsd }),
)

it('each sale has what it brought and what its own coins had cost', async () => {
  const sales = await salesOf([...entries, on(6, 'sell', '1', '250')], 'fifo', inDollars)
  const dollars = 10n ** 24n
  expect(sales.map(({ entry, ...sale }) => ({ id: entry.id, ...sale }))).toEqual([
    { id: '5', proceeds: 900n * dollars, cost: 404n * dollars },
    { id: '6', proceeds: 250n * dollars, cost: 200n * dollars },
  ])
})

it.each([
  ['nothing where all sales are covered', entries, '0'],
  ['what each sale lacks', [on(1, 'sell', '2', '1'), ...entries, on(6, 'sell', '1.5', '1')], '2.5'],
  ['nothing where the last coin is sold', [...entries, on(6, 'sell', '1', '1')], '0'],
])('missing coins: %s', (_, all, missing) => expect(missingIn(all)).toBe(missing))
