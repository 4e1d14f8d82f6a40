import { HOUR_MS } from '@pusula/words'
import { expect, it } from 'vitest'
import { axisShiftMs, namedAt } from './timeframes.ts'

const [newYork, istanbul] = [300, -180]

it.each([newYork, istanbul, 720, -840])(
  'a candle of a day is called by its own date, %i minutes behind Greenwich',
  zoneMinutes => {
    const there = namedAt(Date.UTC(2026, 10, 16), '1d', zoneMinutes).getTime() - zoneMinutes * 60_000
    expect(new Date(there).toISOString().slice(0, 10)).toBe('2026-11-16')
  },
)

it('the days of an axis begin at the reader’s midnight, and days stay where they are', () => {
  expect(axisShiftMs('1h', newYork)).toBe(-5 * HOUR_MS)
  expect(axisShiftMs('15m', istanbul)).toBe(3 * HOUR_MS)
  expect(axisShiftMs('1d', newYork)).toBe(0)
})
