import { HOUR_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourSeasonFactor, isNewYorkSummer, meanSeasonFactor, seasonFactor, slotMs } from './season.ts'

const meanOver = (startMs: number, slots: number) =>
  Array.from({ length: slots }, (_, i) => seasonFactor(startMs + i * slotMs)).reduce((sum, factor) => sum + factor) /
  slots

describe('the clock of New York', () => {
  // US Energy Policy Act of 2005: second Sunday of March to first Sunday of November, at two in the night.
  it.each([
    ['2024-03-10', '2024-11-03'],
    ['2025-03-09', '2025-11-02'],
    ['2026-03-08', '2026-11-01'],
    ['2032-03-14', '2032-11-07'],
  ])('keeps summer from %s to %s', (start, end) => {
    const startMs = Date.parse(`${start}T07:00Z`)
    const endMs = Date.parse(`${end}T06:00Z`)
    expect([startMs - 1, startMs, endMs - 1, endMs].map(isNewYorkSummer)).toEqual([false, true, true, false])
  })

  it('is in winter around New Year', () => {
    for (let hour = -48; hour <= 48; hour++) expect(isNewYorkSummer(Date.UTC(2026, 0, 1, hour))).toBe(false)
  })
})

describe('the season of the week', () => {
  it.each([
    ['summer', Date.UTC(2025, 6, 7)],
    ['winter', Date.UTC(2025, 0, 6)],
  ])('averages about one over a week of %s', (_, mondayMs) => {
    expect(meanOver(mondayMs, 672)).toBeGreaterThan(0.97)
    expect(meanOver(mondayMs, 672)).toBeLessThan(1.03)
  })

  it('is livelier when New York opens than on a Saturday night', () => {
    const opening = seasonFactor(Date.parse('2025-07-16T13:30Z'))
    const night = seasonFactor(Date.parse('2025-07-19T05:30Z'))
    expect(opening / night).toBeGreaterThan(4)
  })

  it('gives an hour the mean of its quarters', () => {
    for (let hour = 0; hour < 168; hour++) {
      const ms = Date.UTC(2025, 2, 5) + hour * HOUR_MS
      expect(hourSeasonFactor(ms)).toBeCloseTo(meanOver(ms, 4), 12)
    }
  })

  it('is averaged over any stretch by the time spent in each slot, across clock changes too', () => {
    const anyStart = fc.integer({ min: Date.UTC(2025, 2, 1), max: Date.UTC(2025, 10, 10) })
    const nearChange = fc.constantFrom(Date.UTC(2025, 2, 9), Date.UTC(2025, 10, 2))
    const start = fc.oneof(
      anyStart,
      nearChange.chain(ms => fc.integer({ min: ms, max: ms + 10 * HOUR_MS })),
    )
    fc.assert(
      fc.property(start, fc.integer({ min: 60_000, max: 10 * 86_400_000 }), (startMs, lengthMs) => {
        let sum = 0
        for (let ms = startMs; ms < startMs + lengthMs; ) {
          const untilMs = Math.min(Math.floor(ms / slotMs + 1) * slotMs, startMs + lengthMs)
          sum += seasonFactor(ms) * (untilMs - ms)
          ms = untilMs
        }
        expect(meanSeasonFactor(startMs, lengthMs) / (sum / lengthMs)).toBeCloseTo(1, 9)
      }),
    )
  })
})
