import { expect, it } from 'vitest'
import type { Wander } from './movement.ts'
import { addShocks } from './shocks.ts'

const wander: Wander = {
  ...{ key: 3, seasonKey: 4, hasOwnSeasons: false, levels: 16 },
  ...{ quarterVariance: 1e-5, homeDeviation: 0, shocks: 'crashes' },
}
const slots = 100
const shocksOf = (shocks: Wander['shocks']) => {
  const stretch = {
    first: 4096 * 400,
    edges: new Float64Array(4096 * slots + 1),
    variances: new Float64Array(4096 * slots),
  }
  addShocks({ ...wander, shocks }, stretch)
  return Array.from({ length: slots }, (_, slot) => {
    const edges = stretch.edges.slice(slot * 4096, slot * 4096 + 4097)
    return { deepest: Math.min(...edges), highest: Math.max(...edges), end: edges[4096] }
  })
}

it('strikes about one slot in four, and only downwards where only crashes are meant', () => {
  const struck = shocksOf('crashes').filter(({ deepest }) => deepest < 0)
  expect(struck.length).toBeGreaterThan(slots / 6)
  expect(struck.length).toBeLessThan(slots / 3)
  expect(shocksOf('crashes').filter(({ highest }) => highest > 0)).toEqual([])
})

it('leaps both ways where both are meant', () => {
  const struck = shocksOf('both ways')
  expect(struck.filter(({ deepest }) => deepest < 0).length).toBeGreaterThan(5)
  expect(struck.filter(({ highest }) => highest > 0).length).toBeGreaterThan(5)
})

it('overshoots to between 2.4 and 8.4 days of ordinary movement, and is gone when its slot ends', () => {
  const dayDeviation = Math.sqrt(1e-5 * 96)
  for (const { deepest, end } of shocksOf('crashes').filter(({ deepest }) => deepest < 0)) {
    expect(-deepest / dayDeviation).toBeGreaterThan(2.39)
    expect(-deepest / dayDeviation).toBeLessThan(8.41)
    expect(end).toBe(0)
  }
})
