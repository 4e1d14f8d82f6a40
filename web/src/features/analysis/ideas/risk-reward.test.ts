import fc from 'fast-check'
import { expect, it } from 'vitest'
import { labelPercent, riskReward } from './risk-reward.ts'

it('shows risk and reward at their true proportion', () => {
  const bar = riskReward({ entryUsd: 100, stopUsd: 98, targetUsd: 104, leverage: 1 }, 101)
  expect(bar.entryPercent).toBeCloseTo(33.33, 2)
  expect(bar.nowPercent).toBe(50)
  expect(bar.riskRatio).toBeCloseTo(0.02)
  expect(bar.rewardRatio).toBeCloseTo(0.04)
})

it('multiplies both sides by the leverage', () => {
  const bar = riskReward({ entryUsd: 100, stopUsd: 98, targetUsd: 104, leverage: 3 }, 100)
  expect([bar.riskRatio, bar.rewardRatio].map(ratio => ratio.toFixed(4))).toEqual(['0.0600', '0.1200'])
})

it('keeps the risk on the left when the price has to fall', () => {
  const bar = riskReward({ entryUsd: 100, stopUsd: 102, targetUsd: 94, leverage: 1 }, 101)
  expect(bar.entryPercent).toBe(25)
  expect(bar.nowPercent).toBe(12.5)
})

it('never leaves the bar', () => {
  const price = fc.double({ min: 1e-8, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(price, price, price, price, (entryUsd, stopUsd, targetUsd, nowUsd) => {
      const { entryPercent, nowPercent } = riskReward({ entryUsd, stopUsd, targetUsd, leverage: 2 }, nowUsd)
      for (const place of [entryPercent, nowPercent, labelPercent(entryPercent)]) {
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThanOrEqual(100)
      }
    }),
  )
})
