import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Forecasts, forecast } from '../forecasts/forecast.ts'
import { type SampleMarket, sampleMarket, seededChance } from '../forecasts/sample-market.ts'
import { type Leverage, leveragedResult, liquidationToStop, mostTimes } from './leverage.ts'
import { makePlans, type Plan, type PlanInput } from './plan.ts'
import { feeRatio, resultOf } from './trade.ts'

const ready = (market: SampleMarket): Forecasts => {
  const answer = forecast(market)
  if (answer.kind !== 'ready') throw new Error(answer.kind)
  return answer
}
const forecasts = [
  ready(sampleMarket({ seed: 21 })),
  ready(sampleMarket({ seed: 22, stepRatio: 0.003 })),
  ready(sampleMarket({ seed: 23, stepRatio: 0.01, tickUsd: 0.01 })),
]

/** Any market that the levels promise: three supports below, three resistances above, one noise unit away or more. */
const markets = fc.integer().map((seed): PlanInput => {
  const chance = seededChance(seed)
  const found = forecasts[Math.floor(3 * chance())]
  const { priceUsd } = found.horizons['1day']
  const noiseRatio = 10 ** (-4 + 2 * chance())
  const ladder = () => {
    const steps = [1 + 5 * chance(), 1 + 9 * chance(), 1 + 9 * chance()]
    return [steps[0], steps[0] + steps[1], steps[0] + steps[1] + steps[2]]
  }
  return {
    forecasts: found,
    noiseUsd: priceUsd * noiseRatio,
    dayCount: 60,
    levels: {
      resistances: ladder().map(step => ({ priceUsd: priceUsd * (1 + step * noiseRatio) })),
      supports: ladder().map(step => ({ priceUsd: priceUsd / (1 + step * noiseRatio) })),
    },
  }
})

/** What holds for a rise holds for a fall with the sides exchanged. */
function expectSound(plan: Plan, { levels }: PlanInput) {
  const { side, conditionUsd, entryUsd, stopUsd, targetUsd, rewardToRisk, withinDay, inTheEnd } = plan
  const towards = side === 'up' ? 1 : -1
  expect(conditionUsd).toBe((side === 'up' ? levels.resistances : levels.supports)[0]?.priceUsd)
  expect(towards * (entryUsd - conditionUsd), 'a close lies beyond').toBeGreaterThanOrEqual(0)
  expect(towards * (targetUsd - entryUsd)).toBeGreaterThan(0)
  expect(towards * (entryUsd - stopUsd)).toBeGreaterThan(0)
  expect(Math.abs(stopUsd / entryUsd - 1)).toBeLessThanOrEqual(0.0601)
  expect(rewardToRisk).toBeGreaterThan(1.5)
  for (const { targetFirst, stopFirst, neither } of [withinDay, inTheEnd]) {
    for (const chance of [targetFirst, stopFirst, neither]) expect(chance >= 0 && chance <= 1).toBe(true)
    expect(targetFirst + stopFirst + neither).toBeCloseTo(1, 9)
    expect(targetFirst, 'the nearer end is the likelier').toBeLessThan(stopFirst)
  }
  expect(inTheEnd.stopFirst).toBeGreaterThan(withinDay.stopFirst)
  expect(inTheEnd.targetFirst).toBeGreaterThan(withinDay.targetFirst)
}

describe('a plan', () => {
  it('is sound in every market, on either side, or says why there is none', () => {
    const seen: Record<string, number> = {}
    fc.assert(
      fc.property(markets, market => {
        for (const plan of Object.values(makePlans(market))) {
          const kind = plan.kind === 'plan' ? plan.side : plan.code
          seen[kind] = (seen[kind] ?? 0) + 1
          if (plan.kind === 'plan') expectSound(plan, market)
          else if (plan.code === 'too-volatile') expect(plan.stopDistanceRatio).toBeGreaterThan(0.06)
        }
      }),
      { numRuns: 500, seed: 7 },
    )
    expect(Object.keys(seen).sort()).toEqual(['down', 'too-volatile', 'up'])
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(50)
  })

  it('earns nothing on average: its result is the fees, whatever its prices', () => {
    fc.assert(
      fc.property(markets, market => {
        for (const plan of Object.values(makePlans(market)))
          if (plan.kind === 'plan') expect(plan.resultRatio).toBeCloseTo(-2 * feeRatio, 4)
      }),
      { numRuns: 500 },
    )
  })

  it('puts stop and target at levels where they fit, and at a usual distance where none does', () => {
    const [calm] = forecasts
    const { priceUsd, scale } = calm.horizons['1day']
    const at = (moves: number) => ({ priceUsd: priceUsd * Math.exp(moves * scale) })
    const input = (supports: number[], resistances: number[]): PlanInput => ({
      forecasts: calm,
      noiseUsd: priceUsd * 1e-6,
      dayCount: 100,
      levels: { supports: supports.map(at), resistances: resistances.map(at) },
    })
    const up = (supports: number[], resistances: number[]) => {
      const plan = makePlans(input(supports, resistances)).up
      if (plan.kind !== 'plan') throw new Error(plan.code)
      return plan
    }
    const far = up([-3, -4, -5], [0.3, 5, 6])
    expect(far.rewardToRisk).toBeCloseTo(2, 1)
    const fitted = up([-0.6, -2, -3], [0.3, 2.8, 6])
    expect(Math.log(fitted.stopUsd / priceUsd) / scale, 'just under the support').toBeCloseTo(-0.6, 2)
    expect(Math.log(fitted.targetUsd / priceUsd) / scale, 'at the second resistance').toBeCloseTo(2.8, 6)
    expect(up([-0.1, -3, -4], [0.3, 5, 6]).stopUsd, 'a support in the noise is passed over').toBeCloseTo(far.stopUsd, 9)
  })

  it('is not made for a coin of a few weeks', () => {
    const input = { forecasts: forecasts[0], noiseUsd: 1, dayCount: 59, levels: { supports: [], resistances: [] } }
    expect(makePlans(input).up).toEqual({ kind: 'none', side: 'up', code: 'too-new', neededDays: 60 })
  })
})

