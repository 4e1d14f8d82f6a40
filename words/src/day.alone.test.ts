import { afterEach, expect, it, vi } from 'vitest'
import { clockIn, datesIn, dayAt, isoDay, ownClock, ownZone } from './dates.ts'
import { newYearsEve, newYearsEveIn } from './testing.ts'

afterEach(() => vi.unstubAllEnvs())

it.each(newYearsEveIn)('in $zone a day stays that day, and an instant is shown on the clock of the place', place => {
  vi.stubEnv('TZ', place.zone)
  for (const day of ['2026-11-01', place.day]) expect(isoDay(dayAt(day))).toBe(day)
  for (const clock of [ownClock, clockIn(ownZone()), clockIn(place.zone)]) {
    const { time, longDate } = datesIn('en', clock)
    expect([isoDay(newYearsEve, clock), time(newYearsEve)]).toEqual([place.day, place.time])
    expect(longDate(newYearsEve)).toBe(place.day === '2027-01-01' ? '1 January 2027' : '31 December 2026')
  }
})
