import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candles, fromRows, slice } from '../candles.ts'
import { type Forecast, type ForecastInput, forecast, quantileUsd } from './forecast.ts'
import { type Horizon, horizons } from './horizons.ts'
import { sampleMarket, seededChance, wednesdayNoon } from './sample-market.ts'

const none = fromRows([])

function ready(input: ForecastInput): Record<Horizon, Forecast> {
  const answer = forecast(input)
  if (answer.kind !== 'ready') throw new Error(answer.kind)
  return answer.horizons
}

/** Computed by the reference implementation of the method, from the same made-up candles. */
const published: Record<string, { input: ForecastInput; expected: Record<Horizon, readonly number[]> }> = {
  'half a year of candles on a summer weekday': {
    input: sampleMarket({ seed: 1, days: 200 }),
    expected: {
      '15min': [0.0007059121785, 0.4989840502, 0.9990174674, 0.9994783795, 0.9999978485, 1.00051974, 1.000984705],
      '1hour': [0.001513975356, 0.4831464649, 0.9974956444, 0.9987074683, 0.9999183217, 1.001212421, 1.002556501],
      '4hour': [0.003278389992, 0.487387811, 0.9949209564, 0.9974821464, 0.9998676681, 1.002391543, 1.005179464],
      '1day': [0.0068209762, 0.5, 0.9894204135, 0.9950147386, 1, 1.005010239, 1.010692711],
    },
  },
  'twenty 15m candles on a winter weekend': {
    input: lastQuarters(20, sampleMarket({ seed: 2, days: 5, now: Date.UTC(2025, 0, 18, 3, 15), stepRatio: 0.004 })),
    expected: {
      '15min': [0.00255727198, 0.4978372363, 0.9964476676, 0.9981072535, 0.9999834077, 1.001879712, 1.003574321],
      '1hour': [0.004575558293, 0.5173321705, 0.9923113116, 0.9963482167, 1.000253908, 1.003920006, 1.007605001],
      '4hour': [0.008908844478, 0.5113022852, 0.9860698145, 0.9935113321, 1.000322316, 1.006855467, 1.013943976],
      '1day': [0.02609856053, 0.5, 0.9601214564, 0.9810592582, 1, 1.01930642, 1.041534895],
    },
  },
  'hourly candles alone': {
    input: {
      ...sampleMarket({ seed: 3, days: 12, now: Date.UTC(2024, 10, 4, 14), startUsd: 3e-6 }),
      candles15m: none,
      candles1d: none,
    },
    expected: {
      '15min': [0.001049515622, 0.4548662809, 0.9985785144, 0.9991549878, 0.9998575167, 1.000703123, 1.001503422],
      '1hour': [0.002178180951, 0.4653287232, 0.9964336685, 0.9980787903, 0.9997579758, 1.001682418, 1.00371514],
      '4hour': [0.003554496138, 0.486909099, 0.994495896, 0.9972676654, 0.9998510761, 1.002590489, 1.005618436],
      '1day': [0.007081899969, 0.5, 0.9890179414, 0.994824531, 1, 1.005202394, 1.011104003],
    },
  },
}

function lastQuarters(count: number, market: ForecastInput): ForecastInput {
  const { candles15m } = market
  return { ...market, candles15m: slice(candles15m, candles15m.time.length - count), candles1h: none, candles1d: none }
}

describe('the published method', () => {
  it.each(Object.entries(published))('is met with %s', (_, { input, expected }) => {
    const found = ready({ ...input, calibration: { '1hour': 1.1 } })
    for (const horizon of horizons) {
      const { scale, riseProbability, range80, range50, medianUsd, priceUsd } = found[horizon]
      const ratios = [range80.lowUsd, range50.lowUsd, medianUsd, range50.highUsd, range80.highUsd].map(
        p => p / priceUsd,
      )
      const numbers = [scale, riseProbability, ...ratios]
      numbers.forEach((number, i) => {
        expect(number / expected[horizon][i], `${horizon}, number ${i}`).toBeCloseTo(1, 8)
      })
    }
  })
})

/** Three timeframes that need not agree with each other, as a broken feed might send them. */
const wildMarkets = fc
  .record({
    seed: fc.integer(),
    counts: fc.tuple(fc.nat(700), fc.nat(200), fc.nat(60)),
    wildness: fc.tuple(...[0, 1, 2].map(() => fc.double({ min: 1e-5, max: 0.3, noNaN: true }))),
    priceUsd: fc.double({ min: 1e-9, max: 1e6, noNaN: true }),
    calibration: fc.record({
      '15min': fc.double({ min: 0.75, max: 1.35, noNaN: true }),
      '1day': fc.double({ min: 0.75, max: 1.35, noNaN: true }),
    }),
    now: fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }),
  })
  .map(({ seed, counts, wildness, priceUsd, calibration, now }): ForecastInput => {
    const chance = seededChance(seed)
    const run = (timeframe: number, spanMs: number) =>
      fromRows(
        Array.from({ length: counts[timeframe] }, (_, i) => {
          const middle = priceUsd * (0.9 + 0.2 * chance())
          const half = (wildness[timeframe] ?? 0) * chance()
          const time = Math.floor(now / spanMs) * spanMs - (counts[timeframe] - i) * spanMs
          return [time, middle, middle * (1 + half), middle * (1 - half), middle, 1]
        }),
      )
    return {
      now,
      priceUsd,
      calibration,
      candles15m: run(0, 900_000),
      candles1h: run(1, 3_600_000),
      candles1d: run(2, 86_400_000),
    }
  })

