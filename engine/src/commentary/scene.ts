import type { Analysis } from '../analysis/analyse.ts'
import type { Term, TermName } from '../analysis/terms.ts'
import type { StoryFacts } from '../facts/facts.ts'
import type { Range } from '../facts/past.ts'
import type { Coin } from './language.ts'

/** Input of headline and stories. */
export interface Scene {
  readonly name: string
  readonly priceUsd: number
  readonly facts: StoryFacts
  /** Likely ranges (80 %) an hour and a day from now. */
  readonly hourRange: Range
  readonly dayRange: Range
  readonly terms: Readonly<Record<TermName, Term>>
}

export const sceneOf = ({ priceUsd, facts, forecasts, terms }: Analysis, { name }: Coin): Scene => ({
  name,
  priceUsd,
  facts,
  hourRange: forecasts.horizons['1hour'].range80,
  dayRange: forecasts.horizons['1day'].range80,
  terms,
})
