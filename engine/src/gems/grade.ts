import { type GemMeasures, monthDays, spanOf, weekDays } from './measures.ts'

/** Weights: the most each measure may add or take away; together the 50 points between the middle and either end. */
const limits = { momentum: 14, strength: 12, volume: 7, highs: 6, calm: 4, liquidity: 5, exchanges: 2 } as const

export type GemFactorName = keyof typeof limits

export interface GemFactor {
  readonly name: GemFactorName
  /** From -1, everything against, to 1, everything for. */
  readonly reading: number
  readonly points: number
}

export type GemLevel = 'High' | 'Medium' | 'Low' | 'Unknown'

export interface GemGrade {
  /** 0 to 100. A description of the last weeks, not an expected return. */
  readonly grade: number
  readonly level: GemLevel
  readonly factors: readonly GemFactor[]
}

const factorNames = Object.keys(limits) as GemFactorName[]
const highFrom = 75
const mediumFrom = 60
/** A coin younger than this has not shown enough for a level. */
const knownDays = 35

const quietVolatility = 0.05
const liquidUsd = 1e7

/** Moves are counted in the coin's own volatility: ten percent is much for a calm coin and nothing for a wild one. */
export function gradeGem(measures: GemMeasures): GemGrade {
  const { historyDays, dayVolatility, volumeToUsualRatio, belowHighRatio, dayVolumeUsd, exchangeCount } = measures
  const inVolatility = (changeRatio: number, days: number) =>
    Math.log1p(Math.max(changeRatio, -0.99)) / (dayVolatility * Math.sqrt(spanOf(historyDays, days)))
  const week = inVolatility(measures.weekChangeRatio, weekDays)
  const month = inVolatility(measures.monthChangeRatio, monthDays)
  const readings: Record<GemFactorName, number> = {
    momentum: (Math.tanh(week) + Math.tanh(month)) / 2,
    strength: Math.tanh(inVolatility(measures.aheadOfLeaderRatio, monthDays)),
    volume: Math.tanh(Math.log2(Math.max(volumeToUsualRatio, 1e-6))),
    highs: 1 - 2 * Math.tanh(-inVolatility(-belowHighRatio, monthDays)),
    calm: Math.tanh(Math.log(quietVolatility / dayVolatility) / 0.5),
    liquidity: Math.tanh(Math.log10(Math.max(dayVolumeUsd, 1) / liquidUsd)),
    // One venue is no news; each further one says that somebody else looked at the coin too.
    exchanges: 1 - 1 / Math.max(1, exchangeCount),
  }
  const factors = factorNames.map(name => ({ name, reading: readings[name], points: limits[name] * readings[name] }))
  const grade = Math.round(factors.reduce((sum, { points }) => sum + points, 50))
  return { grade, level: historyDays < knownDays ? 'Unknown' : levelOf(grade), factors }
}

function levelOf(grade: number): GemLevel {
  if (grade >= highFrom) return 'High'
  return grade >= mediumFrom ? 'Medium' : 'Low'
}
