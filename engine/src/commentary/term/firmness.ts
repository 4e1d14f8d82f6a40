import type { ReadTerm } from '../../analysis/term.ts'

/** How firmly a direction shows, in three steps. A reading becomes a direction at 0.25 and cannot pass 1. */
export type Firmness = 'mild' | 'clear' | 'strong'

export const firmnessOf = ({ strength }: ReadTerm): Firmness =>
  strength >= 0.6 ? 'strong' : strength >= 0.4 ? 'clear' : 'mild'
