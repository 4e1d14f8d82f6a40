import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sizeOf } from './size.ts'

const plan = { entry: 167.1, stop: 163.8, target: 173.7 }

it('loses at the stop what was meant to be at risk, fees included', () => {
  const size = sizeOf(plan, 10_000, 0.01)
  expect(size?.coins).toBe(27.5)
  expect(size?.costUsd).toBeCloseTo(4_595, 0)
  expect(size?.share).toBeCloseTo(0.46, 2)
  expect(size?.lossUsd).toBeCloseTo(99.8, 1)
  expect(size?.gainUsd).toBeCloseTo(172.1, 1)
  expect(size?.wholeRisk).toBeNull()
})

it('never costs more than the capital, and says then what is at risk', () => {
  const size = sizeOf(plan, 10_000, 0.03)
  expect(size?.costUsd).toBeLessThanOrEqual(10_000)
  expect(size?.wholeRisk).toBeCloseTo(0.0217, 3)
})

it('says nothing where there is no capital', () => {
  expect([sizeOf(plan, 0, 0.01), sizeOf(plan, Number.NaN, 0.01)]).toEqual([null, null])
})

it('never risks more than was meant, for any plan on either side', () => {
  const price = fc.double({ min: 1e-7, max: 1e5, noNaN: true })
  const distance = fc.double({ min: 0.005, max: 0.06, noNaN: true })
  const side = fc.constantFrom(1, -1)
  fc.assert(
    fc.property(price, distance, side, fc.double({ min: 1, max: 1e9, noNaN: true }), (entry, away, way, capitalUsd) => {
      const any = { entry, stop: entry * (1 - way * away), target: entry * (1 + 2 * way * away) }
      const size = sizeOf(any, capitalUsd, 0.02)
      expect(size?.coins).toBeGreaterThan(0)
      expect(size?.lossUsd).toBeLessThanOrEqual(capitalUsd * 0.02 * (1 + 1e-6))
      expect(size?.costUsd).toBeLessThanOrEqual(capitalUsd * (1 + 1e-6))
    }),
  )
})
