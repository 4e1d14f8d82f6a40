import { outOf } from './counts.ts'
import { type Decimal, isZero, roundedDigits, shifted, unknown } from './decimal.ts'
import { type Both, type Language, plural } from './language.ts'
import { percentDecimals, prosePrice, timesDecimals } from './prose.ts'

/** A value that may not be known yet. */
type Maybe = Decimal | null | undefined

const minus = '\u2212'
const space = '\u00a0'

/** What stands around the digits. */
interface Dress {
  before?: string
  behind?: string
}

interface Writing extends Dress {
  /** So many decimals; or at most so many, without empty ones. */
  least?: number
  most?: number
  plus?: '+'
}

const marks: Both<{ group: string; point: string; percent: Dress; units: readonly string[] }> = {
  tr: {
    group: '.',
    point: ',',
    percent: { before: '%' },
    units: ['', `${space}bin`, `${space}Mn`, `${space}Mr`, `${space}Tn`],
  },
  en: { group: ',', point: '.', percent: { behind: '%' }, units: ['', 'K', 'M', 'B', 'T'] },
}

export const currencies = ['USD', 'TRY', 'EUR'] as const
export type Currency = (typeof currencies)[number]
export const currencySigns: Readonly<Record<Currency, string>> = { USD: '$', TRY: '₺', EUR: '€' }

/** The money that somebody reads in, and what one dollar is worth in it. */
export interface Tender {
  readonly currency: Currency
  readonly perDollar: number
}

export const dollars: Tender = { currency: 'USD', perDollar: 1 }

/** How a coin that moved so many percent in dollars has moved in a currency: both changes together. */
export const changeIn = (
  percent: number,
  rate: { readonly perDollar: number; readonly dayAgoPerDollar: number | null } | null,
): number => (rate?.dayAgoPerDollar ? (100 + percent) * (rate.perDollar / rate.dayAgoPerDollar) - 100 : percent)

/** The smallest price that is written with eight decimals; a smaller one has four digits behind its zeros. */
const minPlain = 0.000_001
const significant = 4
/** Two prices that still look alike with so many more digits are one. */
const maxMoreDigits = 8
/** Prices that differ by this much never look alike: the fourth digit that counts is a smaller step. */
const surelyApart = 0.002

/** Decimals by the size of a price: small coins keep the digits that move. */
export function priceDecimals(price: Decimal): number {
  const size = Math.abs(Number(price))
  if (!(size > 0) || size >= 100) return 2
  if (size >= 1) return 4
  if (size >= minPlain) return size >= 0.001 ? 6 : 8
  const [digits = '', exponent = ''] = size.toExponential().split('e-')
  // Four digits of 0.00000099999 are 0.000001000, which is one place less.
  return Number(exponent) + significant - (Number(digits) >= 9.9995 ? 2 : 1)
}

const zeros = /([.,]0)(0{5,})(?=[1-9])/

/**
 * A written price whose zeros would take the room of its digits, with their count small and low instead: $0,0₇1234. It is
 * for the eye alone; who hears, copies or exports a price gets it whole.
 */
export const countedZeros = (text: string): string =>
  text.replace(zeros, (_, first: string, more: string) => first + lowered(more.length + 1))

const lowered = (count: number) =>
  String(count).replace(/\d/g, digit => String.fromCharCode(digit.charCodeAt(0) - 0x30 + 0x2080))

/** A price inside a scale, where the currency is said once. */
export const withoutCurrency = (text: string): string => text.replace(/[$₺€]/, '')

export type Numbers = ReturnType<typeof writers>

