import { readFileSync } from 'node:fs'
import { HOUR_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededChance } from '../forecasts/sample-market.ts'
import { correlationsOf, type HourlyCloses } from './correlations.ts'
import { gradeRange, portfolioRange, type Stake, wholePercents } from './range.ts'

/** Worked out by the published reference on the market below. */
const published = JSON.parse(readFileSync(`${import.meta.dirname}/published.json`, 'utf8'))

const endMs = Date.UTC(2025, 6, 16, 12)
const names = ['AAA', 'BBB', 'CCC', 'DDD']

/** Coins that follow one another less and less; the third has gaps, and the last one is young. */
function market(): Record<string, HourlyCloses> {
  const chance = seededChance(7)
  const coins = names.map(name => ({ name, time: [] as number[], close: [] as number[], log: 0 }))
  for (let i = 0; i < 760; i++) {
    const common = chance() - 0.5
    for (const [k, coin] of coins.entries()) {
      const jump = chance() < 0.01 ? 8 : 1
      coin.log += 0.01 * (common * (1 - k / 6) + (chance() - 0.5) * (0.4 + k / 4)) * jump
      if ((coin.name === 'DDD' && i < 640) || (coin.name === 'CCC' && i % 37 === 5)) continue
      coin.time.push(endMs - (759 - i) * HOUR_MS)
      coin.close.push(100 * Math.exp(coin.log))
    }
  }
  return Object.fromEntries(coins.map(({ name, time, close }) => [name, { time, close }]))
}

/** Every number is the other to a billionth. */
function expectSame(got: unknown, wanted: unknown, path = ''): void {
  if (typeof wanted === 'number')
    return void expect(Math.abs((got as number) - wanted) / Math.max(1e-6, Math.abs(wanted)), path).toBeLessThan(1e-9)
  if (wanted === null || typeof wanted !== 'object') return void expect(got, path).toBe(wanted)
  for (const [key, value] of Object.entries(wanted))
    expectSame((got as Record<string, unknown>)[key], value, `${path}.${key}`)
}

const correlations = correlationsOf(market())
const { halfWidths, prices, later } = published
const ends = (low: number | null, high: number | null) => (low === null ? null : { lowUsd: low, highUsd: high })

describe('the risk of a portfolio', () => {
  it('rests on the published correlations', () => expectSame(correlations, published.table))

  it.each(Object.entries<Record<string, never>>(published.vectors))('is the published one of %s', (_, vector) => {
    const { stakes, expected, percents, grade } = vector as Record<string, never> as never as {
      stakes: Stake[]
      expected: Record<string, never>
      percents: number[]
      grade: { value: number; inside: boolean; below: boolean } | null
    }
    const found = portfolioRange(stakes, { halfWidths, correlations })
    const { value, lo80, hi80, measured, addedUp, ...same } = expected as never as Record<string, never>
    const old = measured as never as { value: number; lo80: number; hi80: number }
    const added = addedUp as never as { lo80: number; hi80: number } | null
    expectSame(found, {
      ...same,
      valueUsd: value,
      range80: ends(lo80 ?? null, hi80 ?? null),
      measured: { valueUsd: old.value, lowUsd: old.lo80, highUsd: old.hi80 },
      addedUp: added && { lowUsd: added.lo80, highUsd: added.hi80 },
    })
    expect(wholePercents(found?.shares.map(({ risk }) => risk) ?? [])).toEqual(percents)
    const graded = gradeRange({ stakes, prices, range80: found?.range80 ?? null }, later)
    expectSame(graded, grade && { valueUsd: grade.value, isInside: grade.inside, isBelow: grade.below })
  })

  const stakes = fc
    .array(fc.record({ coin: fc.constantFrom(...names), value: fc.double({ min: 1, max: 1e6, noNaN: true }) }), {
      minLength: 1,
      maxLength: 8,
    })
    .map(all => [...new Map(all.map(stake => [stake.coin, stake])).values()])

  it('is shared out whole, never wider than its coins added up, and stablecoins put nothing at stake', () =>
    fc.assert(
      fc.property(stakes, fc.double({ min: 0, max: 1e6, noNaN: true }), (all, stable) => {
        const risk = (dollars: number) =>
          portfolioRange([...all, { coin: 'USDT', value: dollars, stable: true }], { halfWidths, correlations })
        const [one, more] = [risk(stable), risk(stable + 1000)]
        const shares = one?.shares.map(share => share.risk) ?? []
        expect(shares.reduce((total, share) => total + share, 0)).toBeCloseTo(1, 9)
        expect(shares.every(share => share >= 0)).toBe(true)
        expect(wholePercents(shares).reduce((total, percent) => total + percent, 0)).toBe(100)
        const width = (of: typeof one) => (of?.range80 ? of.range80.highUsd - of.range80.lowUsd : Number.NaN)
        const added = one?.addedUp ? one.addedUp.highUsd - one.addedUp.lowUsd : Number.NaN
        expect(width(one)).toBeLessThanOrEqual(added * (1 + 1e-9))
        expect(width(more) / width(one)).toBeCloseTo(1, 6)
      }),
    ))

  it('of one coin is that coin’s own range, and of nothing is none', () => {
    const one = portfolioRange([{ coin: 'AAA', value: 100 }], { halfWidths, correlations })
    expect(one?.range80?.highUsd).toBeCloseTo(100 * Math.exp(halfWidths.AAA), 9)
    expect(portfolioRange([], { halfWidths, correlations })).toBeNull()
    const dollars = portfolioRange([{ coin: 'USDT', value: 7, stable: true }], { halfWidths, correlations })
    expect(dollars).toMatchObject({ range80: { lowUsd: 7, highUsd: 7 }, shares: [] })
  })
})
