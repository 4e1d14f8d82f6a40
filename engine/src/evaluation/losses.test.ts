import { describe, expect, it } from 'vitest'
import { brier, crps, gradedLevels, logLoss, pinball, skill } from './losses.ts'

describe('losses', () => {
  it('are the pinball loss of a quantile', () => {
    expect(pinball(0.9, 10, 12)).toBeCloseTo(1.8, 12)
    expect(pinball(0.9, 10, 7)).toBeCloseTo(0.3, 12)
    expect(pinball(0.9, 10, 10)).toBe(0)
  })

  it('are the absolute error of a point forecast', () => {
    const allTwo = gradedLevels.map(() => 2)
    expect(crps(allTwo, 5)).toBeCloseTo(3, 12)
    expect(crps(allTwo, 1)).toBeCloseTo(1, 12)
  })

  it('equal a uniform distribution’s CRPS by hand', () => {
    // Quantiles p of the uniform distribution, outcome 0.5: 2/19 · 2/400 · Σ k(10 − k), k = 1 … 9, where the sum is 165.
    expect(crps(gradedLevels, 0.5)).toBeCloseTo(1.65 / 19, 12)
  })

  it('reward knowing the spread', () => {
    const outcomes = Array.from({ length: 99 }, (_, i) => (i + 1) / 100)
    const total = (quantiles: number[]) => outcomes.reduce((sum, outcome) => sum + crps(quantiles, outcome), 0)
    const right = total(gradedLevels)
    expect(right).toBeLessThan(total(gradedLevels.map(p => 0.5 + (p - 0.5) / 2)))
    expect(right).toBeLessThan(total(gradedLevels.map(p => 0.5 + (p - 0.5) * 2)))
  })

  it('grade probabilities', () => {
    expect(brier(0.7, true)).toBeCloseTo(0.09, 12)
    expect(brier(0.7, false)).toBeCloseTo(0.49, 12)
    expect(logLoss(0.5, true)).toBeCloseTo(Math.LN2, 12)
    expect(logLoss(0.8, false)).toBeCloseTo(-Math.log(0.2), 12)
  })

  it('call the share of a loss avoided skill', () => {
    expect(skill(96, 100)).toBeCloseTo(0.04, 12)
    expect(skill(100, 100)).toBe(0)
    expect(skill(0, 0)).toBe(0)
  })
})
