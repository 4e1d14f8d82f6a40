import { datesIn, ownClock } from './dates.ts'
import type { Language } from './language.ts'
import { numbersIn } from './numbers.ts'

/** Number and date formatting of the whole product. Minus is U+2212; an unknown value is a dash. */
export const formatIn = (language: Language, clock = ownClock) => ({
  ...numbersIn(language),
  ...datesIn(language, clock),
})

export type Format = ReturnType<typeof formatIn>
