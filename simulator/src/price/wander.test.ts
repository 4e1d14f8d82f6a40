import fc from 'fast-check'
import { expect, it } from 'vitest'
import { correlation } from '../testing/statistics.ts'
import { bell, bitsAt, fraction } from './hash.ts'
import type { Wander } from './movement.ts'
import { wanderOver } from './wander.ts'

const wander: Wander = {
  key: 7,
  seasonKey: 8,
  hasOwnSeasons: false,
  levels: 16,
  quarterVariance: 1e-5,
  homeDeviation: 0.3,
  shocks: 'both ways',
}
const quarters = fc.integer({ min: 1_600_000, max: 2_500_000 })

it('is the same path however much of it is read', () => {
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
  const share = 0.5 + 0.62 * (fraction(bitsAt(bitsAt(~8, 0), 10)) - 0.5)
  const left = 0.3 * bell(bitsAt(7, 10))
  const right = 0.3 * bell(bitsAt(7, 11))
  const stray = Math.sqrt(1.12 * 2e-5 * share * (1 - share)) * bell(bitsAt(bitsAt(7, ~0), 10))
  expect(edges[0]).toBe(left)
  expect(edges[1]).toBeCloseTo(left + share * (right - left) + stray, 14)
  expect(edges[2]).toBe(right)
  expect(variances[0]).toBeCloseTo(2e-5 * share * (1 + 0.12 * (1 - share)), 18)
  expect(variances[1]).toBeCloseTo(2e-5 * (1 - share) * (1 + 0.12 * share), 18)
})

it('shares the variance of a day by the pace of its hours', () => {
  const days = Array.from({ length: 400 }, (_, day) =>
    wanderOver({ ...wander, shocks: 'none' }, 96 * (18_000 + day), 96),
  )
  const spent = (hour: number, isWeekend: boolean) =>
    days
      .filter((_, day) => (((18_000 + day + 4) % 7) % 6 === 0) === isWeekend)
      .flatMap(({ variances }) => [...variances.slice(4 * hour, 4 * hour + 4)])
      .reduce((sum, variance, _, all) => sum + variance / all.length, 0)
  expect(spent(14, false) / spent(4, false)).toBeGreaterThan(2)
  expect(spent(4, true) / spent(4, false)).toBeLessThan(0.9)
})

it('gives its quarter hours more variance than the block moves by, and takes the rest back', () => {
  const { variances } = wanderOver({ ...wander, shocks: 'none' }, 65_536 * 30, 65_536)
  const ratio = variances.reduce((sum, variance) => sum + variance) / (1e-5 * 65_536)
  expect(ratio).toBeGreaterThan(1.15)
  // 1 + reversion / 2 at each of sixteen levels is the most that even halves can add up to.
  expect(ratio).toBeLessThan(1.29)
})

it('storms at times of its own where half of its seasons are its own', () => {
  const daySpent = (own: Partial<Wander>) => {
    const { variances } = wanderOver({ ...wander, shocks: 'none', ...own }, 65_536 * 30, 65_536)
    return Array.from({ length: 68 }, (_, i) =>
      Math.log(variances.slice(960 * i, 960 * (i + 1)).reduce((sum, variance) => sum + variance)),
    )
  }
  const shared = correlation(daySpent({}), daySpent({ key: 9 }))
  const own = correlation(daySpent({}), daySpent({ key: 9, hasOwnSeasons: true }))
  expect(shared).toBeGreaterThan(0.9)
  expect(own).toBeLessThan(shared - 0.1)
})

it('stands still without variance', () => {
  const { edges } = wanderOver({ ...wander, quarterVariance: 0 }, 2_000_000, 10)
  expect([...edges]).toEqual(Array(11).fill(0))
})
