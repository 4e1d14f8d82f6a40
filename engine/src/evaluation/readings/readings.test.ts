import { describe, expect, it } from 'vitest'
import { fromRows } from '../../candles.ts'
import type { Diary, Entry } from './diary.ts'
import { gradeLevels } from './levels.ts'
import { startReliability } from './reliability.ts'
import { gradeScore } from './score.ts'
import { gradeTouches } from './touches.ts'

const midnight = Date.UTC(2025, 0, 6)
const quarterMs = 900_000

/** Candles that stand at a price between the given closes, each reached in one candle. */
const candlesAlong = (closes: readonly number[]) =>
  fromRows(
    closes.map((close, i) => {
      const open = closes[i - 1] ?? close
      return [midnight + (i - 1) * quarterMs, open, Math.max(open, close), Math.min(open, close), close, 1]
    }),
  )

const quiet = { state: 'none', code: 'too-new', neededDays: 60 } as const
const waits: Entry = {
  now: midnight,
  next: 1,
  priceUsd: 100,
  score: 50,
  noiseUsd: 2,
  marks: [],
  watched: [],
  plans: { up: { ...quiet, side: 'up' }, down: { ...quiet, side: 'down' } },
}

it('reliability counts what is said on one day as one', () => {
  const reliability = startReliability()
  for (let coin = 0; coin < 10; coin++) reliability.add(0.25, true, midnight)
  for (let day = 1; day <= 30; day++) reliability.add(0.25, false, midnight + day * 86_400_000)
  const [band] = reliability.bands()
  expect(band).toMatchObject({ from: 0.2, to: 0.3, n: 40, said: 0.25, was: 0.25 })
  expect(band.standardError).toBeCloseTo(Math.sqrt(7.5 ** 2 + 30 * 0.25 ** 2) / 40, 12)
})

/** A path from 100 through the given prices, a quarter hour each, a day and a half long. */
const straight = (...prices: number[]) => candlesAlong([...prices, ...Array(150).fill(prices.at(-1))])

describe('the fate of levels', () => {
  const touchChances = { fourHours: 0.15, day: 0.4, week: 0.8 }
  const mark = { side: 'resistance', number: 1, kind: 'swing', priceUsd: 105, touchChances } as const
  const grade = (candles15m: Diary['candles15m'], entry: Entry = { ...waits, marks: [mark] }) =>
    gradeLevels([{ candles15m, entries: [entry] }])

  it.each([
    ['is not touched', straight(100, 104), { touched: 0, held: 0 }],
    ['holds when the price turns back', straight(100, 105.5, 103), { touched: 1, held: 1 }],
    ['breaks when the price goes on', straight(100, 105.5, 107), { touched: 1, held: 0 }],
    ['breaks when the price leaps over it', straight(100, 108, 90), { touched: 1, held: 0 }],
  ])('a resistance %s', (_, candles, fate) => {
    expect(grade(candles)).toMatchObject({ n: 1, touchedForecast: 0.4, ...fate })
  })

  it('is the same for a support, upside down', () => {
    const support: Entry = { ...waits, marks: [{ ...mark, side: 'support', priceUsd: 95 }] }
    expect(grade(straight(100, 94.5, 97), support)).toMatchObject({ touched: 1, held: 1 })
    expect(grade(straight(100, 94.5, 93), support)).toMatchObject({ touched: 1, held: 0 })
  })

  it('is compared with levels of other days, not with itself', () => {
    const candles15m = candlesAlong(Array.from({ length: 700 }, (_, i) => 100 + 8 * Math.sin(i / 9)))
    const entries = [0, 1, 2, 3, 4].map((day): Entry => {
      const next = 1 + day * 96
      const priceUsd = candles15m.close[next - 1]
      return {
        ...waits,
        now: midnight + day * 86_400_000,
        next,
        priceUsd,
        marks: [{ ...mark, priceUsd: priceUsd + 3 + day }],
      }
    })
    const { n, random, byKind } = gradeLevels([{ candles15m, entries }])
    expect(byKind.swing).toMatchObject({ real: { n: 5 }, random: { n: 15 } })
    expect(byKind.pivot.real.n).toBe(0)
    expect(n).toBe(5)
    expect(random.n).toBe(15)
    expect(random.touched).toBeGreaterThan(0)
  })
})

it('touches are counted within each span, and not where the candles end before it', () => {
  const touchChances = { fourHours: 0.15, day: 0.42, week: 0.83 }
  const entry: Entry = {
    ...waits,
    marks: [{ side: 'resistance', number: 1, kind: 'swing', priceUsd: 105, touchChances }],
    watched: [
      { days: 3, priceUsd: 95, touchChance: 0.35 },
      { days: 28, priceUsd: 120, touchChance: 0.55 },
      { days: 182, priceUsd: 90, touchChance: 0.25 },
    ],
  }
  const candles15m = candlesAlong([...Array<number>(60).fill(100), 106, ...Array<number>(800).fill(101)])
  const { fourHours, day, week, threeDays, fourWeeks, halfYear } = gradeTouches([{ candles15m, entries: [entry] }])
  expect([fourHours, day, week, threeDays].map(([band]) => [band.n, band.said, band.was])).toEqual([
    [1, 0.15, 0],
    [1, 0.42, 1],
    [1, 0.83, 1],
    [1, 0.35, 0],
  ])
  expect([fourWeeks, halfYear]).toEqual([[], []])
})

describe('the score', () => {
  it('is compared with the returns that follow', () => {
    const candles15m = candlesAlong(Array.from({ length: 1_000 }, (_, i) => 100 * Math.exp((i / 1_000) ** 2)))
    const entries = [0, 1, 2, 3, 4].map(
      (day): Entry => ({ ...waits, now: midnight + day * 86_400_000, next: 1 + day * 96, score: 30 + 10 * day }),
    )
    const { n, rankCorrelation1day, byBand } = gradeScore([{ candles15m, entries }])
    expect(n).toBe(5)
    expect(rankCorrelation1day).toBeCloseTo(1, 12)
    expect(byBand.map(band => band.n)).toEqual([1, 2, 2, 0])
    expect(byBand[2].meanReturn1day).toBeGreaterThan(byBand[1].meanReturn1day)
  })
})
