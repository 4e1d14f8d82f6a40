import { plainDecimal } from '@pusula/words'
import { habitOf } from '@pusula/words/reading'

/** Longer ones are not read in a CSV either; quotes may double it. */
const longestCell = 2_000

/** Of a table: what, how much and when. */
export const fewestColumns = 3

/** The widest tables have a few columns for every coin that an exchange trades. */
export const maxColumns = 2_000
/** Two for each line of the longest table that is taken. */
export const mostTexts = 600_000

/** Excel writes signs that XML cannot hold by their number. A line of the table stays one line. */
export const plainly = (text: string): string =>
  text
    .replace(/_x([\dA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/[\r\n]+/g, ' ')
    .slice(0, longestCell)

const number = /^-?\d{1,40}(\.\d{1,40})?(e[+-]?\d{1,3})?$/

/** The digits of a number without a power of ten, in a way that cannot be taken for thousands: 1.234 is 1.2340. */
export function numberText(written: string): string {
  const text = written.trim().toLowerCase()
  if (!number.test(text)) return plainly(text)
  const plain = plainDecimal(withoutNoise(text))
  return habitOf(plain) === 'either' ? `${plain}0` : plain
}

/** A spreadsheet counts with 15 digits and writes 17: 1.1000000000000001 is the 1.1 that was typed, and the same number. */
function withoutNoise(text: string): string {
  const digits = (figure: string) => figure.replace(/e.*$/, '').replace(/\D/g, '').replace(/^0+/, '').length
  if (digits(text) < 16 || digits(text) > 17) return text
  const shortest = String(Number(text))
  return digits(shortest) <= 15 ? shortest : text
}

export const quoted = (cell: string): string => (/[",]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
