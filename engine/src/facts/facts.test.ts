import { describe, expect, it } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { sampleInput } from '../analysis/samples.ts'
import { fromRows } from '../candles.ts'
import { marketOf } from '../commentary/testing/states.ts'
import { readSwing, readVolume } from './activity.ts'
import { directionOf, type Move, readMoves, standingOut } from './moves.ts'
import { readPassed } from './passed.ts'
import { dayMs, hourMs, type Past, pastOf, priceAgo, rangeSince } from './past.ts'
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
  it('is held against the middle of the last ninety moves of its length, and begins where lists begin it', () => {
    for (const [name, length, stepMs] of [
      ['day', 1, 1],
      ['week', 7, 4 * hourMs],
      ['month', 30, dayMs],
      ['halfYear', 182, dayMs],
    ] as const) {
      const usual = median(
        days.slice(-90).map((day, i) => Math.abs(day.close / (days.at(i - 90 - length)?.close ?? Number.NaN) - 1)),
      )
      const since = Math.floor(at / stepMs) * stepMs - length * dayMs
      const start = hours.filter(({ time }) => time + hourMs <= since).at(-1)?.close ?? Number.NaN
      const move = readMoves(past)[name]
      expect(move?.usualRatio).toBeCloseTo(usual, 12)
      expect(move?.ratio).toBeCloseTo(100 / start - 1, 12)
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
    expect(priceAgo(few, 30 * dayMs)).toBe(days.filter(({ time }) => time + dayMs <= at - 30 * dayMs).at(-1)?.close)
    expect(priceAgo(past, 1e6 * dayMs)).toBeNull()
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
      range(hours.filter(({ time }) => time >= at - (back + 1) * dayMs && time < at - back * dayMs)),
    ),
  )
  expect(readSwing(past).ratio).toBeCloseTo(lately / median(weeks), 12)
})

it('the volume is the money of 24 hours against the middle day', () => {
  const traded = hours
    .filter(({ time }) => time >= at - dayMs)
    .reduce((sum, { volume, close }) => sum + volume * close, 0)
  expect(readVolume(past)).toBeCloseTo(traded / median(days.slice(-90).map(({ volume, close }) => volume * close)), 12)
})

it('a place is within the days and hours of its span, and fresh where its end was reached just now', () => {
  const since = at - 30 * dayMs
  const lastDay = (days.at(-1)?.time ?? 0) + dayMs
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
    fromRows([before, last].map((close, i) => [at - (2 - i) * hourMs, close, close, close, close, 1]))

  it('is passed by an hour that closed beyond it', () => {
    expect(readPassed(levels, closes(0.999 * support, 1.001 * support), at)).toEqual({ side: 'up', priceUsd: support })
    expect(readPassed(levels, closes(1.001 * resistance, 0.999 * resistance), at)).toEqual({
      side: 'down',
      priceUsd: resistance,
    })
  })

  it('is not passed by one that stayed on its side, nor by an hour long ago', () => {
    expect(readPassed(levels, closes(1.001 * support, 1.002 * support), at)).toBeNull()
    expect(readPassed(levels, closes(0.999 * support, 1.001 * support), at + 2 * hourMs)).toBeNull()
  })
})
