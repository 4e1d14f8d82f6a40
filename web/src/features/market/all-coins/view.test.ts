import fc from 'fast-check'
import { expect, it } from 'vitest'
import { measures, namesOf, rangeIn } from './filters.ts'
import type { MarketRow } from './list.ts'
import {
  arranged,
  inTab,
  type MarketView,
  marketPath,
  namedLike,
  sortedBy,
  sorts,
  tabs,
  unfiltered,
  viewOf,
  waysOf,
} from './view.ts'

const view: fc.Arbitrary<MarketView> = fc.record({
  tab: fc.constantFrom(...tabs),
  sort: fc.constantFrom(...sorts),
  isRising: fc.boolean(),
  filters: fc.record(Object.fromEntries(measures.map(measure => [measure, fc.constantFrom(...namesOf(measure))])), {
    requiredKeys: [],
  }),
  hidesPegged: fc.boolean(),
})

it('every view has an address that leads back to it', () => {
  fc.assert(
    fc.property(view, one => {
      expect(viewOf(new URL(marketPath(one), 'http://app').search)).toEqual(one)
    }),
  )
})

it('reads an address that makes no sense as the plain market', () =>
  expect(
    marketPath(viewOf('?list=x&sort=y&size=z&price=toString&volume=&day=up,down&week=__proto__&likely=%E0%A4%A')),
  ).toBe('/dashboard/market'))

const row = (symbol: string, more: Partial<MarketRow> = {}): MarketRow => ({
  ...{ symbol, name: symbol, rank: 1, isPegged: false, priceUsd: 1, dayPercent: 0, weekPercent: null },
  ...{ marketCapUsd: 1e9, volumeUsd: 1, volumeRatio: null, likely: null, line: [] },
  ...more,
})
const rows = [
  row('BIG', { marketCapUsd: 9e9, dayPercent: -2, weekPercent: 1 }),
  row('PEG', { marketCapUsd: 5e9, isPegged: true, dayPercent: 0.01 }),
  row('MID', { marketCapUsd: 2e8, dayPercent: 3, volumeRatio: 2 }),
  row('SMALL', { marketCapUsd: null, dayPercent: 7, volumeRatio: 0.5, weekPercent: -4 }),
]
const inDollars = (percent: number) => percent
const shown = (one: MarketView, day = inDollars, week = inDollars, perDollar = 1) =>
  arranged(rows, one, symbol => symbol === 'PEG', { perDollar, day, week }).map(({ symbol }) => symbol)
const plain = viewOf('')

it('shows what a tab is about, what it is about first', () => {
  expect(shown(plain)).toEqual(['BIG', 'MID', 'SMALL'])
  expect(shown(inTab(plain, 'rising'))).toEqual(['SMALL', 'MID'])
  expect(shown(inTab(plain, 'falling'))).toEqual(['BIG'])
  expect(shown(inTab(plain, 'lively'))).toEqual(['MID'])
  expect(shown(inTab(plain, 'favorites')), 'a favorite is shown whatever it is').toEqual(['PEG'])
})

it('counts and lists what rises in the currency that is read, and the two agree', () => {
  const fallingRate = (percent: number) => percent - 4
  expect([waysOf(rows, inDollars), waysOf(rows, fallingRate)]).toEqual([
    { rising: 2, flat: 0, falling: 1 },
    { rising: 1, flat: 0, falling: 2 },
  ])
  expect(shown(inTab(plain, 'rising'), fallingRate)).toEqual(['SMALL'])
  expect(shown(inTab(plain, 'falling'), fallingRate)).toEqual(['BIG', 'MID'])
})

it('finds letters in a symbol or a name as Turks type them, where no better search can be asked', () =>
  expect(namedLike([row('SHIB', { name: 'Shiba Inu' }), row('BTC', { name: 'Bitcoin' })], ' BİTC')).toEqual(['BTC']))

