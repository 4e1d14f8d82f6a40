import type { Language } from '@pusula/words'
import { type Limits, readNumber, type Unit } from '@pusula/words/reading'

export const limitsOf = {
  price: { least: '0.000000000001', most: '1000000000000', decimals: 12 },
  percent: { least: '1', most: '90', decimals: 2 },
  times: { least: '1.5', most: '100', decimals: 1 },
} satisfies Record<string, Limits>

/** What was typed as a number that can be waited for; null otherwise, or where it is of another unit. */
export function typedNumber(
  typed: string,
  language: Language,
  limits: Limits,
  units: readonly Unit[] = [],
): number | null {
  const read = readNumber(typed, language, limits)
  if (read.kind === 'refused' || (read.unit && !units.includes(read.unit))) return null
  return Number(read.value)
}
