import { fromRows, timeframeMs } from '@pusula/engine'
import type { CandleSpan, History } from '../facts.ts'
import { Refusal } from '../refusal.ts'

/** A candle as a tuple: opening in unix milliseconds, open, high, low, close, volume in coins. */
export type PlainRow = readonly [number, number, number, number, number, number]

/** The same and, where they are counted, trades. */
export type CandleRow = PlainRow | readonly [...PlainRow, number]

export interface Question {
  timeframe: CandleSpan
  count: number
  nowMs: number
  /** When the first candle that this venue has ever shown of this coin was over: by then it was traded. */
  tradedByMs: number | undefined
}

const clockSlackMs = 60_000
/** A newest candle that closed longer ago than this means that the venue stands still. */
const lateMs = 120_000
/** In 5 years of five large coins no open stood more than 7 % off the close before it. */
export const maxJump = 1.5
/** On the day of a listing prices do shoot up, but not by more than this beyond where they open and close. */
export const maxWick = 100
/** The longest halt in the same years took 4 hours, and at most 6 of 1,000 candles were missing; prices moved 1 %. */
const maxHaltMs = 12 * 3_600_000
const maxMissingRatio = 0.01
const alwaysForgivenMissing = 4
const maxHaltJump = 1.2

/** The rows as candles, or the reason why they cannot be believed. */
export function checkCandles(rows: readonly CandleRow[], question: Question): History {
  const { timeframe, count } = question
  if (rows.length === 0) throw new Refusal('half', 'no candle at all')
  if (rows.length > count) throw new Refusal('garbage', 'more candles than asked for')
  for (const row of rows) checkRow(row, timeframe)
  const missing = rows.flatMap((row, i) => {
    const before = rows[i - 1]
    return before ? missingBetween(before, row, timeframe) : []
  })
  if (missing.length > Math.max(alwaysForgivenMissing, rows.length * maxMissingRatio))
    throw new Refusal('gap', `${missing.length} candles are missing`)
  checkEnds(rows, question)
  return { candles: fromRows(rows), missing }
}

function checkRow([time, open, high, low, close, volume]: CandleRow, timeframe: CandleSpan) {
  if (![open, high, low, close].every(price => price > 0 && price < Number.POSITIVE_INFINITY))
    throw new Refusal('price')
  if (!(volume >= 0 && volume < Number.POSITIVE_INFINITY)) throw new Refusal('garbage', 'volume')
  const top = Math.max(open, close)
  if (high < top || high > top * maxWick || low > Math.min(open, close)) throw new Refusal('range')
  if (time % timeframeMs[timeframe] !== 0) throw new Refusal('clock', 'a candle beside the grid')
}

/** The openings that should stand between two candles; a short halt with sane neighbours is forgiven. */
function missingBetween(before: CandleRow, after: CandleRow, timeframe: CandleSpan): number[] {
  const widthMs = timeframeMs[timeframe]
  const stepMs = after[0] - before[0]
  if (stepMs <= 0) throw new Refusal('order')
  const ratio = Math.max(after[1] / before[4], before[4] / after[1])
  if (ratio > (stepMs > widthMs ? maxHaltJump : maxJump)) throw new Refusal('jump')
  if (stepMs - widthMs > maxHaltMs) throw new Refusal('gap', 'a long halt')
  return Array.from({ length: stepMs / widthMs - 1 }, (_, i) => before[0] + (i + 1) * widthMs)
}

function checkEnds(rows: readonly CandleRow[], { timeframe, count, nowMs, tradedByMs }: Question) {
  const widthMs = timeframeMs[timeframe]
  const firstMs = rows[0]?.[0] ?? 0
  const lastMs = rows.at(-1)?.[0] ?? 0
  if (lastMs > nowMs + clockSlackMs) throw new Refusal('clock', 'a candle of the future')
  if (lastMs + widthMs < nowMs - lateMs) throw new Refusal('clock', 'the newest candle is old')
  if (rows.length < count && tradedByMs !== undefined && firstMs >= tradedByMs) throw new Refusal('half')
}
