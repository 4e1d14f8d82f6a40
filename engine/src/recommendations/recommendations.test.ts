import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completedCount, slice } from '../candles.ts'
import { forecast } from '../forecasts/forecast.ts'
import { type SampleMarket, sampleMarket, seededChance } from '../forecasts/sample-market.ts'
import { highestLeverage, liquidationToStop, recommendLeveraged } from './leveraged.ts'
import { likeliestStop, type Market, type Scenario } from './scenario.ts'
import { recommendSpot } from './spot.ts'

const calm = sampleMarket({ seed: 21 })
const lively = sampleMarket({ seed: 22, stepRatio: 0.01 })
const forecasts = [calm, lively].map(forecast)

/** Any market that the levels promise: three supports below, three resistances above, one noise unit away or more. */
const markets = fc.integer().map((seed): Market => {
  const chance = seededChance(seed)
  const pick = chance() < 0.5 ? 0 : 1
  const { priceUsd } = [calm, lively][pick]
  const noiseRatio = 10 ** (-4 + 3 * chance())
  const noiseUsd = priceUsd * noiseRatio
  const ladder = () => {
    const steps = [1 + 5 * chance(), 5 * chance(), 5 * chance()]
    return [steps[0], steps[0] + steps[1], steps[0] + steps[1] + steps[2]]
  }
  const trend = 2 * chance() - 1
  // Half of the markets agree with themselves, or hardly any would be worth a position.
  const score = chance() < 0.5 ? 100 * chance() : 50 + 50 * trend
  return {
    priceUsd,
    noiseUsd,
    trend,
    score,
    forecasts: forecasts[pick],
    levels: {
      resistances: ladder().map(step => ({ priceUsd: priceUsd * (1 + step * noiseRatio) })),
      supports: ladder().map(step => ({ priceUsd: priceUsd / (1 + step * noiseRatio) })),
    },
  }
})

/** What holds for a rise holds for a fall with the sides exchanged. */
function expectSound({ entryUsd, stopUsd, takeProfitUsd, ...chances }: Scenario, market: Market, isUp: boolean) {
  const towards = isUp ? 1 : -1
  expect(entryUsd).toBe(market.priceUsd)
  expect(Math.min(stopUsd, takeProfitUsd)).toBeGreaterThan(0)
  expect(towards * (takeProfitUsd - entryUsd)).toBeGreaterThan(0)
  expect(towards * (entryUsd - stopUsd)).toBeGreaterThanOrEqual(market.noiseUsd * (1 - 1e-9))
  expect((takeProfitUsd - entryUsd) / (entryUsd - stopUsd)).toBeGreaterThanOrEqual(1.2)
  expect(chances.stopFirstProbability).toBeLessThanOrEqual(likeliestStop)
  expect(chances.stopFirstProbability + chances.targetFirstProbability).toBeLessThanOrEqual(1.05)
}

const runs = { numRuns: 3_000, seed: 7 }

describe('a spot recommendation', () => {
  it('is sound in every market', () => {
    const seen = { buy: 0, sell: 0, wait: 0 }
    fc.assert(
      fc.property(markets, market => {
        const advice = recommendSpot(market)
        seen[advice.action]++
        if (advice.action !== 'wait') expectSound(advice, market, advice.action === 'buy')
      }),
      runs,
    )
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(50)
  })
})

describe('a leveraged recommendation', () => {
  it('is sound in every market, and meets its stop long before liquidation', () => {
    const seen = { long: 0, short: 0, none: 0 }
    fc.assert(
      fc.property(markets, market => {
        const advice = recommendLeveraged(market)
        seen[advice.position]++
        if (advice.position === 'none') return
        expectSound(advice, market, advice.position === 'long')
        const { entryUsd, stopUsd, liquidationUsd, leverage, lossAtStopRatio } = advice
        expect(Number.isInteger(leverage)).toBe(true)
        expect(leverage).toBeGreaterThanOrEqual(2)
        expect(leverage).toBeLessThanOrEqual(highestLeverage)
        const stopDistanceUsd = Math.abs(entryUsd - stopUsd)
        expect(Math.abs(entryUsd - liquidationUsd)).toBeGreaterThanOrEqual(
          liquidationToStop * stopDistanceUsd * (1 - 1e-9),
        )
        expect(lossAtStopRatio).toBeLessThan(1 / liquidationToStop)
      }),
      runs,
    )
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(50)
  })

  it('never goes against the spot recommendation', () => {
    fc.assert(
      fc.property(markets, market => {
        const { position } = recommendLeveraged(market)
        const { action } = recommendSpot(market)
        if (position !== 'none') expect(action).toBe(position === 'long' ? 'buy' : 'sell')
      }),
      runs,
    )
  })
})

