import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candles, fromRows, slice } from '../candles.ts'
import { aggregate } from '../evaluation/aggregate.ts'
import { indicatorBundle } from '../indicators/bundle.ts'
import { flatMarket, sampleMarket } from '../indicators/samples.ts'
import { findLevels } from '../levels/levels.ts'
import type { StudiedCandles } from './reading.ts'
import { factorNames, type ScoreInput, scoreCoin, sumUp } from './score.ts'

const studied = (candles: Candles): StudiedCandles => ({ candles, indicators: indicatorBundle(candles) })

const touchChances = { fourHours: 0.2, day: 0.5, week: 0.8 }

interface Coin {
  readonly daily: Candles
  readonly fourHourly: Candles
  readonly leaderTrend: number | null
  readonly news: ScoreInput['news']
}

/** The score as an analysis asks for it, at the last close. */
function scoreOf({ daily, fourHourly, leaderTrend, news }: Coin, priceUsd = fourHourly.close.at(-1)!) {
  const [days, fourHours] = [studied(daily), studied(fourHourly)]
  const noiseUsd = fourHours.indicators.atr.at(-1)! / 4
  const candles = { '4h': fourHourly, '1d': daily }
  const levels = findLevels({ candles, priceUsd, noiseUsd, touchChances: () => touchChances })
  return scoreCoin({ priceUsd, daily: days, fourHourly: fourHours, levels, leaderTrend, news })
}

/** The same candles after one more trade in the last of them. */
function traded({ time, open, high, low, close, volume }: Candles, priceUsd: number): Candles {
  const last = close.length - 1
  return {
    time,
    open,
    high: high.with(last, Math.max(high[last], priceUsd)),
    low: low.with(last, Math.min(low[last], priceUsd)),
    close: close.with(last, priceUsd),
    volume,
  }
}

const anyTone = fc.double({ min: -1, max: 1, noNaN: true })

/** Coins of every kind, from one day old to eight months, dead to wild; the days are made of the four-hour candles. */
const anyCoin = fc
  .record({
    seed: fc.integer(),
    days: fc.integer({ min: 1, max: 240 }),
    priceUsd: fc.constantFrom(1e-8, 0.37, 1e6),
    moveRatio: fc.constantFrom(0.001, 0.01, 0.05),
    gapChance: fc.constantFrom(0, 0.02),
    stillChance: fc.constantFrom(0, 0.5, 0.9),
    leaderTrend: fc.option(anyTone),
    news: fc.option(fc.record({ meanTone: anyTone, count: fc.integer({ min: 0, max: 50 }) })),
  })
  .map(({ days, leaderTrend, news, ...market }): Coin => {
    const fourHourly = sampleMarket({ ...market, length: 6 * days, timeframe: '4h' })
    return { daily: aggregate(fourHourly, '4h', '1d'), fourHourly: slice(fourHourly, -500), leaderTrend, news }
  })

const anyReading = fc.option(fc.record({ reading: anyTone, numbers: fc.constant({}), parts: fc.constant({}) }))
const anyReadings = fc.record({
  trend: anyReading,
  momentum: anyReading,
  volume: anyReading,
  volatility: anyReading,
  levels: anyReading,
  market: anyReading,
  news: anyReading,
})

const nothing = { trend: null, momentum: null, volume: null, volatility: null, levels: null, market: null, news: null }

/** Readings that add up to a score, filling one factor after another. */
function readingsFor(score: number) {
  let leftInPoints = score - 50
  const filled = sumUp(nothing).factors.map(({ name, limitInPoints }) => {
    const share = Math.max(Math.min(leftInPoints, limitInPoints), -limitInPoints)
    leftInPoints -= share
    return [name, { reading: share / limitInPoints, numbers: {}, parts: {} }]
  })
  return { ...nothing, ...Object.fromEntries(filled) }
}

