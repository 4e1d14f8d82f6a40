import type { Language } from '@pusula/contract'
import { digitsIn, shifted } from '../../lib/digits.ts'
import { useLanguage } from '../../lib/language.ts'

/** Shares without a sign: %83 in Turkish, 83% in English. */
export function percentIn(language: Language) {
  const to = (count: number) => (ratio: number) => {
    const digits = digitsIn(language, shifted(Math.abs(ratio), 2), count, count)
    return (ratio < 0 ? '-' : '') + (language === 'tr' ? `%${digits}` : `${digits}%`)
  }
  const whole = to(0)
  return {
    whole,
    tenth: to(1),
    hundredth: to(2),
    /** A chance: nothing is certain, so it stays between 1 and 99. */
    chance: (ratio: number) => whole(Math.min(0.99, Math.max(0.01, ratio))),
  }
}

export type Percent = ReturnType<typeof percentIn>

const made: Partial<Record<Language, Percent>> = {}

export function usePercent(): Percent {
  const language = useLanguage()
  made[language] ??= percentIn(language)
  return made[language]
}

/** A price inside a scale, where the currency is said once. */
export const withoutDollar = (text: string): string => text.replace('$', '')
