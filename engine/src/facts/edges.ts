import { stopOrTarget } from '../forecasts/barriers.ts'
import type { Forecasts } from '../forecasts/forecast.ts'
import type { Levels } from '../levels/levels.ts'

/** The nearest level on either side, with the chances of a touch within 24 hours. */
export interface Edges {
  readonly lowUsd: number
  readonly lowChance: number
  readonly highUsd: number
  readonly highChance: number
  readonly eitherChance: number
}

export function readEdges({ supports: [low], resistances: [high] }: Levels, { horizons }: Forecasts): Edges {
  const { neither } = stopOrTarget(horizons['1day'], low.priceUsd, high.priceUsd)
  const [lowChance, highChance] = [low.touchChances.day, high.touchChances.day]
  return {
    lowUsd: low.priceUsd,
    lowChance,
    highUsd: high.priceUsd,
    highChance,
    eitherChance: Math.max(1 - neither, lowChance, highChance),
  }
}
