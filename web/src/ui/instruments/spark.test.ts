import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sparkOf } from './Sparkline.tsx'

describe('a sparkline', () => {
  it('spans its height, with the lowest value at the foot', () => {
    const spark = sparkOf([10, 30, 20], 72, 28)
    expect(spark).toEqual({ line: 'M1 25L34.5 3L68 14', startY: 25, end: { x: 68, y: 14 }, direction: 'up' })
  })

  it('runs through the middle in a market that does not move', () =>
    expect(sparkOf([5, 5, 5], 72, 28)).toMatchObject({ line: 'M1 14L34.5 14L68 14', direction: 'flat' }))

  it.each([[[]], [[4]], [[Number.NaN, 4]]])('draws nothing from %j', values =>
    expect(sparkOf(values, 72, 28)).toBeNull(),
  )

  it('stays inside its box whatever the values', () =>
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 2, maxLength: 80 }), values => {
        const numbers = sparkOf(values, 72, 28)!
          .line.match(/-?[\d.]+/g)!
          .map(Number)
        expect(numbers).toHaveLength(values.length * 2)
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1)
        expect(Math.max(...numbers.filter((_, index) => index % 2 === 1))).toBeLessThanOrEqual(25)
      }),
    ))
})
