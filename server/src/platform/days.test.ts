import { describe, expect, it } from 'vitest'
import { homeDayStart, lastHomeDays } from './days.ts'

describe('a day', () => {
  it.each([
    ['2026-11-15T12:00:00Z', '2026-11-14T21:00:00.000Z'],
    ['2026-11-15T20:59:59Z', '2026-11-14T21:00:00.000Z'],
    ['2026-11-15T21:00:00Z', '2026-11-15T21:00:00.000Z'],
  ])('at %s began at %s', (now, start) => expect(homeDayStart(new Date(now)).toISOString()).toBe(start))
})

describe('the last days', () => {
  it('end with this one, as it is counted in Turkey', () => {
    const now = new Date('2026-02-28T21:30:00Z')
    expect(lastHomeDays(now, 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  })
})