describe('score', () => {
  it('starts at 50 and ends where its rows add up to, from 0 to 100 in whole points', () => {
    fc.assert(
      fc.property(anyCoin, coin => {
        const { score, factors } = scoreOf(coin)
        expect(factors.reduce((sum, { shareInPoints }) => sum + shareInPoints, 50)).toBe(score)
        expect(score >= 0 && score <= 100).toBe(true)
        for (const { shareInPoints, limitInPoints, reading, numbers } of factors) {
          expect(Number.isInteger(shareInPoints) && Math.abs(shareInPoints) <= limitInPoints).toBe(true)
          expect(Math.abs(reading)).toBeLessThanOrEqual(1)
          expect(Object.values(numbers).every(Number.isFinite)).toBe(true)
        }
      }),
      { numRuns: 80 },
    )
  })

  it('calls a factor what its points make of it, and tells a number that goes with them', () => {
    const seen = { adds: 0, takes: 0, even: 0, unread: 0 }
    const parts: Record<string, (numbers: Record<string, number>) => number> = {
      rsi: ({ rsi }) => rsi - 50,
      dailyRangeRatio: ({ dailyRangeRatio }) => 0.06 - dailyRangeRatio,
      toUsualRatio: ({ toUsualRatio }) => 1 - toUsualRatio,
      room: ({ roomUpRatio, roomDownRatio }) => roomUpRatio - roomDownRatio,
    }
    fc.assert(
      fc.property(anyCoin, coin => {
        const { factors, readCount, unreadPoints } = scoreOf(coin)
        for (const { stance, shareInPoints, basis, told, numbers } of factors) {
          seen[stance]++
          const expected = { '1': 'adds', '-1': 'takes', '0': 'even' }[`${Math.sign(shareInPoints) as 1 | -1 | 0}`]
          expect(stance).toBe(basis === 'missing' ? 'unread' : expected)
          expect(told === null, `${stance} ${told}`).toBe(stance === 'even' || stance === 'unread')
          if (told === null) continue
          const side = (parts[told] ?? (of => of[told]))(numbers)
          expect(Math.sign(side), `${told} against ${shareInPoints} points`).toBe(Math.sign(shareInPoints))
        }
        const unread = factors.filter(({ stance }) => stance === 'unread')
        expect(readCount).toBe(7 - unread.length)
        expect(unreadPoints).toBe(unread.reduce((sum, { limitInPoints }) => sum + limitInPoints, 0))
      }),
      { numRuns: 300 },
    )
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(50)
  })

  it('reads the room by the distances that the ladder shows', () => {
    fc.assert(
      fc.property(anyCoin, coin => {
        const priceUsd = coin.fourHourly.close.at(-1)!
        const noiseUsd = indicatorBundle(coin.fourHourly).atr.at(-1)! / 4
        const candles = { '4h': coin.fourHourly, '1d': coin.daily }
        const levels = findLevels({ candles, priceUsd, noiseUsd, touchChances: () => touchChances })
        const room = scoreOf(coin).factors.find(({ name }) => name === 'levels')
        if (room?.basis !== 'measured') return
        expect(room.numbers).toEqual({
          roomUpRatio: levels.resistances[0].priceUsd / priceUsd - 1,
          roomDownRatio: 1 - levels.supports[0].priceUsd / priceUsd,
        })
      }),
      { numRuns: 50 },
    )
  })

  it("moves by less than ten points when the price moves by a tenth of the day's range", () => {
    fc.assert(
      fc.property(anyCoin, fc.constantFrom(-1, 1), (coin, sign) => {
        const atrUsd = indicatorBundle(coin.daily).atr.at(-1)!
        // A tenth of the range is a tick only where the range is smaller than the price.
        fc.pre(atrUsd > 0 && atrUsd < coin.daily.close.at(-1)!)
        const before = scoreOf(coin)
        const priceUsd = coin.daily.close.at(-1)! + 0.1 * sign * atrUsd
        const quoted = scoreOf(coin, priceUsd)
        const closed = scoreOf({
          ...coin,
          daily: traded(coin.daily, priceUsd),
          fourHourly: traded(coin.fourHourly, priceUsd),
        })
        expect(Math.abs(quoted.score - before.score)).toBeLessThan(10)
        expect(Math.abs(closed.score - before.score)).toBeLessThan(10)
      }),
      { numRuns: 150 },
    )
  })

  it('is monotonic in every factor', () => {
    fc.assert(
      fc.property(anyReadings, fc.constantFrom(...factorNames), anyTone, anyTone, (readings, name, one, other) => {
        const score = (reading: number) => sumUp({ ...readings, [name]: { reading, numbers: {}, parts: {} } }).score
        expect(score(Math.max(one, other))).toBeGreaterThanOrEqual(score(Math.min(one, other)))
      }),
    )
  })

  it('is symmetric, and uses every factor', () => {
    const shares = (score: number) => sumUp(readingsFor(score)).factors.map(({ shareInPoints }) => shareInPoints)
    expect(shares(100)).toEqual(shares(0).map(share => -share))
    expect(Math.min(...shares(100))).toBeGreaterThan(0)
  })

  it.each([
    [100, 'excellent'],
    [80, 'excellent'],
    [79, 'good'],
    [60, 'good'],
    [59, 'average'],
    [40, 'average'],
    [39, 'poor'],
    [0, 'poor'],
  ])('calls %i %s', (score, band) => expect(sumUp(readingsFor(score))).toMatchObject({ score, band }))

  it('is deterministic', () => {
    const coin = { daily: sampleMarket({ seed: 7, length: 300 }), fourHourly: sampleMarket({ seed: 7, length: 300 }) }
    const write = () => JSON.stringify(scoreOf({ ...coin, leaderTrend: 0.2, news: { meanTone: 0.3, count: 4 } }))
    expect(write()).toBe(write())
  })

  describe('of a market in which', () => {
    const sliding = (dailyRatio: number) =>
      fromRows(
        Array.from({ length: 300 }, (_, i) => {
          const close = 100 * dailyRatio ** i * (1 + 0.01 * Math.sin(i))
          return [i * 86_400_000, close, close * 1.01, close * 0.99, close, 10]
        }),
      )
    const score = (candles: Candles) => scoreOf({ daily: candles, fourHourly: candles, leaderTrend: null, news: null })

    it('everything rises is good', () => expect(score(sliding(1.01)).score).toBeGreaterThanOrEqual(60))
    it('everything falls is poor', () => expect(score(sliding(0.99)).score).toBeLessThan(40))

    it('nothing moves is 50, and nothing speaks for or against', () => {
      const { score: points, factors } = score(flatMarket(300))
      expect(points).toBe(50)
      expect(factors.map(({ shareInPoints }) => shareInPoints)).toEqual([0, 0, 0, 0, 0, 0, 0])
    })

    it('nothing is known is 50 and says so', () => {
      const empty = { priceUsd: 1, daily: null, fourHourly: null, levels: null, leaderTrend: null, news: null }
      const { score: points, factors } = scoreCoin(empty)
      expect(points).toBe(50)
      expect(factors.map(({ basis }) => basis)).toEqual(factorNames.map(() => 'missing'))
    })

    it('little is known has shares of 0 for what is missing', () => {
      const young = sampleMarket({ seed: 8, length: 10 })
      const { factors } = scoreOf({
        daily: young,
        fourHourly: young,
        leaderTrend: 0.5,
        news: { meanTone: 1, count: 0 },
      })
      const missing = factors.filter(({ basis }) => basis === 'missing')
      expect(missing.map(({ name }) => name)).toEqual(['trend', 'momentum', 'volume', 'volatility', 'news'])
      for (const { shareInPoints, numbers } of missing)
        expect({ shareInPoints, numbers }).toEqual({ shareInPoints: 0, numbers: {} })
    })
  })
})
