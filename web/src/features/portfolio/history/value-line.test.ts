import { describe, expect, it } from 'vitest'
import { type Point, valueLine, within } from './value-line.ts'

const point = (value: number, paidIn: number, takenOut = 0): Point => ({
  at: '2026-01-01T00:00:00.000Z',
  value,
  paidIn,
  takenOut,
})

describe('the line of the value', () => {
  it('runs from edge to edge, and is broken where money came in', () => {
    const line = valueLine([point(100, 100), point(110, 100), point(210, 200), point(200, 200)])
    expect(line?.value).toBe('M0 96L33.33 87.64M66.67 4L100 12.36')
    expect(line?.paid).toBe('M0 96H66.67L66.67 12.36H100')
    expect([line?.low, line?.high]).toEqual([100, 210])
  })

  it('tints what lies above and below the money paid, and nothing where they are one', () => {
    const line = valueLine([point(90, 100), point(120, 100)])
    expect(line?.gain).toBe('M0 65.33L0 65.33L100 4L100 65.33Z')
    expect(line?.loss).toBe('M0 65.33L0 96L100 65.33L100 65.33Z')
  })

  it('lies in the middle where nothing has moved, and needs two points', () => {
    expect(valueLine([point(5, 5), point(5, 5)])?.value).toBe('M0 50L100 50')
    expect(valueLine([point(5, 5)])).toBeNull()
  })

  it('of a range longer than the history is all of it', () => {
    const points = Array.from({ length: 10 }, (_, i) => point(i, 1))
    expect([within(points, 'week').length, within(points, 'year').length, within(points, 'all').length]).toEqual([
      8, 10, 10,
    ])
  })
})
