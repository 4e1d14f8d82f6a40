import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayLine, heightUnits, widthUnits } from './DayChart.tsx'

const quarterMs = 15 * 60_000
const startMs = 1_800_000_000_000

/** Candles that open where the one before closed. */
const candles = (first: number, ...close: number[]) => ({
  time: close.map((_, i) => startMs + i * quarterMs),
  open: [first, ...close.slice(0, -1)],
  close,
})

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
          const day = dayLine(candles(1, ...closes))
          const points = pointsOf(day?.line ?? '')
          expect(points).toHaveLength(closes.length + 1)
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
    const day = dayLine(candles(5, 5, 5, 5))
    expect(day?.direction).toBe('flat')
    expect(day?.startY).toBe(86)
    expect(day?.end.y).toBe(86)
  })

  it('says the way from its opening to its last close', () => {
    expect(dayLine(candles(1, 9, 0.5, 2))?.direction).toBe('up')
    expect(dayLine(candles(2, 1, 9, 1))?.direction).toBe('down')
  })

  it('names every fourth hour and leaves the end to the word now', () => {
    const labels = dayLine(candles(1, ...Array<number>(96).fill(1)))?.labels ?? []
    expect(labels.map(({ atMs }) => (atMs - startMs) / 3_600_000)).toEqual([0, 4, 8, 12, 16, 20])
  })

  it.each([
    ['nothing', { time: [], open: [], close: [] }],
    ['one candle', candles(1, 2)],
    ['times that stand still', { time: [startMs, startMs], open: [1, 2], close: [2, 3] }],
  ])('is not drawn from %s', (_, day) => expect(dayLine(day)).toBeNull())
})
