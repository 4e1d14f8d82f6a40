import { describe, expect, it } from 'vitest'
import { normalAbove } from '../normal.ts'
import { dieboldMariano, neweyWest, rankCorrelation, sortedQuantile } from './statistics.ts'

describe('the normal distribution', () => {
  // Published table values.
  it.each([
    [0, 0.5],
    [1, 0.158655],
    [1.959964, 0.025],
    [-1.644854, 0.95],
    [3, 0.00135],
  ])('has the known chance above %d', (z, chance) => expect(normalAbove(z)).toBeCloseTo(chance, 6))
})

describe('Diebold and Mariano', () => {
  it('agrees with the variance worked out by hand', () => {
    // Around the mean 2.5: squares 5, neighbours' products 0.75 − 0.25 + 0.75.
    expect(neweyWest([1, 2, 3, 4], 0)).toBeCloseTo(5 / 4 / 4, 12)
    expect(neweyWest([1, 2, 3, 4], 1)).toBeCloseTo((1.25 + 0.3125) / 4, 12)
    expect(dieboldMariano([1, 2, 3, 4], 1).statistic).toBeCloseTo(4, 12)
    expect(dieboldMariano([1, 2, 3, 4], 1).p).toBeCloseTo(6.334e-5, 7)
  })

  it('is zero for a forecast against itself', () => {
    expect(dieboldMariano([0, 0, 0, 0])).toEqual({ statistic: 0, p: 1 })
    expect(dieboldMariano([])).toEqual({ statistic: 0, p: 1 })
  })

  it('is symmetric', () => {
    const differences = [0.3, -0.1, 0.2, 0.5, -0.4, 0.1, 0.2]
    const there = dieboldMariano(differences)
    const back = dieboldMariano(differences.map(difference => -difference))
    expect(back.statistic).toBeCloseTo(-there.statistic, 12)
    expect(back.p).toBeCloseTo(there.p, 12)
  })
})

describe('rank correlation', () => {
  it('agrees with Spearman by hand', () => {
    // 1 − 6 · Σd² / n(n² − 1) with four places exchanged by one: 1 − 24 / 120.
    expect(rankCorrelation([1, 2, 3, 4, 5], [20, 10, 40, 30, 50])).toBeCloseTo(0.8, 12)
    expect(rankCorrelation([1, 2, 3], [9, 5, 1])).toBeCloseTo(-1, 12)
  })

  it('averages tied ranks, and is 0 without variance', () => {
    // Ranks 0, 1.5, 1.5, 3 against 0, 1, 2, 3: 4.5 / √(4.5 · 5).
    expect(rankCorrelation([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(22.5), 12)
    expect(rankCorrelation([7, 7, 7], [1, 2, 3])).toBe(0)
  })
})

it('a quantile is interpolated linearly', () => {
  expect(sortedQuantile([10, 20, 30], 0.5)).toBe(20)
  expect(sortedQuantile([10, 20, 30], 0.25)).toBe(15)
  expect(sortedQuantile([10, 20, 30], 1)).toBe(30)
})
