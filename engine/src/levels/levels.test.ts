import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candles, fromRows, type Timeframe, timeframeMs } from '../candles.ts'
import { flatMarket, sampleMarket } from '../indicators/samples.ts'
import { findLevels, type Level } from './levels.ts'
import type { CandlesByTimeframe } from './marks.ts'

const touchChances = () => ({ fourHours: 0.2, day: 0.5, week: 0.8 })
const prices = (levels: readonly Level[]) => levels.map(({ priceUsd }) => priceUsd)

const run = (timeframe: Timeframe, priceUsd: number) =>
  fc
    .record({
      seed: fc.integer(),
      length: fc.integer({ min: 1, max: 30 }),
      moveRatio: fc.constantFrom(0, 1e-6, 0.005, 0.05, 0.3),
      gapChance: fc.constantFrom(0, 0.2),
      stillChance: fc.constantFrom(0, 0.5, 1),
    })
    .map(market => sampleMarket({ ...market, priceUsd, timeframe }))

/** Markets of every kind: missing timeframes, one candle, flat, gapped, from 1e-8 to 1e6, and a price that moved on. */
const anyMarket = fc.constantFrom(1e-8, 0.37, 100, 1e6).chain(priceUsd =>
  fc.record({
    candles: fc.record(
      { '15m': run('15m', priceUsd), '1h': run('1h', priceUsd), '4h': run('4h', priceUsd), '1d': run('1d', priceUsd) },
      { requiredKeys: [] },
    ),
    priceUsd: fc.constantFrom(0.2, 0.97, 1, 1.001, 1.3, 5).map(ratio => ratio * priceUsd),
    noiseUsd: fc.constantFrom(0, Number.NaN, 1e-5, 0.003, 0.02, 0.09, 2).map(ratio => ratio * priceUsd),
  }),
)

/** A price that swings between two ends, one candle per step, turning every `half` candles. */
function swinging(lowUsd: number, highUsd: number, half: number, length: number): Candles {
  const place = (i: number) => Math.abs(((i % (2 * half)) - half) / half)
  const closes = Array.from({ length }, (_, i) => highUsd - (highUsd - lowUsd) * place(i))
  return fromRows(closes.map((close, i) => [i * timeframeMs['1h'], close, close, close, close, 10]))
}

