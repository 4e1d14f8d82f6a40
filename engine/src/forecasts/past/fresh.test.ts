import { HOUR_MS, MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { type Candles, eachColumn, fromRows } from '../../candles.ts'
import { freshQuarters, wholeHours } from './fresh.ts'

const noon = Date.UTC(2025, 6, 16, 12)
const quarterMs = 15 * MINUTE_MS

/** Candles up to a moment whose figures say which one each is. */
const candlesUntil = (endMs: number, count: number, spanMs: number) =>
  fromRows(
    Array.from({ length: count }, (_, i) => {
      const time = endMs - (count - i) * spanMs
      const minute = (time - noon) / MINUTE_MS
      return [time, 1000 + minute, 3000 + minute, 500 - minute, 1001 + minute, 2, 10]
    }),
  )
const without = (candles: Candles, minute: number) =>
  eachColumn(candles, column => column.filter((_, i) => candles.time[i] !== noon + minute * MINUTE_MS))

describe('whole hours of minutes', () => {
  const hoursOf = (minutes: Candles, now = noon) => wholeHours(minutes, '1m', now)?.time

  it('are the last ones that are finished, four at most', () => {
    expect(hoursOf(candlesUntil(noon, 59, MINUTE_MS))).toBeUndefined()
    expect(hoursOf(candlesUntil(noon, 60, MINUTE_MS))).toHaveLength(60)
    expect(hoursOf(candlesUntil(noon, 239, MINUTE_MS))).toHaveLength(180)
    expect(hoursOf(candlesUntil(noon, 400, MINUTE_MS))?.[0]).toBe(noon - 4 * HOUR_MS)
    expect(hoursOf(candlesUntil(noon, 60, MINUTE_MS), noon - 1), 'the last minute is not over').toBeUndefined()
    expect(wholeHours(candlesUntil(noon, 24, 5 * MINUTE_MS), '5m', noon)?.time).toHaveLength(24)
  })

  it('reach back to the last gap', () => {
    const minutes = candlesUntil(noon, 300, MINUTE_MS)
    expect(hoursOf(without(minutes, -90))).toHaveLength(60)
    expect(hoursOf(without(minutes, -30))).toBeUndefined()
  })
})

describe('fresh quarters', () => {
  const quarters = candlesUntil(noon, 8, quarterMs)
  const at = (minute: number, count: number) => candlesUntil(noon + minute * MINUTE_MS, count, MINUTE_MS)

  it('end with the last minute and are put together from minutes as far as they reach', () => {
    const found = freshQuarters(quarters, at(7, 47), MINUTE_MS)
    const minutes = [...(found?.time ?? [])].map(time => (time - noon) / MINUTE_MS)
    expect(minutes).toEqual([-120, -105, -90, -75, -60, -38, -23, -8])
    const last = (found?.time.length ?? 0) - 1
    const { open, high, low, close, volume, trades } = found ?? quarters
    expect([open, high, low, close, volume, trades ?? []].map(column => column[last])).toEqual([
      ...[1000 - 8, 3000 + 6, 500 - 6, 1001 + 6, 30, 150],
    ])
    expect(open[0], 'what lies before is taken as it is').toBe(1000 - 120)
  })

  it('reach back to the last gap of the minutes, and stand alone without other quarters', () => {
    const torn = without(at(7, 47), -20)
    const minutesOf = (found?: Candles) => [...(found?.time ?? [])].map(time => (time - noon) / MINUTE_MS)
    expect(minutesOf(freshQuarters(quarters, torn, MINUTE_MS)).slice(-3)).toEqual([-45, -30, -8])
    expect(minutesOf(freshQuarters(fromRows([]), at(7, 31), MINUTE_MS))).toEqual([-23, -8])
    expect(minutesOf(freshQuarters(candlesUntil(noon - HOUR_MS, 1, quarterMs), at(7, 15), MINUTE_MS))).toEqual([
      -75, -8,
    ])
    expect(minutesOf(freshQuarters(candlesUntil(noon, 1, quarterMs), at(7, 30), MINUTE_MS))).toEqual([-23, -8])
  })

  it('are none where the minutes know nothing later, or are too few', () => {
    expect(freshQuarters(quarters, at(0, 47), MINUTE_MS)).toBeUndefined()
    expect(freshQuarters(quarters, at(-5, 47), MINUTE_MS)).toBeUndefined()
    expect(freshQuarters(quarters, at(7, 14), MINUTE_MS)).toBeUndefined()
    expect(freshQuarters(quarters, at(1, 15), MINUTE_MS)).toBeDefined()
  })
})
