import { frozenPlan, type Horizon, type LivingPlan, type Model, type PlanTerms } from '@pusula/engine'

/** Kinds of claims: where a price ends, how a plan ends, or whether levels are touched. */
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
export type StoredClaim = Claim & { id: number }

export const isForecast = (claim: Claim): claim is ForecastClaim => !('terms' in claim)

/** The numbers of a plan: its prices, then the chances that were said. */
export const planTerms = ({ triggerUsd, entryUsd, stopUsd, targetUsd, chances }: LivingPlan): number[] => [
  ...[triggerUsd, entryUsd, stopUsd, targetUsd],
  ...[chances.met, chances.touched, chances.target, chances.stop, chances.neither],
]

/** A plan as it was issued, from its claim; undefined where the terms are not those of a plan. */
export function planOf({ what, issuedAt, priceUsd, terms }: TermsClaim): LivingPlan | undefined {
  const [triggerUsd, entryUsd, stopUsd, targetUsd, met, touched, target, stop, neither] = terms
  if (what === 'touch' || neither === undefined) return undefined
  const prices = { triggerUsd, entryUsd, stopUsd, targetUsd }
  const chances = { met, touched, target, stop, neither }
  return frozenPlan({ side: what, issuedAt: issuedAt.getTime(), priceUsd, ...prices, chances } as PlanTerms)
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
