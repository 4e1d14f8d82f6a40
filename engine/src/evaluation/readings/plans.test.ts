import { DAY_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { fromRows } from '../../candles.ts'
import { issuePlan } from '../../plans/plan.ts'
import type { Entry } from './diary.ts'
import { gradePlans } from './plans.ts'
import { watchStatements } from './statements.ts'

const quarterMs = 900_000

/** A price that rises by so much each day, in quarter hours without a shadow. */
const steady = (days: number, dayRatio: number) =>
  fromRows(
    Array.from({ length: days * 96 }, (_, i) => {
      const [open, close] = [i, i + 1].map(quarter => 100 * Math.exp((dayRatio * quarter) / 96))
      return [i * quarterMs, open, Math.max(open, close), Math.min(open, close), close, 1]
    }),
  )

const planAt = (side: 'up' | 'down', now: number, priceUsd: number) =>
  issuePlan({
    ...{ side, now, priceUsd, halfWidth: 0.04, usualDayScale: null },
    ...{ levelsAheadUsd: [], levelsBehindUsd: [] },
  })
const entryAt = (now: number, priceUsd: number): Entry => ({
  ...{ now, next: now / quarterMs, priceUsd, score: 50, noiseUsd: 1 },
  ...{ marks: [], watched: [], plans: { up: planAt('up', now, priceUsd), down: planAt('down', now, priceUsd) } },
})
const diary = (days: number, dayRatio: number) => ({
  candles15m: steady(days, dayRatio),
  entries: Array.from({ length: days }, (_, day) => entryAt(day * DAY_MS, 100 * Math.exp(dayRatio * day))),
})

describe('living plans', () => {
  it('begin and reach their target in a market that rises, and lapse on the other side', () => {
    const { issued, met, target, stop, neither, result } = gradePlans([diary(30, 0.05)])
    const { chances, rewardRatio } = planAt('up', 0, 100)
    expect(met.n).toBe(issued)
    expect(met.said).toBeCloseTo(chances.met, 9)
    expect([target.was, stop.was, neither.was]).toEqual([1, 0, 0])
    expect(target.said + stop.said + neither.said).toBeCloseTo(1, 9)
    expect(result.mean).toBeCloseTo(rewardRatio - 0.002, 9)
    expect(result.down, 'none began').toBeNaN()
    expect(met.tenths.reduce((sum, { n }) => sum + n, 0)).toBe(issued)
  })

  it('live one at a time on a side, and one that has not ended is left out', () => {
    const flat = gradePlans([diary(10, 0)])
    expect(flat.issued, 'a pair a day, none of which began').toBe(20)
    expect(flat.met.was).toBe(0)
    const slow = gradePlans([diary(6, 0.035)])
    expect(slow.issued, 'upwards each takes two days').toBeLessThan(12)
  })
})

it('says which statements hold: size, a fixed range, the loss line and what a day takes back', () => {
  const watch = watchStatements(1)
  // Narrow and wide days in turn, each ending where its range says; every other day takes the last one back.
  for (let i = 0; i < 2_000; i++) {
    const scale = 0.01 * (1 + (i % 10))
    const level = ((Math.floor(i / 10) * 7) % 20) / 20 + 0.025
    const quantiles = Array.from({ length: 19 }, (_, k) => scale * (2 * ((k + 1) / 20) - 1))
    const outcome = scale * (2 * level - 1)
    const column = Float64Array.from(quantiles)
    const baselines = { constant: column, ewma: column, historical: column }
    watch.note(0, {
      atMs: i * DAY_MS,
      quantiles,
      riseProbability: outcome > 0 ? 0.52 : 0.48,
      widthToUsual: null,
      baselines,
      outcome,
    })
  }
  const found = watch.read()
  expect(found.holds).toEqual({ size: true, fixedRange: true, lossLine: true, takesBack: true })
  expect(found.belowLossLine).toBeCloseTo(0.05, 9)
  expect(found.belowRange).toBeCloseTo(0.1, 9)
  expect(found.constantNarrow).toBeGreaterThan(found.constantWide)
  expect(found.sideRate).toBe(1)
})
