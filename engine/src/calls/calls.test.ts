import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededChance } from '../indicators/samples.ts'
import { calibrationOf, callRecord, type EndedCall, heldRate, neededWidening } from './record.ts'
import { normal80, rivalsOf } from './rivals.ts'
import {
  type CallRange,
  callLevels,
  gradeCall,
  meanPinball,
  outcomeOf,
  quantileCrps,
  rangeOf,
  rangeScore,
} from './score.ts'
import { addDay, type DaySums, meanError, noDays, skillOf, studentT95 } from './skill.ts'

/** In cents, as prices are. */
const usd = fc.integer({ min: 100, max: 100_000 }).map(cents => cents / 100)
const range = fc
  .tuple(usd, usd)
  .map(([a, b]): CallRange => ({ lowUsd: Math.min(a, b), highUsd: Math.max(a, b) + 0.01 }))
const quantiles = fc.array(usd, { minLength: 7, maxLength: 7 }).map(values => values.sort((a, b) => a - b))

describe('the score of a range', () => {
  it('is its width, and ten times what the price is outside, as shares of the price at sealing', () => {
    // The two results of the drawings: held, and 380 above the high end.
    expect(rangeScore({ lowUsd: 63_200, highUsd: 65_700 }, 65_789, 65_684)).toBeCloseTo(0.038, 3)
    expect(rangeScore({ lowUsd: 64_900, highUsd: 66_800 }, 65_684, 67_180)).toBeCloseTo(0.0868, 4)
  })

  it('is never below the width, grows with the distance, and is the same in any currency', () =>
    fc.assert(
      fc.property(range, usd, usd, fc.double({ min: 0.01, max: 100, noNaN: true }), (of, priceUsd, endUsd, rate) => {
        const score = rangeScore(of, priceUsd, endUsd)
        const width = (of.highUsd - of.lowUsd) / priceUsd
        expect(score).toBeGreaterThanOrEqual(width)
        expect(score === width).toBe(outcomeOf(of, endUsd) === 0)
        const abroad = { lowUsd: of.lowUsd * rate, highUsd: of.highUsd * rate }
        expect(rangeScore(abroad, priceUsd * rate, endUsd * rate)).toBeCloseTo(score, 6)
        const further = endUsd > of.highUsd ? endUsd + 1 : 20 * of.highUsd
        expect(rangeScore(of, priceUsd, further)).toBeGreaterThan(score)
      }),
    ))
})

describe('the score of quantiles', () => {
  it('is the distance where all of them are one price', () =>
    fc.assert(
      fc.property(usd, usd, usd, (said, priceUsd, endUsd) => {
        const distance = Math.abs(said - endUsd) / priceUsd
        expect(quantileCrps(Array(7).fill(said), priceUsd, endUsd)).toBeCloseTo(distance, 9)
      }),
    ))

  it('is the CRPS: the integral of the squared difference between forecast and outcome', () =>
    fc.assert(
      fc.property(quantiles, usd, (said, endUsd) => {
        const [from, until] = [Math.min(said[0], endUsd), Math.max(said[6], endUsd)]
        const steps = 20_000
        const step = (until - from) / steps
        let sum = 0
        for (let i = 0; i < steps; i++) {
          const x = from + (i + 0.5) * step
          sum += (chanceBelow(said, x) - Number(x >= endUsd)) ** 2 * step
        }
        expect(quantileCrps(said, 1, endUsd)).toBeCloseTo(sum, 0)
      }),
      { numRuns: 50 },
    ))

  function chanceBelow(said: readonly number[], x: number): number {
    if (x < said[0]) return 0
    if (x >= said[6]) return 1
    const above = said.findIndex(value => value > x)
    const [low, high] = [said[above - 1], said[above]]
    return callLevels[above - 1] + ((callLevels[above] - callLevels[above - 1]) * (x - low)) / (high - low)
  }

  it('is a proper scoring rule: least for the true distribution, by either measure', () => {
    const random = seededChance(11)
    const sigma = 5
    const z = [-1.645, -1.2816, -0.6745, 0, 0.6745, 1.2816, 1.645]
    const mean = { true: [0, 0], narrow: [0, 0], wide: [0, 0], shifted: [0, 0] }
    for (let i = 0; i < 20_000; i++) {
      const end = 100 + sigma * normal(random)
      const said = (factor: number, shift = 0) => z.map(value => 100 + shift + value * sigma * factor)
      for (const [name, of] of Object.entries({
        true: said(1),
        narrow: said(0.6),
        wide: said(1.6),
        shifted: said(1, 3),
      })) {
        const sums = mean[name as keyof typeof mean]
        sums[0] += quantileCrps(of, 100, end)
        sums[1] += meanPinball(of, 100, end)
      }
    }
    for (const name of ['narrow', 'wide', 'shifted'] as const)
      for (const measure of [0, 1]) expect(mean.true[measure], name).toBeLessThan(mean[name][measure])
  })
})

