import { DAY_MS, dollars, numbersIn, type Tender, withPrices } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromRows, slice } from '../candles.ts'
import { flatMarket, sampleMarket } from '../indicators/samples.ts'
import { gradeGem } from './grade.ts'
import { type GemMeasures, measureGem } from './measures.ts'
import { targetOf } from './target.ts'
import { describeGem, describeHorizon } from './words.ts'

/** Days that close where they are told to, each with a high two percent above. */
const closing = (closes: readonly number[], volume = (_: number) => 10) =>
  fromRows(closes.map((close, i) => [i * DAY_MS, close, close * 1.02, close * 0.98, close, volume(i)]))

const leaderDays = closing(Array.from({ length: 100 }, (_, i) => 50_000 * (i % 2 ? 1.01 : 1)))
const candidate = (closes: readonly number[], volume?: (day: number) => number) => ({
  days: closing(closes, volume),
  leaderDays,
  priceUsd: closes.at(-1) ?? 0,
  dayVolumeUsd: 2e7,
  exchangeCount: 3,
})
const measured = (closes: readonly number[], volume?: (day: number) => number): GemMeasures => {
  const found = measureGem(candidate(closes, volume))
  if (!found) throw new Error('nothing could be measured')
  return found
}

const wavy = (slope: number, length = 100) =>
  Array.from({ length }, (_, i) => 10 * Math.exp(slope * i) * (i % 2 ? 1.03 : 1))

const anyMeasures: fc.Arbitrary<GemMeasures> = fc.record({
  historyDays: fc.integer({ min: 14, max: 99 }),
  dayVolatility: fc.double({ min: 1e-4, max: 3, noNaN: true }),
  weekChangeRatio: fc.double({ min: -1, max: 50, noNaN: true }),
  monthChangeRatio: fc.double({ min: -1, max: 500, noNaN: true }),
  aheadOfLeaderRatio: fc.double({ min: -10, max: 500, noNaN: true }),
  volumeToUsualRatio: fc.double({ min: 0, max: 1e6, noNaN: true }),
  belowHighRatio: fc.double({ min: 0, max: 1, noNaN: true }),
  dayVolumeUsd: fc.double({ min: 0, max: 1e12, noNaN: true }),
  exchangeCount: fc.integer({ min: 0, max: 40 }),
})

describe('the measures of a coin', () => {
  it('are the changes, the volume and the distance one can check by hand', () => {
    const closes = Array.from({ length: 60 }, (_, i) => (i < 29 ? 100 : i < 52 ? 110 : 121))
    const found = measured(closes, day => (day >= 56 ? 40 : 10))
    expect(found.monthChangeRatio).toBeCloseTo(0.1)
    expect(found.weekChangeRatio).toBeCloseTo(0)
    expect(found.belowHighRatio).toBeCloseTo(1 - 1 / 1.02)
    expect(found.dayVolatility).toBeCloseTo(Math.log(1.1) / Math.sqrt(30))
    expect(found.aheadOfLeaderRatio, 'the leader stands where it stood').toBeCloseTo(0.1)
    expect(found.volumeToUsualRatio, 'three days of four times the coins, at a higher price').toBeGreaterThan(4)
  })

  it('do not know what a day that is still forming will have traded', () => {
    const quiet = measured(wavy(0.01), () => 10)
    const busyToday = measured(wavy(0.01), day => (day === 99 ? 10_000 : 10))
    expect(busyToday.volumeToUsualRatio).toBe(quiet.volumeToUsualRatio)
  })

  it.each([
    ['too few days', slice(closing(wavy(0.01)), 0, 14)],
    ['a price that never moved', flatMarket(100)],
    ['no days at all', fromRows([])],
  ])('are not made up from %s', (_, days) => {
    expect(measureGem({ ...candidate(wavy(0.01)), days })).toBeNull()
  })

  it('stay finite on wild, gapped and half-dead markets', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const days = sampleMarket({
        seed,
        length: 100,
        moveRatio: 0.2,
        gapChance: 0.2,
        stillChance: 0.5,
        timeframe: '1d',
      })
      const found = measureGem({ ...candidate(wavy(0)), days, priceUsd: days.close[99] })
      expect(Object.values(found ?? {}).every(Number.isFinite)).toBe(true)
    }
  })
})

