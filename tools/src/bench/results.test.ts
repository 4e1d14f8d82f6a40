import { expect, it } from 'vitest'
import { exponentOf } from './results.ts'

it.each([0, 0.5, 1, 2])('finds that a cost grows by the power of %s, whatever it starts from', power => {
  const costs = [10, 100, 1_000].map(size => ({ size, ms: 3 * size ** power }))
  expect(exponentOf(costs)).toBeCloseTo(power, 10)
})
