import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasMoved, isMet, isPossible, leftBy, type Moment, median, priceAt, type Wish } from './rules.ts'

const wishFor = (more: Partial<Wish>): Wish => ({
  ...{ kind: 'above', target: 1, currency: 'USD', hours: 24, way: 'either', fromUsd: 100, fromRate: 1 },
  ...more,
})
const at = (priceUsd: number, more: Partial<Moment> = {}): Moment => ({
  ...{
    priceUsd,
    perDollar: 1,
    beforeUsd: 100,
    range: { lowUsd: 95, highUsd: 105 },
    volumeRatio: null,
    gapRatio: null,
    isOpen: null,
  },
  ...more,
})

it.each([
  ['above', 110, 109.99, false],
  ['above', 110, 110, true],
  ['below', 90, 90.01, false],
  ['below', 90, 90, true],
  ['touch', 110, 109.8, false],
  ['touch', 110, 109.95, true],
  ['touch', 90, 90.2, false],
  ['touch', 90, 90.05, true],
  ['touch', 90, 80, true],
  ['move', 5, 104.9, false],
  ['move', 5, 105.1, true],
  ['move', 5, 94.9, true],
  ['range', 80, 95, false],
  ['range', 80, 94.99, true],
  ['range', 80, 105.01, true],
] as const)('%s %d, set at 100, with a price of %d: %s', (kind, target, priceUsd, met) => {
  expect(isMet(wishFor({ kind, target }), at(priceUsd))).toBe(met)
  const isPrice = kind !== 'move' && kind !== 'range'
  const lira = wishFor({ kind, target: isPrice ? 40 * target : target, currency: 'TRY', fromRate: 40 })
  expect(isMet(lira, at(priceUsd, { perDollar: 40 })), 'in lira').toBe(met)
})

it('unknown values meet no condition', () => {
  const unknown = at(1e9, { beforeUsd: null, range: null })
  for (const kind of ['move', 'range', 'volume', 'gap', 'opens'] as const)
    expect(isMet(wishFor({ kind }), unknown)).toBe(false)
})

it.each([
  [1.99, false],
  [2, true],
] as const)('a volume of %d usual days against two: %s', (volumeRatio, met) =>
  expect(isMet(wishFor({ kind: 'volume', target: 2 }), at(100, { volumeRatio }))).toBe(met),
)

it.each([
  ['move', 0.5, false],
  ['move', 1, true],
  ['move', 90, true],
  ['move', 91, false],
  ['volume', 1, false],
  ['volume', 2, true],
  ['above', 0.00000001, true],
] as const)('a wish for %s %d can come true: %s', (kind, target, possible) =>
  expect(isPossible({ kind, target })).toBe(possible),
)

const usd = fc.double({ min: 1e-8, max: 1e7, noNaN: true })
const percent = fc.double({ min: 1, max: 90, noNaN: true })

describe('moves and ranges', () => {
  it('a move either way is one up or one down, and never both', () =>
    fc.assert(
      fc.property(usd, usd, percent, (now, before, target) => {
        const [up, down] = [
          hasMoved({ target, way: 'up' }, now, before),
          hasMoved({ target, way: 'down' }, now, before),
        ]
        expect(hasMoved({ target, way: 'either' }, now, before)).toBe(up || down)
        expect(up && down).toBe(false)
      }),
    ))

  it('a price that goes on the same way stays moved, and a smaller wish is met sooner', () =>
    fc.assert(
      fc.property(usd, usd, percent, fc.double({ min: 1, max: 3, noNaN: true }), (now, before, target, times) => {
        const wish = { target, way: 'up' } as const
        if (!hasMoved(wish, now, before)) return
        expect(hasMoved(wish, now * times, before)).toBe(true)
        expect(hasMoved({ ...wish, target: target / times }, now, before)).toBe(true)
      }),
    ))

  it('a price has left its range exactly when it is not between its ends, on the side that the sign says', () =>
    fc.assert(
      fc.property(usd, usd, usd, (one, other, price) => {
        const [lowUsd, highUsd] = [Math.min(one, other), Math.max(one, other)]
        const left = leftBy(price, { lowUsd, highUsd })
        expect(left === 0 || left * (price - (left > 0 ? highUsd : lowUsd)) > 0).toBe(true)
        expect(price >= lowUsd && price <= highUsd).toBe(left === 0)
      }),
    ))

  it('what a coin cost some time ago is a close that was known by then, the newest', () =>
    fc.assert(
      fc.property(fc.array(usd, { maxLength: 20 }), fc.integer({ min: -5, max: 30 }), (close, atStep) => {
        const time = close.map((_, place) => place * 10)
        const known = close.filter((_, place) => (time[place] ?? 0) + 10 <= atStep * 10)
        expect(priceAt({ time, close }, 10, atStep * 10)).toBe(known.at(-1) ?? null)
      }),
    ))

  it('half of all days are at most as large as the usual one, and half at least', () =>
    fc.assert(
      fc.property(fc.array(usd, { minLength: 1 }), values => {
        const middle = median(values) ?? Number.NaN
        const slack = 1e-9 * middle
        for (const side of [values.filter(one => one <= middle + slack), values.filter(one => one >= middle - slack)])
          expect(side.length).toBeGreaterThanOrEqual(values.length / 2)
      }),
    ))
})
