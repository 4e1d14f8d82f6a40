import type { Levels } from '../levels/levels.ts'
import { readMomentum } from './momentum.ts'
import type { Reading, StudiedCandles } from './reading.ts'
import { type NewsTone, readMarket, readNews, readRoom } from './surroundings.ts'
import { readTrend } from './trend.ts'
import { readVolatility } from './volatility.ts'
import { readVolume } from './volume.ts'

/**
 * The most each factor may add or take away; together the 50 points between the middle and either end. Trend leads and
 * calm follows because only these two showed any rank correlation with later returns, and a weak one. The rest is there
 * to be seen, not because it was found to pay.
 */
const limits = { trend: 19, momentum: 9, volume: 5, volatility: 7, levels: 3, market: 4, news: 3 } as const

export type FactorName = keyof typeof limits

export const factorNames = Object.keys(limits) as FactorName[]

/** One row of the explanation. The rows start at 50 and add up to the score. */
export interface Factor {
  readonly name: FactorName
  /** A whole number, positive where the factor speaks for the coin. */
  readonly shareInPoints: number
  readonly limitInPoints: number
  /** From -1 to 1; 0 where it is missing. */
  readonly reading: number
  readonly basis: 'measured' | 'missing'
  /** What its points do to the score; the word for a factor follows this and nothing else. */
  readonly stance: 'adds' | 'takes' | 'even' | 'unread'
  /** The number that speaks most for its stance; null where it has none. */
  readonly told: string | null
  readonly numbers: Readonly<Record<string, number>>
}

export type Band = 'excellent' | 'good' | 'average' | 'poor'

/** A reading of trend and risk, 0 to 100. Not an expected return. */
export interface Score {
  readonly score: number
  readonly band: Band
  readonly factors: readonly Factor[]
  /** How many of the factors could be read, and by how many points the others would move the score at most. */
  readonly readCount: number
  readonly unreadPoints: number
}

/** With fewer factors than this there is no score worth the name. */
export const leastFactors = 4

/**
 * Rank correlation of the score with the return that followed: five coins, 1,340 days of coins from January to September
 * 2025. `npm run evaluate` measures it again.
 */
export const scoreRecord = { rankCorrelation1day: 0, rankCorrelation7day: 0.05 } as const

export interface ScoreInput {
  readonly priceUsd: number
  readonly daily: StudiedCandles | null
  readonly fourHourly: StudiedCandles | null
  readonly levels: Levels | null
  /** Trend reading of the coin that leads the market; null where it is unknown or the coin itself. */
  readonly leaderTrend: number | null
  readonly news: NewsTone | null
}

export function scoreCoin({ priceUsd, daily, fourHourly, levels, leaderTrend, news }: ScoreInput): Score {
  return sumUp({
    trend: daily && readTrend(daily, priceUsd),
    momentum: daily && readMomentum(daily, fourHourly),
    volume: daily && readVolume(daily),
    volatility: daily && readVolatility(daily),
    levels: levels && readRoom(levels, priceUsd),
    market: leaderTrend === null ? null : readMarket(leaderTrend),
    news: news && readNews(news),
  })
}

/** The score of seven readings, missing ones null. A reading that rises never lowers it. */
export function sumUp(readings: Readonly<Record<FactorName, Reading | null>>): Score {
  const factors = factorNames.map((name): Factor => {
    const limitInPoints = limits[name]
    const found = readings[name]
    if (!found)
      return {
        name,
        shareInPoints: 0,
        limitInPoints,
        reading: 0,
        basis: 'missing',
        stance: 'unread',
        told: null,
        numbers: {},
      }
    const { reading, numbers, parts } = found
    const shareInPoints = wholePoints(limitInPoints * reading)
    return {
      name,
      shareInPoints,
      limitInPoints,
      reading,
      basis: 'measured',
      stance: shareInPoints > 0 ? 'adds' : shareInPoints < 0 ? 'takes' : 'even',
      told: strongest(parts, shareInPoints),
      numbers,
    }
  })
  const score = factors.reduce((sum, { shareInPoints }) => sum + shareInPoints, 50)
  const unread = factors.filter(({ basis }) => basis === 'missing')
  return {
    score,
    band: bandOf(score),
    factors,
    readCount: factors.length - unread.length,
    unreadPoints: unread.reduce((sum, { limitInPoints }) => sum + limitInPoints, 0),
  }
}

/** The part that goes furthest with the points. There is one: parts that all went against them would not have made them. */
function strongest(parts: Reading['parts'], points: number): string | null {
  if (points === 0) return null
  const [first] = Object.entries(parts).sort(([, a], [, b]) => Math.sign(points) * (b - a))
  return first?.[0] ?? null
}

/** Rounded half away from zero, so that a factor weighs the same for and against; never a negative zero. */
const wholePoints = (points: number) => Math.sign(points) * Math.round(Math.abs(points)) + 0

function bandOf(score: number): Band {
  if (score >= 80) return 'excellent'
  if (score >= 60) return 'good'
  return score >= 40 ? 'average' : 'poor'
}