describe('the rivals', () => {
  const walk = (seed: number, count: number, sigma: number) => {
    const random = seededChance(seed)
    let price = 100
    return Float64Array.from({ length: count }, () => (price *= Math.exp(sigma * normal(random))))
  }

  it('hold four times in five in sample, and about as often out of sample', () => {
    const closes = walk(5, 3_000, 0.03)
    let [inside, ewmaInside, count] = [0, 0, 0]
    for (let at = 91; at < 2_999; at++) {
      const made = rivalsOf(closes, at, closes[at - 1], '1day')
      if (!made) throw new Error('there are enough')
      count++
      if (outcomeOf(rangeOf(made.unchangedUsd), closes[at]) === 0) inside++
      if (outcomeOf(made.ewma, closes[at]) === 0) ewmaInside++
    }
    expect(inside / count).toBeCloseTo(0.8, 1)
    expect(ewmaInside / count).toBeGreaterThan(0.75)
  })

  it('are unknown without thirty moves, and ignore a forming candle', () => {
    const closes = walk(6, 200, 0.03)
    expect(rivalsOf(closes, 30, 100, '1day')).toBeUndefined()
    expect(rivalsOf(closes, 31, 100, '1day')).toBeDefined()
    const other = Float64Array.from(closes, (close, i) => (i >= 150 ? close * 3 : close))
    expect(rivalsOf(other, 150, 100, '1day')).toEqual(rivalsOf(closes, 150, 100, '1day'))
    const made = rivalsOf(closes, 150, 100, '1day')
    expect(made?.unchangedUsd).toEqual([...(made?.unchangedUsd ?? [])].sort((a, b) => a - b))
    expect(made?.unchangedUsd[3]).toBe(100)
  })
})

describe('skill against "no change"', () => {
  it('knows Student’s t as tables print it', () => {
    const printed = { 1: 6.3138, 2: 2.92, 3: 2.3534, 5: 2.015, 10: 1.8125, 19: 1.7291, 30: 1.6973, 120: 1.6577 }
    for (const [degrees, value] of Object.entries(printed))
      expect(Math.abs(studentT95(Number(degrees)) / value - 1)).toBeLessThan(0.003)
  })

  it('is independent of the order of days; missed days shrink it towards no difference and never across', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(usd, usd), { minLength: 2, maxLength: 40 }), fc.nat(100), (days, missed) => {
        const sums = (of: typeof days) => of.reduce((all, [score, reference]) => addDay(all, score, reference), noDays)
        const whole = skillOf(sums(days))
        expect(skillOf(sums(days.toReversed()))?.low).toBeCloseTo(whole?.low ?? 0, 6)
        const diluted = skillOf(sums(days), missed)
        expect(Math.sign(diluted?.low ?? 0)).toBe(Math.sign(whole?.low ?? 0))
        expect(Math.abs(diluted?.better ?? 0)).toBeLessThanOrEqual(Math.abs(whole?.better ?? 0))
      }),
    ))

  it('is clustered by day: many calls a day gain nothing', () => {
    const once = [3, 1, 4, 1, 5, 9, 2, 6].reduce((all, score) => addDay(all, score, 3), noDays)
    const fifty = [3, 1, 4, 1, 5, 9, 2, 6].reduce((all, score) => addDay(all, 50 * score, 150), noDays)
    expect(skillOf(fifty)?.low).toBeCloseTo(skillOf(once)?.low ?? 0, 9)
    expect(meanError([{ sum: 4, count: 2 }])).toBeNull()
  })
})

describe('somebody’s record', () => {
  const call = (day: number, lowUsd: number, highUsd: number, endUsd: number): EndedCall => ({
    ...{ day: `day ${day}`, lowUsd, highUsd, endUsd },
  })

  it('has the interval of Wilson where there is one call a day, and a wider one where days hold several', () => {
    const held = Array.from({ length: 23 }, (_, i) => ({ day: `${i}`, isHeld: i < 14 }))
    const rate = heldRate(held)
    expect([rate.low, rate.high].map(value => Math.round(value * 100))).toEqual([44, 76])
    const together = heldRate(held.map((one, i) => ({ ...one, day: `${Math.floor(i / 5)}` })))
    expect(together.high - together.low).toBeGreaterThan(rate.high - rate.low)
    expect(heldRate(held.map(() => ({ day: 'one', isHeld: true }))).low).toBeLessThan(0.3)
  })

  it('says by how much narrow ranges would have to be widened, and no less', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(range, usd), { minLength: 20, maxLength: 60 }), given => {
        const calls = given.map(([of, endUsd], i) => call(i, of.lowUsd, of.highUsd, endUsd))
        const { widened, reading, rate, heldIfHalved } = callRecord(calls)
        expect(reading === 'narrow').toBe(widened !== null)
        expect(heldIfHalved).toBeLessThanOrEqual(Math.round(rate.ratio * calls.length))
        if (!widened) return
        expect(widened.held).toBeGreaterThanOrEqual(0.8 * calls.length)
        expect(calls.filter(one => neededWidening(one) <= widened.factor - 0.1).length).toBeLessThan(0.8 * calls.length)
      }),
    ))

  it('draws a calibrated person on the diagonal', () => {
    const random = seededChance(4)
    const reach = 3 * normal80
    const calls = Array.from({ length: 4_000 }, (_, i) => call(i, 100 - reach, 100 + reach, 100 + 3 * normal(random)))
    for (const { stated, rate } of calibrationOf(calls)) expect(Math.abs(rate.ratio - stated)).toBeLessThan(0.02)
  })
})

/** Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

describe('planted forecasters', () => {
  type Forecaster = (sigma: number, usual: number) => { middle: number; half: number }

  /** A market whose days are calm and wild by turns; one call a day, beside "no change" with the swing of the last 90 days. */
  function play(seed: number, days: number, forecasters: readonly Forecaster[]) {
    const random = seededChance(seed)
    const closes = new Float64Array(days + 92)
    closes[0] = 100
    let mood = 0
    const sums: DaySums[] = forecasters.map(() => noDays)
    const held = forecasters.map(() => 0)
    for (let at = 1; at < closes.length; at++) {
      mood = 0.9 * mood + 0.2 * normal(random)
      const sigma = 0.03 * Math.exp(mood)
      const priceUsd = closes[at - 1]
      closes[at] = priceUsd * Math.exp(sigma * normal(random))
      const rivals = at > 91 ? rivalsOf(closes, at, priceUsd, '1day') : undefined
      if (!rivals) continue
      for (const [i, say] of forecasters.entries()) {
        const { middle, half } = say(sigma, rivals.swing)
        const [lowUsd, highUsd] = [priceUsd * Math.exp(middle - half), priceUsd * Math.exp(middle + half)]
        const terms = { lowUsd, highUsd, priceUsd, quantilesUsd: null, pusula: rivals.ewma, ...rivals }
        const grade = gradeCall(terms, closes[at])
        sums[i] = addDay(sums[i], grade.score, grade.unchangedScore)
        held[i] += Number(grade.outcome === 0)
      }
    }
    return { sums, held }
  }

  const calibrated: Forecaster = sigma => ({ middle: 0, half: normal80 * sigma })
  const overconfident: Forecaster = sigma => ({ middle: 0, half: (normal80 * sigma) / 2 })

  it('who is calibrated shows 80 ± 2 % after 2,000 calls', () => {
    const { held } = play(1, 2_000, [calibrated])
    expect(Math.abs(held[0] / 2_000 - 0.8)).toBeLessThan(0.02)
  })

  it('whose twin is overconfident stands above it in at least 95 of 100 seeds, by the cautious end', () => {
    let above = 0
    for (let seed = 1; seed <= 100; seed++) {
      const [true_, twin] = play(seed, 100, [calibrated, overconfident]).sums.map(sums => skillOf(sums)?.low ?? 0)
      if (true_ > twin) above++
    }
    expect(above).toBeGreaterThanOrEqual(95)
  })

  it('without skill are called better at most one time in twenty (false positives)', () => {
    const random = seededChance(77)
    const guess = (): Forecaster => (_, usual) => ({
      middle: usual * normal(random) * 0.5,
      half: usual * Math.exp(0.5 * normal(random)),
    })
    const { sums } = play(3, 100, Array.from({ length: 200 }, guess))
    const better = sums.filter(one => (skillOf(one)?.low ?? 0) > 0).length
    expect(better / 200).toBeLessThanOrEqual(0.05)
  })

  it('who are as good as the reference and no better are called better at most one time in twenty', () => {
    // Both see the true width through the same noise: neither is better, whatever the days bring.
    const random = seededChance(9)
    let better = 0
    for (let player = 0; player < 2_000; player++) {
      let sums = noDays
      for (let day = 0; day < 100; day++) {
        const sigma = 0.03 * Math.exp(0.4 * normal(random))
        const endUsd = 100 * Math.exp(sigma * normal(random))
        const score = () => {
          const half = normal80 * sigma * Math.exp(0.4 * normal(random))
          return rangeScore({ lowUsd: 100 * Math.exp(-half), highUsd: 100 * Math.exp(half) }, 100, endUsd)
        }
        sums = addDay(sums, score(), score())
      }
      if ((skillOf(sums)?.low ?? 0) > 0) better++
    }
    expect(better / 2_000).toBeLessThanOrEqual(0.05)
  })
})
