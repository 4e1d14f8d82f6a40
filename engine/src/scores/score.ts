import type { Levels } from '../levels/levels.ts'
import { inUnits, known, latest, meanOfParts, type Reading, type StudiedCandles } from './reading.ts'
import { type NewsTone, readMarket, readNews, readRoom } from './surroundings.ts'

/**
 * Weights: the most each factor may add or take away; together the 50 points between the middle and either end. Trend leads and
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
export const minFactors = 4

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

/** A relative strength this far from 50 is about one standard deviation of what daily candles show. */
const ordinaryRsiDistance = 13

/** And so is a four-hour histogram of this many daily ranges. */
const ordinaryHistogramInAtr = 0.08

/**
 * Momentum: whether the latest moves are stronger than those before them, over days (relative strength) and over hours
 * (MACD histogram). Both are measured against days: in a nearly dead market one trade turns a four-hour relative
 * strength around.
 */
function readMomentum(daily: StudiedCandles, fourHourly: StudiedCandles | null): Reading | null {
  const rsi = latest(daily.indicators.rsi)
  if (Number.isNaN(rsi)) return null
  const histogramUsd = fourHourly ? latest(fourHourly.indicators.macd.histogram) : Number.NaN
  const histogramInAtr = inUnits(histogramUsd, latest(daily.indicators.atr))
  const parts = {
    rsi: Math.tanh((rsi - 50) / ordinaryRsiDistance),
    histogramInAtr: Math.tanh(histogramInAtr / ordinaryHistogramInAtr),
  }
  return { reading: meanOfParts(parts), numbers: known({ rsi, histogramInAtr }), parts: known(parts) }
}

/** The middle of what five large coins covered in a day, 2021 to 2025: average true range as a share of the price. */
const ordinaryRangeRatio = 0.06

const usualDays = 180
const minDays = 30

/** Volatility from daily candles, calm counting for: against the coin's own half year and against the large coins. */
function readVolatility({ candles, indicators }: StudiedCandles): Reading | null {
  const { close } = candles
  const { atr } = indicators
  let sum = 0
  let days = 0
  for (let i = Math.max(close.length - usualDays, 0); i < close.length; i++) {
    if (Number.isNaN(atr[i])) continue
    sum += atr[i] / close[i]
    days++
  }
  if (days < minDays || sum === 0) return null
  const last = close.length - 1
  const dailyRangeRatio = atr[last] / close[last]
  const toUsualRatio = (dailyRangeRatio * days) / sum
  const parts = {
    dailyRangeRatio: -Math.tanh(Math.log(dailyRangeRatio / ordinaryRangeRatio) / 0.8),
    toUsualRatio: -Math.tanh(Math.log(toUsualRatio) / 0.4),
  }
  return { reading: meanOfParts(parts), numbers: { dailyRangeRatio, toUsualRatio }, parts }
}

const days = 20

/** A flow of half the volume is as one-sided as twenty days get. */
const strongFlow = 0.5

/**
 * Volume: on which days more was traded, the rising or the falling ones. Each day counts by its move in average ranges
 * rather than by its sign alone, so that a close that crosses the one before by a hair does not turn the day around.
 */
function readVolume({ candles, indicators }: StudiedCandles): Reading | null {
  const { close, volume } = candles
  const atrUsd = latest(indicators.atr)
  if (close.length <= days || Number.isNaN(atrUsd)) return null
  let total = 0
  let flow = 0
  for (let i = close.length - days; i < close.length; i++) {
    total += volume[i]
    if (atrUsd > 0) flow += volume[i] * Math.tanh((close[i] - close[i - 1]) / atrUsd)
  }
  if (total === 0) return null
  const flowRatio = flow / total
  const reading = Math.tanh(flowRatio / strongFlow)
  return {
    reading,
    numbers: { flowRatio, volumeToUsualRatio: (latest(volume) * days) / total },
    parts: { flowRatio: reading },
  }
}

/** The range of a random walk is about 1.6 times its standard deviation. Unlike the candles' own ranges, ATR sees gaps. */
const rangeInDeviations = 1.6

/**
 * Trend from daily candles: how the averages stand to each other and to the price, and how far the price came in 7, 30
 * and 90 days, each against the coin's own volatility. Over five years this composite ranked coins slightly better than
 * chance (rank correlation 0.02 for a day, 0.04 for a week) and did not time a single coin: it describes, it does not
 * promise.
 */
function readTrend({ candles, indicators }: StudiedCandles, priceUsd: number): Reading | null {
  const atrUsd = latest(indicators.atr)
  if (Number.isNaN(atrUsd)) return null
  const averageGapUsd = latest(indicators.averages20.exponential) - latest(indicators.averages50.exponential)
  const longGapUsd = priceUsd - latest(indicators.averages200.exponential)
  const volatility = atrUsd / rangeInDeviations / priceUsd
  const move = (days: number) => {
    const change = Math.log(priceUsd / (candles.close.at(-days) ?? Number.NaN))
    return inUnits(change, volatility * Math.sqrt(days))
  }
  const numbers = {
    averageGapInAtr: inUnits(averageGapUsd, atrUsd),
    longGapInAtr: inUnits(longGapUsd, atrUsd),
    move7InVolatility: move(7),
    move30InVolatility: move(30),
    move90InVolatility: move(90),
  }
  const parts = {
    averageGapInAtr: Math.tanh(numbers.averageGapInAtr),
    longGapInAtr: Math.tanh(numbers.longGapInAtr / 5),
    move7InVolatility: Math.tanh(numbers.move7InVolatility),
    move30InVolatility: Math.tanh(numbers.move30InVolatility),
    move90InVolatility: Math.tanh(numbers.move90InVolatility),
  }
  return { reading: meanOfParts(parts), numbers: known(numbers), parts: known(parts) }
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
