import { DAY_MS, HOUR_MS, MINUTE_MS, zonedDay } from '@pusula/words'
import { zones } from '@pusula/words/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zoneFor } from './rules.ts'

const start = Date.UTC(2026, 10, 15, 12)
const places = [...zones, 'Pacific/Kiritimati', 'Etc/GMT+12', '+23:59', 'no such place', undefined]

describe('the day of a person (time zones)', () => {
  it('ends at their own midnight, also on a day of daylight-saving change', () => {
    const lastMinute = new Date('2026-11-15T20:59:30Z')
    expect(zonedDay(lastMinute, 'Europe/Istanbul')).toBe('2026-11-15')
    expect(zonedDay(new Date(lastMinute.getTime() + MINUTE_MS), 'Europe/Istanbul')).toBe('2026-11-16')
    expect(zonedDay(new Date('2026-11-02T04:59:00Z'), 'America/New_York'), 'twenty-five hours').toBe('2026-11-01')
    expect(zoneFor(undefined, undefined, lastMinute)).toBe('UTC')
    for (const asked of ['../etc/passwd', '+23:59', '-23:59'])
      expect(zoneFor(undefined, asked, lastMinute), asked).toBe('UTC')
  })

  it('cannot be doubled by changing the time zone: neither more calls than days, nor two within half a day but across one midnight', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 8 * 60 }), fc.constantFrom(...places)), { maxLength: 150 }),
        tries => {
          let player: { zone: string | null; zonedAt: Date | null } = { zone: null, zonedAt: null }
          let nowMs = start
          const given: { day: string; atMs: number; zone: string }[] = []
          for (const [minutes, asked] of tries) {
            nowMs += minutes * MINUTE_MS
            const now = new Date(nowMs)
            const zone = zoneFor(player, asked, now)
            const day = zonedDay(now, zone)
            // As the seal does: a call of this day or a later one is there.
            if (given.some(one => one.day >= day)) continue
            given.push({ day, atMs: nowMs, zone })
            player = { zone, zonedAt: now }
          }
          expect(given.length).toBeLessThanOrEqual(Math.ceil((nowMs - start) / DAY_MS) + 2)
          for (const [i, { atMs, zone }] of given.entries()) {
            const next = given[i + 1]
            if (next && next.atMs - atMs < 12 * HOUR_MS) expect(next.zone).toBe(zone)
          }
        },
      ),
    ))
})
