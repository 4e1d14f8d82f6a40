import { describe, expect, it } from 'vitest'
import { type Candles, fromRows } from '../candles.ts'
import { ownHours } from './own-hours.ts'
import { hourSeasonFactor, kindOfHour } from './season.ts'
import { readPast } from './volatility.ts'

const hourMs = 3_600_000
const monday = Date.UTC(2025, 6, 7)
const none = fromRows([])

/** A month of hours whose log range is what the season expects, times a factor of their own. */
const month = (factor: (ms: number) => number): Candles =>
  fromRows(
    Array.from({ length: 720 }, (_, i) => {
      const ms = monday + i * hourMs
      const range = 0.01 * Math.sqrt(hourSeasonFactor(ms) * factor(ms))
      return [ms, 100, 100 * Math.exp(range / 2), 100 * Math.exp(-range / 2), 100, 1]
    }),
  )

const habits = (candles: Candles, end = candles.time.length) => ownHours(readPast(none, candles, none), end)

describe("a coin's own hours", () => {
  it('are those of the season when nothing else is seen', () => {
    for (const habit of habits(month(() => 1))) expect(habit).toBeCloseTo(1, 9)
    expect([...habits(none)]).toEqual(Array(48).fill(1))
  })

  it('stand out, but by less than they did, and only for their kind of hour', () => {
    const lively = kindOfHour(Date.parse('2025-07-09T15:00Z'))
    const found = habits(month(ms => (kindOfHour(ms) === lively ? 3 : 1)))
    expect(found[lively]).toBeGreaterThan(1.4)
    expect(found[lively]).toBeLessThan(2)
    found.forEach((habit, kind) => {
      if (kind !== lively) expect(Math.abs(habit - 1)).toBeLessThan(0.05)
    })
  })

  it('are not made by one wild hour', () => {
    const wildMs = Date.parse('2025-07-19T03:00Z')
    const found = habits(month(ms => (ms === wildMs ? 400 : 1)))
    expect(found[kindOfHour(wildMs)]).toBeLessThan(1.25)
  })

  it('do not look beyond the end', () => {
    const calm = month(() => 1)
    const turned = month(ms => (ms >= calm.time[500] ? 9 : 1))
    expect(habits(turned, 500)).toEqual(habits(calm, 500))
  })
})
