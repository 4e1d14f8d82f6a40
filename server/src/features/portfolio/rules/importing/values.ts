import Big from 'big.js'
import { decimalOfBig, places } from '../exact.ts'

const plainNumber = /^-?\d{1,15}(\.\d{1,30})?$/

/** A number as exchanges and spreadsheets write it; undefined where it is none, or too large to be kept. */
export function numberIn(written: string, delimiter: string): Big | undefined {
  if (plainNumber.test(written)) return Big(written)
  const text = written.replace(/[$\s]|US\$|USDT?$|USDC$/g, '').replace(/^'/, '')
  const plain = hasCommaDecimals(text, delimiter)
    ? text.replaceAll('.', '').replace(',', '.')
    : text.replaceAll(',', '')
  return plainNumber.test(plain) ? Big(plain) : undefined
}

/** Where commas part the cells, they part the thousands too; elsewhere the last of both signs parts the decimals. */
function hasCommaDecimals(text: string, delimiter: string): boolean {
  if (delimiter === ',') return text.lastIndexOf(',') > text.lastIndexOf('.') && text.includes('.')
  return text.lastIndexOf(',') > text.lastIndexOf('.')
}

/**
 * Coins to the places that are kept. What was bought is rounded up and what was sold down, so that a sale of everything
 * never asks for more than there is.
 */
export const coinsOf = (amount: Big, kind: 'buy' | 'sell'): string =>
  decimalOfBig(amount.round(places, kind === 'buy' ? Big.roundUp : Big.roundDown))

export const dollarsOf = (amount: Big): string => decimalOfBig(amount.round(places, Big.roundHalfUp))

/** A moment in UTC, in the ways these files write it; undefined where it is none. */
export function instantIn(written: string): string | undefined {
  const match = /^(\d{2}|\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}(?:\.\d{1,3})?))?)?\s*(?:Z|UTC)?$/.exec(
    written,
  )
  if (!match) return undefined
  const [, year = '', month, day, hours = '00', minutes = '00', seconds = '00'] = match
  const at = new Date(
    `${year.length === 2 ? `20${year}` : year}-${month}-${day}T${hours}:${minutes}:${seconds.padStart(2, '0')}Z`,
  )
  // A day that is none would roll over into the next month.
  return Number.isNaN(at.getTime()) || at.getUTCDate() !== Number(day) ? undefined : at.toISOString()
}

const dollars = new Set(['USD', 'USDT', 'USDC', 'FDUSD', 'BUSD', 'TUSD'])
export const isDollar = (currency: string): boolean => dollars.has(currency.toUpperCase())
/** The coin of a pair against a dollar: BTC of BTCUSDT and of BTC/USDC. */
export function coinOfPair(pair: string): { coin: string; quote: string } | undefined {
  const [, coin, quote] = /^([A-Z0-9]{1,20}?)[/_-]?(USDT|USDC|FDUSD|BUSD|TUSD|USD)$/.exec(pair.toUpperCase()) ?? []
  return coin && quote ? { coin, quote } : undefined
}

/** An amount with its unit behind it: 0.0012BTC, 1,250.5 USDT. */
export function amountIn(written: string, delimiter: string): { amount: Big; unit: string } | undefined {
  const [, digits = '', unit = ''] = /^(-?[\d.,]+)\s*([A-Za-z0-9]*)$/.exec(written) ?? []
  const amount = numberIn(digits, delimiter)
  return amount && { amount, unit: unit.toUpperCase() }
}
