import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dailyPrices, type PriceOn } from '../real-return/asset-price.ts'
import { dateOfDay, dayNumber, priceLevels } from '../real-return/price-level.ts'
import { betaOf, hardSpells, throughHardDays } from './hard-days.ts'
import { regularBuying } from './regular-buying.ts'
import { lossOdds, sizeFor } from './sizing.ts'

const from = dayNumber('2016-01-01')
const until = dayNumber('2025-12-31')
const still = priceLevels({ from: '2015-01', values: Array.from({ length: 150 }, () => 100) })
const rising = priceLevels({ from: '2015-01', values: Array.from({ length: 150 }, (_, i) => 100 * 1.02 ** i) })
const flat: PriceOn = () => 7

/** Closes of every day from logs that repeat. */
function walk(logs: readonly number[]): PriceOn {
  let price = 100
  return dailyPrices(
    Array.from({ length: until - from + 1 }, (_, i) => {
      price *= Math.exp(logs[i % logs.length] ?? 0)
      return [from + i, price]
    }),
  )
}
const logs = fc.array(fc.double({ min: -0.05, max: 0.05, noNaN: true }), { minLength: 20, maxLength: 90 })
const plan = { rhythm: 'monthly', years: 3, fee: 0.002 } as const
const ask = (priceOn: PriceOn, more: object = {}) =>
  regularBuying({ plan, parts: [{ share: 1, priceOn }], others: {}, levelOn: still, from, until, ...more })

describe('regular buying', () => {
  it('begins in every month whose span is over, and says how many spans are apart', () => {
    const { starts, payments, separate } = ask(flat)
    expect([starts[0]?.month, starts.at(-1)?.month, starts.length]).toEqual(['2016-01', '2022-12', 84])
    expect([payments, separate]).toEqual([36, 3])
    expect(ask(flat, { plan: { ...plan, rhythm: 'weekly' } }).payments).toBe(156)
  })

  it('of what stands still loses the fee alone, and buying power where prices rise', () => {
    for (const { multiple } of ask(flat).starts) expect(multiple).toBeCloseTo(0.998, 12)
    const { spread } = ask(flat, { levelOn: rising })
    expect(spread?.best.multiple).toBeLessThan(0.8)
  })

  it('equals the sum of its payments’ values', () =>
    fc.assert(
      fc.property(logs, moves => {
        const priceOn = walk(moves)
        const { starts } = ask(priceOn)
        const { month, multiple } = starts[5]!
        const [year, first] = [Number(month.slice(0, 4)), Number(month.slice(5))]
        const dayOf = (months: number) => Math.floor(Date.UTC(year, first - 1 + months, 1) / 86_400_000)
        const end = priceOn(dayOf(36))!
        const units = Array.from({ length: 36 }, (_, i) => 0.998 / priceOn(dayOf(i))!).reduce(
          (sum, one) => sum + one,
          0,
        )
        expect(multiple).toBeCloseTo((units * end) / 36, 9)
      }),
      { numRuns: 10 },
    ))

  it('orders worst, low, median, high and best; shares of one coin add up to it; the unit of prices does not matter', () =>
    fc.assert(
      fc.property(logs, moves => {
        const priceOn = walk(moves)
        const { spread, starts, lump } = ask(priceOn)
        const { worst, low, median, high, best, above } = spread!
        const ordered = [worst.multiple, low, median, high, best.multiple]
        expect(ordered).toEqual(ordered.toSorted((one, other) => one - other))
        expect(above).toBe(starts.filter(({ multiple }) => multiple > 1).length)
        expect(lump.better).toBeLessThanOrEqual(starts.length)
        const halves = [
          { share: 0.5, priceOn },
          { share: 0.5, priceOn: (day: number) => 31 * priceOn(day)! },
        ]
        ask(priceOn, { parts: halves }).starts.forEach(({ multiple }, i) => {
          expect(multiple).toBeCloseTo(starts[i]!.multiple, 9)
        })
      }),
      { numRuns: 15 },
    ))

  it('leaves out what has no price, or no published month, on one of its days', () => {
    const young: PriceOn = day => (day < dayNumber('2019-06-15') ? null : 5)
    expect(ask(young).starts[0]?.month).toBe('2019-07')
    const short = priceLevels({ from: '2015-01', values: Array.from({ length: 100 }, () => 100) })
    expect(ask(flat, { levelOn: short }).starts.at(-1)?.month).toBe('2020-04')
    expect(ask(() => null)).toMatchObject({ starts: [], spread: null, separate: 0 })
  })

  it('compares the same starts in the same rhythm', () => {
    const others = { deposit: { priceOn: flat, isFree: true }, gold: { priceOn: flat } }
    const told = ask(walk([0.01, -0.01]), { others })
    expect(told.others.deposit?.median).toBeCloseTo(1, 12)
    expect(told.others.gold?.median).toBeCloseTo(0.998, 12)
  })
})

