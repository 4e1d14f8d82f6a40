import { plainDecimal } from '@pusula/words'
import { Problem } from '../../../platform/problem.ts'

/** A decimal as a person writes it, with a point or a comma, in one spelling. */
export const decimalOf = (written: string): string => plainDecimal(written.replace(',', '.'))

const dayMs = 86_400_000
/** There was nothing to buy before the first block of Bitcoin. */
const firstBlock = new Date('2009-01-03T00:00:00Z')

/**
 * Whether something can have been traded at a moment, written as machines do. Tomorrow is allowed, since it has begun
 * somewhere; later is a slip of the finger.
 */
export function withinTime(now: Date): (at: string) => boolean {
  const first = firstBlock.toISOString()
  const last = new Date(now.getTime() + dayMs).toISOString()
  return at => first <= at && at <= last
}

export function tradedAtOf(written: string, now: Date): string {
  const at = new Date(written)
  if (!Number.isNaN(at.getTime()) && withinTime(now)(at.toISOString())) return at.toISOString()
  throw new Problem('request.invalid', { fields: [{ field: 'purchaseDate', rule: 'range' }] })
}

/** Notes without the characters and halves of characters that no database keeps; nothing but spaces is no note. */
export const notesOf = (written: string | null | undefined): string | null =>
  written ? Buffer.from(written).toString().replaceAll('\u0000', '').trim() || null : null
