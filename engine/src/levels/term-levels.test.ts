import { DAY_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromRows } from '../candles.ts'
import { sampleMarket } from '../indicators/samples.ts'
import { findTermLevels, fitsTerm, weeksOf } from './term-levels.ts'

/** A chance that halves with every tenth of distance. */
const touchChance = (priceUsd: number) => 0.5 ** (Math.abs(Math.log(priceUsd / 100)) / 0.1)
const middleHalf = { lowUsd: 92, highUsd: 109 }

/** Days that stand at 100 but for the highs and lows that are named. */
const daysWith = (highs: Record<number, number>, lows: Record<number, number> = {}, length = 100) =>
  fromRows(Array.from({ length }, (_, i) => [i * DAY_MS, 100, highs[i] ?? 100.5, lows[i] ?? 99.5, 100, 10]))

const find = (candles: ReturnType<typeof daysWith>) =>
  findTermLevels({ candles, priceUsd: 100, touchChance, middleHalf })

describe('the levels of a term', () => {
  it('are where the price turned, if that fits the term', () => {
    const { above, below } = find(daysWith({ 30: 112, 50: 103, 70: 140 }, { 40: 88 }))
    expect(above).toEqual({ priceUsd: 112, touchChance: touchChance(112), kind: 'level' })
    expect(below).toEqual({ priceUsd: 88, touchChance: touchChance(88), kind: 'level' })
  })

  it('are the ends of the middle range where no turn fits', () => {
    expect(find(daysWith({ 50: 103, 70: 140 }))).toEqual({
      above: { priceUsd: 109, touchChance: touchChance(109), kind: 'range' },
      below: { priceUsd: 92, touchChance: touchChance(92), kind: 'range' },
    })
    expect(find(fromRows([])).above.kind).toBe('range')
  })

  it('are the strongest that fit: the later and the oftener', () => {
    expect(find(daysWith({ 20: 112, 80: 115 })).above.priceUsd).toBe(115)
    expect(find(daysWith({ 30: 112, 55: 112, 80: 115 })).above.priceUsd).toBe(112)
  })

  it('weigh half as much after 120 candles: two old turns against a fresh one', () => {
    const against = (freshAt: number) => find(daysWith({ 60: 112, 70: 112, [freshAt]: 115 }, {}, 300)).above.priceUsd
    expect([against(220), against(260)]).toEqual([112, 115])
  })

  it('weigh by what was traded', () => {
    const candles = daysWith({ 20: 112, 80: 115 })
    candles.volume[20] = 1000
    expect(find(candles).above.priceUsd).toBe(112)
  })

  it.each([0.5, 0.75])('are one place within half of the last days’ usual range: turns $%d apart', apartUsd => {
    const highs = Object.fromEntries(Array.from({ length: 80 }, (_, i) => [i, 103]))
    const { above } = find(daysWith({ ...highs, 40: 112, 60: 112 + apartUsd }))
    expect(above.priceUsd > 112 && above.priceUsd < 112 + apartUsd).toBe(apartUsd === 0.5)
  })

  it('are found for a coin of a fraction of a cent', () => {
    const cents = fromRows(
      Array.from({ length: 50 }, (_, i) => [i * DAY_MS, 0.001, i === 20 ? 0.00112 : 0.001, 0.001, 0.001, 10]),
    )
    const chance = (priceUsd: number) => touchChance(1e5 * priceUsd)
    const { above } = findTermLevels({ candles: cents, priceUsd: 0.001, touchChance: chance, middleHalf })
    expect(above).toMatchObject({ priceUsd: 0.00112, kind: 'level' })
  })

  it('lie on their side and have a chance that fits, in any market', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(0.005, 0.05), (seed, moveRatio) => {
        const candles = sampleMarket({ seed, length: 200, moveRatio, priceUsd: 100 })
        const { above, below } = find(candles)
        expect(above.priceUsd > 100 && below.priceUsd < 100).toBe(true)
        for (const { kind, touchChance: chance } of [above, below])
          expect(kind === 'range' || fitsTerm(chance)).toBe(true)
      }),
    )
  })
})

it.each([
  [0.19, false],
  [0.2, true],
  [0.6, true],
  [0.61, false],
])('a chance of %d fits a term: %s', (chance, fits) => expect(fitsTerm(chance)).toBe(fits))

it('weeks run from Monday to Sunday', () => {
  const monday = Date.UTC(2025, 0, 6)
  const rows = Array.from({ length: 16 }, (_, i) => [monday + (i - 1) * DAY_MS, 10 + i, 20, 5, 11 + i, 2])
  rows[3] = [monday + 2 * DAY_MS, 13, 27, 4.3, 14, 2]
  const weeks = weeksOf(fromRows(rows))
  expect([...weeks.time]).toEqual([monday - 7 * DAY_MS, monday, monday + 7 * DAY_MS, monday + 14 * DAY_MS])
  expect({ open: weeks.open[1], high: weeks.high[1], low: weeks.low[1], close: weeks.close[1] }).toEqual({
    open: 11,
    high: 27,
    low: 4.3,
    close: 18,
  })
  expect(weeks.volume[1]).toBe(14)
})
