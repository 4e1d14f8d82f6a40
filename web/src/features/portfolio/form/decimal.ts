import { type Currency, currencySigns, fixed, type Language, numbersIn, priceDecimals } from '@pusula/words'
import { type Limits, readNumber } from '@pusula/words/reading'

/** Decimal places that the server stores, of an amount and of the price of one coin. */
const decimals = 8
const unitDecimals = 16
const most = '999999999999999.99999999'

export const limitsOf = {
  quantity: { least: '0.00000001', most, decimals },
  unit: { most, decimals: unitDecimals },
  fee: { most, decimals },
  rate: { least: '0.00000001', most: '1000000', decimals },
} satisfies Record<string, Limits>

/** What a person typed, as the server takes it; null where it is no such amount, or of another money. */
export function readDecimal(typed: string, language: Language, limits: Limits, currency?: Currency): string | null {
  const read = readNumber(typed, language, limits)
  if (read.kind === 'refused') return null
  return read.unit === null || (currency && read.unit === currencySigns[currency]) ? read.value : null
}

/** A quantity without the name of its coin, which stands beside the field: people copy "5 BTC". */
export function withoutCoin(typed: string, symbol: string | undefined, language: Language): string {
  if (!symbol || readNumber(typed, language, limitsOf.quantity).kind !== 'refused') return typed
  const whole = typed.trim()
  const isNamed = (part: string) => part.toUpperCase() === symbol.toUpperCase()
  const before = isNamed(whole.slice(-symbol.length)) && whole.slice(0, -symbol.length)
  const rest = before || (isNamed(whole.slice(0, symbol.length)) && whole.slice(symbol.length))
  // Where the name begins with a digit, only a space says where the number ends.
  if (!rest || !/\d/.test(rest) || (/^\d/.test(symbol) && rest === rest.trim())) return typed
  return rest.trim()
}

/** The money whose sign was typed beside a number. */
export function currencyTyped(typed: string, language: Language): Currency | undefined {
  const read = readNumber(typed, language, limitsOf.unit)
  if (read.kind === 'refused') return undefined
  return (['USD', 'TRY', 'EUR'] as const).find(currency => currencySigns[currency] === read.unit)
}

export const typedPrice = (price: number, language: Language): string =>
  numbersIn(language).typed(fixed(price, Math.min(unitDecimals, priceDecimals(price))))