describe('a grade', () => {
  it('stands between 0 and 100 and is what its factors add up to', () => {
    fc.assert(
      fc.property(anyMeasures, measures => {
        const { grade, factors } = gradeGem(measures)
        const sum = factors.reduce((total, { points }) => total + points, 50)
        return grade >= 0 && grade <= 100 && Math.abs(grade - sum) <= 0.5 + 1e-9
      }),
    )
  })

  it.each(['weekChangeRatio', 'monthChangeRatio', 'aheadOfLeaderRatio', 'volumeToUsualRatio', 'dayVolumeUsd'] as const)(
    'never falls when %s rises',
    name => {
      fc.assert(
        fc.property(anyMeasures, fc.double({ min: 0, max: 10, noNaN: true }), (measures, more) => {
          const higher = { ...measures, [name]: measures[name] + more }
          return gradeGem(higher).grade >= gradeGem(measures).grade
        }),
      )
    },
  )

  it('never rises with the distance from the high', () => {
    fc.assert(
      fc.property(anyMeasures, fc.double({ min: 0, max: 1, noNaN: true }), (measures, belowHighRatio) => {
        const [near, far] = [measures.belowHighRatio, belowHighRatio].sort((a, b) => a - b)
        return (
          gradeGem({ ...measures, belowHighRatio: far ?? 0 }).grade <=
          gradeGem({ ...measures, belowHighRatio: near ?? 0 }).grade
        )
      }),
    )
  })

  it('is high for a coin that rises on growing volume and low for one that falls', () => {
    const rising = gradeGem(measured(wavy(0.012), day => (day > 95 ? 30 : 10)))
    const falling = gradeGem(measured(wavy(-0.012)))
    expect(rising).toMatchObject({ level: 'High' })
    expect(falling).toMatchObject({ level: 'Low' })
    expect(rising.grade - falling.grade).toBeGreaterThan(40)
  })

  it('has no level for a coin that is only weeks old', () => {
    expect(gradeGem(measured(wavy(0.01, 30))).level).toBe('Unknown')
    expect(gradeGem(measured(wavy(0.01, 36))).level).not.toBe('Unknown')
  })
})

describe('a target', () => {
  it('is the nearest high that noise does not reach within days', () => {
    const closes = [...wavy(0, 80), 14, ...wavy(0, 19)]
    const found = measured(closes)
    const { targetUsd, roomRatio } = targetOf(10, closing(closes), { ...found, dayVolatility: 0.1 })
    expect(targetUsd).toBeCloseTo(14 * 1.02)
    expect(roomRatio).toBeCloseTo(0.428)
  })

  it('stands half of a fortnight’s range away where no high is in reach', () => {
    const closes = [...wavy(0.001, 90), ...wavy(0.001, 90).slice(0, 10)]
    const rangeRatio = (12 * 1.02) / (10 * 0.98)
    const { roomRatio } = targetOf(1_000, closing([...closes, 10, 12]), { ...measured(closes), dayVolatility: 0.05 })
    expect(roomRatio).toBeCloseTo(Math.sqrt(rangeRatio) - 1)
  })

  it('lies above the price, and its days are two to fifty-five in growing order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.double({ min: 0.001, max: 1.5, noNaN: true }), (seed, width) => {
        const days = sampleMarket({ seed, length: 100, moveRatio: width / 2, timeframe: '1d' })
        const priceUsd = days.close[99]
        const found = measureGem({ ...candidate(wavy(0)), days, priceUsd })
        if (!found) return true
        const { targetUsd, fromDays, toDays } = targetOf(priceUsd, days, found)
        return targetUsd > priceUsd && fromDays >= 2 && fromDays < toDays && toDays <= 55
      }),
      { numRuns: 50 },
    )
  })
})

describe('the words of a gem', () => {
  const rising = measured(wavy(0.012), day => (day > 95 ? 30 : 10))

  it('name what speaks for it in the language of the reader', () => {
    expect(describeGem(rising, 'en')).toMatch(
      /^Up 4\d\.\d\d% in 30 days\. \d\d\.\d points ahead of Bitcoin over 30 days/,
    )
    expect(describeGem(rising, 'tr')).toMatch(
      /^Son 30 günde %4\d,\d\d yükseldi\. 30 günde Bitcoin’in \d\d,\d puan önünde/,
    )
  })

  it('name what speaks against it too', () => {
    const thin = (language: 'tr' | 'en', tender: Tender = dollars) =>
      withPrices(describeGem({ ...rising, dayVolumeUsd: 600_000 }, language), numbersIn(language).dollarsIn(tender))
    expect(thin('en')).toContain('Against it: $600K traded in 24 hours.')
    expect(thin('tr', { currency: 'TRY', perDollar: 43 })).toMatch(/Zayıf yanı: son 24 saatteki hacmi ₺25,8\sMn\.$/)
  })

  it('say nothing that is not a number, whatever the measures', () => {
    fc.assert(
      fc.property(anyMeasures, fc.constantFrom('tr' as const, 'en' as const), (measures, language) => {
        return !/NaN|undefined|Infinity|null/.test(describeGem(measures, language))
      }),
    )
  })

  it('say the horizon as a range of days', () => {
    expect(describeHorizon({ fromDays: 3, toDays: 6 }, 'en')).toBe('3-6 days')
    expect(describeHorizon({ fromDays: 3, toDays: 6 }, 'tr')).toBe('3-6 gün')
  })
})
