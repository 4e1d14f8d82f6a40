import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zonedDay, zonedDays } from './dates.ts'
import { newYearsEve, newYearsEveIn, zones } from './testing.ts'
import { utcDay } from './time.ts'

describe('the calendar day of an instant', () => {
  it.each(newYearsEveIn)('in $zone on the eve of a year', ({ zone, day }) => {
    expect([zonedDay(newYearsEve, zone), zonedDays(zone)(newYearsEve)]).toEqual([day, day])
  })

  it.each(zones)('in %s is what Intl says, one by one and for many', zone => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
    const many = zonedDays(zone)
    const min = new Date('2010-01-01T00:00:00Z')
    const max = new Date('2040-01-01T00:00:00Z')
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), at => {
        const day = format.format(at)
        expect([zonedDay(at, zone), zonedDay(at.getTime(), zone), many(at)]).toEqual([day, day, day])
      }),
    )
  })

  it('in UTC needs no zone', () =>
    fc.assert(
      fc.property(fc.date({ min: new Date(0), noInvalidDate: true, max: new Date('2100-01-01') }), at => {
        expect(utcDay(at)).toBe(zonedDay(at, 'UTC'))
      }),
    ))
})
