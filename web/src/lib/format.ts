import type { Language } from '@pusula/contract'
import { datesIn } from './format-dates.ts'
import { numbersIn } from './format-numbers.ts'
import { useLanguage } from './language.ts'

/** The one place where a number or an instant becomes text. Minus is U+2212; an unknown value is a dash. */
export const formatIn = (language: Language, timeZone?: string) => ({
  ...numbersIn(language),
  ...datesIn(language, timeZone),
})

export type Format = ReturnType<typeof formatIn>

const made: Partial<Record<Language, Format>> = {}

export function useFormat(): Format {
  const language = useLanguage()
  made[language] ??= formatIn(language)
  return made[language]
}
