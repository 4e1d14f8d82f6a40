import { formatIn } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDecimal, typedDecimal, typedPrice } from './decimal.ts'

describe('a typed number', () => {
  it.each([
    ['0,025', '0.025'],
    ['0.025', '0.025'],
    [' 12 ', '12'],
    ['.5', '0.5'],
    ['5,', '5'],
    ['104.812,40', '104812.40'],
    ['$104,812.40', '104812.40'],
    ['1.234.567', '1234567'],
    ['1,234,567.8', '1234567.8'],
    ['0,00000001', '0.00000001'],
  ])('%j is %s', (typed, decimal) => expect(readDecimal(typed)).toBe(decimal))

  it.each(['', 'abc', '-1', '1e5', '0,000000001', '1.2,3.4', '12.34.56', '1,2,3', '1234567890123456', '1,23.456.7'])(
    '%j is none',
    typed => expect(readDecimal(typed)).toBeNull(),
  )

  it('is read as it was written, in both languages', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.constantFrom('tr' as const, 'en' as const),
        (cents, language) => {
          const amount = cents / 100
          const shown = formatIn(language).money(amount)
          expect(Number(readDecimal(shown))).toBe(amount)
          expect(Number(readDecimal(typedDecimal(String(amount), language)))).toBe(amount)
        },
      ),
    ))

  it('is filled in with the digits of its price', () => {
    expect(typedPrice(104812.4, 'tr')).toBe('104812,40')
    expect(typedPrice(0.00001234, 'en')).toBe('0.00001234')
  })
})
