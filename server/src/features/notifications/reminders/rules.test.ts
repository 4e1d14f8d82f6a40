import { reminderRule } from '@pusula/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterQuiet, beforeQuiet, isMissed, isQuiet } from './rules.ts'

const zones = fc.constantFrom('Europe/Istanbul', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham', 'UTC')
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
const at = (text: string) => new Date(`2026-11-15T${text}:00Z`)

describe('quiet hours', () => {
  it.each([
    ['Europe/Istanbul', '05:59', true],
    ['Europe/Istanbul', '06:00', false],
    ['Europe/Istanbul', '18:59', false],
    ['Europe/Istanbul', '19:00', true],
    ['Asia/Kathmandu', '03:14', true],
    ['Asia/Kathmandu', '03:15', false],
  ])('in %s at %s UTC: %s', (zone, time, quiet) => expect(isQuiet(zone, at(time))).toBe(quiet))

  it('are those that the help names, hour by hour', () => {
    const { quietFromHour, quietUntilHour } = reminderRule
    const hours = Array.from({ length: 24 }, (_, hour) => hour)
    const quiet = hours.filter(hour => isQuiet('UTC', at(`${String(hour).padStart(2, '0')}:30`)))
    expect(quiet).toEqual(hours.filter(hour => hour >= quietFromHour || hour < quietUntilHour))
  })

  it('delay to the next morning at night, and not at all by day', () =>
    fc.assert(
      fc.property(zones, moments, (zone, now) => {
        const then = afterQuiet(zone, now)
        expect(isQuiet(zone, then)).toBe(false)
        if (isQuiet(zone, now)) expect(then.getTime() - now.getTime()).toBeLessThanOrEqual(12 * 3_600_000)
        else expect(then).toEqual(now)
      }),
    ))

  it('cut short what would reach into them, to the minute, and nothing else', () =>
    fc.assert(
      fc.property(zones, moments, fc.integer({ min: 1, max: 8 * 60 }), (zone, now, worthMinutes) => {
        const latest = new Date(now.getTime() + worthMinutes * 60_000)
        const end = beforeQuiet(zone, now, latest)
        expect(end.getTime()).toBeLessThanOrEqual(latest.getTime())
        if (end < latest) expect(isQuiet(zone, end)).toBe(true)
        for (let ms = now.getTime(); ms < end.getTime(); ms += 60_000)
          expect(isQuiet(zone, new Date(ms)), 'nobody sleeps until then').toBe(false)
      }),
    ))
})

it.each([
  ['09:00', null, 3, true],
  ['09:01', null, 3, false],
  ['09:00', '2026-11-14T12:00:00Z', 3, true],
  ['09:00', '2026-11-14T12:01:00Z', 3, false],
])('seen at %s, reminded at %s, wants %s hours: %s', (seen, reminded, hours, missed) =>
  expect(
    isMissed({ hours, lastSeenAt: at(seen), remindedAt: reminded === null ? null : new Date(reminded) }, at('12:00')),
  ).toBe(missed),
)
