import { describe, expect, it } from 'vitest'
import { fromRows } from '../../candles.ts'
import type { Plan } from '../../plans/plan.ts'
import type { Diary, Entry } from './diary.ts'
import { gradeLevels } from './levels.ts'
import { followPlans, gradePlans } from './plans.ts'
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

const quiet = { kind: 'none', code: 'too-new', neededDays: 60 } as const
const waits: Entry = {
  now: midnight,
  next: 1,
  priceUsd: 100,
  halfWidth: 0.04,
  usualDayScale: null,
  score: 50,
  noiseUsd: 2,
  marks: [],
  watched: [],
  plans: { up: { ...quiet, side: 'up' }, down: { ...quiet, side: 'down' } },
}

const plan: Plan = {
  kind: 'plan',
  side: 'up',
  conditionUsd: 102,
  conditionChance: 0.5,
  entryUsd: 103,
  stopUsd: 95,
  targetUsd: 115,
  rewardToRisk: 1.5,
  withinDay: { targetFirst: 0.12, stopFirst: 0.31, neither: 0.57 },
  inTheEnd: { targetFirst: 0.4, stopFirst: 0.6, neither: 0 },
  resultRatio: -0.002,
  leverage: {
    position: 'long',
    times: 3,
    liquidationUsd: 69,
    liquidationChance: 0.01,
    lossAtStopRatio: 0.2,
    gainAtTargetRatio: 0.3,
    fundingRatio: 0.004,
    resultRatio: -0.01,
  },
  leverages: [],
}
const plans: Entry = { ...waits, plans: { ...waits.plans, up: plan } }

/** A path from 100 through the given prices, each an hour long, and then so many days at the last. */
const path = (prices: readonly number[], days = 32) =>
  candlesAlong([
    prices[0],
    ...prices.flatMap(price => Array<number>(4).fill(price)),
    ...Array<number>(days * 96).fill(prices[prices.length - 1]),
  ])

describe('plans', () => {
  const grade = (candles15m: Diary['candles15m']) => gradePlans([{ candles15m, entries: [plans] }])
  const atEnd = (candles: Diary['candles15m']): Entry => ({ ...waits, next: 300, priceUsd: candles.close[299] })
  const follow = (candles15m: Diary['candles15m'], entry = plans) =>
    followPlans([{ candles15m, entries: [entry, atEnd(candles15m)] }])

  it('begin with an hourly close beyond their condition, at that close', () => {
    expect(grade(path([100, 101.9]))).toMatchObject({ said: 1, refused: 1, entered: 0 })
    const { entered, up } = grade(path([100, 103, 116]))
    expect(entered).toBe(1)
    expect(up.result.was).toBeCloseTo(((115 / 103) * 0.999) / 1.001 - 1, 12)
    expect(follow(path([100, 103, 116])).spot).toMatchObject({ trades: 1, won: 1 })
  })

  it('that run past their target before they begin are let go', () => expect(grade(path([100, 120])).entered).toBe(0))

  it('are told by the chance that was said, within a day and in the end', () => {
    const reached = grade(path([100, 103, 116]))
    expect(reached.withinDay.target).toMatchObject([{ from: 0.1, to: 0.2, n: 1, said: 0.12, was: 1 }])
    expect(reached.withinDay.stop).toMatchObject([{ from: 0.3, n: 1, said: 0.31, was: 0 }])
    expect(reached.inTheEnd).toMatchObject({ target: [{ from: 0.4, said: 0.4, was: 1 }], stop: [{ was: 0 }], open: 0 })
    const late = grade(path([100, ...Array<number>(30).fill(104), 94]))
    expect(late.withinDay.stop).toMatchObject([{ was: 0 }])
    expect(late.inTheEnd.stop).toMatchObject([{ was: 1 }])
    expect(late.up.result.was).toBeLessThan(-0.05)
  })

  it('that have not ended are open, and those near the end of the candles are not asked', () => {
    expect(grade(path([100, 103])).inTheEnd).toMatchObject({ target: [], open: 1 })
    expect(grade(path([100, 103], 20)).inTheEnd).toMatchObject({ target: [], open: 0 })
    expect(grade(path([100, 103], 20)).withinDay.target).toMatchObject([{ n: 1, was: 0 }])
  })

  it('take the stop first where a candle holds both', () => {
    const wide = fromRows(
      [...path([100, 103]).time].map((time, i) => [time, 103, i === 40 ? 116 : 103, i === 40 ? 94 : 103, 103, 1]),
    )
    expect(grade(wide).up.targetFirst.was).toBe(0)
  })

  it('pay nothing for waiting, and are held one at a time', () => {
    expect(follow(path([100, 100]), waits).spot).toMatchObject({ trades: 0, totalReturn: 0, exposure: 0 })
    const candles15m = path([100, 103, 104, 105, 116])
    const again = { ...plans, now: midnight + 4 * quarterMs, next: 9 }
    const twice = followPlans([{ candles15m, entries: [plans, again, atEnd(candles15m)] }])
    expect(twice.spot.trades).toBe(1)
  })

  it('multiply with leverage, in either direction, up to the whole stake', () => {
    const down: Plan = { ...plan, side: 'down', conditionUsd: 98, entryUsd: 97, stopUsd: 105, targetUsd: 85 }
    const falls = { ...waits, plans: { ...waits.plans, down } }
    const { leveraged } = follow(path([100, 97, 84]), falls)
    expect(leveraged.meanReturn).toBeCloseTo(3 * (1 - 85 / 97 - 0.001 * (1 + 85 / 97)), 12)
    const crushed = path([100, 103]).time.map((_, i) => (i > 12 ? 60 : 103))
    const fallen = fromRows(
      [...path([100, 103]).time].map((time, i) => [time, crushed[i], 103, crushed[i], crushed[i], 1]),
    )
    expect(follow(fallen).leveraged).toMatchObject({ meanReturn: -1, liquidated: 1 })
  })
})

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
