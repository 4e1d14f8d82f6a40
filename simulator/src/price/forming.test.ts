import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketsOf } from '../coins/market.ts'
import { fold } from './bars.ts'
import { quartersAt } from './forming.ts'
import { quarterMs, quartersOver } from './quarters.ts'

const markets = marketsOf(1)
const anyMarket = fc.constantFrom(...markets)
const anyQuarter = fc.integer({ min: 1_700_000, max: 2_450_000 })
const at = (market: (typeof markets)[number], quarter: number, second: number) =>
  fold(quartersAt(market, quarter, quarter + 1, quarter * quarterMs + second * 1000), 0, 1)

describe('a quarter hour that is watched while it forms', () => {
  it('opens with its open and nothing traded', () => {
    fc.assert(
      fc.property(anyMarket, anyQuarter, (market, quarter) => {
        const { open, ...rest } = at(market, quarter, 0)
        expect(rest).toEqual({ high: open, low: open, close: open, lots: 0, quote: 0 })
      }),
    )
  })

  it('only widens and only trades more as the seconds pass', () => {
    const twoSeconds = fc.tuple(fc.nat(899), fc.nat(899)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)])
    fc.assert(
      fc.property(anyMarket, anyQuarter, twoSeconds, (market, quarter, [early, late]) => {
        const before = at(market, quarter, early)
        const after = at(market, quarter, late)
        expect(after.open).toBe(before.open)
        expect(after.high).toBeGreaterThanOrEqual(before.high)
        expect(after.low).toBeLessThanOrEqual(before.low)
        expect(after.lots).toBeGreaterThanOrEqual(before.lots)
      }),
    )
  })

  it('has shown both extremes in its last second, and has nearly closed', () => {
    fc.assert(
      fc.property(anyMarket, anyQuarter, (market, quarter) => {
        const last = at(market, quarter, 899)
        const whole = fold(quartersOver(market, quarter, quarter + 1), 0, 1)
        expect({ high: last.high, low: last.low }).toEqual({ high: whole.high, low: whole.low })
        expect(Math.abs(last.close - whole.close)).toBeLessThanOrEqual(1 + 0.15 * (whole.high - whole.low))
        expect(last.lots).toBeLessThanOrEqual(whole.lots)
      }),
    )
  })

  it('moves within a few seconds', () => {
    const bitcoin = markets[0]
    for (let second = 0; second < 890; second += 5) {
      const prices = [0, 1, 2, 3, 4, 5].map(later => at(bitcoin, 1_990_000, second + later).close)
      expect(new Set(prices).size, `from second ${second}`).toBeGreaterThan(1)
    }
  })
})
