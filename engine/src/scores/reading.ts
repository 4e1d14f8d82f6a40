import type { Candles } from '../candles.ts'
import type { IndicatorBundle } from '../indicators/bundle.ts'

/** A run of completed candles with what the indicators say about it. */
export interface StudiedCandles {
  readonly candles: Candles
  readonly indicators: IndicatorBundle
}

/** What one factor sees: from -1, everything against, to 1, everything for; with the numbers behind it. */
export interface Reading {
  readonly reading: number
  readonly numbers: Readonly<Record<string, number>>
  /** What each of the numbers it is made of says by itself, from -1 to 1. */
  readonly parts: Readonly<Record<string, number>>
}

/** The latest value of a column, NaN where it is empty or not yet defined. */
export const latest = (column: Float64Array) => column.at(-1) ?? Number.NaN

/** The numbers that are known: what could not be measured is left out rather than shown as something else. */
export function known(numbers: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).filter(([, value]) => Number.isFinite(value)))
}

/** The mean of -1..1 parts; one that could not be measured counts as neutral, so less history means less to say. */
export function meanOfParts(parts: Readonly<Record<string, number>>): number {
  const values = Object.values(parts)
  return values.reduce((sum, part) => sum + (Number.isNaN(part) ? 0 : part), 0) / values.length
}

/** A difference in units of `unit`. A market without any movement has no units: what is known of it reads 0. */
export const inUnits = (difference: number, unit: number) => (unit === 0 ? 0 * difference : difference / unit)