describe('hard days', () => {
  const today = until
  const bitcoin = walk([0.02, -0.018, 0.001, -0.004, 0.003])

  it('of one coin are its own closes, and do not depend on what it cost', () => {
    const [first] = throughHardDays([{ symbol: 'BTC', share: 1, priceOn: bitcoin }], bitcoin, today)
    const { from: begin, to } = hardSpells[0]
    const closes = Array.from({ length: to - begin + 1 }, (_, i) => bitcoin(begin + i)! / bitcoin(begin)!)
    expect(first?.fall).toBeCloseTo(Math.min(...closes) - 1, 12)
    expect(first?.coins).toEqual([{ symbol: 'BTC', fall: expect.closeTo(first?.fall ?? 0, 12), isEstimated: false }])
  })

  it('of money alone are no fall', () => {
    const [first] = throughHardDays([{ symbol: 'USDT', share: 1, priceOn: flat, isStable: true }], bitcoin, today)
    expect(first).toMatchObject({ fall: 0, lowDay: 0 })
  })

  it('are weighed by the shares, and a coin that was not there follows Bitcoin as it does now', () => {
    const young: PriceOn = day => (day < dayNumber('2024-01-01') ? null : bitcoin(day)! ** 1.5)
    expect(betaOf(young, bitcoin, today)).toBeCloseTo(1.5, 6)
    const parts = [
      { symbol: 'BTC', share: 0.5, priceOn: bitcoin },
      { symbol: 'NEW', share: 0.5, priceOn: young },
    ]
    for (const { fall, coins } of throughHardDays(parts, bitcoin, today)) {
      expect(coins.map(({ isEstimated }) => isEstimated)).toEqual([false, true])
      expect(fall).toBeCloseTo((coins[0]!.fall + coins[1]!.fall) / 2, 9)
    }
  })

  it('end when the old value is there again, or after two years', () => {
    const falling: PriceOn = day => 1e9 * Math.exp(-(day - from) / 100)
    for (const { recoveredAfter, path } of throughHardDays(
      [{ symbol: 'X', share: 1, priceOn: falling }],
      falling,
      today,
    )) {
      expect(recoveredAfter).toBeNull()
      expect(path.length, dateOfDay(today)).toBeLessThanOrEqual(731)
    }
  })
})

describe('how much to hold', () => {
  const closes = Array.from({ length: 1000 }, (_, i) => 100 * Math.exp(0.04 * Math.sin(i * 12.9898) + 0.0001 * i))

  it('grows with the tolerated loss, and shrinks with the confidence', () =>
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1e6 }), fc.constantFrom(1, 7, 30), (bearable, days) => {
        const [nine, nineteen, most] = [0.9, 0.95, 0.99].map(sureness => lossOdds(closes, days, sureness)!)
        expect(nine!.usual).toBeLessThanOrEqual(nineteen!.usual)
        expect(nineteen!.usual).toBeLessThanOrEqual(most!.usual)
        expect(most!.usual).toBeLessThanOrEqual(most!.worst)
        const size = sizeFor(bearable, most!, 0.004, 100)
        expect(size % 100).toBe(0)
        expect(size * (most!.usual + 0.004)).toBeLessThanOrEqual(bearable)
        expect(sizeFor(2 * bearable, most!, 0.004, 100)).toBeGreaterThanOrEqual(size)
      }),
    ))

  it('is null for a young coin', () => expect(lossOdds(closes.slice(0, 150), 1, 0.95)).toBeNull())
})