describe('waiting', () => {
  const market: Market = {
    priceUsd: lively.priceUsd,
    noiseUsd: lively.priceUsd * 0.02,
    trend: 0.8,
    score: 85,
    forecasts: forecasts[1],
    levels: {
      resistances: [1.06, 1.1, 1.15].map(ratio => ({ priceUsd: lively.priceUsd * ratio })),
      supports: [0.97, 0.94, 0.9].map(ratio => ({ priceUsd: lively.priceUsd * ratio })),
    },
  }
  const level = (ratio: number) => ({ priceUsd: market.priceUsd * ratio })

  it('is not the answer to a firm trend with room', () => {
    expect(recommendSpot(market)).toMatchObject({ action: 'buy', reason: { code: 'trend-up-with-room', trend: 0.8 } })
    expect(recommendLeveraged(market)).toMatchObject({
      position: 'long',
      reason: { code: 'strong-trend-up-with-room' },
    })
  })

  it.each([
    ['no-edge', { trend: 0.1 }],
    ['no-edge', { trend: 0.8, score: 50 }],
    ['no-room', { levels: { ...market.levels, resistances: [level(1.021), level(1.022), level(1.023)] } }],
    ['not-enough-history', { forecasts: { kind: 'not-enough-history' } }],
    [
      'stop-too-near',
      {
        noiseUsd: market.priceUsd * 0.0001,
        levels: { resistances: [level(1.002)], supports: [level(0.999)] },
      },
    ],
  ] as const)('is the answer, with the reason %s, to %o', (code, change) => {
    expect(recommendSpot({ ...market, ...change })).toMatchObject({ action: 'wait', reason: { code } })
    expect(recommendLeveraged({ ...market, ...change })).toMatchObject({ position: 'none', reason: { code } })
  })

  it('is the leveraged answer where a stop must be far', () => {
    const wide = {
      ...market,
      levels: { resistances: [level(1.5), level(1.6), level(1.7)], supports: [level(0.8), level(0.75), level(0.7)] },
    }
    expect(recommendSpot(wide).action).toBe('buy')
    expect(recommendLeveraged(wide)).toMatchObject({ position: 'none', reason: { code: 'too-volatile' } })
  })
})

it('a recommendation never changes when the future becomes known', () => {
  const advise = (candles: SampleMarket, now: number, priceUsd: number) => {
    const market: Market = {
      priceUsd,
      noiseUsd: priceUsd * 0.01,
      trend: 0.7,
      score: 80,
      forecasts: forecast({ ...candles, now, priceUsd }),
      levels: {
        resistances: [1.05, 1.1, 1.2].map(ratio => ({ priceUsd: priceUsd * ratio })),
        supports: [0.97, 0.95, 0.9].map(ratio => ({ priceUsd: priceUsd * ratio })),
      },
    }
    return [recommendSpot(market), recommendLeveraged(market)]
  }
  for (const back of [1, 4, 30, 96, 400]) {
    const end = lively.candles15m.time.length - back
    const now = lively.now - back * 900_000
    const priceUsd = lively.candles15m.close[end - 1]
    const known = {
      ...lively,
      candles15m: slice(lively.candles15m, 0, end),
      candles1h: slice(lively.candles1h, 0, completedCount(lively.candles1h, '1h', now)),
      candles1d: slice(lively.candles1d, 0, completedCount(lively.candles1d, '1d', now)),
    }
    const advice = advise(lively, now, priceUsd)
    expect(advice[0]).toMatchObject({ action: 'buy' })
    expect(advice).toEqual(advise(known, now, priceUsd))
  }
})
