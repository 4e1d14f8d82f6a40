import { DAY_MS, HOUR_MS } from '@pusula/words'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { StoredEntry } from './stored-entry.ts'
import { proposedPairs } from './transfers.ts'

const firstMs = Date.parse('2024-03-01T00:00:00Z')
const half = (kind: 'in' | 'out', quantity: string, hours: number, more: Partial<StoredEntry> = {}): StoredEntry => ({
  ...{ id: `${kind} ${quantity} ${hours}`, kind, coinSymbol: 'BTC', coinName: 'Bitcoin', quantity, notes: kind },
  ...{ usdCostBasis: '0', feeUsd: '0', totalUsd: '0', tradedAt: new Date(firstMs + hours * HOUR_MS).toISOString() },
  ...more,
})
const paired = (...entries: StoredEntry[]) =>
  proposedPairs(entries).map(({ out, in: into, fee }) => [out.id, into.id, fee])

it.each([
  ['a deposit of what was left after the fee', half('in', '0.9995', 1), '0.0005'],
  ['one of all of it', half('in', '1', 50), '0'],
  ['one on a clock that is behind', half('in', '1', -3), '0'],
])('a withdrawal is paired with %s', (_, deposit, fee) => {
  expect(paired(half('out', '1', 0), deposit)).toEqual([['out 1 0', deposit.id, fee]])
})

it.each([
  ['more than left', half('in', '1.00000001', 1)],
  ['far less than left', half('in', '0.89', 1)],
  ['another coin', half('in', '1', 1, { coinSymbol: 'ETH' })],
  ['what came a week later', half('in', '1', 24 * 7)],
  ['what came to the same place before', half('in', '1', -3, { notes: 'out' })],
])('a withdrawal is not paired with %s', (_, deposit) => {
  expect(paired(half('out', '1', 0), deposit)).toEqual([])
})

it('the smallest fee is paired first, then the shortest time', () => {
  const [first, second] = [half('out', '1', 0), half('out', '1', 24)]
  expect(paired(first, second, half('in', '0.99', 1), half('in', '0.995', 25), half('in', '0.995', 2))).toEqual([
    [second.id, 'in 0.995 25', '0.005'],
    [first.id, 'in 0.995 2', '0.005'],
  ])
})

it('of four thousand within one day the nearest are paired, and none twice', () => {
  const all = (kind: 'in' | 'out', count: number) =>
    Array.from({ length: count }, (_, i) => half(kind, '1', 0, { id: `${kind} ${i}` }))
  const pairs = proposedPairs([...all('out', 2_000), ...all('in', 2_000)])
  expect(pairs.length).toBeGreaterThan(0)
  expect(new Set(pairs.flatMap(({ out, in: into }) => [out.id, into.id])).size).toBe(2 * pairs.length)
  const apart = Array.from({ length: 300 }, (_, i) => [half('out', '1', i), half('in', '1', i + 0.5)]).flat()
  expect(proposedPairs(apart)).toHaveLength(300)
})

const halves = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('in' as const, 'out' as const),
    coinSymbol: fc.constantFrom('BTC', 'ETH'),
    quantity: fc.integer({ min: 90, max: 110 }).map(String),
    hours: fc.integer({ min: 0, max: 200 }),
    notes: fc.constantFrom('Binance', 'Kraken'),
  }),
  { selector: one => JSON.stringify(one), maxLength: 25 },
)

it('whatever order files come in, the same pairs are proposed, each half once', () => {
  fc.assert(
    fc.property(
      halves.chain(all => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        const made = (some: typeof all) =>
          some.map(({ kind, quantity, hours, ...more }) =>
            half(kind, quantity, hours, { id: JSON.stringify([kind, quantity, hours, more]), ...more }),
          )
        const pairs = proposedPairs(made(all))
        const named = (some: typeof pairs) => some.map(({ out, in: into }) => `${out.id} ${into.id}`).sort()
        expect(named(proposedPairs(made(shuffled)))).toEqual(named(pairs))
        const used = pairs.flatMap(({ out, in: into }) => [out.id, into.id])
        expect(new Set(used).size).toBe(used.length)
        for (const { out, in: into, fee } of pairs) {
          expect([out.kind, into.kind, into.coinSymbol]).toEqual(['out', 'in', out.coinSymbol])
          expect(Number(into.quantity) + Number(fee)).toBe(Number(out.quantity))
          expect(Number(fee)).toBeGreaterThanOrEqual(0)
          expect(Date.parse(into.tradedAt) - Date.parse(out.tradedAt)).toBeLessThanOrEqual(3 * DAY_MS)
        }
      },
    ),
  )
})
