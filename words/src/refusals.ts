import type { Both, Language } from './language.ts'
import { numbersIn } from './numbers.ts'
import { type BrokenLimit, type Limits, maxDigits } from './reading.ts'

type Says = Record<BrokenLimit, (limits: Limits) => string>

const { quantity: turkish } = numbersIn('tr')
const { quantity: english } = numbersIn('en')

const says: Both<Says> = {
  tr: {
    notNumber: () => 'Yalnızca rakam, nokta ve virgül yaz.',
    otherDigits: () => 'Rakamları 0-9 ile yaz.',
    negative: () => 'Eksi bir sayı olamaz.',
    tooSmall: ({ least }) => `En az ${turkish(least)} olmalı.`,
    tooLarge: ({ most }) => `En çok ${turkish(most)} olabilir.`,
    tooManyDecimals: ({ decimals = maxDigits }) => `En çok ${decimals} ondalık basamak yazılabilir.`,
    tooManyDigits: ({ digits = maxDigits }) => `En çok ${digits} basamak yazılabilir.`,
  },
  en: {
    notNumber: () => 'Use only digits, dot and comma.',
    otherDigits: () => 'Write the digits as 0-9.',
    negative: () => 'It cannot be negative.',
    tooSmall: ({ least }) => `It must be at least ${english(least)}.`,
    tooLarge: ({ most }) => `It can be ${english(most)} at most.`,
    tooManyDecimals: ({ decimals = maxDigits }) => `It can have ${decimals} decimals at most.`,
    tooManyDigits: ({ digits = maxDigits }) => `It can have ${digits} digits at most.`,
  },
}

/** Says which limit a typed number has broken, so that whoever typed it knows what to change. */
export const refusalIn =
  (language: Language) =>
  (limit: BrokenLimit, limits: Limits = {}): string =>
    says[language][limit](limits)
