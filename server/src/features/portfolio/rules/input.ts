import { plainDecimal } from '@pusula/words'

/** Normalizes a typed decimal, with a point or a comma. */
export const decimalOf = (written: string): string => plainDecimal(written.replace(',', '.'))

/** Notes without the characters and halves of characters that no database keeps; nothing but spaces is no note. */
export const notesOf = (written: string | null | undefined): string | null =>
  written ? Buffer.from(written).toString().replaceAll('\u0000', '').trim() || null : null
