/** Exact decimal input: a number, or its digits where a number would lose some: 1234.5, '0.10', '1e-8'. */
export type Decimal = number | string

/** What is written where a value is not known. */
export const unknown = '–'

interface Size {
  whole: string
  fraction: string
}
interface Digits extends Size {
  isNegative: boolean
}

const shape = /^-?\d+(\.\d*)?(e[+-]?\d+)?$/

/** The digits a number prints as, without its exponent; undefined where it is none. */
function digitsOf(value: Decimal | null | undefined): Digits | undefined {
  const text = String(value)
  if (typeof value === 'number' ? !Number.isFinite(value) : !shape.test(text)) return undefined
  const isNegative = text.startsWith('-')
  const size = isNegative ? text.slice(1) : text
  const [mantissa = '', exponent] = size.includes('e') ? size.split('e') : [size]
  const dot = mantissa.indexOf('.')
  const whole = dot < 0 ? mantissa : mantissa.slice(0, dot)
  const fraction = dot < 0 ? '' : mantissa.slice(dot + 1)
  if (exponent === undefined && (whole === '0' || !whole.startsWith('0'))) return { isNegative, whole, fraction }
  const all = whole + fraction
  const point = whole.length + Number(exponent ?? 0)
  if (point <= 0) return { isNegative, whole: '0', fraction: '0'.repeat(-point) + all }
  const padded = all.slice(0, point).padEnd(point, '0')
  return { isNegative, whole: padded.replace(/^0+(?=\d)/, ''), fraction: all.slice(point) }
}

/**
 * The digits of a number with so many decimals. The only place where anything is rounded: on the decimal that the number
 * prints as, a half away from zero. So 1.005 is 1.01, although the computer holds a little less.
 */
export function roundedDigits(value: Decimal | null | undefined, places: number): Digits | undefined {
  const digits = digitsOf(value)
  if (!digits) return undefined
  const { isNegative, whole, fraction } = digits
  if (fraction.length <= places) return signed(isNegative, whole, fraction.padEnd(places, '0'))
  const retained = whole + fraction.slice(0, places)
  const isUp = fraction.charAt(places) >= '5'
  const steps = isUp ? String(BigInt(retained) + 1n).padStart(retained.length, '0') : retained
  const point = steps.length - places
  return signed(isNegative, steps.slice(0, point), steps.slice(point))
}

/** Nothing has no sign. */
const signed = (isNegative: boolean, whole: string, fraction: string): Digits => ({
  isNegative: isNegative && !isZero({ whole, fraction }),
  whole,
  fraction,
})

export const isZero = ({ whole, fraction }: Size): boolean => whole === '0' && !/[1-9]/.test(fraction)

/** A number with exactly so many decimals, as machines write it: -1234.50. */
export function fixed(value: Decimal | null | undefined, places: number): string {
  return (typeof value === 'number' && cutOrPadded(value, places)) || fixedByDigits(value, places)
}

/** Most numbers need no rounding up, and a market writes thousands at once: undefined where the digits have to be looked at one by one. */
function cutOrPadded(value: number, places: number): string | undefined {
  const text = String(value)
  if (!(value >= 0 && value < 1e21) || text.includes('e')) return undefined
  const dot = text.indexOf('.')
  const decimals = dot < 0 ? 0 : text.length - dot - 1
  if (decimals <= places) return text + (dot < 0 && places > 0 ? '.' : '') + '0'.repeat(places - decimals)
  const end = dot + 1 + places
  return text.charAt(end) < '5' ? text.slice(0, places ? end : dot) : undefined
}

function fixedByDigits(value: Decimal | null | undefined, places: number): string {
  const digits = roundedDigits(value, places)
  if (!digits) return unknown
  return `${digits.isNegative ? '-' : ''}${digits.whole}${digits.fraction && `.${digits.fraction}`}`
}

/** All digits of a number and no more, as machines write it: 1e-8 is 0.00000001. */
export function plainDecimal(value: Decimal): string {
  const places = digitsOf(value)?.fraction.replace(/0+$/, '').length ?? 0
  return fixed(value, places)
}

/** The decimal point moved to the right on the digits, since 1.005 * 100 is 100.49999999999999. */
export function shifted(value: Decimal | null | undefined, places: number): string {
  const [digits, exponent = '0'] = String(value).split('e')
  return `${digits}e${Number(exponent) + places}`
}

/** Below zero where the first is the smaller, above it where it is the larger. */
export function compared(one: Decimal, other: Decimal): number {
  const places = Math.max(...[one, other].map(value => digitsOf(value)?.fraction.length ?? 0))
  const units = (value: Decimal) => BigInt(fixed(value, places).replace('.', ''))
  const difference = units(one) - units(other)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
