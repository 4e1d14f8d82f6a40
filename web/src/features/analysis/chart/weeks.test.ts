import { DAY_MS } from '@pusula/words'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { weeksOf } from './weeks.ts'

const daysFrom = (firstMs: number, closes: readonly number[]) => ({
  time: closes.map((_, day) => firstMs + day * DAY_MS),
  open: closes.map((close, day) => closes[day - 1] ?? close),
  high: closes.map(close => close + 2),
  low: closes.map(close => close - 2),
  close: [...closes],
  volume: closes.map(() => 10),
})

it('adds days up to weeks that begin on Monday, and leaves out the one whose beginning is missing', () => {
  const thursday = Date.parse('2026-11-05')
  const weeks = weeksOf(daysFrom(thursday, [50, 51, 52, 53, 100, 110, 90, 105, 100, 101, 102, 99]))
  expect(weeks.time.map(time => new Date(time).toISOString().slice(0, 10))).toEqual(['2026-11-09', '2026-11-16'])
  expect(weeks).toMatchObject({ open: [53, 102], high: [112, 101], low: [88, 97], close: [102, 99], volume: [70, 10] })
})

it('keeps every extreme and all the volume of the weeks it shows', () =>
  fc.assert(
    fc.property(fc.array(fc.double({ min: 10, max: 1e5, noNaN: true }), { minLength: 14, maxLength: 60 }), closes => {
      const days = daysFrom(Date.parse('2026-08-31'), closes)
      const weeks = weeksOf(days)
      expect(Math.max(...weeks.high)).toBe(Math.max(...days.high))
      expect(Math.min(...weeks.low)).toBe(Math.min(...days.low))
      expect(weeks.volume.reduce((sum, each) => sum + each, 0)).toBe(10 * closes.length)
      expect(weeks.close.at(-1)).toBe(closes.at(-1))
    }),
  ))