it('puts what nobody knows last, whichever way it is sorted', () => {
  const byWeek = sortedBy(plain, 'week')
  expect(shown(byWeek)).toEqual(['BIG', 'SMALL', 'MID'])
  expect(shown(sortedBy(byWeek, 'week'))).toEqual(['SMALL', 'BIG', 'MID'])
})

it('narrows by size, and shows what follows something else where it is wanted', () => {
  expect(shown({ ...plain, filters: { size: 'large' }, hidesPegged: false })).toEqual(['BIG', 'PEG'])
  expect(shown({ ...plain, filters: { size: 'middle' } })).toEqual(['BIG', 'MID'])
})

it('narrows by each figure and by several at once, and a coin of which one is not known is in no range of it', () => {
  expect(shown(viewOf('?day=up'))).toEqual(['MID', 'SMALL'])
  expect(shown(viewOf('?day=up&size=middle'))).toEqual(['MID'])
  expect(shown(viewOf('?week=down')), 'a week of -4 percent is less than the limit').toEqual([])
  const weekAgoCheaper = (percent: number) => percent - 3
  expect(shown(viewOf('?week=down'), inDollars, weekAgoCheaper), 'in the currency that is read').toEqual(['SMALL'])
  expect(shown(viewOf('?likely=narrow')), 'nobody knows any').toEqual([])
  expect(shown(inTab(viewOf('?size=small'), 'favorites')), 'favorites too').toEqual([])
})

it('limits of money are round in the currency that is read, and near the same dollars', () => {
  const liraPerDollar = 41.9
  expect(rangeIn(liraPerDollar, 'price', 'middle')?.map(usd => usd * liraPerDollar)).toEqual([
    expect.closeTo(50),
    expect.closeTo(5000),
  ])
  expect(rangeIn(1, 'price', 'middle')).toEqual([1, 100])
  expect(rangeIn(liraPerDollar, 'price', 'low')?.[0]).toBe(0)
  expect(rangeIn(liraPerDollar, 'size', 'large')?.[1]).toBe(Number.POSITIVE_INFINITY)
  expect(rangeIn(liraPerDollar, 'day', 'up')?.[0], 'a percentage is one everywhere').toBe(3)
  expect(shown(viewOf('?price=middle'))).toEqual(['BIG', 'MID', 'SMALL'])
  expect(shown(viewOf('?price=middle'), inDollars, inDollars, liraPerDollar), '41.90 lira are less than 50').toEqual([])
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 1e4, noNaN: true }), perDollar => {
      const [from, below] = rangeIn(perDollar, 'price', 'middle') ?? [0, 0]
      expect(below / from).toBeCloseTo(100)
      expect(from).toBeGreaterThan(0.62)
      expect(from).toBeLessThan(1.6)
    }),
  )
})

const figures = fc.record({
  priceUsd: fc.double({ min: 1e-9, max: 1e6, noNaN: true }),
  dayPercent: fc.double({ min: -99, max: 500, noNaN: true }),
  weekPercent: fc.option(fc.double({ min: -99, max: 500, noNaN: true })),
  marketCapUsd: fc.option(fc.double({ min: 0, max: 1e13, noNaN: true })),
  volumeUsd: fc.double({ min: 0, max: 1e12, noNaN: true }),
  likely: fc.option(fc.record({ lowUsd: fc.constant(1), highUsd: fc.double({ min: 1, max: 3, noNaN: true }) })),
})

it('a filter only ever takes coins away, leaves the others in their order, and is undone at once', () =>
  fc.assert(
    fc.property(fc.array(figures, { maxLength: 30 }), view, (all, one) => {
      const coins = all.map((more, place) => row(`C${place}`, more))
      const listed = (wanted: MarketView) =>
        arranged(coins, wanted, () => true, { perDollar: 1, day: inDollars, week: inDollars }).map(
          ({ symbol }) => symbol,
        )
      const whole = listed(unfiltered(one))
      const left = new Set(listed(one))
      expect(listed(one)).toEqual(whole.filter(symbol => left.has(symbol)))
    }),
  ))
