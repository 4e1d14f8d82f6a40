import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stopOrTarget } from '../forecasts/barriers.ts'
import { type Forecasts, forecast } from '../forecasts/forecast.ts'
import { touchChances, touchWithin } from '../forecasts/reach.ts'
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

  describe('of a coin at 100 that moves three percent a day and half a percent an hour', () => {
    const [{ horizons }] = forecasts
    const at100 = { priceUsd: 100, calibration: 1.25, tickUsd: 0, lean: 0 }
    const known: Forecasts = {
      ...forecasts[0],
      horizons: {
        ...horizons,
        '1day': { ...horizons['1day'], ...at100, scale: 0.024 },
        '1hour': { ...horizons['1hour'], ...at100, scale: 0.004 },
      },
      usualDayScale: null,
    }
    const noiseUsd = 0.4
    /** The nearest levels lie at 99 and 101, two further ones where the test has them. */
    const make = (side: 'up' | 'down', stopLevels: number[], targetLevels: number[]) => {
      const behind = [side === 'up' ? 99 : 101, ...stopLevels].map(priceUsd => ({ priceUsd }))
      const ahead = [side === 'up' ? 101 : 99, ...targetLevels].map(priceUsd => ({ priceUsd }))
      const levels = side === 'up' ? { supports: behind, resistances: ahead } : { supports: ahead, resistances: behind }
      const plan = makePlans({ forecasts: known, noiseUsd, dayCount: 60, levels })[side]
      if (plan.kind !== 'plan') throw new Error(plan.code)
      return plan
    }

    it.each([
      ['up', 1, 101],
      ['down', -1, 99],
    ] as const)('lies %s where the measured averages put it', (side, towards, conditionUsd) => {
      const away = Math.abs(Math.log(conditionUsd / 100)) / 0.03
      const entryUsd = conditionUsd * Math.exp(towards * (0.95 + 0.6 * away) * 0.005)
      const plan = make(side, [], [])
      expect(plan.entryUsd).toBeCloseTo(entryUsd, 9)
      expect(plan.stopUsd, 'a usual stop').toBeCloseTo(entryUsd * Math.exp(-towards * 1.3 * 0.03), 9)
      expect(plan.targetUsd, 'twice as far').toBeCloseTo(entryUsd * Math.exp(towards * 2.6 * 0.03), 9)
      expect(plan.rewardToRisk).toBeCloseTo((plan.targetUsd - entryUsd) / (entryUsd - plan.stopUsd), 9)
      expect(plan.conditionChance).toBe(touchChances(known, conditionUsd)['1day'])
      // After the level the day is livelier than it was forecast, and its tails more than its middle.
      const day = known.horizons['1day']
      const livelier = (pace: number) =>
        stopOrTarget({ ...day, priceUsd: plan.entryUsd, scale: 0.024 * pace }, plan.stopUsd, plan.targetUsd)
      const [stopFirst, targetFirst] = [livelier(1.03 + 0.05 * away).stopFirst, livelier(1.1 + 0.2 * away).targetFirst]
      expect(plan.withinDay.stopFirst).toBeCloseTo(stopFirst, 12)
      expect(plan.withinDay.targetFirst).toBeCloseTo(targetFirst, 12)
      expect(plan.withinDay.neither).toBeCloseTo(1 - stopFirst - targetFirst, 12)
    })

    it.each([
      ['up', 1],
      ['down', -1],
    ] as const)(
      'stops %s just beyond a level that lies as far as a day swings, and ends at one about twice as far',
      (side, towards) => {
        const { entryUsd, stopUsd: usualStopUsd, targetUsd: usualTargetUsd } = make(side, [], [])
        const stopWith = (moves: number) => entryUsd * Math.exp(-towards * moves * 0.03)
        const targetWith = (times: number) => entryUsd * Math.exp(towards * 1.3 * times * 0.03)
        const beyond = towards * 0.25 * noiseUsd
        for (const moves of [1.16, 1.44]) {
          const level = stopWith(moves) + beyond
          expect(make(side, [level], []).stopUsd, `${moves} moves`).toBeCloseTo(level - beyond, 9)
        }
        for (const moves of [1.14, 1.46])
          expect(make(side, [stopWith(moves) + beyond], []).stopUsd).toBeCloseTo(usualStopUsd, 9)
        for (const times of [1.71, 2.09])
          expect(make(side, [], [targetWith(times)]).targetUsd).toBeCloseTo(targetWith(times), 9)
        for (const times of [1.69, 2.11])
          expect(make(side, [], [targetWith(times)]).targetUsd).toBeCloseTo(usualTargetUsd, 9)
        const both = [stopWith(1.2) + beyond, stopWith(1.4) + beyond]
        expect(make(side, both, []).stopUsd, 'the nearer of two').toBeCloseTo(stopWith(1.2), 9)
      },
    )

    it('costs with borrowed money what venues charge, for as long as such plans took', () => {
      const { entryUsd, stopUsd, targetUsd, leverages, leverage } = make('up', [], [])
      const days = (0.7 * Math.log(entryUsd / stopUsd) * Math.log(targetUsd / entryUsd)) / 0.03 ** 2
      const starting = { ...known.horizons['1day'], priceUsd: entryUsd }
      for (const { times, ...found } of leverages) {
        const liquidationUsd = entryUsd * (1 - 1 / times + 0.01)
        expect(found.position).toBe('long')
        expect(found.liquidationUsd).toBeCloseTo(liquidationUsd, 9)
        const moved: Forecasts = { ...known, horizons: { ...known.horizons, '1day': starting } }
        expect(found.liquidationChance).toBeCloseTo(touchWithin(moved, liquidationUsd, 7), 12)
        expect(found.fundingRatio).toBeCloseTo(times * 0.0003 * days, 12)
        expect(found.resultRatio).toBeCloseTo(-2 * times * feeRatio - found.fundingRatio, 12)
      }
      expect(leverage).toEqual(leverages[1])
      const short = make('down', [], [])
      expect(short.leverage).toMatchObject({ position: 'short', times: 3 })
      expect(short.leverage?.liquidationUsd).toBeCloseTo(short.entryUsd * (1 + 1 / 3 - 0.01), 9)
    })
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
