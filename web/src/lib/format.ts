import { type Format, formatIn, type Language } from '@pusula/words'
import { useLanguage } from './language.ts'

const made: Partial<Record<Language, Format>> = {}

/** Writes numbers and instants in the reader's language and time zone. */
export function useFormat(): Format {
  const language = useLanguage()
  made[language] ??= formatIn(language)
  return made[language]
}
