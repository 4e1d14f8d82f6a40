import { type AveragePeriod, averagePeriods } from '../../../analysis/term.ts'
import type { Timeframe } from '../../../candles.ts'
import type { Claim, Reading } from '../reader.ts'

const periodsIn = (text: string) => [...text.matchAll(/\d+/g)].map(Number) as AveragePeriod[]

/** Whether all the averages named in a clause are the term's own and lie where the clause says. */
function averagesLie(
  { facts, analysis }: Reading,
  list: string,
  unit: string,
  lies: (distanceInAtr: number) => boolean,
) {
  const units: Record<Timeframe, RegExp> = {
    '15m': /dönemlik|period/,
    '1h': /saatlik|hour/,
    '4h': /dönemlik|period/,
    '1d': /günlük|day/,
  }
  return (
    units[facts.timeframe].test(unit) &&
    periodsIn(list).every(period => {
      const averageUsd = facts.averagesUsd[period]
      if (averageUsd === null || !averagePeriods.includes(period)) return false
      const distanceUsd = analysis.priceUsd - averageUsd
      return lies(facts.atrUsd > 0 ? distanceUsd / facts.atrUsd : distanceUsd)
    })
  )
}

const average = /((?:\d+(?:, | ve )?)+) (saatlik|günlük|dönemlik) ortalama/.source
const itsAverage = /its ((?:\d+-(?:, | and )?)+)(hour|day|period) averages?/.source

/** Where the price is said to stand to its averages. */
export const averages: readonly Claim[] = [
  {
    name: 'above averages',
    words: { tr: new RegExp(`${average}\\S+ üstünde`), en: new RegExp(`above ${itsAverage}`) },
    holds: (reading, [, list, unit]) => averagesLie(reading, list, unit, distance => distance > 0),
  },
  {
    name: 'below averages',
    words: { tr: new RegExp(`${average}\\S+ altında`), en: new RegExp(`below ${itsAverage}`) },
    holds: (reading, [, list, unit]) => averagesLie(reading, list, unit, distance => distance < 0),
  },
  {
    name: 'near averages',
    words: { tr: new RegExp(`${average}\\S+ yakın`), en: new RegExp(`close to ${itsAverage}`) },
    holds: (reading, [, list, unit]) => averagesLie(reading, list, unit, distance => Math.abs(distance) <= 0.2501),
  },
]
