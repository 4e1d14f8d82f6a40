import { avoidOverlap } from '../../../ui/instruments/avoid-overlap.ts'
import { ratioInRange } from '../../../ui/instruments/scale.ts'

/** Labels are this far apart, in percent of a ruler: as wide as a price, on the narrowest phone and on a desk. */
const labelGap = { narrow: 27, wide: 12 }
const labelEnds = [12, 88] as const

/** Every price at its true place between the outermost, with room at both ends; in the order they came. */
export function rulerPlaces(pricesUsd: readonly number[], edgeShare = 0.1): (usd: number) => number {
  const [low, high] = [Math.min(...pricesUsd), Math.max(...pricesUsd)]
  const edge = (high - low) * edgeShare
  return usd => Math.round(ratioInRange(low - edge, high + edge, usd) * 10_000) / 100
}

/** The same places for labels, moved just as far as they would cover each other. */
export function labelPlaces(places: readonly number[], isWide = false): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const apart = avoidOverlap(
    order.map(index => ({ position: places[index] ?? 0, weight: 1 })),
    isWide ? labelGap.wide : labelGap.narrow,
    labelEnds,
  )
  return places.map((_, index) => apart[order.indexOf(index)] ?? 0)
}