function expectCostly(leverage: Leverage, { entryUsd, stopUsd, targetUsd, resultRatio, inTheEnd }: Plan) {
  const { times, liquidationUsd, liquidationChance } = leverage
  const [toStop, toTarget] = [stopUsd, targetUsd].map(usd => Math.abs(usd / entryUsd - 1))
  expect(Math.abs(liquidationUsd / entryUsd - 1)).toBeGreaterThanOrEqual(liquidationToStop * toStop)
  expect(leverage.lossAtStopRatio).toBeCloseTo(times * (toStop + 2 * feeRatio), 9)
  expect(leverage.gainAtTargetRatio).toBeCloseTo(times * (toTarget - 2 * feeRatio), 9)
  expect(leverage.fundingRatio).toBeGreaterThan(0)
  expect(leverage.resultRatio).toBeLessThan(times * resultRatio + 1e-9)
  expect(liquidationChance).toBeLessThan(inTheEnd.stopFirst)
}

describe('leverage', () => {
  it('meets its stop long before liquidation, is by itself never more than three times, and costs more than it earns', () => {
    fc.assert(
      fc.property(markets, market => {
        const { up, down } = makePlans(market)
        for (const plan of [up, down]) {
          if (plan.kind !== 'plan') continue
          expect(plan.leverage?.times).toBe(mostTimes)
          expect(plan.leverages.map(({ times }) => times)).toEqual([2, 3, 5])
          const chances = plan.leverages.map(({ liquidationChance }) => liquidationChance)
          expect(chances, 'the more is borrowed, the nearer is the end').toEqual(chances.toSorted((a, b) => a - b))
          for (const leverage of plan.leverages) expectCostly(leverage, plan)
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('what a plan brought with three times the money', () => {
  const dayMs = 86_400_000
  const prices = fc.record({
    side: fc.constantFrom('up', 'down'),
    stopRatio: fc.double({ min: 0.001, max: 0.1, noNaN: true }),
    exitRatio: fc.double({ min: 0.3, max: 3, noNaN: true }),
    days: fc.double({ min: 0, max: 8, noNaN: true }),
  })

  it('is three times what it brought without, less the funding of its days, and at worst all that was put in', () =>
    fc.assert(
      fc.property(prices, ({ side, stopRatio, exitRatio, days }) => {
        const away = side === 'up' ? -1 : 1
        const plan = { side, entryUsd: 100, stopUsd: 100 * (1 + away * stopRatio), targetUsd: 100 * (1 - away * 0.2) }
        const found = leveragedResult(plan, 100, { priceUsd: 100 * exitRatio, heldMs: days * dayMs })
        const isOffered = stopRatio <= (1 / mostTimes - 0.01) / liquidationToStop
        if (Math.abs(stopRatio - (1 / mostTimes - 0.01) / liquidationToStop) < 1e-9) return
        if (!isOffered) expect(found).toBeNull()
        else {
          const plain = mostTimes * (resultOf(plan, 100 * exitRatio) - 0.0003 * days)
          expect(found).toBeGreaterThanOrEqual(-1)
          // Upwards the fee is taken off the coins bought, which makes a hair of difference.
          if (found !== -1)
            expect(Math.abs((found ?? 0) - plain)).toBeLessThan(7 * feeRatio * (Math.abs(exitRatio - 1) + feeRatio))
          else expect(plain).toBeLessThan(-0.99)
        }
      }),
    ))
})

it('a result is what is left of the money: after fees both ways, and of a sale against keeping the coin', () => {
  expect(resultOf({ side: 'up', entryUsd: 100 }, 110)).toBeCloseTo((1.1 * 0.999) / 1.001 - 1, 12)
  expect(resultOf({ side: 'down', entryUsd: 100 }, 90)).toBeCloseTo(0.999 - 0.9 * 1.001, 12)
  expect(resultOf({ side: 'up', entryUsd: 100 }, 100)).toBeCloseTo(-0.002, 5)
})
