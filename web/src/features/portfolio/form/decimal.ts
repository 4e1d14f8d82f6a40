import { fixed, type Language, numbersIn, priceDecimals } from '@pusula/words'
import { readNumber } from '@pusula/words/reading'

/** What the server keeps of a price or an amount. */
const decimals = 8
const most = '999999999999999.99999999'

/** What a person typed, as the server takes it; null where it is no amount of coins or dollars. */
export function readDecimal(typed: string, language: Language): string | null {
  const read = readNumber(typed, language, { decimals, most })
  if (read.kind === 'refused') return null
  return read.unit === null || read.unit === '$' ? read.value : null
}

export const typedPrice = (priceUsd: number, language: Language): string =>
  numbersIn(language).typed(fixed(priceUsd, Math.min(decimals, priceDecimals(priceUsd))))
