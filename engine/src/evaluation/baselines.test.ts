import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rollingSort, walkBaselines } from './baselines.ts'
import { gradedLevels } from './losses.ts'

const top = gradedLevels.indexOf(0.95)
const middle = gradedLevels.indexOf(0.5)

describe('a rolling sort', () => {
  it('always holds the last values in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 40 }),
        fc.integer({ min: 1, max: 9 }),
        (values, size) => {
          const rolling = rollingSort(size)
          for (let i = 0; i < values.length; i++) {
            rolling.push(values[i])
            const expected = values.slice(Math.max(0, i + 1 - size), i + 1).sort((a, b) => a - b)
            expect([...rolling.sorted()]).toEqual(expected)
          }
        },
      ),
    )
  })
})

describe('the baselines', () => {
  /** Goes up by a hundredth and back, for ever. */
  const seesaw = (count: number, size = 0.01) =>
    Float64Array.from({ length: count }, (_, i) => Math.exp((i % 2) * size))

  it('are undefined before thirty returns', () => {
    const at = walkBaselines(seesaw(100))
    expect(at(30)).toBeUndefined()
    expect(at(31)).toBeDefined()
  })

  it('know the spread of a seesaw', () => {
    const found = walkBaselines(seesaw(601))(601)!
    expect(found.constant[top]).toBeCloseTo(1.64485363 * 0.01, 9)
    expect(found.ewma[top]).toBeCloseTo(1.64485363 * 0.01, 9)
    expect(found.historical[top]).toBeCloseTo(0.01, 9)
    expect([found.constant[middle], found.ewma[middle], found.historical[middle]]).toEqual([0, 0, expect.closeTo(0)])
  })

  it('remember 500 returns, and the fading one mostly the last few', () => {
    const calmed = Float64Array.from([...seesaw(600, 0.05), ...seesaw(100, 0.01)])
    const found = walkBaselines(calmed)(700)!
    expect(found.constant[top]).toBeGreaterThan(1.64485363 * 0.04)
    expect(found.ewma[top]).toBeLessThan(1.64485363 * 0.011)
    const later = walkBaselines(Float64Array.from([...seesaw(600, 0.05), ...seesaw(502, 0.01)]))(1_102)!
    expect(later.constant[top]).toBeCloseTo(1.64485363 * 0.01, 9)
  })

  it('do not look ahead of the given count', () => {
    const changed = seesaw(200).fill(9, 100)
    expect(walkBaselines(changed)(100)).toEqual(walkBaselines(seesaw(200))(100))
  })
})
