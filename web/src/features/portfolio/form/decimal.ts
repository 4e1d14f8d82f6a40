import { fixed, type Language, priceDecimals } from '@pusula/words'

/** What the server keeps of a price or an amount. */
const mostPlaces = 8
/** A decimal as the server takes it: digits, a point, up to eight places. */
const plain = /^\d{1,15}(\.\d{1,8})?$/
const grouped = /^\d{1,3}([.,' ]\d{3})+$/

/**
 * What a person typed, as a plain decimal; null where it is none. A point and a comma both part the decimals; where both
 * stand, or one of them twice, the others part the thousands.
 */
export function readDecimal(typed: string): string | null {
  const text = typed.trim().replace(/^\$|\s/g, '')
  const separators = text.match(/[.,]/g) ?? []
  if (separators.length < 2) return asPlain(text.replace(',', '.'))
  const isOneKind = separators.every(one => one === separators[0])
  const at = isOneKind ? text.length : Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const whole = text.slice(0, at)
  if (!grouped.test(whole)) return null
  return asPlain(`${whole.replace(/[.,]/g, '')}.${text.slice(at + 1)}`.replace(/\.$/, ''))
}

function asPlain(text: string): string | null {
  const whole = text.startsWith('.') ? `0${text}` : text.replace(/\.$/, '')
  return plain.test(whole) ? whole : null
}

/** A plain decimal as it is typed in a language: no thousands, which could be read either way. */
export const typedDecimal = (decimal: string, language: Language): string =>
  language === 'tr' ? decimal.replace('.', ',') : decimal

export const typedPrice = (priceUsd: number, language: Language): string =>
  typedDecimal(fixed(priceUsd, Math.min(mostPlaces, priceDecimals(priceUsd))), language)
