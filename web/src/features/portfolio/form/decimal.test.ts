import { formatIn } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyTyped, limitsOf, readDecimal, typedPrice, withoutCoin } from './decimal.ts'

const read = (typed: string, language: 'tr' | 'en') => readDecimal(typed, language, limitsOf.unit, 'USD')

describe('a typed number', () => {
  it.each([
    ['0,025', '0.025', '0.025'],
    ['104.812,40', '104812.4', '104812.4'],
    ['$104,812.40', '104812.4', '104812.4'],
    // One thousand two hundred and fifty to some, one and a quarter to others.
    ['1.250', '1250', '1.25'],
    ['1,250', '1.25', '1250'],
  ])('%j is %s in Turkish, %s in English', (typed, turkish, english) =>
    expect([read(typed, 'tr'), read(typed, 'en')]).toEqual([turkish, english]),
  )

  it.each(['', 'abc', '-1', '₺5', '5 %', '0,00000000000000001', '12.34.56', '1234567890123456'])('%j is none', typed =>
    expect(read(typed, 'tr')).toBeNull(),
  )

  it('tells its money by its sign', () =>
    expect(['₺5', '5 €', '$5', '5'].map(typed => currencyTyped(typed, 'tr'))).toEqual(['TRY', 'EUR', 'USD', undefined]))

  it('is read as it was written, in both languages', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.constantFrom('tr' as const, 'en' as const),
        (cents, language) => {
          const amount = cents / 100
          expect(Number(read(formatIn(language).money(amount), language))).toBe(amount)
          expect(Number(read(formatIn(language).typed(String(amount)), language))).toBe(amount)
        },
      ),
    ))

  it('is filled in with the digits of its price', () => {
    expect(typedPrice(104812.4, 'tr')).toBe('104812,40')
    expect(typedPrice(0.00001234, 'en')).toBe('0.00001234')
    expect(typedPrice(0.000000987654, 'en')).toBe('0.0000009877')
    expect(typedPrice(0.000000006819, 'tr'), 'a billion of them cost what they cost').toBe('0,000000006819')
  })
})

it.each([
  ['5 BTC', 'BTC', '5'],
  ['0,5btc', 'BTC', '0,5'],
  ['BTC 1.234,5', 'BTC', '1.234,5'],
  ['5 ETH', 'BTC', '5 ETH'],
  ['BTC', 'BTC', 'BTC'],
  ['5 1INCH', '1INCH', '5'],
  ['51INCH', '1INCH', '51INCH'],
  ['5', 'BTC', '5'],
  ['5 BTC', undefined, '5 BTC'],
])('of the quantity %s of %s is read %s', (typed, symbol, read) => expect(withoutCoin(typed, symbol, 'tr')).toBe(read))
