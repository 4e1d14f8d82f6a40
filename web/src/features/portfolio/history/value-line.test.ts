import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flowMarks, type Point, valueLine, within } from './value-line.ts'

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
    expect(line?.gain).toBe('M0 65.33L33.33 65.33L100 4L100 65.33L33.33 65.33L0 65.33Z')
    expect(line?.loss).toBe('M0 96L33.33 65.33L100 65.33L100 65.33L33.33 65.33L0 65.33Z')
  })

  it('tints end where the lines cross: no corner of the one lies on the wrong side of what was paid', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 2, maxLength: 30 }), values => {
        const line = valueLine(values.map(value => point(value, 100)))!
        const foot = line.yOf(100)
        const heights = (path: string) => [...path.matchAll(/[ML]\S+ ([\d.]+)/g)].map(([, y]) => Number(y))
        for (const y of heights(line.gain)) expect(y).toBeLessThanOrEqual(foot + 0.011)
        for (const y of heights(line.loss)) expect(y).toBeGreaterThanOrEqual(foot - 0.011)
      }),
    ))

  it('marks of movements never overlap, and none is lost', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: fc.double({ min: 0, max: 100, noNaN: true }), net: fc.integer() })),
        flows => {
          const marks = flowMarks(flows)
          expect(marks.reduce((sum, { days }) => sum + days, 0)).toBe(flows.length)
          expect(marks.reduce((sum, { net }) => sum + net, 0)).toBe(flows.reduce((sum, { net }) => sum + net, 0))
          for (const [i, { x }] of marks.entries()) if (i > 0) expect(x - marks[i - 1]!.x).toBeGreaterThanOrEqual(6)
        },
      ),
    ))

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
