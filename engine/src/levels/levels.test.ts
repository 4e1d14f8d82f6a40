import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candles, fromRows, type Timeframe, timeframeMs } from '../candles.ts'
import { flatMarket, sampleMarket } from '../indicators/samples.ts'
import { findLevels, type Level, type Levels } from './levels.ts'
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

  it('are filled with the pivots of the previous day', () => {
    const day = fromRows([[0, 100, 110, 95, 104, 1]])
    const { resistances, supports } = findLevels({ candles: { '1d': day }, priceUsd: 104, noiseUsd: 0.5, touchChances })
    expect(resistances.map(({ kind }) => kind)).toEqual(['range', 'pivot', 'pivot'])
    expect(supports.map(({ kind }) => kind)).toEqual(['pivot', 'pivot', 'range'])
    expect(prices(resistances)).toEqual([110, 111, 118].map(price => expect.closeTo(price, 9)))
    expect(prices(supports)).toEqual([103, 96, 95].map(price => expect.closeTo(price, 9)))
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

  describe('are stronger', () => {
    /** A quiet slide with turns at 110 at the given candles, volume 10 except where it says otherwise. */
    const turning = (turns: number[], volumeBase = 10) =>
      findLevels({
        candles: {
          '1h': fromRows(
            Array.from({ length: 200 }, (_, i) => {
              const high = turns.includes(i) ? 110 : 105 - i / 100
              return [i * timeframeMs['1h'], 101, high, 100, 101, turns.includes(i) ? volumeBase : 10]
            }),
          ),
          '1d': flatMarket(1, 100),
        },
        priceUsd: 108,
        noiseUsd: 0.5,
        touchChances,
      })
    const strength = ({ resistances: [{ priceUsd, strengthRatio }] }: Levels) => (priceUsd === 110 ? strengthRatio : 0)

    it('the more often the price turned there', () =>
      expect(strength(turning([50, 100]))).toBeGreaterThan(strength(turning([100]))))
    it('the later it did', () => expect(strength(turning([150]))).toBeGreaterThan(strength(turning([50]))))
    it('the more was traded', () => expect(strength(turning([100], 90))).toBeGreaterThan(strength(turning([100]))))
  })
})
