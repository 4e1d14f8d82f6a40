import { analysesFor, customMaxCents, customMinCents, customRates, dollarsOf } from '@pusula/contract'
import { type Language, numbersIn } from '@pusula/words'
import { type BrokenLimit, readNumber } from '@pusula/words/reading'

type AmountComplaint = 'unreadable' | 'tooSmall' | 'tooLarge'

/** Cents, and no more. */
export const limits = { decimals: 2, most: '999999.99' }

/** The limit that a number has broken before it could be an amount; undefined where it is one, or none at all. */
export function brokenLimit(typed: string, language: Language): BrokenLimit | undefined {
  const read = readNumber(typed, language, limits)
  return read.kind === 'refused' ? read.limit : undefined
}

/** What was typed, in cents; null where it is no amount of dollars. */
export function centsTyped(typed: string, language: Language = 'en'): number | null {
  const read = readNumber(typed, language, limits)
  if (read.kind === 'refused' || (read.unit ?? '$') !== '$') return null
  return Math.round(Number(read.value) * 100)
}

/** An amount as the reader would type it. */
export const amountIn = (language: Language, cents: number): string =>
  numbersIn(language).typed(String(dollarsOf(cents)))

/** Dollars as they were read, with however many decimals. */
export function dollarsRead(typed: string, language: Language): string {
  const read = readNumber(typed, language)
  return read.kind === 'refused' ? typed.trim() : `$${numbersIn(language).typed(read.value)}`
}

export function amountComplaint(typed: string, language: Language): AmountComplaint | null {
  const cents = centsTyped(typed, language)
  if (cents === null) return 'unreadable'
  if (cents < customMinCents) return 'tooSmall'
  return cents > customMaxCents ? 'tooLarge' : null
}

/** Worth a word only while it is a small step. */
const smallStepCents = 100

/** What a little more money would buy at the next rate. */
export function betterRate(amountCents: number): { moreCents: number; analyses: number } | null {
  const next = customRates.find(({ fromCents }) => fromCents > amountCents)
  if (!next || analysesFor(amountCents) === 0) return null
  const moreCents = next.fromCents - amountCents
  return moreCents <= smallStepCents ? { moreCents, analyses: analysesFor(next.fromCents) } : null
}
