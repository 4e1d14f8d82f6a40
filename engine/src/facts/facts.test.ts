import { DAY_MS, HOUR_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { sampleInput } from '../analysis/samples.ts'
import { fromRows } from '../candles.ts'
import { marketOf } from '../commentary/testing/states.ts'
import { usualMove } from '../paths/path.ts'
import { readPaths, readSwing, readVolume } from './facts.ts'
import { hysteresisPrice } from './hysteresis.ts'
import { directionOf, type Move, readMoves, standingOut } from './moves.ts'
import { readPassed } from './passed.ts'
import { type Past, pastOf, priceAgo, rangeSince } from './past.ts'
import { readPlaces } from './places.ts'

const market = marketOf(5)
const at = market.endMs - 37 * 15 * 60_000
const past = pastOf(market.candles, at, 100)

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** The same candles as plain rows, so that what is read from them is worked out in another way. */
const rowsOf = ({ hours, days }: Past) => ({
  hours: Array.from(hours.time, (time, i) => ({
    time,
    high: hours.high[i],
    low: hours.low[i],
    close: hours.close[i],
    volume: hours.volume[i],
  })),
  days: Array.from(days.time, (time, i) => ({
    time,
    high: days.high[i],
    low: days.low[i],
    close: days.close[i],
    volume: days.volume[i],
  })),
})
const { hours, days } = rowsOf(past)

describe('a move', () => {
  it('is measured by what is usual for its length, and begins where lists begin it', () => {
    let shorter = 0
    for (const [name, length, stepMs] of [
      ['day', 1, 1],
      ['week', 7, 4 * HOUR_MS],
      ['month', 30, DAY_MS],
      ['halfYear', 182, DAY_MS],
    ] as const) {
      const before = days.slice(0, -length).map(({ close }) => close)
      const moved = before.slice(-501).flatMap((close, i, all) => (i ? Math.abs(Math.log(close / all[i - 1])) : []))
      const pace = moved.reduce((sum, move) => sum + move, 0) / moved.length
      shorter = Math.max(shorter, Math.expm1(usualMove(length, pace)))
      const since = Math.floor(at / stepMs) * stepMs - length * DAY_MS
      const start = hours.filter(({ time }) => time + HOUR_MS <= since).at(-1)?.close ?? Number.NaN
      const move = readMoves(past)[name]
      expect(move?.usualRatio).toBeCloseTo(shorter, 10)
      expect(move?.ratio).toBeCloseTo(100 / start - 1, 12)
    }
  })

  it('of a longer stretch is never usually smaller, whatever came before it', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { candles, endMs } = marketOf(seed)
      const { day, week, month, halfYear } = readMoves(pastOf(candles, endMs - 5 * HOUR_MS, 1))
      const usual = [day, week, month, halfYear].map(move => move?.usualRatio ?? Number.NaN)
      expect(usual).toEqual([...usual].sort((a, b) => a - b))
    }
  })

  it('has no direction where it is small for the coin, or hardly one', () => {
    const move = (ratio: number, usualRatio: number): Move => ({ days: 7, ratio, usualRatio, startUsd: 1 })
    expect(directionOf(move(0.04, 0.1))).toBe('up')
    expect(directionOf(move(-0.04, 0.1))).toBe('down')
    expect(directionOf(move(0.029, 0.1))).toBe('sideways')
    expect(directionOf(move(0.0009, 0.0001))).toBe('sideways')
    expect(directionOf(move(-0.12, 0.9)), 'a tenth is a move to everybody').toBe('down')
  })

  it('of a day or a week is told by which stands out more', () => {
    const move = (days: number, ratio: number) => ({ days, ratio, usualRatio: 0.02, startUsd: 1 })
    const moves = { month: null, halfYear: null }
    expect(standingOut({ ...moves, day: move(1, -0.05), week: move(7, 0.04) })?.days).toBe(1)
    expect(standingOut({ ...moves, day: move(1, 0.01), week: move(7, 0.04) })?.days).toBe(7)
    expect(standingOut({ ...moves, day: null, week: null })).toBeNull()
  })

  it('begins with the price that long ago, by days where the hours do not reach', () => {
    const few = { ...past, hours: fromRows([]) }
    expect(priceAgo(few, 30 * DAY_MS)).toBe(days.filter(({ time }) => time + DAY_MS <= at - 30 * DAY_MS).at(-1)?.close)
    expect(priceAgo(past, 1e6 * DAY_MS)).toBeNull()
  })
})

it('the swing is the mean range of seven days against the middle week of ninety', () => {
  const range = (list: readonly { high: number; low: number }[]) =>
    Math.log(Math.max(...list.map(({ high }) => high)) / Math.min(...list.map(({ low }) => low)))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value) / values.length
  const weeks = Array.from({ length: 90 }, (_, back) =>
    mean(days.slice(days.length - 7 - back, days.length - back).map(day => range([day]))),
  )
  const lately = mean(
    Array.from({ length: 7 }, (_, back) =>
      range(hours.filter(({ time }) => time >= at - (back + 1) * DAY_MS && time < at - back * DAY_MS)),
    ),
  )
  expect(readSwing(past).ratio).toBeCloseTo(lately / median(weeks), 12)
})

