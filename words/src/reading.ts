import { compared, type Decimal, plainDecimal } from './decimal.ts'
import type { Both, Language } from './language.ts'

/** Limits of a typed number. Without limits it is not below zero and has no more digits than anything is counted in. */
export interface Limits {
  isSigned?: boolean
  least?: Decimal
  most?: Decimal
  decimals?: number
  digits?: number
}

/** The limit that was broken; `otherDigits` are those of another script, which are not read. */
export type BrokenLimit =
  | 'notNumber'
  | 'otherDigits'
  | 'negative'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooManyDecimals'
  | 'tooManyDigits'

/** What was typed beside the digits. */
export type Unit = '$' | '₺' | '€' | '%'

/** What a typed text means. The value is exact: a plain decimal without empty places. */
type ReadNumber =
  | { kind: 'understood'; value: string; unit: Unit | null }
  /** One sign leaves two readings: the language has decided, the other one may be offered. */
  | { kind: 'ambiguous'; value: string; other: string; unit: Unit | null }
  | { kind: 'refused'; limit: BrokenLimit }

export const maxDigits = 30
/** Longer than any number; what reading costs is bounded by it. */
const maxLetters = 100

const units: Readonly<Record<string, Unit>> = {
  ...{ $: '$', US$: '$', USD: '$', USDT: '$', USDC: '$' },
  ...{ '₺': '₺', TRY: '₺', TL: '₺', '€': '€', EUR: '€', '%': '%' },
}
const unit = `(${Object.keys(units).join('|').replaceAll('$', '\\$')})?`
/** A sign and a unit on either side of the digits. */
const around = new RegExp(`^([+-]?) ?${unit} ?([+-]?) ?(\\d[\\d.,' ]*|[.,]\\d+)(e[+-]?\\d{1,3})? ?${unit}$`, 'i')

/** Thousands in threes, parted by one sign: 1.234.567. */
const groups = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$/
const decimalSign: Both = { tr: ',', en: '.' }

/** Wide digits, spaces and signs as those that are read below; counted zeros are written out. Zero-width characters of a pasted number are stripped. */
const plainly = (typed: string): string =>
  typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[０-９]/g, digit => String(digit.charCodeAt(0) % 16))
    .replace(/([.,]0)([₀-₉]{1,2})/, (_, first: string, count: string) => first + '0'.repeat(countOf(count) - 1))
    .replace(/\s+/g, ' ')
    .replace(/[−–]/g, '-')
    .replace(/’/g, "'")
    .trim()

const countOf = (lowered: string) => Number(lowered.replace(/./g, digit => String(digit.charCodeAt(0) % 16)))

/** The whole number that stands before the decimals; undefined where its signs part no thousands. */
function wholeOf(text: string): string | undefined {
  if (/^\d*$/.test(text)) return text || '0'
  return groups.test(text) ? text.replace(/\D/g, '') : undefined
}

interface Split {
  whole: string | undefined
  fraction: string
}

/** All that the signs between the digits can mean, the likelier first. */
function splitsOf(text: string, language: Language, maxDecimals: number): Split[] {
  const signs = text.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  const asWhole: Split = { whole: wholeOf(text), fraction: '' }
  if (!last) return [asWhole]
  const at = text.lastIndexOf(last)
  const asDecimal: Split = { whole: wholeOf(text.slice(0, at)), fraction: text.slice(at + 1) }
  // Both stand there: the last one parts the decimals. The same one twice: it parts thousands.
  if (signs.length > 1) return [signs.every(sign => sign === last) ? asWhole : asDecimal]
  if (asWhole.whole === undefined) return [asDecimal]
  if (asDecimal.fraction.length > maxDecimals) {
    // In the reader's own habit 1.005 is a little more than one, and never a thousand: its decimals are too many.
    const isTooFine = last === decimalSign[language] && asDecimal.fraction.replace(/0+$/, '').length > maxDecimals
    return [isTooFine ? asDecimal : asWhole]
  }
  return last === decimalSign[language] ? [asDecimal, asWhole] : [asWhole, asDecimal]
}

/** Which sign parts the decimals. */
export type DecimalHabit = 'comma' | 'point'

const habitOfSign = { ',': 'comma', '.': 'point' } as const
const otherHabit = { comma: 'point', point: 'comma' } as const

/**
 * What a written number tells of the habit it was written in: `either` where one sign leaves two readings, undefined where
 * there is none. Whoever reads a whole column learns from its clear numbers how to read the others.
 */
export function habitOf(typed: string): DecimalHabit | 'either' | undefined {
  const body = /\d[\d.,' ]*|[.,]\d+/.exec(plainly(typed.slice(0, maxLetters)))?.[0].trim() ?? ''
  const signs = body.match(/[.,]/g) ?? []
  const last = signs.at(-1) as keyof typeof habitOfSign | undefined
  if (!last) return undefined
  if (signs.length === 1) return wholeOf(body) === undefined ? habitOfSign[last] : 'either'
  const isAllAlike = signs.every(sign => sign === last)
  return isAllAlike ? otherHabit[habitOfSign[last]] : habitOfSign[last]
}

/** The language whose people write so. */
export const languageOfHabit = { comma: 'tr', point: 'en' } as const satisfies Record<DecimalHabit, Language>

/**
 * A number as people type it, in the habit of either language: 1.234,56 and 1,234.56, 1 234,56, 1'234.56, $5, %5, 1e-8.
 * Where one sign leaves two readings, as in 1.234, the language of the reader decides.
 */
export function readNumber(typed: string, language: Language, limits: Limits = {}): ReadNumber {
  const refused = (limit: BrokenLimit): ReadNumber => ({ kind: 'refused', limit })
  const text = typed.trim()
  if (text.length > maxLetters) return refused(/^[\d.,' ]+$/.test(text) ? 'tooManyDigits' : 'notNumber')
  const plain = plainly(text)
  const [, first, before, second, body = '', power = '', behind] = around.exec(plain) ?? []
  if (!body || (first && second) || (before && behind))
    return refused(/(?!\d)\p{Nd}/u.test(plain) ? 'otherDigits' : 'notNumber')

  const sign = first || second
  const splits = splitsOf(body.trim(), language, limits.decimals ?? maxDigits)
  // Nobody parts thousands before a power of ten.
  const possible = power && splits.length > 1 ? splits.filter(({ fraction }) => fraction) : splits
  const [value, other] = possible.flatMap(({ whole, fraction }) =>
    whole === undefined || /\D/.test(fraction)
      ? []
      : [plainDecimal(`${sign === '-' ? '-' : ''}${whole}.${fraction}${power.toLowerCase()}`)],
  )
  if (value === undefined) return refused('notNumber')
  const limit = brokenLimit(value, limits)
  if (limit) return refused(limit)
  const read = { value, unit: units[(before ?? behind ?? '').toUpperCase()] ?? null }
  if (other === undefined || brokenLimit(other, limits)) return { kind: 'understood', ...read }
  return { kind: 'ambiguous', other, ...read }
}

function brokenLimit(value: string, limits: Limits): BrokenLimit | undefined {
  const { isSigned = false, least, most, decimals = maxDigits, digits = maxDigits } = limits
  const [whole = '', fraction = ''] = value.replace('-', '').split('.')
  if (!isSigned && value.startsWith('-')) return 'negative'
  if (most !== undefined && compared(value, most) > 0) return 'tooLarge'
  if (least !== undefined && compared(value, least) < 0) return 'tooSmall'
  if (fraction.length > decimals) return 'tooManyDecimals'
  return (whole + fraction).replace(/^0+/, '').length > digits ? 'tooManyDigits' : undefined
}
