import { type Language, markedIn } from '@pusula/words'
import type { HeadlineState } from '../headline/state.ts'
import type { Saying } from '../language.ts'

/**
 * What is told of a coin that has no analysis of its own: a headline, the three slots, and what stands in its place. Prices
 * are left as marks, which `pricesIn` writes for readers of any currency.
 */
export interface SpecialText {
  /** Null where nothing is the matter. */
  readonly state: HeadlineState | null
  readonly headline: string
  readonly happened: string
  readonly stands: string
  readonly changes: string
  readonly instead: string
}

type Slot = Exclude<keyof SpecialText, 'state'>

export const specialIn = (
  language: Language,
  state: HeadlineState | null,
  sayings: Readonly<Record<Slot, Saying>>,
): SpecialText => {
  const say = (saying: Saying) => saying[language](markedIn(language))
  return {
    state,
    headline: say(sayings.headline),
    happened: say(sayings.happened),
    stands: say(sayings.stands),
    changes: say(sayings.changes),
    instead: say(sayings.instead),
  }
}
