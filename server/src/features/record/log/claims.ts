import type { Horizon, Model } from '@pusula/engine'

/** What a claim is about: where a price ends, how a plan ends, or whether levels are touched. */
export type What = Horizon | 'up' | 'down' | 'touch'

interface Issued {
  source: 'live' | 'simulated'
  symbol: string
  /** Somebody asked for it; all others were issued because their time had come. */
  asked: boolean
  /** The slot of the plan that it fills; what was asked for has its own moment. */
  slotAt: Date
  issuedAt: Date
  dueAt: Date
  /** The edition of the method that made it. */
  edition: number
  priceUsd: number
  /** The exchange that said so. */
  venue: string
}

export interface ForecastClaim extends Issued {
  what: Horizon
  medianUsd: number
  low50Usd: number
  high50Usd: number
  low80Usd: number
  high80Usd: number
  riseProbability: number
  scale: number
  calibration: number
  lean: number
  model: Model
  halfWidth: number
  /** The move that a constant width would expect; null where there were too few candles. */
  constantScale: number | null
}

/** What is claimed by a few numbers, in a fixed order. */
export interface TermsClaim extends Issued {
  what: 'up' | 'down' | 'touch'
  terms: readonly number[]
}

/** A claim as it was issued; nothing of it is ever changed. */
export type Claim = ForecastClaim | TermsClaim

/** A claim with the number of the entry that sealed it. */
export type KeptClaim = Claim & { id: number }

export const isForecast = (claim: Claim): claim is ForecastClaim => !('terms' in claim)

/** A plan's numbers. */
interface PlanTerms {
  conditionUsd: number
  entryUsd: number
  stopUsd: number
  targetUsd: number
  /** Chance that the target comes first, if one waits until either is reached. */
  targetFirst: number
}

export const planTerms = ({ conditionUsd, entryUsd, stopUsd, targetUsd, targetFirst }: PlanTerms): number[] => [
  conditionUsd,
  entryUsd,
  stopUsd,
  targetUsd,
  targetFirst,
]

export function readPlanTerms([conditionUsd, entryUsd, stopUsd, targetUsd, targetFirst]: readonly number[]): PlanTerms {
  const found = { conditionUsd, entryUsd, stopUsd, targetUsd, targetFirst }
  if (Object.values(found).includes(undefined)) throw new Error('a plan has five numbers')
  return found as PlanTerms
}

interface TouchTerm {
  priceUsd: number
  /** Of being touched within a day. */
  chance: number
}

export const touchTerms = (levels: readonly TouchTerm[]): number[] =>
  levels.flatMap(({ priceUsd, chance }) => [priceUsd, chance])

export const readTouchTerms = (terms: readonly number[]): TouchTerm[] =>
  Array.from({ length: terms.length / 2 }, (_, i) => ({ priceUsd: terms[2 * i] ?? 0, chance: terms[2 * i + 1] ?? 0 }))
