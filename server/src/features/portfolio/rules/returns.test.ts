import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from './history.ts'
import { moneyWeighted, timeWeighted } from './returns.ts'

/** A history of money that grows by the same rate in every slot, whatever comes in at its beginning and leaves at its end. */
function growing(rate: number, flows: readonly (readonly [deposit: number, takenShare: number])[]): Point[] {
  let [value, paidIn, takenOut] = [0, 0, 0]
  return flows.map(([deposit, takenShare], slot) => {
    paidIn += deposit
    value = (value + deposit) * (1 + rate)
    takenOut += value * takenShare
    value *= 1 - takenShare
    return { slot, value, paidIn, takenOut }
  })
}

describe('the return', () => {
  it('of money that grows evenly is that growth, however it came in and left', () =>
    fc.assert(
      fc.property(
        fc.double({ min: -0.02, max: 0.02, noNaN: true }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(0, 0, 0.3)), {
          minLength: 1,
          maxLength: 400,
        }),
        (rate, more) => {
          const history = growing(rate, [[100, 0], ...more])
          const whole = (1 + rate) ** history.length - 1
          expect(timeWeighted(history)).toBeCloseTo(whole, 9)
        },
      ),
    ))

  it('money-weighted, of even growth, is that growth: payments count on their day, what is there on the last', () =>
    fc.assert(
      fc.property(
        fc.double({ min: -0.01, max: 0.01, noNaN: true }),
        fc.array(fc.integer({ min: -50, max: 10_000 }), { minLength: 1, maxLength: 400 }),
        (rate, more) => {
          let [value, paidIn, takenOut] = [0, 0, 0]
          const history = [1000, ...more].map((paid, slot): Point => {
            value = value * (1 + rate) + paid
            paidIn += Math.max(0, paid)
            takenOut += Math.max(0, -paid)
            return { slot, value, paidIn, takenOut }
          })
          fc.pre(history.every(point => point.value > 0))
          expect(moneyWeighted(history)).toBeCloseTo((1 + rate) ** more.length - 1, 6)
        },
      ),
    ))

  it('is not moved by a deposit or a withdrawal, time-weighted or money-weighted', () => {
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
      { slot: 0, value: 100, paidIn: 100, takenOut: 0 },
      { slot: 1, value: 1200, paidIn: 1100, takenOut: 0 },
      { slot: 2, value: 600, paidIn: 1100, takenOut: 0 },
    ]
    expect(moneyWeighted(history)).toBeLessThan(timeWeighted(history)! - 0.1)
  })

  it('is null for an empty portfolio', () => {
    expect([timeWeighted([]), moneyWeighted([])]).toEqual([null, null])
    const nothing = { value: 0, paidIn: 0, takenOut: 0 }
    const empty = [0, 1].map(slot => ({ slot, ...nothing }))
    expect([timeWeighted(empty), moneyWeighted(empty)]).toEqual([null, null])
  })

  it('begins with the first money, and with a few cents too', () => {
    const history = [
      { slot: 0, value: 0, paidIn: 0, takenOut: 0 },
      { slot: 1, value: 0.5, paidIn: 0.5, takenOut: 0 },
      { slot: 2, value: 0.55, paidIn: 0.5, takenOut: 0 },
    ]
    expect(timeWeighted(history)).toBeCloseTo(0.1, 9)
  })

  it('is the same whether what was gained is still there or was taken out at the end', () => {
    const paid = { slot: 0, value: 100, paidIn: 100, takenOut: 0 }
    const saved = [paid, { slot: 1, value: 110, paidIn: 100, takenOut: 0 }]
    const taken = [paid, { slot: 1, value: 0, paidIn: 100, takenOut: 110 }]
    for (const history of [saved, taken])
      expect([timeWeighted(history), moneyWeighted(history)]).toEqual([0.1, 0.1].map(rate => expect.closeTo(rate, 9)))
  })

  it.each([
    ['more than a hundredfold in every slot', { slots: 2, paidIn: 1, value: 20_000 }],
    ['beyond all numbers', { slots: 400, paidIn: 1e-300, value: 1e308 }],
  ])('by money is unknown for growth %s', (_, { slots, paidIn, value }) => {
    const history = Array.from({ length: slots }, (_, slot) => ({ slot, value, paidIn, takenOut: 0 }))
    expect(moneyWeighted(history)).toBeNull()
  })

  it('is not told on the day of the first purchase, of which less is known than what was paid', () => {
    const today = [{ slot: 0, value: 99.9, paidIn: 100, takenOut: 0 }]
    expect([timeWeighted(today), moneyWeighted(today)]).toEqual([null, null])
  })
})
