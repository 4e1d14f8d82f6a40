import type { Language } from '@pusula/contract'
import { digitsIn } from './digits.ts'

/** A value that may not be known yet. */
type Maybe = number | null | undefined

const minus = '\u2212'
const unknown = '–'

/** Decimals by the size of a price: small coins keep the digits that move. */
export function priceDecimals(priceUsd: number): number {
  const size = Math.abs(priceUsd)
  if (size === 0 || size >= 100) return 2
  if (size >= 1) return 4
  return size >= 0.001 ? 6 : 8
}

const units = [
  [1e3, 'K'],
  [1e6, 'M'],
  [1e9, 'B'],
  [1e12, 'T'],
] as const

/** 999,999 is 1M, not 1,000K: a unit fits when the number, rounded in the unit below, has reached it. */
const unitOf = (size: number) => units.findLast(([unit]) => Number((size / (unit / 1e3)).toFixed(2)) >= 1e3) ?? [1, '']

export function numbersIn(language: Language) {
  /** Sign, then what stands before the digits, the digits, what stands behind. A rounded zero has no sign. */
  const write = (value: number, { least = 0, most = 0, plus = '', before = '', behind = '' }) => {
    const decimals = Math.max(least, most)
    const rounded = Number(value.toFixed(decimals))
    const sign = rounded < 0 ? minus : rounded > 0 ? plus : ''
    return `${sign}${before}${digitsIn(language, Math.abs(value), least, decimals)}${behind}`
  }
  const known = (text: (value: number) => string) => (value: Maybe) =>
    typeof value === 'number' && Number.isFinite(value) ? text(value) : unknown

  const compact = (value: number, before = '') => {
    const [unit, behind] = unitOf(Math.abs(value))
    return write(value / unit, { most: 2, before, behind })
  }
  const percentSign = language === 'tr' ? { before: '%' } : { behind: '%' }
  const percent = (value: number) => {
    // A move of four thousandths of a percent is small, not none.
    const least = value !== 0 && Math.abs(value) < 0.01 ? 4 : 2
    return write(value, { least, plus: '+', ...percentSign })
  }
  const inCurrency = (before: string) => ({
    /** $1.234,56 in Turkish, $1,234.56 in English. */
    price: known(price => write(price, { least: priceDecimals(price), before })),
    /** As on a scale, where the cents of a large price say nothing. */
    roughPrice: known(price => write(price, { least: Math.abs(price) >= 1e3 ? 0 : priceDecimals(price), before })),
    /** Money that was or will be paid: always cents. */
    money: known(amount => write(amount, { least: 2, before })),
    /** Money that came or went: +$795,75. */
    moneyChange: known(amount => write(amount, { least: 2, plus: '+', before })),
    /** The same of an example, where cents would only look exact. */
    wholeMoneyChange: known(amount => write(amount, { least: 0, plus: '+', before })),
  })

  return {
    ...inCurrency('$'),
    /** The same in another currency, by its sign. */
    in: inCurrency,
    /** A price as it stands on a tag: cents only where there are any. */
    priceTag: known(amountUsd => write(amountUsd, { least: Number.isInteger(amountUsd) ? 0 : 2, before: '$' })),
    /** A change counted in percent: +%2,34 in Turkish, +2.34% in English. */
    percent: known(percent),
    /** A change counted as a ratio: 0.0234 is 2.34 percent. */
    ratio: known(ratio => percent(ratio * 100)),
    /** 28,41K in Turkish, 28.41K in English; then M, B and T. */
    compact: known(value => compact(value)),
    compactPrice: known(amountUsd => compact(amountUsd, '$')),
    /** A part of a whole, counted in percent: %53,7 in Turkish, 53.7% in English. */
    share: known(value => write(value, { least: 1, ...percentSign })),
    count: known(count => write(count, {})),
    /** An amount of a coin: eight decimals at most. */
    quantity: known(quantity => write(quantity, { most: 8 })),
  }
}
