import { HOUR_MS } from '@pusula/words'
import { expect, it } from 'vitest'
import { axisShiftMs, namedAt, untilNextMs } from './timeframes.ts'

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

it('the next candle is asked for when it has begun, and within a day on a clock that is months behind', () => {
  const last = Date.UTC(2026, 10, 16)
  expect(untilNextMs([last], '1h', last + 0.5 * HOUR_MS)).toBe(0.5 * HOUR_MS + 5_000)
  expect(untilNextMs([last], '1h', last + 5 * HOUR_MS)).toBe(HOUR_MS / 60)
  expect(untilNextMs([last], '1w', last - 90 * 24 * HOUR_MS)).toBe(24 * HOUR_MS)
})
