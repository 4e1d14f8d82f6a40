import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bell, bitsAt, fraction } from './hash.ts'
import type { Wander } from './movement.ts'
import { wanderOver } from './wander.ts'

const wander: Wander = {
  key: 7,
  seasonKey: 8,
  levels: 16,
  quarterVariance: 1e-5,
  homeDeviation: 0.3,
  shocks: 'both ways',
}
const quarters = fc.integer({ min: 1_600_000, max: 2_500_000 })

it('shows the same path however much of it is asked for', () => {
  fc.assert(
    fc.property(quarters, fc.nat(400), fc.integer({ min: 1, max: 400 }), (first, skip, count) => {
      const wide = wanderOver(wander, first, skip + count + 5)
      const narrow = wanderOver(wander, first + skip, count)
      expect(narrow.edges).toEqual(wide.edges.slice(skip, skip + count + 1))
      expect(narrow.variances).toEqual(wide.variances.slice(skip, skip + count))
    }),
  )
})

it('goes on without a break where one block ends and the next begins', () => {
  const blockEnd = 65_536 * 30
  const { edges } = wanderOver({ ...wander, shocks: 'none' }, blockEnd - 50, 100)
  expect(edges[50]).toBe(0.3 * bell(bitsAt(7, 30)))
  const steps = Array.from({ length: 100 }, (_, i) => Math.abs(edges[i + 1] - edges[i]))
  expect(Math.max(...steps)).toBeLessThan(0.05)
})

it('halves a block as its definition says', () => {
  const plain: Wander = { ...wander, levels: 1, shocks: 'none' }
  const { edges, variances } = wanderOver(plain, 20, 2)
  const share = 0.5 + 0.72 * (fraction(bitsAt(bitsAt(~8, 0), 10)) - 0.5)
  const left = 0.3 * bell(bitsAt(7, 10))
  const right = 0.3 * bell(bitsAt(7, 11))
  const stray = Math.sqrt(2e-5 * share * (1 - share)) * bell(bitsAt(bitsAt(7, ~0), 10))
  expect([...edges]).toEqual([left, left + share * (right - left) + stray, right])
  expect([...variances]).toEqual([2e-5 * share, 2e-5 * (1 - share)])
})

it('spends over a block the variance it is given', () => {
  const { variances } = wanderOver({ ...wander, shocks: 'none' }, 65_536 * 30, 65_536)
  expect(variances.reduce((sum, variance) => sum + variance)).toBeCloseTo(1e-5 * 65_536, 10)
})

it('stands still without variance', () => {
  const { edges } = wanderOver({ ...wander, quarterVariance: 0 }, 2_000_000, 10)
  expect([...edges]).toEqual(Array(11).fill(0))
})
