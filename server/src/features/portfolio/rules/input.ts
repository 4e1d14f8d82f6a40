import { plainDecimal } from '@pusula/words'
import { Problem } from '../../../platform/problem.ts'

/** A decimal as a person writes it, with a point or a comma, in one spelling. */
export const decimalOf = (written: string): string => plainDecimal(written.replace(',', '.'))

const dayMs = 86_400_000
/** There was nothing to buy before the first block of Bitcoin. */
const firstBlock = new Date('2009-01-03T00:00:00Z')

/** When something was traded. Tomorrow is allowed, since it has begun somewhere; later is a slip of the finger. */
export function tradedAtOf(written: string, now: Date): string {
  const at = new Date(written)
  if (at >= firstBlock && at.getTime() <= now.getTime() + dayMs) return at.toISOString()
  throw new Problem('request.invalid', { fields: [{ field: 'purchaseDate', rule: 'range' }] })
}

/** Notes without the characters and halves of characters that no database keeps; nothing but spaces is no note. */
export const notesOf = (written: string | null | undefined): string | null =>
  Buffer.from(written ?? '')
    .toString()
    .replaceAll('\u0000', '')
    .trim() || null
