import type { Both, Language } from './language.ts'

interface Names {
  ones: readonly string[]
  tens: readonly string[]
  hundred: string
  thousand: string
  /** What joins tens and ones. */
  between: string
  /** One hundred and one thousand are called so, or only by the second word. */
  isOneSaid: boolean
}

const names: Both<Names> = {
  tr: {
    ones: ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'],
    tens: ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'],
    hundred: 'yüz',
    thousand: 'bin',
    between: ' ',
    isOneSaid: false,
  },
  en: {
    ones: [
      ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
      ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
    ],
    tens: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
    hundred: 'hundred',
    thousand: 'thousand',
    between: '-',
    isOneSaid: true,
  },
}

/** A whole number in words, bin iki yüz otuz dört; undefined from a million on, below one, and between two. */
export function spelled(value: string, language: Language): string | undefined {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > 999_999) return undefined
  const said = names[language]
  return [...named(Math.floor(number / 1000), said.thousand, said), belowThousand(number % 1000, said)]
    .filter(Boolean)
    .join(' ')
}

function named(count: number, name: string, said: Names): string[] {
  if (count === 0) return []
  return count === 1 && !said.isOneSaid ? [name] : [belowThousand(count, said), name]
}

function belowThousand(number: number, said: Names): string {
  const rest = number % 100
  const ones = said.ones[rest]
  const below = ones ?? [said.tens[Math.floor(rest / 10)], said.ones[rest % 10]].filter(Boolean).join(said.between)
  return [...hundreds(Math.floor(number / 100), said), below].filter(Boolean).join(' ')
}

const hundreds = (count: number, said: Names): string[] => {
  if (count === 0) return []
  return count === 1 && !said.isOneSaid ? [said.hundred] : [said.ones[count] ?? '', said.hundred]
}
