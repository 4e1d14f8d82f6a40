import { DAY_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { gradedLevels } from './losses.ts'
import { addToTally, type GradedForecast, readTally, startTally } from './tally.ts'

/** Quantiles of an even spread from -width/2 to width/2. */
const spread = (width: number) => Float64Array.from(gradedLevels, level => (level - 0.5) * width)

const graded = (more: Partial<GradedForecast>): GradedForecast => ({
  atMs: 0,
  quantiles: spread(1),
  riseProbability: 0.5,
  widthToUsual: null,
  baselines: { constant: spread(1), ewma: spread(2), historical: spread(1) },
  outcome: 0.1,
  ...more,
})

const tallyOf = (rows: readonly GradedForecast[]) => {
  const tally = startTally()
  for (const row of rows) addToTally(tally, row)
  return readTally(tally)
}

/** Outcomes evenly spread over the width that was forecast. */
const fair = (width: number) =>
  Array.from({ length: 1_000 }, (_, i) =>
    graded({ atMs: i * DAY_MS, quantiles: spread(width), outcome: ((i + 0.5) / 1_000 - 0.5) * width }),
  )

describe('a tally', () => {
  it('finds four fifths inside a right 80 % range, in every fifth of the widths', () => {
    const { n, coverage80, coverageByQuintile, meanWidth } = tallyOf([1, 2, 3, 4, 5].flatMap(fair))
    expect(n).toBe(5_000)
    expect(coverage80).toBeCloseTo(0.8, 9)
    expect(coverageByQuintile.map(share => Math.round(share * 1_000))).toEqual([800, 800, 800, 800, 800])
    expect(meanWidth).toBeCloseTo(0.8 * 3, 9)
  })

  it('tells the hours of issue apart', () => {
    const hourMs = 3_600_000
    const { coverageByHour } = tallyOf([
      graded({ atMs: 3 * hourMs, outcome: 0.1 }),
      graded({ atMs: DAY_MS + 3.5 * hourMs, outcome: 0.45 }),
      graded({ atMs: 23 * hourMs, outcome: 0 }),
    ])
    expect(coverageByHour).toHaveLength(24)
    expect([coverageByHour[3], coverageByHour[23]]).toEqual([0.5, 1])
  })

  it('counts how many were called wider than usual, of those with a usual width', () => {
    const { widerThanUsual } = tallyOf([null, 0.9, 1.1, 1.2, 0.8].map(widthToUsual => graded({ widthToUsual })))
    expect(widerThanUsual).toBe(0.5)
  })

  it('gives no skill to an equal and some over a wider one', () => {
    const { skill, rangeSkill } = tallyOf(fair(1))
    expect(skill.constant).toBe(0)
    expect(skill.ewma).toBeGreaterThan(0.05)
    expect(rangeSkill.ewma).toBeGreaterThan(0.05)
  })

  it('says of a median without an opinion that it is as good as no change', () => {
    const { relativeMae, dmP, brierSkill, logLossSkill, directionAccuracy } = tallyOf(fair(1))
    expect({ relativeMae, dmP, brierSkill, logLossSkill, directionAccuracy }).toEqual({
      relativeMae: 1,
      dmP: 1,
      brierSkill: 0,
      logLossSkill: 0,
      directionAccuracy: 0.5,
    })
  })

  it('rewards a median and a probability that know more', () => {
    const knowing = Array.from({ length: 100 }, (_, i) => {
      const outcome = (i % 2 ? 0.1 : -0.1) * (1 + (i % 7) / 10)
      const quantiles = spread(1).map(quantile => quantile + outcome / 2)
      return graded({ atMs: i * DAY_MS, quantiles, outcome, riseProbability: i % 2 ? 0.6 : 0.4 })
    })
    const { relativeMae, dmP, brierSkill, logLossSkill, directionAccuracy } = tallyOf(knowing)
    expect(relativeMae).toBeCloseTo(0.5, 9)
    expect(dmP).toBeLessThan(0.001)
    expect(brierSkill).toBeCloseTo(1 - 0.16 / 0.25, 9)
    expect(logLossSkill).toBeCloseTo(1 + Math.log(0.6) / Math.LN2, 9)
    expect(directionAccuracy).toBe(1)
  })

  it('leaves prices that did not move out of the question of direction', () => {
    const { n, brierSkill } = tallyOf([graded({ outcome: 0, riseProbability: 0.9 }), graded({})])
    expect({ n, brierSkill }).toEqual({ n: 2, brierSkill: 0 })
  })
})