describe('levels', () => {
  it('lie in order around the price, above zero and never closer than noise', () => {
    fc.assert(
      fc.property(anyMarket, ({ candles, priceUsd, noiseUsd }) => {
        const { resistances, supports } = findLevels({ candles, priceUsd, noiseUsd, touchChances })
        const ladder = [...prices(supports).reverse(), priceUsd, ...prices(resistances)]
        const gapUsd = Math.min(Math.max(noiseUsd || 0, 0.001 * priceUsd), 0.1 * priceUsd)
        const closestUsd = Math.min(...ladder.slice(1).map((price, i) => price - ladder[i]))
        expect([ladder.length, ladder[0] > 0, closestUsd > gapUsd * (1 - 1e-9)]).toEqual([7, true, true])
      }),
      { numRuns: 500 },
    )
  })

  it('are the same for the same market', () => {
    const candles = { '1h': sampleMarket({ seed: 1, length: 300 }), '1d': sampleMarket({ seed: 2, length: 300 }) }
    const find = () => findLevels({ candles, priceUsd: 100, noiseUsd: 0.4, touchChances })
    expect(find()).toEqual(find())
  })

  it('stand where the price turned, and know how often and when', () => {
    const candles = { '1h': swinging(90, 110, 12, 242), '1d': flatMarket(1, 100) }
    const { resistances, supports } = findLevels({ candles, priceUsd: 100, noiseUsd: 1, touchChances })
    const [resistance, support] = [resistances, supports].map(side => side.find(({ kind }) => kind === 'swing'))
    expect(resistance).toMatchObject({ priceUsd: 110, kind: 'swing', touches: 10 })
    expect(support).toMatchObject({ priceUsd: 90, kind: 'swing', touches: 9 })
    expect(resistance?.lastTouchedAt).toBe(228 * timeframeMs['1h'])
    expect(support?.lastTouchedAt).toBe(216 * timeframeMs['1h'])
  })

  it("say so where they are the previous day's extremes", () => {
    const { resistances, supports } = findLevels({
      candles: { '1h': swinging(90, 110, 12, 242) },
      priceUsd: 100,
      noiseUsd: 1,
      touchChances,
    })
    expect(resistances).toContainEqual(expect.objectContaining({ priceUsd: 110, kind: 'range', touches: 10 }))
    expect(supports).toContainEqual(expect.objectContaining({ priceUsd: 90, kind: 'range', touches: 9 }))
  })

  it('are filled with the classic pivots of the previous day, the nearest first', () => {
    const day = fromRows([[0, 100, 110, 90, 100, 1]])
    const find = (priceUsd: number) => findLevels({ candles: { '1d': day }, priceUsd, noiseUsd: 0.5, touchChances })
    const range = { kind: 'range', touches: 1, lastTouchedAt: 0, strengthRatio: 1 / 2 }
    const pivot = { kind: 'pivot', touches: 0, lastTouchedAt: null, strengthRatio: 1 / 3 }
    const at = (priceUsd: number, mark: typeof range | typeof pivot) => ({
      ...mark,
      priceUsd: expect.closeTo(priceUsd, 9),
      touchChances: touchChances(),
    })
    expect(find(105).resistances).toEqual([at(110, range), at(120, pivot), at(130, pivot)])
    expect(find(95).supports).toEqual([at(90, range), at(80, pivot), at(70, pivot)])
    expect(find(125).supports).toEqual([at(120, pivot), at(110, range), at(90, range)])
    const uneven = { '1d': fromRows([[0, 100, 110, 95, 104, 1]]) }
    const { resistances, supports } = findLevels({ candles: uneven, priceUsd: 104, noiseUsd: 0.5, touchChances })
    expect(prices(resistances)).toEqual([110, 111, 118].map(price => expect.closeTo(price, 9)))
    expect(prices(supports)).toEqual([103, 96, 95].map(price => expect.closeTo(price, 9)))
  })

  it('keep a noise from the price, two from each other and four from zero', () => {
    const find = (highUsd: number, lowUsd: number) =>
      findLevels({
        candles: { '1d': fromRows([[0, 100, highUsd, lowUsd, 100, 1]]) },
        priceUsd: 100,
        noiseUsd: 20, // More than a tenth of the price: a tenth it is.
        touchChances,
      })
    expect(prices(find(110, 40).resistances)).toContain(110)
    expect(prices(find(109.9, 40).resistances)).not.toContain(109.9)
    expect(prices(find(110, 40).supports)).toEqual([expect.closeTo(250 / 3, 9), 40, 30])
    expect(prices(find(110, 39.9).supports)).not.toContain(39.9)
  })

  it.each<[Timeframe, number]>([
    ['1h', 24],
    ['15m', 96],
    ['4h', 6],
  ])('know the previous day from %s candles', (timeframe, perDay) => {
    const rows = Array.from({ length: perDay + 5 }, (_, i) => [i * timeframeMs[timeframe], 100, 101, 99, 100, 1])
    rows[4] = [4 * timeframeMs[timeframe], 100, 104, 96, 100, 1] // A candle before it.
    rows[5] = [5 * timeframeMs[timeframe], 100, 103, 97, 100, 1]
    const levelsOf = (from: number) => {
      const candles = { [timeframe]: fromRows(rows.slice(from)) }
      const { resistances, supports } = findLevels({ candles, priceUsd: 100, noiseUsd: 0.5, touchChances })
      return [...resistances, ...supports].filter(({ kind }) => kind === 'range')
    }
    const day = (openedAt: number) =>
      [103, 97].map(priceUsd => expect.objectContaining({ priceUsd, touches: 1, lastTouchedAt: openedAt }))
    expect(levelsOf(0)).toEqual(day(rows[5][0]))
    expect(levelsOf(5)).toEqual(day(rows[5][0]))
  })

  it.each<[string, CandlesByTimeframe]>([
    ['no candles', {}],
    ['one candle', { '1h': flatMarket(1, 100) }],
    ['a flat market', { '15m': flatMarket(500, 100), '1h': flatMarket(500, 100), '1d': flatMarket(500, 100) }],
  ])('are projected a percent apart where nothing is known (%s)', (_, candles) => {
    const { resistances, supports } = findLevels({ candles, priceUsd: 100, noiseUsd: 0, touchChances })
    expect(prices(resistances)).toEqual([101, 102.01, 103.0301].map(price => expect.closeTo(price, 9)))
    expect(prices(supports)).toEqual([99, 98.01, 97.0299].map(price => expect.closeTo(price, 9)))
    for (const { kind, touches, lastTouchedAt, strengthRatio } of [...resistances, ...supports])
      expect({ kind, touches, lastTouchedAt, strengthRatio }).toEqual({
        kind: 'projected',
        touches: 0,
        lastTouchedAt: null,
        strengthRatio: 0,
      })
  })

  it('carry the chances of being touched that the forecast gives them', () => {
    const { resistances, supports } = findLevels({
      candles: {},
      priceUsd: 100,
      noiseUsd: 1,
      touchChances: priceUsd => ({ fourHours: 0, day: priceUsd / 1000, week: 1 }),
    })
    for (const level of [...resistances, ...supports]) expect(level.touchChances.day).toBe(level.priceUsd / 1000)
  })

  describe('at turns of the price', () => {
    interface Turning {
      readonly from?: number
      readonly count: number
      /** Highs by the number of their candle. */
      readonly highs: Record<number, number>
      readonly volumes?: Record<number, number>
      readonly unitUsd?: number
    }
    /** Candles at 100 but for the highs that are named; where no volume is, 10 are traded. */
    const run = (timeframe: Timeframe, { from = 0, count, highs, volumes = {}, unitUsd = 1 }: Turning) =>
      fromRows(
        Array.from({ length: count }, (_, i) => {
          const usd = [100, highs[i] ?? 100, 100, 100].map(price => price * unitUsd)
          return [(from + i) * timeframeMs[timeframe], ...usd, volumes[i] ?? 10]
        }),
      )
    const still = { '1d': flatMarket(1, 100) }
    const above = (candles: CandlesByTimeframe, noiseUsd = 1, priceUsd = 100) =>
      findLevels({ candles: { ...still, ...candles }, priceUsd, noiseUsd, touchChances }).resistances.filter(
        ({ kind }) => kind === 'swing',
      )
    const touchesOf = (candles: CandlesByTimeframe) => above(candles).map(({ touches }) => touches)

    it.each([
      ['three candles on either side are lower', { 50: 110 }, 1],
      ['of two equal ones four apart, both', { 50: 110, 54: 110 }, 2],
      ['of two equal ones three apart, the first', { 50: 110, 53: 110 }, 1],
      ['of a plateau, the first', { 50: 110, 51: 110 }, 1],
      ['not where a higher one follows', { 50: 110, 52: 130 }, 0],
      ['the earliest', { 3: 110 }, 1],
      ['not before three candles are known', { 2: 110 }, 0],
      ['the latest', { 96: 110 }, 1],
      ['not before three more have closed', { 97: 110 }, 0],
      ['as far away as twenty-four noises', { 50: 124 }, 1],
      ['not further', { 50: 124.1 }, 0],
    ])('count %s', (_, highs, touches) => {
      const [count = 0] = touchesOf({ '1h': run('1h', { count: 100, highs }) })
      expect(count).toBe(touches)
      const cents = run('1h', { count: 100, highs, unitUsd: 1e-4 })
      expect(above({ '1h': cents }, 1e-4, 1e-2)).toHaveLength(Math.min(touches, 1))
    })

    it('are one within a noise, at their weighted mean', () => {
      // The turns are 28 and 14 days old and weigh a third and a half of a fresh one.
      const candles = { '1h': run('1h', { count: 800, highs: { 127: 110, 463: 111 } }), '4h': fromRows([]) }
      expect(above(candles)).toEqual([
        {
          priceUsd: expect.closeTo(110.6, 9),
          kind: 'swing',
          touches: 2,
          lastTouchedAt: 463 * timeframeMs['1h'],
          strengthRatio: expect.closeTo(5 / 11, 9),
          touchChances: touchChances(),
        },
      ])
    })

    it.each<[Timeframe, number]>([
      ['15m', 0.5],
      ['1h', 1],
      ['4h', 2],
      ['1d', 4],
    ])('weigh more the longer they held: %s', (timeframe, weight) => {
      const perFortnight = (14 * timeframeMs['1d']) / timeframeMs[timeframe]
      const candles = { [timeframe]: run(timeframe, { count: perFortnight + 11, highs: { 10: 110 } }) }
      expect(above(candles)[0].strengthRatio).toBeCloseTo(weight / 2 / (weight / 2 + 1), 9)
    })

    it('weigh by the share of what was traded, in any unit', () => {
      const strengths = [1, 0.001].map(unit => {
        const volumes = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [i, (i === 50 ? 70 : 10) * unit]))
        return above({ '1h': run('1h', { count: 100, highs: { 50: 110 }, volumes }) })[0].strengthRatio
      })
      const ordinary = 10.6
      const weight = (2 * 70) / (70 + ordinary) / (1 + 49 / 24 / 14)
      expect(strengths).toEqual([1, 1].map(() => expect.closeTo(weight / (weight + 1), 9)))
    })

    it('weigh nothing where nothing was traded, and half where nothing ever is', () => {
      const strengthOf = (volumes: Record<number, number>) =>
        above({ '1h': run('1h', { count: 347, highs: { 10: 110 }, volumes }) }).map(level => level.strengthRatio)
      expect(strengthOf({ 10: 0 })).toEqual([0])
      const never = Object.fromEntries(Array.from({ length: 347 }, (_, i) => [i, 0]))
      expect(strengthOf(never)).toEqual([expect.closeTo(1 / 3, 9)])
    })

    it('are counted once, in the finest candles that reach there', () => {
      // Four-hour candles begin ten days before the hours, and days thirty days before; the hours see a turn in their fourth.
      const candles = {
        '1h': run('1h', { from: 960, count: 100, highs: { 3: 110, 50: 110 } }),
        '4h': run('4h', { from: 180, count: 85, highs: { 20: 110, 60: 110, 72: 110 } }),
        '1d': run('1d', { from: 10, count: 34, highs: { 7: 110, 23: 110, 30: 110 } }),
      }
      expect(touchesOf(candles)).toEqual([4])
      expect(touchesOf({ ...candles, '4h': fromRows([]) })).toEqual([4])
    })

    it.each([
      [0, 1],
      [6, 1],
      [7, 0],
    ])('are read from quarter hours only where there are no hours: %d hours', (hours, found) =>
      expect(
        touchesOf({
          '15m': run('15m', { count: 40, highs: { 20: 110 } }),
          '1h': run('1h', { count: hours, highs: {} }),
        }),
      ).toHaveLength(found),
    )

    it('leave the stronger of two that are closer than two noises', () => {
      const pricesWith = (highs: Record<number, number>) => prices(above({ '1h': run('1h', { count: 200, highs }) }))
      expect(pricesWith({ 50: 110, 100: 111.5, 150: 111.5 })).toEqual([111.5])
      expect(pricesWith({ 50: 110, 100: 110, 150: 111.5 })).toEqual([110])
    })

    it('go before pivots, and the nearest three stay', () => {
      const day = fromRows([[0, 100, 103, 97, 100, 1]]) // Pivots at 106 and 109.
      const hours = run('1h', { count: 200, highs: { 50: 115, 100: 112, 150: 118 } })
      const { resistances } = findLevels({
        candles: { '1d': day, '1h': hours },
        priceUsd: 100,
        noiseUsd: 1,
        touchChances,
      })
      expect(prices(resistances)).toEqual([103, 112, 115])
    })
  })
})
