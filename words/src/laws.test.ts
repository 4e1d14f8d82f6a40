import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compared, type Decimal, fixed, plainDecimal } from './decimal.ts'
import { formatIn } from './format.ts'
import { type Language, languages } from './language.ts'
import { countedZeros, numbersIn, priceDecimals } from './numbers.ts'
import { readNumber } from './reading.ts'

/** Every size from a coin worth next to nothing to more money than there is, on both sides of zero. */
const sizes = fc
  .tuple(fc.double({ min: 1, max: 9.999_999_999, noNaN: true }), fc.integer({ min: -12, max: 14 }))
  .map(([digits, power]) => Number(`${digits}e${power}`))
/** Sizes that end in a five, where rounding goes wrong first. */
const halves = fc
  .tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: -14, max: 2 }))
  .map(([steps, power]) => Number(`${steps}5e${power}`))
const values: fc.Arbitrary<Decimal> = fc
  .tuple(fc.oneof(sizes, halves), fc.boolean())
  .map(([size, isNegative]) => (isNegative ? -size : size))
  .chain(value => fc.constantFrom<Decimal>(value, String(value)))

const inBoth = (law: (language: Language, value: Decimal) => void) =>
  it.each(languages)('in %s', language =>
    fc.assert(
      fc.property(values, value => law(language, value)),
      { numRuns: 120 },
    ),
  )

/** Slow and exact: the number's own decimal, a half away from zero. */
const exactly = (value: Decimal, places: number) => Big(String(value)).round(places, Big.roundHalfUp)

/** The same digits as a reader of the language groups them. */
function dressed(value: Big, language: Language, least: number, plus = '', before = '', behind = ''): string {
  const [whole = '', part = ''] = value.abs().toFixed().split('.')
  const groups: string[] = []
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end))
  const decimals = part.padEnd(least, '0')
  const sign = value.lt(0) ? '\u2212' : value.gt(0) ? plus : ''
  const digits = groups.join(language === 'tr' ? '.' : ',') + (decimals && (language === 'tr' ? ',' : '.') + decimals)
  return sign + before + digits + behind
}

/** What each kind of number is rounded to and dressed with. */
const kinds = {
  price: { places: priceDecimals, least: priceDecimals, plus: '', before: '$' },
  money: { places: () => 2, least: () => 2, plus: '', before: '$' },
  moneyChange: { places: () => 2, least: () => 2, plus: '+', before: '$' },
  quantity: { places: () => 8, least: () => 0, plus: '', before: '' },
  count: { places: () => 0, least: () => 0, plus: '', before: '' },
} as const
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]

describe.each(kindNames)('a %s is written as slow and exact arithmetic writes it', kind => {
  const { places, least, plus, before } = kinds[kind]
  inBoth((language, value) => {
    const expected = dressed(exactly(value, places(value)), language, least(value), plus, before)
    expect(numbersIn(language)[kind](value)).toBe(expected)
  })
})

describe('a percent is written as slow and exact arithmetic writes it', () => {
  inBoth((language, value) => {
    const places = 2
    const sign = language === 'tr' ? (['%', ''] as const) : (['', '%'] as const)
    const { percent, ratio, part } = numbersIn(language)
    expect(percent(value)).toBe(dressed(exactly(value, places), language, places, '+', ...sign))
    // One number, however it is counted: no writer of a percent differs from another.
    expect(ratio(Big(String(value)).div(100).toFixed())).toBe(percent(value))
    const asPart = dressed(exactly(value, 2), language, 2, '', ...sign)
    expect(part(Big(String(value)).div(100).toFixed(), 2)).toBe(asPart)
  })
})

describe('a number is read as it was written, to the printed decimal', () => {
  const signed = { isSigned: true }
  inBoth((language, value) => {
    const { price, money, percent, quantity, in: inCurrency } = numbersIn(language)
    const back = (text: string) => {
      const read = readNumber(text, language, signed)
      return read.kind === 'refused' ? `${text} is refused: ${read.limit}` : read.value
    }
    const to = (places: number) => exactly(value, places).toFixed().replace(/^-0$/, '0')
    expect(back(price(value))).toBe(to(priceDecimals(value)))
    expect(back(countedZeros(price(value)))).toBe(to(priceDecimals(value)))
    expect(back(money(value))).toBe(to(2))
    expect(back(inCurrency('₺').money(value))).toBe(to(2))
    expect(back(percent(value))).toBe(to(2))
    expect(back(quantity(value))).toBe(to(8))
  })
})

describe('the writers agree with each other', () => {
  inBoth((language, value) => {
    const { price, roughPrice, money, moneyChange, plain, quantity, count } = numbersIn(language)
    const size = Math.abs(Number(value))
    expect(roughPrice(value)).toBe(size >= 1e3 ? `${price(value).replace(/[\d.,]+/, '')}${plain(size)}` : price(value))
    expect(moneyChange(value).replace('+', '')).toBe(money(value))
    if (size >= 100) expect(price(value)).toBe(money(value))
    if (exactly(value, 8).eq(exactly(value, 0))) expect(quantity(value)).toBe(count(value))
    expect(formatIn(language).price(value)).toBe(price(value))
  })
})

it('machine-readable numbers parse back', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 12 }), (value, places) => {
      expect(fixed(value, places)).toBe(
        exactly(value, places)
          .toFixed(places)
          .replace(/^-(0(\.0*)?)$/, '$1'),
      )
      expect(Number(plainDecimal(value))).toBe(Number(value) === 0 ? 0 : Number(value))
      expect(plainDecimal(value)).toBe(Big(String(value)).toFixed().replace(/^-0$/, '0'))
    }),
  )
})

it('two numbers are compared to their last digit', () =>
  fc.assert(
    fc.property(values, values, (one, other) => {
      expect(Math.sign(compared(one, other))).toBe(Big(String(one)).cmp(String(other)))
      expect(compared(one, plainDecimal(one))).toBe(0)
    }),
  ))

it('NaN and infinity are never written as a number', () => {
  const writers = Object.values(languages.map(numbersIn)).flatMap(one => [
    one.price,
    one.money,
    one.percent,
    one.ratio,
    one.part,
    one.compact,
    one.quantity,
    one.count,
    one.plain,
    one.priceTag,
    one.roughPrice,
    one.share,
  ])
  for (const nothing of [
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    null,
    undefined,
    '',
    'x',
    '1,5',
  ])
    expect(new Set([...writers.map(write => write(nothing)), fixed(nothing, 2)])).toEqual(new Set(['–']))
  expect(plainDecimal('1,5')).toBe('–')
  for (const write of writers) expect(write(-0)).not.toMatch(/[-−+]/)
})

it.each(languages)('equals Intl in %s', language => {
  const locale = { tr: 'tr-TR', en: 'en-US' }[language]
  const writers = Array.from(
    { length: 9 },
    (_, places) => new Intl.NumberFormat(locale, { minimumFractionDigits: places, maximumFractionDigits: places }),
  )
  fc.assert(
    fc.property(fc.oneof(sizes, halves), fc.integer({ min: 0, max: 8 }), (size, places) => {
      expect(numbersIn(language).plain(size, places)).toBe(writers[places]?.format(size))
    }),
    { numRuns: 300, examples: [[31666058.275800034, 8]] },
  )
})
