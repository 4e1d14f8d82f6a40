import { DAY_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { type Candles, fromRows, slice } from '../../candles.ts'
import { gradeGems } from './gems.ts'

const start = Date.UTC(2024, 0, 1)
const everything = [0, Number.POSITIVE_INFINITY] as const

/** Days that rise by `slope` and waver, with highs two percent above. */
const days = (slope: number, count = 200): Candles =>
  fromRows(
    Array.from({ length: count }, (_, i) => {
      const close = 10 * Math.exp(slope * i) * (i % 2 ? 1.03 : 1)
      return [start + i * DAY_MS, close, close * 1.02, close * 0.98, close, 1e6]
    }),
  )
const leader = days(0.001)
const grade = (coins: Record<string, Candles>) =>
  gradeGems(
    Object.entries(coins).map(([symbol, candles]) => ({ symbol, days: candles })),
    leader,
    ...everything,
  )

describe('gems found in daily candles', () => {
  it('are followed to the end of their days and found again only then', () => {
    const { n, everyCoin, aheadOfLeader, medianChange } = grade({ RISE: days(0.012), FALL: days(-0.012) })
    expect(n).toBeGreaterThan(3)
    expect(n, 'a find lasts for days').toBeLessThan(60)
    expect(aheadOfLeader).toBe(1)
    expect(medianChange).toBeGreaterThan(0)
    expect(everyCoin.aheadOfLeader).toBeLessThan(1)
  })

  it('that are no longer traded have failed', () => {
    const gone = grade({ GONE: slice(days(0), 0, 100) })
    const there = grade({ GONE: days(0) })
    expect(gone.everyCoin.n).toBeLessThan(there.everyCoin.n)
    expect(gone.everyCoin.n).toBeGreaterThan(0)
  })

  it('have no look-ahead: later days change outcomes and not what was found', () => {
    const known = slice(days(0.01), 0, 120)
    const mad = days(0.01)
    for (let i = 120; i < 200; i++) mad.high[i] *= 5
    const finds = (candles: Candles) => gradeGems([{ symbol: 'X', days: candles }], leader, 0, start + 60 * DAY_MS)
    expect(finds(mad).n).toBe(finds(days(0.01)).n)
    expect(finds(known).n).toBe(finds(days(0.01)).n)
  })

  it('are not looked for where too little is traded', () => {
    const thin = { ...days(0.012), volume: new Float64Array(200).fill(100) }
    expect(grade({ THIN: thin }).everyCoin.n).toBe(0)
  })
})
