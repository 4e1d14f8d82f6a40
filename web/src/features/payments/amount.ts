import { analysesFor, customMaxCents, customMinCents, customRates } from '@pusula/contract'

export type AmountComplaint = 'unreadable' | 'tooSmall' | 'tooLarge'

/** One group of thousands at most, and up to two decimals behind a point or a comma, as people write in either language. */
const amount = /^(\d{1,3}(?:[.,\s]?\d{3})?)(?:[.,](\d{0,2}))?$/

/** What was typed, in cents; null where it is no amount of money. */
export function centsTyped(typed: string): number | null {
  const [, whole, cents = ''] = amount.exec(typed.replace('$', '').trim()) ?? []
  if (whole === undefined) return null
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}

export function amountComplaint(typed: string): AmountComplaint | null {
  const cents = centsTyped(typed)
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
