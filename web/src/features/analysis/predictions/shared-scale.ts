import { ratioInRange } from '../../../ui/instruments/scale.ts'
import type { AnalysisResult } from '../select/run.ts'

export type Forecast = AnalysisResult['forecasts'][number]
export type Scale = { lowUsd: number; highUsd: number; halfRatio: number }
type Range = Pick<Forecast, 'low80Usd' | 'high80Usd'>

/** Round axis ends, as ratios. */
const halves = [0.02, 0.04, 0.06, 0.08, 0.12, 0.16, 0.24, 0.4, 0.6, 0.8]

/** One scale for all four rows, the price in its middle: a range that is twice as wide looks twice as wide. */
export function sharedScale(forecasts: readonly Range[], priceUsd: number): Scale {
  const furthest = Math.max(
    ...forecasts.flatMap(({ low80Usd, high80Usd }) => [1 - low80Usd / priceUsd, high80Usd / priceUsd - 1]),
  )
  const halfRatio = halves.find(half => half >= furthest) ?? 1
  return { lowUsd: priceUsd * (1 - halfRatio), highUsd: priceUsd * (1 + halfRatio), halfRatio }
}

/** Where a price stands on the scale, in percent from the left. */
export const placePercent = ({ lowUsd, highUsd }: Pick<Scale, 'lowUsd' | 'highUsd'>, priceUsd: number): number =>
  Math.round(ratioInRange(lowUsd, highUsd, priceUsd) * 10_000) / 100

export const isOnScale = ({ lowUsd, highUsd }: Scale, priceUsd: number): boolean =>
  priceUsd > lowUsd && priceUsd < highUsd

/** How much of a level's label fits between now and the end of the axis: its price too, its name, or nothing. */
export function levelLabel(scale: Scale, priceUsd: number, nowUsd: number): 'whole' | 'name' | 'none' {
  const place = placePercent(scale, priceUsd)
  const [fromNow, fromMiddle] = [Math.abs(place - placePercent(scale, nowUsd)), Math.abs(place - 50)]
  if (!isOnScale(scale, priceUsd) || fromNow < 9 || fromMiddle > 38) return 'none'
  return fromNow >= 17 && fromMiddle <= 30 ? 'whole' : 'name'
}

/** The width of the likely range, as a share of the price. */
export const roomRatio = ({ low80Usd, high80Usd }: Range, priceUsd: number): number => (high80Usd - low80Usd) / priceUsd

const barRatio = 0.05
const maxBars = 4
// A width of exactly 5 % arrives as a hair more from a division.
const hair = 1e-9

/** How large a move is likely, not where to: one bar for each started 5 % of the likely range's width, four at most. */
export const strengthBars = (range: Range, priceUsd: number): number =>
  Math.min(maxBars, Math.ceil(roomRatio(range, priceUsd) / barRatio - hair))

/** Within a fifth of the usual a move is as usual, in both directions; nobody would see the difference. */
const usualFrom = 0.8
const usualTo = 1 / usualFrom

/** Whether a larger or a smaller move than usual is expected. */
export const againstUsual = (widthToUsual: number): 'more' | 'less' | 'usual' =>
  widthToUsual > usualTo ? 'more' : widthToUsual < usualFrom ? 'less' : 'usual'
