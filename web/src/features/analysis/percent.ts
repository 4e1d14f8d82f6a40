import type { Language } from '@pusula/contract'
import { locale } from '../../lib/format-numbers.ts'
import { useLanguage } from '../../lib/language.ts'

/** Shares without a sign: %83 in Turkish, 83% in English. */
export function percentIn(language: Language) {
  const digits = (count: number) => {
    const options = { style: 'percent', minimumFractionDigits: count, maximumFractionDigits: count } as const
    return new Intl.NumberFormat(locale[language], options)
  }
  const [whole, tenth, hundredth] = [digits(0), digits(1), digits(2)]
  return {
    whole: (ratio: number) => whole.format(ratio),
    tenth: (ratio: number) => tenth.format(ratio),
    hundredth: (ratio: number) => hundredth.format(ratio),
    /** A chance: nothing is certain, so it stays between 1 and 99. */
    chance: (ratio: number) => whole.format(Math.min(0.99, Math.max(0.01, ratio))),
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