it('the volume is the money of 24 hours against the middle day', () => {
  const traded = hours
    .filter(({ time }) => time >= at - DAY_MS)
    .reduce((sum, { volume, close }) => sum + volume * close, 0)
  expect(readVolume(past)).toBeCloseTo(traded / median(days.slice(-90).map(({ volume, close }) => volume * close)), 12)
})

it('a place is within the days and hours of its span, and fresh where its end was reached just now', () => {
  const since = at - 30 * DAY_MS
  const lastDay = (days.at(-1)?.time ?? 0) + DAY_MS
  const seen = [
    ...days.filter(({ time }) => time >= since),
    ...hours.filter(({ time }) => time >= lastDay),
    { high: 100, low: 100 },
  ]
  const range = { highUsd: Math.max(...seen.map(({ high }) => high)), lowUsd: Math.min(...seen.map(({ low }) => low)) }
  expect(rangeSince(past, since)).toEqual(range)
  const top = pastOf(market.candles, at, 10 * range.highUsd)
  expect(readPlaces(top).month).toMatchObject({ ratio: 1, fresh: 'high' })
  expect(readPlaces(pastOf(market.candles, at, range.lowUsd / 10)).year).toMatchObject({ ratio: 0, fresh: 'low' })
})

describe('a level', () => {
  const answer = analyse(sampleInput({ seed: 3 }))
  if (answer.kind !== 'ready') throw new Error(answer.kind)
  const { levels } = answer
  const [support, resistance] = [levels.supports[0].priceUsd, levels.resistances[0].priceUsd]
  const closes = (before: number, last: number) =>
    fromRows([before, last].map((close, i) => [at - (2 - i) * HOUR_MS, close, close, close, close, 1]))

  const { priceUsd: nowUsd } = answer

  it('is passed by an hour that closed beyond it; the next one lies beyond that close', () => {
    expect(readPassed(levels, closes(0.999 * support, 1.001 * support), at, nowUsd)).toEqual({
      side: 'up',
      priceUsd: support,
      nextUsd: levels.resistances.find(({ priceUsd }) => priceUsd > 1.001 * support)?.priceUsd,
    })
    expect(readPassed(levels, closes(1.001 * resistance, 0.999 * resistance), at, nowUsd)).toMatchObject({
      side: 'down',
      priceUsd: resistance,
    })
  })

  it('that the close passed as well is not the next one', () => {
    const [, second] = levels.resistances
    // It closed above the first resistance and came back below it: what lies ahead is the second.
    const passed = readPassed(levels, closes(0.999 * support, 1.001 * resistance), at, nowUsd)
    expect(passed).toMatchObject({ side: 'up', priceUsd: support })
    expect(passed?.nextUsd).toBe(second?.priceUsd)
  })

  it('stays passed while the price settles beyond it, though a tick goes back', () => {
    const hours = closes(0.99 * resistance, 1.01 * resistance)
    expect(readPassed(levels, hours, at, 1.005 * resistance), 'the price itself is below it').toMatchObject({
      priceUsd: resistance,
    })
    expect(readPassed(levels, hours, at, 0.995 * resistance)?.priceUsd).not.toBe(resistance)
  })

  it('is not passed by one that stayed on its side, nor by an hour long ago', () => {
    expect(readPassed(levels, closes(1.001 * support, 1.002 * support), at, nowUsd)).toBeNull()
    expect(readPassed(levels, closes(0.999 * support, 1.001 * support), at + 2 * HOUR_MS, nowUsd)).toBeNull()
  })
})

it('hysteresis: the price follows the closes once they moved far enough, and no tick around any price moves it', () => {
  expect(hysteresisPrice([], 1)).toBeNull()
  expect(hysteresisPrice([100, 100.9, 101, 100.5, 100.1], 1)).toBe(101)
  fc.assert(
    fc.property(fc.array(fc.double({ min: 90, max: 110, noNaN: true }), { minLength: 1 }), closes => {
      const settled = hysteresisPrice(closes, 2) ?? 0
      const ticks = [0.5, -0.9, 0.1, 0.9].map(tick => settled + tick)
      expect(hysteresisPrice([...closes, ...ticks], 2)).toBe(settled)
      expect(Math.abs(settled - (closes.at(-1) ?? 0))).toBeLessThan(2)
    }),
  )
})

it('a path goes from where its move began to now, by days or by four hours', () => {
  const moves = readMoves(past)
  const paths = readPaths(past, moves)
  for (const term of ['week', 'month', 'halfYear'] as const) {
    expect(paths[term]?.netRatio).toBeCloseTo(moves[term]?.ratio ?? Number.NaN, 10)
    const lowest = Math.min(...(paths[term]?.fall ? [paths[term].fall.toPrice] : []))
    expect(lowest).toBeGreaterThan(0)
  }
  const young = { ...past, days: fromRows([]) }
  expect(readPaths(young, moves)).toEqual({ week: null, month: null, halfYear: null })
})
