import type { Analysis } from '../../analysis/analyse.ts'
import type { ReadTerm } from '../../analysis/term.ts'
import type { TermName } from '../../analysis/terms.ts'
import type { Saying } from '../language.ts'

/** What a sentence about one term may speak of. */
export interface Scene {
  readonly name: string
  readonly term: TermName
  readonly facts: ReadTerm
  readonly analysis: Analysis
}

export type Variants = readonly [Saying, ...Saying[]]

/** A sentence that is worth saying, in several wordings; the heavier ones are said. */
export interface Remark {
  readonly weight: number
  readonly variants: Variants
}
