import { besideRange, columnCount, type Dot, placeDots, rangeColumns } from '../../../ui/instruments/dots.ts'
import type { AnalysisResult } from '../select/run.ts'

export type Forecast = AnalysisResult['forecasts'][number]
type Range = Pick<Forecast, 'low80Usd' | 'high80Usd'>

/** Its fifty ends as dots. */
export const dotsOf = ({ endsUsd, low80Usd, high80Usd }: Pick<Forecast, 'endsUsd'> & Range): Dot[] =>
  placeDots(endsUsd, low80Usd, high80Usd)

/** The price between two columns: 0 is the left end of the plot, 20 its right one. */
export const priceAt = ({ low80Usd, high80Usd }: Range, edge: number): number =>
  low80Usd + ((edge - besideRange) * (high80Usd - low80Usd)) / rangeColumns

/** Between which columns a price stands, or the nearest end. */
export const edgeNear = ({ low80Usd, high80Usd }: Range, usd: number): number =>
  clampEdge(besideRange + Math.round(((usd - low80Usd) / (high80Usd - low80Usd)) * rangeColumns))

export const clampEdge = (edge: number): number => Math.min(columnCount, Math.max(0, edge))

/** What can be counted on the left of an edge. */
export const countBelow = (dots: readonly Dot[], edge: number): number =>
  dots.filter(({ column }) => column < edge).length

/** Where the grip stands first: at the price that a plan waits for, where that is inside the range; else at the price of now. */
export const firstPrice = (range: Range, conditionUsd: number | undefined, nowUsd: number): number =>
  conditionUsd !== undefined && conditionUsd > range.low80Usd && conditionUsd < range.high80Usd ? conditionUsd : nowUsd

const keys: Record<string, (edge: number) => number> = {
  ArrowLeft: edge => edge - 1,
  ArrowDown: edge => edge - 1,
  ArrowRight: edge => edge + 1,
  ArrowUp: edge => edge + 1,
  PageDown: edge => edge - besideRange,
  PageUp: edge => edge + besideRange,
  Home: () => 0,
  End: () => columnCount,
}

/** Where a key takes the grip; null for one that does not move it. */
export function edgeAfter(key: string, edge: number): number | null {
  const move = keys[key]
  return move ? clampEdge(move(edge)) : null
}

const promisedRatio = 0.8

/** How a range did against its promise: days count as one each, since what happens within one belongs together. */
export function measuredAs({ heldRatio, days }: NonNullable<Forecast['record']>): 'kept' | 'narrow' | 'wide' {
  const error = 2 * Math.sqrt((promisedRatio * (1 - promisedRatio)) / Math.max(1, days))
  if (Math.abs(heldRatio - promisedRatio) <= error) return 'kept'
  return heldRatio < promisedRatio ? 'narrow' : 'wide'
}
