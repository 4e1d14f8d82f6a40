import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayLine, heightUnits, widthUnits } from './day-line.ts'

const quarterMs = 15 * 60_000
const startMs = 1_800_000_000_000
const quarters = (count: number) => Array.from({ length: count }, (_, i) => startMs + i * quarterMs)

const pointsOf = (line: string) =>
  line
    .slice(1)
    .split('L')
    .map(point => point.split(' ').map(Number))

describe('the line of a day', () => {
  it('joins every close inside its drawing', () =>
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 96 }),
        closes => {
          const day = dayLine(quarters(closes.length), closes)
          const points = pointsOf(day?.line ?? '')
          expect(points).toHaveLength(closes.length)
          for (const [x, y] of points) {
            expect(x).toBeGreaterThanOrEqual(0)
            expect(x).toBeLessThanOrEqual(widthUnits)
            expect(y).toBeGreaterThanOrEqual(0)
            expect(y).toBeLessThanOrEqual(heightUnits)
          }
        },
      ),
    ))

  it('is flat in the middle when nothing moves', () => {
    const day = dayLine(quarters(3), [5, 5, 5])
    expect(day?.direction).toBe('flat')
    expect(day?.startY).toBe(86)
    expect(day?.end.y).toBe(86)
  })

  it('says the way from its first close to its last', () => {
    expect(dayLine(quarters(3), [1, 9, 2])?.direction).toBe('up')
    expect(dayLine(quarters(3), [2, 9, 1])?.direction).toBe('down')
  })

  it('names every fourth hour and leaves the end to the word now', () => {
    const labels = dayLine(quarters(96), Array(96).fill(1))?.labels ?? []
    expect(labels.map(({ atMs }) => (atMs - startMs) / 3_600_000)).toEqual([0, 4, 8, 12, 16, 20])
  })

  it.each([
    ['nothing', [], []],
    ['one close', [startMs], [1]],
    ['times that stand still', [startMs, startMs], [1, 2]],
  ])('is not drawn from %s', (_, times, closes) => expect(dayLine(times, closes)).toBeNull())
})
