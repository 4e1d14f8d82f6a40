import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candles, fromRows, slice } from '../candles.ts'
import { endsOfDay, type Forecast, type ForecastInput, type Forecasts, forecast, quantileUsd } from './forecast.ts'
import { type Horizon, horizons } from './horizons.ts'
import { sampleMarket, seededChance, wednesdayNoon } from './sample-market.ts'
import { markets } from './vectors/markets.ts'

const none = fromRows([])

function expectReady(input: ForecastInput): Forecasts {
  const answer = forecast(input)
  if (answer.kind !== 'ready') throw new Error(answer.kind)
  return answer
}

const ready = (input: ForecastInput): Readonly<Record<Horizon, Forecast>> => expectReady(input).horizons

/** Three timeframes that need not agree with each other, as a broken feed might send them. */
const wildMarkets = fc
  .record({
    seed: fc.integer(),
    counts: fc.tuple(fc.nat(700), fc.nat(200), fc.nat(60)),
    wildness: fc.tuple(...[0, 1, 2].map(() => fc.double({ min: 1e-5, max: 0.3, noNaN: true }))),
    priceUsd: fc.double({ min: 1e-9, max: 1e6, noNaN: true }),
    calibration: fc.record({
      '15min': fc.double({ min: -0.28, max: 0.3, noNaN: true }),
      '1day': fc.double({ min: -0.28, max: 0.3, noNaN: true }),
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
      tickUsd: 0,
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
        let shorter = 0
        for (const horizon of horizons) {
          const { range50, range80, medianUsd, riseProbability, halfWidth } = answer.horizons[horizon]
          const ladder = [0, range80.lowUsd, range50.lowUsd, medianUsd, range50.highUsd, range80.highUsd, Infinity]
          for (let i = 1; i < ladder.length; i++) expect(ladder[i]).toBeGreaterThan(ladder[i - 1])
          expect(Math.abs(riseProbability - 0.5)).toBeLessThan(0.06)
          expect(halfWidth).toBeGreaterThanOrEqual(shorter * (1 - 1e-12))
          expect(Math.log(range80.highUsd / range80.lowUsd) / 2 / halfWidth).toBeCloseTo(1, 9)
          shorter = halfWidth
        }
      }),
      { numRuns: 100, seed: 1 },
    )
    expect(answered).toBeGreaterThan(80)
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

  it('is invariant to the unit of the price', () => {
    const market = sampleMarket({ seed: 5 })
    const shrink = (candles: Candles): Candles => ({
      ...candles,
      open: candles.open.map(p => p * 1e-8),
      high: candles.high.map(p => p * 1e-8),
      low: candles.low.map(p => p * 1e-8),
      close: candles.close.map(p => p * 1e-8),
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

describe('what was learnt', () => {
  const market = sampleMarket({ seed: 9 })
  const calibrationsWith = (learnt: Partial<ForecastInput>) => {
    const found = ready({ ...market, ...learnt })
    return horizons.map(horizon => found[horizon].calibration)
  }

  it('widens each horizon by its own, and a day by the level of all coins too', () => {
    const calibration = { '15min': 0.1, '1hour': -0.1, '4hour': 0.2, '1day': 0.05 }
    const [quarter, hour, fourHours] = [0.1, -0.1, 0.2].map(Math.exp)
    expect(calibrationsWith({ calibration })).toEqual([quarter, hour, fourHours, Math.exp(0.05)])
    const pooled = { missLevel: 0.1, fourHourLevel: 0.2 }
    const found = calibrationsWith({ calibration, pooled })
    expect(found.slice(0, 3)).toEqual([quarter, hour, fourHours])
    expect(found[3]).toBeCloseTo(Math.exp(0.05 + 0.1 + 0.1), 12)
  })
})

describe('fifty ends of a day', () => {
  it('lie in order around the price, four in five of them inside the range they were made of', () => {
    const day = ready(sampleMarket({ seed: 9 }))['1day']
    const ends = endsOfDay(100, day.halfWidth)
    expect(ends).toHaveLength(50)
    const logs = ends.map(end => Math.log(end / 100))
    expect(logs).toEqual(logs.toSorted((a, b) => a - b))
    logs.forEach((log, i) => {
      expect(log + logs[49 - i]).toBeCloseTo(0, 12)
    })
    expect(logs.filter(log => Math.abs(log) <= day.halfWidth)).toHaveLength(40)
    const asForecast = quantileUsd({ ...day, lean: 0, tickUsd: 0 }, 0.01) / day.priceUsd
    expect(ends[0] / 100).toBeCloseTo(asForecast, 9)
  })
})

describe('a grid of prices', () => {
  it('holds every price that is shown, in order, and keeps a price on the border inside', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(0.0001, 0.01, 0.05, 0.5, 2), (seed, tickUsd) => {
        const { horizons: found } = expectReady({ ...sampleMarket({ seed, days: 3 }), tickUsd })
        for (const horizon of horizons) {
          const { range50, range80, medianUsd } = found[horizon]
          const ladder = [range80.lowUsd, range50.lowUsd, medianUsd, range50.highUsd, range80.highUsd]
          expect(ladder).toEqual(ladder.toSorted((a, b) => a - b))
          for (const priceUsd of ladder) expect(priceUsd).toBe(Number(priceUsd.toFixed(4)))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('is read off the prices themselves', () => {
    const tickOf = (tickUsd: number) =>
      ready(sampleMarket({ seed: 3, days: 3, stepRatio: 0.02, tickUsd }))['1hour'].tickUsd
    expect([0.01, 0.5, 0.05, 2].map(tickOf)).toEqual([0.01, 0.1, 0.01, 1])
    expect(ready(sampleMarket({ seed: 3, days: 3 }))['1hour'].tickUsd, 'prices of any length').toBe(0)
  })
})

describe('time', () => {
  it('starts with the last finished minute, and what is said then does not change before the next', () => {
    const market = markets['minutes, seven past the quarter']
    const at = (now: number) => expectReady({ ...market, now }).startsAt
    const minute = Math.floor(market.now / 60_000) * 60_000
    expect(minute % 900_000, 'between two quarter hours').toBe(7 * 60_000)
    expect([minute - 1, minute, minute + 59_999].map(at)).toEqual([minute - 60_000, minute, minute])
  })

  it('has no look-ahead: later candles never change a forecast', () => {
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

  it('leaves out candles that cannot be, wherever they stand', () => {
    const market = sampleMarket({ seed: 7 })
    const { candles15m } = market
    const broken = (i: number) => [candles15m.time[i] + 1, 100, 90, 95, 100, 1]
    const rowOf = (i: number) => [
      ...[candles15m.time[i], candles15m.open[i], candles15m.high[i], candles15m.low[i], candles15m.close[i]],
      candles15m.volume[i],
    ]
    const rows = Array.from(candles15m.time, (_, i) => (i % 400 === 399 ? [rowOf(i), broken(i)] : [rowOf(i)])).flat()
    expect(forecast({ ...market, candles15m: fromRows(rows) })).toEqual(forecast(market))
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

  it('widens the ranges instead of dropping them', () => {
    const scaleAfter = (count: number) =>
      ready({ now: wednesdayNoon, priceUsd: 100, candles15m: evenQuarters(count), candles1h: none, candles1d: none })
    for (const horizon of horizons) {
      expect(scaleAfter(1)[horizon].scale).toBeGreaterThan(scaleAfter(96)[horizon].scale)
      expect(scaleAfter(96)[horizon].scale).toBeGreaterThan(0)
    }
  })

  /** An even market, of which the last hours and days are known. */
  const evenCandles = (count: number, spanMs: number) => {
    const end = Math.floor(wednesdayNoon / spanMs) * spanMs
    const half = 0.5 * Math.sqrt(spanMs / 3_600_000)
    return fromRows(
      Array.from({ length: count }, (_, i) => [end - (count - i) * spanMs, 100, 100 + half, 100 - half, 100, 1]),
    )
  }

  it('is narrower with each longer window that is known, up to half a year', () => {
    const widthWith = (hours: number, days: number) =>
      ready({
        ...{ now: wednesdayNoon, priceUsd: 100, tickUsd: 0, candles15m: none },
        ...{ candles1h: evenCandles(hours, 3_600_000), candles1d: evenCandles(days, 86_400_000) },
      })
    const known = [widthWith(1, 0), widthWith(4, 0), widthWith(24, 0), widthWith(168, 0), widthWith(720, 0)]
    known.push(widthWith(720, 180))
    for (const horizon of horizons) {
      const scales = known.map(forecasts => forecasts[horizon].scale)
      expect(scales).toEqual(scales.toSorted((a, b) => b - a))
      expect(new Set(scales.map(scale => Math.round(1e6 * scale))).size, horizon).toBe(6)
      expect(scales[0] / scales[5]).toBeLessThan(1.7)
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
