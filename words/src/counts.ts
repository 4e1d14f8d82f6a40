import type { Language } from './language.ts'

/** Vowel harmony of Turkish suffixes behind a number, by the last word it is spoken with. */
const endings = {
  possessive: {
    ones: ['', 'i', 'si', 'ü', 'ü', 'i', 'sı', 'si', 'i', 'u'],
    tens: ['', 'u', 'si', 'u', 'ı', 'si', 'ı', 'i', 'i', 'ı'],
    hundred: 'ü',
    thousand: 'i',
    million: 'u',
    zero: 'ı',
  },
  locative: {
    ones: ['', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'],
    tens: ['', 'da', 'de', 'da', 'ta', 'de', 'ta', 'te', 'de', 'da'],
    hundred: 'de',
    thousand: 'de',
    million: 'da',
    zero: 'da',
  },
  ablative: {
    ones: ['', 'den', 'den', 'ten', 'ten', 'ten', 'dan', 'den', 'den', 'dan'],
    tens: ['', 'dan', 'den', 'dan', 'tan', 'den', 'tan', 'ten', 'den', 'dan'],
    hundred: 'den',
    thousand: 'den',
    million: 'dan',
    zero: 'dan',
  },
} as const

/** Behind a whole number in Turkish: 9’u, 950’si; 20’de, 13’te; 1’den. */
export function turkishEnding(number: number, ending: keyof typeof endings): string {
  const { ones, tens, hundred, thousand, million, zero } = endings[ending]
  if (number === 0) return zero
  if (number % 10) return ones[number % 10] ?? ''
  if (number % 100) return tens[(number % 100) / 10] ?? ''
  if (number % 1_000) return hundred
  return number % 1_000_000 ? thousand : million
}

/** A chance as a count that is never none and never all: 20’de 5 in Turkish, 5 of 20 in English. */
export function outOf(language: Language, chance: number, whole: number): string {
  const count = Math.round(chance * whole)
  const tr = `${whole}’${turkishEnding(whole, 'locative')}`
  if (count < 1) return language === 'tr' ? `${tr} 1’den az` : `fewer than 1 of ${whole}`
  if (count >= whole) {
    const most = whole - 1
    return language === 'tr' ? `${tr} ${most}’${turkishEnding(most, 'ablative')} çok` : `more than ${most} of ${whole}`
  }
  return language === 'tr' ? `${tr} ${count}` : `${count} of ${whole}`
}

/** Chances that add up to one as counts that add up to the whole: what rounding leaves goes to those that lost most by it. */
export function countsOf(chances: readonly number[], whole: number): number[] {
  const exact = chances.map(chance => chance * whole)
  const counts = exact.map(Math.floor)
  const order = exact.map((value, i) => ({ i, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest)
  const left = whole - counts.reduce((sum, count) => sum + count, 0)
  for (const { i } of order.slice(0, Math.max(0, left))) counts[i] = (counts[i] ?? 0) + 1
  return counts
}