function writers(language: Language) {
  const { group, point, percent: percentSign, units } = marks[language]

  /** Sign, then what stands before the digits, the digits, what stands behind. A rounded zero has no sign. */
  const write = (value: Maybe, { least = 0, most = least, plus, before = '', behind = '' }: Writing) => {
    const digits = roundedDigits(value, most)
    if (!digits) return unknown
    const { isNegative, whole, fraction } = digits
    const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole
    const decimals = most > least ? fraction.replace(/0+$/, '') : fraction
    const sign = isNegative ? minus : plus && !isZero(digits) ? plus : ''
    return sign + before + grouped + (decimals && point + decimals) + behind
  }

  const sizeOf = (value: Maybe) => Math.abs(Number(value))
  const percent = (value: Maybe) => write(value, { least: 2, plus: '+', ...percentSign })
  const part = (ratio: Maybe, decimals = 0) => write(shifted(ratio, 2), { least: decimals, ...percentSign })

  /** A chance: whole, and never none nor all. %46, <%1 and >%99 in Turkish, 46%, <1% and >99% in English. */
  const chance = (ratio: number | null) => {
    if (ratio !== null && ratio < 0.01) return `<${part(0.01)}`
    return ratio !== null && ratio > 0.99 ? `>${part(0.99)}` : part(ratio)
  }

  const compact = (value: Maybe, before = '') => {
    const reached = [1e12, 1e9, 1e6, 1e3].findIndex(least => sizeOf(value) >= least)
    const least = reached < 0 ? 0 : 4 - reached
    // 999,999 is 1M, not 1,000K.
    const isNext = least < 4 && (roundedDigits(shifted(value, -3 * least), 2)?.whole.length ?? 0) > 3
    const unit = isNext ? least + 1 : least
    return write(shifted(value, -3 * unit), { most: 2, before, behind: units[unit] ?? '' })
  }

  const inSentence = (priceUsd: number, more: number, before: string) => {
    const { price, decimals } = prosePrice(priceUsd, more)
    return write(price, { least: decimals, before })
  }
  /** So many more digits make the two prices differ. */
  const moreDigits = (one: number, other: number) => {
    if (Math.abs(one / other - 1) > surelyApart) return 0
    const isAlike = (more: number) => inSentence(one, more, '') === inSentence(other, more, '')
    let more = 0
    while (more < maxMoreDigits && isAlike(more)) more++
    return more
  }

  const roughDecimals = (price: Maybe) => (sizeOf(price) >= 1e3 ? 0 : priceDecimals(price ?? 0))
  const asFarApart = (prices: readonly number[], before: string, more = 0): string[] => {
    const written = prices.map(price => write(price, { least: roughDecimals(price) + more, before }))
    const isDistinct = new Set(written).size === new Set(prices).size || more >= maxMoreDigits
    return isDistinct ? written : asFarApart(prices, before, more + 1)
  }

  /** Amounts in a currency, by its sign. */
  const inCurrency = (before: string) => ({
    /** A price inside a sentence: $65.685, $162,46, $0,3318. Beside another one that looks alike, with more digits. */
    prose: (price: number, beside = price) =>
      inSentence(price, beside === price ? 0 : moreDigits(price, beside), before),
    /** Two ends of a range inside a sentence, with the sign said once: $64.352 – 67.046. */
    proseRange: (low: number, high: number) => {
      const more = moreDigits(low, high)
      return `${inSentence(low, more, before)} – ${inSentence(high, more, '')}`
    },
    /** $1.234,56 in Turkish, $1,234.56 in English. */
    price: (price: Maybe) => write(price, { least: priceDecimals(price ?? 0), before }),
    /** As on a scale, where the cents of a large price say nothing. */
    roughPrice: (price: Maybe) => write(price, { least: roughDecimals(price), before }),
    /** Several beside each other: with as many more decimals as tell those apart that differ. */
    roughPrices: (prices: readonly number[]) => asFarApart(prices, before),
    /** Money that was or will be paid: always cents. */
    money: (amount: Maybe) => write(amount, { least: 2, before }),
    /** The same without cents, in lists of large amounts. */
    wholeMoney: (amount: Maybe) => write(amount, { before }),
    /** Money that came or went: +$795,75. */
    moneyChange: (amount: Maybe) => write(amount, { least: 2, plus: '+', before }),
    /** The same of an example, where cents would only look exact. */
    wholeMoneyChange: (amount: Maybe) => write(amount, { plus: '+', before }),
    /** $1,25 Mn in Turkish, $1.25M in English. */
    compactPrice: (amount: Maybe) => compact(amount, before),
    /** A price as it stands on a tag: cents only where there are any. */
    priceTag: (amount: Maybe) => write(amount, { least: Number.isInteger(Number(amount)) ? 0 : 2, before }),
  })

  /** Dollars, written in the money that somebody reads in: the one place where a dollar amount becomes another one. */
  const dollarsIn = ({ currency, perDollar }: Tender): ReturnType<typeof inCurrency> => {
    const written = inCurrency(currencySigns[currency])
    if (perDollar === 1) return written
    const of = (usd: number) => usd * perDollar
    const known = (usd: Maybe) => (usd === null || usd === undefined ? usd : of(Number(usd)))
    return {
      prose: (usd, beside = usd) => written.prose(of(usd), of(beside)),
      proseRange: (low, high) => written.proseRange(of(low), of(high)),
      price: usd => written.price(known(usd)),
      roughPrice: usd => written.roughPrice(known(usd)),
      roughPrices: usds => written.roughPrices(usds.map(of)),
      money: usd => written.money(known(usd)),
      wholeMoney: usd => written.wholeMoney(known(usd)),
      moneyChange: usd => written.moneyChange(known(usd)),
      wholeMoneyChange: usd => written.wholeMoneyChange(known(usd)),
      compactPrice: usd => written.compactPrice(known(usd)),
      priceTag: usd => written.priceTag(known(usd)),
    }
  }

  return {
    ...inCurrency(currencySigns.USD),
    /** The same in another currency, by its sign. */
    in: inCurrency,
    dollarsIn,
    /** A change counted in percent: +%2,34 in Turkish, +2.34% in English. */
    percent,
    /** A change counted as a ratio: 0.0234 is 2.34 percent. */
    ratio: (ratio: Maybe) => percent(shifted(ratio, 2)),
    /** A part of a whole or the size of a move, as a ratio and without a plus: %83 in Turkish, 83% in English. */
    part,
    /** A return as a ratio, signed, with so many decimals: +%41 in Turkish, +41% in English. A loss of almost all is not one of all. */
    returnRate: (ratio: number | null, decimals = 0) => {
      const isAlmostAll = ratio !== null && ratio > -1 && ratio < -0.99
      return write(shifted(isAlmostAll ? -0.99 : ratio, 2), { least: decimals, plus: '+', ...percentSign })
    },
    /** The size of a move inside a sentence, where a verb tells its way: %3,1 and %14 in Turkish, 3.1% and 14% in English. */
    size: (ratio: number) => part(Math.abs(ratio), percentDecimals(100 * ratio)),
    /** A percent that somebody chose, as exactly as it was typed: %12,5 in Turkish, 12.5% in English. */
    chosenPercent: (percent: Maybe) => write(percent, { most: 8, ...percentSign }),
    /** How many times something else: 0,6 and 2 in Turkish, 0.6 and 2 in English. */
    times: (ratio: number) => write(ratio, { least: timesDecimals(ratio) }),
    chance,
    /** A chance as a count: 20’de 5 in Turkish, 5 of 20 in English. */
    outOf: (chance: number, whole: number) => outOf(language, chance, whole),
    /** Three chances of which one comes about: they add up to 100, and the last takes what rounding leaves. */
    odds: (first: number, second: number) => {
      const rest = 1 - (Math.round(100 * first) + Math.round(100 * second)) / 100
      return { first: chance(first), second: chance(second), neither: chance(rest) }
    },
    /** A part of a whole that is counted in percent: %53,7 in Turkish, 53.7% in English. */
    share: (value: Maybe) => write(value, { least: 1, ...percentSign }),
    /** 28,41 bin and 1,25 Mn in Turkish, 28.41K and 1.25M in English. */
    compact: (value: Maybe) => compact(value),
    count: (count: Maybe) => write(count, {}),
    /** What came or went: +5, −3. */
    countChange: (count: Maybe) => write(count, { plus: '+' }),
    /** An amount of a coin: eight decimals at most. */
    quantity: (quantity: Maybe) => write(quantity, { most: 8 }),
    /** A decimal as it is put into a field: no thousands, which could be read either way. */
    typed: (decimal: string) => decimal.replace('.', point),
    /** A bare number with exactly so many decimals. */
    plain: (value: Maybe, decimals = 0) => write(value, { least: decimals }),
  }
}

const made: Partial<Record<Language, Numbers>> = {}

/** Numbers as a reader of the language writes them, without Intl: its tables took longer to load than the first screen. */
export function numbersIn(language: Language): Numbers {
  made[language] ??= writers(language)
  return made[language]
}

/** A count with its word: 5.000 kredi, 5,000 credits. */
export const counted = {
  tr: (count: number, word: string): string => `${numbersIn('tr').count(count)} ${word}`,
  en: (count: number, one: string, many: string): string =>
    `${numbersIn('en').count(count)} ${plural(count, one, many)}`,
}
