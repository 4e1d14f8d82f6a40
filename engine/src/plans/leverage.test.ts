import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Forecasts } from '../forecasts/forecast.ts'
import { scaleOver, touchWithin } from '../forecasts/reach.ts'
import { type Leverage, leveragesFor, usualLeverage } from './leverage.ts'
import type { Trade } from './trade.ts'

const forecastsAt = (priceUsd: number) =>
  ({
    usualDayScale: 0.03,
    horizons: {
      '1day': {
        ...{ horizon: '1day', model: 'daily', priceUsd, scale: 0.03, calibration: 1, lean: 0, tickUsd: 0 },
        halfWidth: 0.0469,
      },
    },
  }) as Forecasts
const forecasts = forecastsAt(100)

const up: Trade = { side: 'up', entryUsd: 100, stopUsd: 95, targetUsd: 108 }
const down: Trade = { side: 'down', entryUsd: 100, stopUsd: 105, targetUsd: 92 }
const timesOf = (trade: Trade) => leveragesFor(trade, forecasts).map(({ times }) => times)

describe('leverage', () => {
  it('keeps liquidation three times as far away as the stop', () => {
    expect(timesOf(up)).toEqual([2, 3, 5])
    expect(timesOf({ ...up, stopUsd: 93 }), '1 / (3 * 0.07 + 0.01) is 4.5').toEqual([2, 3])
    expect(timesOf({ ...down, stopUsd: 107 })).toEqual([2, 3])
    expect(timesOf({ ...up, stopUsd: 85 }), '1 / (3 * 0.15 + 0.01) is 2.2').toEqual([2])
    expect(timesOf({ ...up, stopUsd: 83 }), 'just under 2').toEqual([])
    // 1 / (3 * 0.0625 + 0.0125) would be 5 exactly; a stop of 6.3333 % leaves 5 on the edge.
    const edge = (1 / 5 - 0.01) / 3
    expect(timesOf({ ...down, stopUsd: 100 * (1 + edge - 1e-9) })).toEqual([2, 3, 5])
    expect(timesOf({ ...down, stopUsd: 100 * (1 + edge + 1e-9) })).toEqual([2, 3])
  })

  it('of itself offers the most up to three times', () => {
    const offered = (list: number[]) => list.map(times => ({ times }) as Leverage)
    expect(usualLeverage(offered([2, 3, 5]))?.times).toBe(3)
    expect(usualLeverage(offered([2]))?.times).toBe(2)
    expect(usualLeverage([])).toBeNull()
  })

  it('says what is lost at the stop and won at the target, fees counted both ways, and what a plan costs on average', () => {
    for (const trade of [up, down]) {
      const found = leveragesFor(trade, forecasts).find(({ times }) => times === 3)
      if (!found) throw new Error('three times is offered')
      expect(found.position).toBe(trade.side === 'up' ? 'long' : 'short')
      expect(found.lossAtStopRatio).toBeCloseTo(3 * (0.05 + 0.002), 12)
      expect(found.gainAtTargetRatio).toBeCloseTo(3 * (0.08 - 0.002), 12)
      const toStop = Math.log(trade.entryUsd / trade.stopUsd)
      const toTarget = Math.log(trade.targetUsd / trade.entryUsd)
      const days = (0.7 * toStop * toTarget) / scaleOver(forecasts, 1) ** 2
      expect(found.fundingRatio).toBeCloseTo(3 * 0.0003 * days, 12)
      expect(found.fundingRatio).toBeGreaterThan(0)
      expect(found.resultRatio).toBeCloseTo(-3 * 0.002 - found.fundingRatio, 12)
    }
  })

  it('is liquidated where the stake is gone but for what the venue keeps, with the chance of a touch from the entry', () => {
    const [long] = leveragesFor({ ...up, entryUsd: 103 }, forecasts)
    expect(long.liquidationUsd).toBeCloseTo(103 * (1 - 1 / 2 + 0.01), 9)
    expect(long.liquidationChance).toBe(touchWithin(forecastsAt(103), long.liquidationUsd, 7))
    const [short] = leveragesFor(down, forecasts)
    expect(short.liquidationUsd).toBeCloseTo(100 * (1 + 1 / 2 - 0.01), 9)
    expect(short.liquidationChance).toBe(touchWithin(forecasts, short.liquidationUsd, 7))
  })

  it('never lets the stop lie beyond the liquidation', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.4, noNaN: true }), fc.boolean(), (away, isUp) => {
        const stopUsd = isUp ? 100 * (1 - away) : 100 * (1 + away)
        const trade: Trade = { side: isUp ? 'up' : 'down', entryUsd: 100, stopUsd, targetUsd: isUp ? 130 : 70 }
        for (const { liquidationUsd, lossAtStopRatio } of leveragesFor(trade, forecasts)) {
          expect(Math.abs(liquidationUsd - 100)).toBeGreaterThanOrEqual(3 * Math.abs(stopUsd - 100) * 0.999)
          expect(lossAtStopRatio).toBeLessThan(1)
        }
      }),
    )
  })
})
