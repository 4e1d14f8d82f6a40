import { ratioInRange } from '../../../ui/instruments/scale.ts'
import type { AnalysisResult } from '../select/run.ts'

export type Forecast = AnalysisResult['forecasts'][number]
export type Scale = { lowUsd: number; highUsd: number }

/** Room at either end, so that no band touches the edge of its card. */
const edgeShare = 0.08

/** One scale for all four cards: a range that is twice as wide looks twice as wide. */
export function sharedScale(
  forecasts: readonly Pick<Forecast, 'low80Usd' | 'high80Usd' | 'medianUsd'>[],
  priceUsd: number,
): Scale {
  const all = forecasts.flatMap(({ low80Usd, high80Usd, medianUsd }) => [low80Usd, high80Usd, medianUsd])
  const low = Math.min(priceUsd, ...all)
  const high = Math.max(priceUsd, ...all)
  const edge = (high - low) * edgeShare
  return { lowUsd: low - edge, highUsd: high + edge }
}

/** Where a price stands on the scale, in percent from the left. */
export const placePercent = ({ lowUsd, highUsd }: Scale, priceUsd: number): number =>
  Math.round(ratioInRange(lowUsd, highUsd, priceUsd) * 10_000) / 100

const barRatio = 0.05
const mostBars = 4
// A width of exactly 5 % arrives as a hair more from a division.
const hair = 1e-9

/** How large a move is likely, not where to: one bar for each started 5 % of the likely range's width, four at most. */
export const strengthBars = (
  { low80Usd, high80Usd }: Pick<Forecast, 'low80Usd' | 'high80Usd'>,
  priceUsd: number,
): number => Math.min(mostBars, Math.ceil((high80Usd - low80Usd) / priceUsd / barRatio - hair))

const usualBand = 0.1

/** Whether the range is wider or narrower than usual for this coin; null where the usual is not known. */
export function moveAgainstUsual(widthToUsual: number | null): 'larger' | 'usual' | 'smaller' | null {
  if (widthToUsual === null) return null
  if (widthToUsual > 1 + usualBand) return 'larger'
  return widthToUsual < 1 - usualBand ? 'smaller' : 'usual'
}

/** Below this many results a share says more about luck than about the forecasts. */
export const enoughGraded = 30
