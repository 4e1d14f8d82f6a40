import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from './history.ts'
import { moneyWeighted, timeWeighted } from './returns.ts'

/** A history of money that grows by the same rate in every slot, whatever comes in at its beginning. */
function growing(rate: number, deposits: readonly number[]): Point[] {
  let [value, paidIn] = [0, 0]
  return deposits.map((deposit, slot) => {
    paidIn += deposit
    value = (value + deposit) * (1 + rate)
    return { slot, value, paidIn, takenOut: 0 }
  })
}

describe('the return', () => {
  it('of money that grows evenly is that growth, however it came in', () =>
    fc.assert(
      fc.property(
        fc.double({ min: -0.02, max: 0.02, noNaN: true }),
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 2, maxLength: 60 }),
        (rate, more) => {
          const history = growing(rate, [100, ...more])
          const whole = (1 + rate) ** history.length - 1
          expect(timeWeighted(history)).toBeCloseTo(whole, 9)
          expect(moneyWeighted(history)).toBeCloseTo(whole, 6)
        },
      ),
    ))

  it('is not moved by a deposit or a withdrawal, which is no gain and no loss', () => {
    const history = [
      { slot: 0, value: 100, paidIn: 100, takenOut: 0 },
      { slot: 1, value: 200, paidIn: 200, takenOut: 0 },
      { slot: 2, value: 50, paidIn: 200, takenOut: 150 },
    ]
    expect(timeWeighted(history)).toBeCloseTo(0, 12)
    expect(moneyWeighted(history)).toBeCloseTo(0, 9)
  })

  it('tells the two apart: who bought more before a fall has lost more than the coin', () => {
    const history = [
      { slot: 0, value: 200, paidIn: 100, takenOut: 0 },
      { slot: 1, value: 600, paidIn: 1100, takenOut: 0 },
    ]
    expect(timeWeighted(history)).toBeCloseTo(0, 12)
    expect(moneyWeighted(history)).toBeLessThan(-0.3)
  })

  it('is unknown where nothing was ever there', () => {
    expect([timeWeighted([]), moneyWeighted([])]).toEqual([null, null])
    expect(timeWeighted([{ slot: 0, value: 0, paidIn: 0, takenOut: 0 }])).toBeNull()
  })

  it('is not told on the day of the first purchase, of which less is known than what was paid', () => {
    const today = [{ slot: 0, value: 99.9, paidIn: 100, takenOut: 0 }]
    expect([timeWeighted(today), moneyWeighted(today)]).toEqual([null, null])
  })
})
