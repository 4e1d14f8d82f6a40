import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numbers } from './numbers.ts'

describe('numbers', () => {
  it.each([
    [104_812.4, '$104.812,40', '$104,812.40'],
    [100, '$100,00', '$100.00'],
    [99.5, '$99,5000', '$99.5000'],
    [1, '$1,0000', '$1.0000'],
    [0.174218, '$0,174218', '$0.174218'],
    [0.001, '$0,001000', '$0.001000'],
    [0.000_985_4, '$0,00098540', '$0.00098540'],
    [1_234_567.891, '$1.234.567,89', '$1,234,567.89'],
  ])('write the price %d by its size', (priceUsd, tr, en) => {
    expect([numbers.tr.price(priceUsd), numbers.en.price(priceUsd)]).toEqual([tr, en])
  })

  it.each([
    [0.0234, '%2,34', '2.34%'],
    [-0.0234, '\u2212%2,34', '\u22122.34%'],
    [-0.000_001, '%0,00', '0.00%'],
  ])('write the ratio %d as a percentage', (ratio, tr, en) => {
    expect([numbers.tr.percent(ratio), numbers.en.percent(ratio)]).toEqual([tr, en])
  })

  it('never call anything certain', () => {
    expect([0, 0.004, 0.344, 0.999, 1].map(numbers.en.chance)).toEqual(['1%', '1%', '34%', '99%', '99%'])
  })

  it.each([
    ['tr', 'tr-TR'],
    ['en', 'en-US'],
  ] as const)('are grouped and rounded in %s as its readers do', (language, locale) => {
    const digits = new Map(
      [0, 1, 2].map(count => [count, { minimumFractionDigits: count, maximumFractionDigits: count }]),
    )
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), fc.constantFrom(0, 1, 2), (value, decimals) => {
        const expected = new Intl.NumberFormat(locale, digits.get(decimals)).format(value)
        return numbers[language].plain(value, decimals) === expected
      }),
    )
  })
})
