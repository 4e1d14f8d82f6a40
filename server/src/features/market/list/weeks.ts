import { HOUR_MS } from '@pusula/words'
import type { Market } from '../market.ts'

/** What the last days of a coin say beyond its ticker. */
export interface Week {
  /** The price of a week ago, then every four hours. */
  line: readonly number[]
  /** What is traded in a usual day of the last thirty. */
  usualVolumeUsd: number
  /** How far each of the last ninety days went, up or down; the newest last. */
  moveRatios: readonly number[]
}

const lineCandles = 42
const days = 90
const volumeDays = 30
/** A line of a week does not look another within an hour of the clock, in which no week begins anew either. */
const hourOf = (atMs: number | undefined) => atMs !== undefined && Math.floor(atMs / HOUR_MS)
/** Concurrency limit: enough to be ready in a minute, few enough that nobody else waits. */
const atOnce = 2

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? 0
  return sorted.length % 2 ? high : ((sorted[middle - 1] ?? 0) + high) / 2
}

/** Gathers the weeks of many coins, one after the other, from when somebody first wants them. */
export function createWeeks({ candlesUntil }: Pick<Market, 'candlesUntil'>, nowMs: () => number) {
  const known = new Map<string, { week: Week | undefined; atMs: number }>()
  let isGathering = false

  async function load(symbol: string): Promise<Week | undefined> {
    const [{ value: line }, { value: daily }] = await Promise.all([
      candlesUntil(symbol, '4h', lineCandles, nowMs()),
      candlesUntil(symbol, '1d', days, nowMs()),
    ])
    const first = line[0]
    // A coin that is younger than a week has no week.
    if (!first || line.length < lineCandles) return undefined
    return {
      line: [first[1], ...line.map(([, , , , close]) => close)],
      usualVolumeUsd: median(daily.slice(-volumeDays).map(([, , , , close, volume]) => close * volume)),
      moveRatios: daily.map(([, open, , , close]) => Math.abs(close / open - 1)),
    }
  }

  async function gather(waiting: string[]) {
    for (let symbol = waiting.shift(); symbol !== undefined; symbol = waiting.shift()) {
      const before = known.get(symbol)?.week
      const week = await load(symbol).catch(() => before)
      known.set(symbol, { week, atMs: nowMs() })
    }
  }

  return {
    of: (symbol: string): Week | undefined => known.get(symbol)?.week,
    /** Looks again at those that are old, in this order, while nobody waits. Resolves when all have been looked at. */
    async follow(symbols: readonly string[]): Promise<void> {
      if (isGathering) return
      isGathering = true
      const old = symbols.filter(symbol => hourOf(known.get(symbol)?.atMs) !== hourOf(nowMs()))
      await Promise.all(Array.from({ length: atOnce }, () => gather(old)))
      isGathering = false
    },
    isWhole: (symbols: readonly string[]): boolean => symbols.every(symbol => known.has(symbol)),
  }
}
