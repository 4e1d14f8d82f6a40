import type { Timeframe } from '../candles.ts'
import type { IndicatorBundle } from '../indicators/bundle.ts'
import type { TermLevels } from '../levels/term-levels.ts'
import { latest, type StudiedCandles } from '../scores/reading.ts'
import { type Recent, readRecent } from './recent.ts'
import { findTurns, type Turns } from './turns.ts'

export type Direction = 'up' | 'down' | 'sideways'

/** What is known of one term. What the candles do not reach is null. */
export interface ReadTerm {
  readonly kind: 'read'
  /** The candles it was read from. */
  readonly timeframe: Timeframe
  readonly direction: Direction
  /** 0 to 1: how firmly the direction shows. */
  readonly strength: number
  /** The way of the next finer timeframe: what happens at this moment within the term. */
  readonly lately: Direction | null
  readonly averagesUsd: Readonly<Record<AveragePeriod, number | null>>
  readonly atrUsd: number
  readonly rsi: number
  readonly macd: Momentum | null
  readonly adx: number | null
  /** A stop that follows the price; it turns when a candle closes beyond its line. */
  readonly supertrend: { readonly side: 'rising' | 'falling'; readonly lineUsd: number }
  /** 0 on the lower Bollinger band, 1 on the upper one, beyond either outside; null where the bands are one. */
  readonly bollingerPlace: number | null
  /** Average range as a share of the price, against its mean over the run. */
  readonly volatilityToUsualRatio: number | null
  readonly recent: Recent | null
  readonly watch: Watch
  /** What would change the picture. */
  readonly turns: Turns
}

/**
 * The two prices to look at over a term: for a direction, the next level ahead of it and the price that would end it; in a
 * sideways market, both ends. With the chances that they are touched within the term's days.
 */
export interface Watch {
  readonly days: number
  readonly supportUsd: number
  readonly supportChance: number
  readonly resistanceUsd: number
  readonly resistanceChance: number
}

export type TermFacts = ReadTerm | TooNewTerm

/** Too few candles to say anything about this term. */
export interface TooNewTerm {
  readonly kind: 'too-new'
  readonly timeframe: Timeframe
  readonly candleCount: number
  readonly neededCount: number
  readonly watch: Watch
}

export const averagePeriods = [20, 50, 200] as const
export type AveragePeriod = (typeof averagePeriods)[number]

/** The MACD histogram, now and one candle before. */
export interface Momentum {
  readonly histogramInAtr: number
  readonly histogramBeforeInAtr: number
}

/** The average of 20 candles is the least there is to say; by then the shorter studies have begun as well. */
export const neededCount = 20

/** A trend reading is a direction from here on: as firm as a recommendation asks for. */
const firmReading = 0.25

/** This many ranges tell what is usual. */
const usualCount = 50

export function directionOf(reading: number): Direction {
  if (reading >= firmReading) return 'up'
  return reading <= -firmReading ? 'down' : 'sideways'
}

export interface TermInput {
  readonly timeframe: Timeframe
  readonly studied: StudiedCandles
  /** The trend readings of these candles and of the finer ones, from -1 to 1; null where unknown. */
  readonly reading: number | null
  readonly finerReading: number | null
  /** How many candles are the recent ones. */
  readonly recentCount: number
  /** How far the term looks. */
  readonly days: number
  readonly levels: TermLevels
  /** Chance that a price is touched within those days. */
  readonly touchChance: (priceUsd: number) => number
  readonly priceUsd: number
}

export function readTerm(input: TermInput): TermFacts {
  const { timeframe, studied, reading, finerReading, recentCount, levels, touchChance, days, priceUsd } = input
  const { candles, indicators } = studied
  const candleCount = candles.close.length
  const watching = (supportUsd = levels.below.priceUsd, resistanceUsd = levels.above.priceUsd): Watch => ({
    days,
    supportUsd,
    supportChance: touchChance(supportUsd),
    resistanceUsd,
    resistanceChance: touchChance(resistanceUsd),
  })
  if (reading === null || candleCount < neededCount)
    return { kind: 'too-new', timeframe, candleCount, neededCount, watch: watching() }
  const facts = {
    direction: directionOf(reading),
    averagesUsd: {
      20: known(latest(indicators.averages20.exponential)),
      50: known(latest(indicators.averages50.exponential)),
      200: known(latest(indicators.averages200.exponential)),
    },
    atrUsd: latest(indicators.atr),
    supertrend: readSupertrend(indicators),
    recent: readRecent(candles, recentCount, priceUsd),
  }
  const turns = findTurns(facts, levels, priceUsd, touchChance)
  return {
    kind: 'read',
    timeframe,
    ...facts,
    strength: Math.abs(reading),
    lately: finerReading === null ? null : directionOf(finerReading),
    rsi: latest(indicators.rsi),
    macd: readMomentum(indicators),
    adx: known(latest(indicators.adx.adx)),
    bollingerPlace: readPlace(indicators, priceUsd),
    volatilityToUsualRatio: readVolatility(studied),
    watch: watching(turns.below?.priceUsd, turns.above?.priceUsd),
    turns,
  }
}

const known = (value: number) => (Number.isFinite(value) ? value : null)

function readSupertrend({ supertrend }: IndicatorBundle): ReadTerm['supertrend'] {
  return { side: latest(supertrend.direction) > 0 ? 'rising' : 'falling', lineUsd: latest(supertrend.line) }
}

function readMomentum({ macd, atr }: IndicatorBundle): Momentum | null {
  const atrUsd = latest(atr)
  const before = macd.histogram.at(-2)
  if (before === undefined || Number.isNaN(before) || atrUsd === 0) return null
  return { histogramInAtr: latest(macd.histogram) / atrUsd, histogramBeforeInAtr: before / atrUsd }
}

function readPlace({ bollinger }: IndicatorBundle, priceUsd: number): number | null {
  const lowerUsd = latest(bollinger.lower)
  return known((priceUsd - lowerUsd) / (latest(bollinger.upper) - lowerUsd))
}

function readVolatility({ candles: { close }, indicators: { atr } }: StudiedCandles): number | null {
  let sum = 0
  let count = 0
  for (let i = 0; i < close.length; i++) {
    if (Number.isNaN(atr[i])) continue
    sum += atr[i] / close[i]
    count++
  }
  if (count < usualCount || sum === 0) return null
  return (latest(atr) / latest(close) / sum) * count
}