describe('every forecast', () => {
  it('is ordered, finite, never narrower for longer, and never certain', () => {
    let answered = 0
    fc.assert(
      fc.property(wildMarkets, input => {
        const answer = forecast(input)
        if (answer.kind !== 'ready') return
        answered++
        let width50Usd = 0
        let width80Usd = 0
        for (const horizon of horizons) {
          const { range50, range80, medianUsd, riseProbability } = answer.horizons[horizon]
          const ladder = [0, range80.lowUsd, range50.lowUsd, medianUsd, range50.highUsd, range80.highUsd, Infinity]
          for (let i = 1; i < ladder.length; i++) expect(ladder[i]).toBeGreaterThan(ladder[i - 1])
          expect(Math.abs(riseProbability - 0.5)).toBeLessThan(0.06)
          expect(range50.highUsd - range50.lowUsd).toBeGreaterThanOrEqual(width50Usd)
          expect(range80.highUsd - range80.lowUsd).toBeGreaterThanOrEqual(width80Usd)
          width50Usd = range50.highUsd - range50.lowUsd
          width80Usd = range80.highUsd - range80.lowUsd
        }
      }),
      { numRuns: 300, seed: 1 },
    )
    expect(answered).toBeGreaterThan(240)
  })

  it('grows with the level asked for, through the ranges it shows', () => {
    const shown = ready(sampleMarket({ seed: 4 }))['4hour']
    const prices = [0.0001, 0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 0.77, 0.9, 0.95, 0.96, 0.999, 0.99999].map(level =>
      quantileUsd(shown, level),
    )
    for (let i = 1; i < prices.length; i++) expect(prices[i]).toBeGreaterThan(prices[i - 1])
    expect(quantileUsd(shown, 0.1)).toBe(shown.range80.lowUsd)
    expect(quantileUsd(shown, 0.75)).toBe(shown.range50.highUsd)
  })

  it('does not depend on the unit of the price', () => {
    const market = sampleMarket({ seed: 5 })
    const shrink = (candles: Candles): Candles => ({
      ...candles,
      open: candles.open.map(p => p * 1e-8),
      high: candles.high.map(p => p * 1e-8),
      low: candles.low.map(p => p * 1e-8),
    })
    const tiny = ready({
      now: market.now,
      priceUsd: market.priceUsd * 1e-8,
      candles15m: shrink(market.candles15m),
      candles1h: shrink(market.candles1h),
      candles1d: shrink(market.candles1d),
    })
    const usual = ready(market)
    for (const horizon of horizons) expect(tiny[horizon].scale / usual[horizon].scale).toBeCloseTo(1, 9)
  })
})

describe('time', () => {
  it('cannot be seen through: what comes later never changes a forecast', () => {
    const market = sampleMarket({ seed: 6, days: 20 })
    const { candles15m, candles1h, candles1d } = market
    for (const back of [1, 2, 3, 5, 37, 96, 500]) {
      const end = candles15m.time.length - back
      const now = market.now - back * 900_000
      const priceUsd = candles15m.close[end - 1]
      const known = {
        candles15m: slice(candles15m, 0, end),
        candles1h: slice(candles1h, 0, candles1h.time.filter(time => time + 3_600_000 <= now).length),
        candles1d: slice(candles1d, 0, candles1d.time.filter(time => time + 86_400_000 <= now).length),
      }
      expect(forecast({ ...market, now, priceUsd })).not.toEqual(forecast(market))
      expect(forecast({ ...market, now, priceUsd })).toEqual(forecast({ now, priceUsd, ...known }))
    }
  })

  it('leaves out the candle that is still open', () => {
    const market = sampleMarket({ seed: 7 })
    const open = fromRows([[market.now - 1, 100, 900, 1, 100, 1]])
    expect(forecast({ ...market, candles1h: open })).toEqual(forecast({ ...market, candles1h: none }))
  })
})

describe('little history', () => {
  const evenQuarters = (count: number) =>
    fromRows(Array.from({ length: count }, (_, i) => [wednesdayNoon - (count - i) * 900_000, 100, 100.5, 99.5, 100, 1]))

  it('widens the ranges instead of silencing them', () => {
    const scaleAfter = (count: number) =>
      ready({ now: wednesdayNoon, priceUsd: 100, candles15m: evenQuarters(count), candles1h: none, candles1d: none })
    for (const horizon of horizons) {
      expect(scaleAfter(1)[horizon].scale).toBeGreaterThan(scaleAfter(96)[horizon].scale)
      expect(scaleAfter(96)[horizon].scale).toBeGreaterThan(0)
    }
  })

  it.each([
    ['no candle', none],
    ['a market that never moved', fromRows([[wednesdayNoon - 900_000, 100, 100, 100, 100, 0]])],
    ['a broken candle', fromRows([[wednesdayNoon - 900_000, 100, 100, 0, 100, 0]])],
  ])('is the answer for %s', (_, candles15m) => {
    const input = { now: wednesdayNoon, priceUsd: 100, candles15m, candles1h: none, candles1d: none }
    expect(forecast(input)).toEqual({ kind: 'not-enough-history' })
  })
})
