import { describe, expect, it } from 'vitest'
import { fromRows } from '../../candles.ts'
import type { Scenario } from '../../recommendations/scenario.ts'
import type { Diary, Entry } from './diary.ts'
import { gradeLevels } from './levels.ts'
import { followRecommendations } from './recommendations.ts'
import { gradeScore } from './score.ts'

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

const waits: Entry = {
  now: midnight,
  next: 1,
  priceUsd: 100,
  score: 50,
  noiseUsd: 2,
  marks: [],
  spot: { action: 'wait', reason: { code: 'not-enough-history' } },
  leveraged: { position: 'none', reason: { code: 'not-enough-history' } },
}

const scenario: Scenario = {
  entryUsd: 100,
  stopUsd: 95,
  takeProfitUsd: 110,
  rewardToRisk: 2,
  stopFirstProbability: 0.3,
  targetFirstProbability: 0.2,
  stopLevel: 1,
  targetLevel: 1,
}
const reason = { code: 'no-edge', trend: 0, score: 0 } as const
const buys: Entry = { ...waits, spot: { action: 'buy', ...scenario, reason } }

/** A path from 100 through the given prices, a day and a half long. */
const path = (...prices: number[]) => candlesAlong([...prices, ...Array(150).fill(prices.at(-1))])

describe('following recommendations', () => {
  const follow = (diary: Diary) => followRecommendations([diary])
  const atEnd = (candles: Diary['candles15m']): Entry => ({
    ...waits,
    now: midnight + 140 * quarterMs,
    next: 141,
    priceUsd: candles.close[140],
  })
  const told = (entry: Entry, candles15m: Diary['candles15m']) =>
    follow({ candles15m, entries: [entry, atEnd(candles15m)] })

  it('sells at the target, after fees both ways', () => {
    const { spot, stopFirst } = told(buys, path(100, 104, 112, 90))
    expect(spot.totalReturn).toBeCloseTo((1.1 * 0.999) / 1.001 - 1, 12)
    expect(spot.buyAndHold).toBeCloseTo((0.9 * 0.999) / 1.001 - 1, 12)
    expect(spot).toMatchObject({ trades: 1, won: 1 })
    expect(stopFirst).toEqual({ forecast: 0.3, happened: 0 })
  })

  it('sells at the stop, and takes the stop first where a candle holds both', () => {
    const { spot, stopFirst } = told(buys, path(100, 94, 120))
    expect(spot.meanReturn).toBeCloseTo((0.95 * 0.999) / 1.001 - 1, 12)
    expect(stopFirst.happened).toBe(1)
    const wide = fromRows(
      [...path(100, 100).time].map((time, i) => [time, 100, i === 3 ? 111 : 100, i === 3 ? 94 : 100, 100, 1]),
    )
    expect(told(buys, wide).spot.won).toBe(0)
  })

  it('pays no more than fees for standing still, and nothing for waiting', () => {
    expect(told(buys, path(100, 100)).spot.totalReturn).toBeCloseTo(-0.002, 5)
    expect(told(waits, path(100, 100)).spot).toMatchObject({ trades: 0, totalReturn: 0, exposure: 0 })
  })

  it('turns a short around and multiplies it', () => {
    const down = { ...scenario, stopUsd: 105, takeProfitUsd: 90 }
    const shorts: Entry = {
      ...waits,
      leveraged: { position: 'short', leverage: 5, liquidationUsd: 119, lossAtStopRatio: 0.25, ...down, reason },
    }
    const { leveraged } = told(shorts, path(100, 89))
    expect(leveraged.meanReturn).toBeCloseTo(5 * (0.1 - 0.001 * 1.9), 12)
    expect(leveraged).toMatchObject({ trades: 1, won: 1, liquidated: 0 })
    const crushed = fromRows([...path(100, 100).time].map((time, i) => [time, i > 2 ? 130 : 100, 130, 100, 130, 1]))
    expect(told({ ...shorts, next: 4 }, crushed).leveraged).toMatchObject({ meanReturn: -1, liquidated: 1 })
  })

  it('holds one position at a time', () => {
    const candles15m = path(100, 101, 102, 103, 111)
    const again = { ...buys, now: midnight + 2 * quarterMs, next: 3 }
    expect(follow({ candles15m, entries: [buys, again, atEnd(candles15m)] }).spot.trades).toBe(1)
  })
})

describe('the fate of levels', () => {
  const mark = { side: 'resistance', number: 1, priceUsd: 105, touchChance: 0.4 } as const
  const grade = (candles15m: Diary['candles15m'], entry: Entry = { ...waits, marks: [mark] }) =>
    gradeLevels([{ candles15m, entries: [entry] }])

  it.each([
    ['is not touched', path(100, 104), { touched: 0, held: 0 }],
    ['holds when the price turns back', path(100, 105.5, 103), { touched: 1, held: 1 }],
    ['breaks when the price goes on', path(100, 105.5, 107), { touched: 1, held: 0 }],
    ['breaks when the price leaps over it', path(100, 108, 90), { touched: 1, held: 0 }],
  ])('a resistance %s', (_, candles, fate) => {
    expect(grade(candles)).toMatchObject({ n: 1, touchedForecast: 0.4, ...fate })
  })

  it('is the same for a support, upside down', () => {
    const support: Entry = { ...waits, marks: [{ ...mark, side: 'support', priceUsd: 95 }] }
    expect(grade(path(100, 94.5, 97), support)).toMatchObject({ touched: 1, held: 1 })
    expect(grade(path(100, 94.5, 93), support)).toMatchObject({ touched: 1, held: 0 })
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
    const { n, random } = gradeLevels([{ candles15m, entries }])
    expect(n).toBe(5)
    expect(random.n).toBe(15)
    expect(random.touched).toBeGreaterThan(0)
  })
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
