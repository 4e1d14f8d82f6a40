import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatIn } from './format.ts'
import { priceDecimals } from './format-numbers.ts'

const tr = formatIn('tr', 'Europe/Istanbul')
const en = formatIn('en', 'Europe/Istanbul')

describe('a price', () => {
  it.each([
    [104812.4, '$104.812,40', '$104,812.40'],
    [1234.56, '$1.234,56', '$1,234.56'],
    [100, '$100,00', '$100.00'],
    [99.5, '$99,5000', '$99.5000'],
    [1, '$1,0000', '$1.0000'],
    [0.174218, '$0,174218', '$0.174218'],
    [0.001, '$0,001000', '$0.001000'],
    [0.00001234, '$0,00001234', '$0.00001234'],
    [0, '$0,00', '$0.00'],
    [-1234.5, '−$1.234,50', '−$1,234.50'],
    [null, '–', '–'],
    [Number.NaN, '–', '–'],
  ])('of %s reads %s in Turkish and %s in English', (price, turkish, english) => {
    expect(tr.price(price)).toBe(turkish)
    expect(en.price(price)).toBe(english)
  })

  it('shows more decimals the smaller it is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
        fc.double({ min: 1, max: 1e6, noNaN: true }),
        (p, times) => {
          expect(priceDecimals(p)).toBeGreaterThanOrEqual(priceDecimals(p * times))
        },
      ),
    )
  })

  it('drops the cents of a large price on a scale, and no digit of a small one', () => {
    expect(tr.roughPrice(102237.4)).toBe('$102.237')
    expect(en.roughPrice(0.174218)).toBe('$0.174218')
  })

  it('keeps its cents when it was paid', () => expect(tr.money(12.5)).toBe('$12,50'))
  it('stands on a tag without cents where there are none', () => {
    expect([tr.priceTag(350), tr.priceTag(12.5), tr.priceTag(1_000)]).toEqual(['$350', '$12,50', '$1.000'])
  })

  it('wears another sign in another currency, and its own when it came or went', () => {
    expect(tr.in('₺').money(1234.5)).toBe('₺1.234,50')
    expect([en.moneyChange(795.75), en.in('€').moneyChange(-2)]).toEqual(['+$795.75', '−€2.00'])
  })
})

describe('a change', () => {
  it.each([
    [2.34, '+%2,34', '+2.34%'],
    [-3.08, '−%3,08', '−3.08%'],
    [0, '%0,00', '0.00%'],
    [-0.00001, '%0,0000', '0.0000%'],
    [0.0042, '+%0,0042', '+0.0042%'],
    [1234.5, '+%1.234,50', '+1,234.50%'],
    [undefined, '–', '–'],
  ])('of %s percent reads %s in Turkish and %s in English', (percent, turkish, english) => {
    expect(tr.percent(percent)).toBe(turkish)
    expect(en.percent(percent)).toBe(english)
  })

  it('of a whole has no sign', () => expect([tr.share(53.7), en.share(5)]).toEqual(['%53,7', '5.0%']))

  it('becomes a percent once', () => expect(en.ratio(0.0234)).toBe('+2.34%'))
})

describe('a large number', () => {
  it.each([
    [999, '999', '999'],
    [28_410, '28,41K', '28.41K'],
    [999_999, '1M', '1M'],
    [1_250_000, '1,25M', '1.25M'],
    [2.1e12, '2,1T', '2.1T'],
    [-3.5e9, '−3,5B', '−3.5B'],
  ])('%s shrinks to %s in Turkish and %s in English', (value, turkish, english) => {
    expect(tr.compact(value)).toBe(turkish)
    expect(en.compact(value)).toBe(english)
  })

  it('wears its currency', () => expect(tr.compactPrice(-1_500_000)).toBe('−$1,5M'))

  it('is never a thousand of a unit', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 9e14, noNaN: true }), value => {
        expect(en.compact(value)).not.toMatch(/^\d,\d{3}[KMB]/)
      }),
    )
  })
})

it('keeps eight decimals of an amount and no empty ones', () => {
  expect(en.quantity(0.12345678)).toBe('0.12345678')
  expect(tr.quantity(1500)).toBe('1.500')
  expect(tr.count(14)).toBe('14')
})

it('never writes a hyphen for a minus', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), value => {
      const written = [tr, en].flatMap(f => [f.price(value), f.percent(value), f.compact(value), f.quantity(value)])
      expect(written.join(' ')).not.toContain('-')
    }),
  )
})

describe('an instant', () => {
  const at = new Date('2025-11-14T11:32:00Z')

  it('reads as the reader writes it', () => {
    expect([tr.date(at), en.date(at)]).toEqual(['14 Kas 2025', '14 Nov 2025'])
    expect([tr.time(at), en.time(at)]).toEqual(['14.32', '14:32'])
    expect([tr.longDate(at), en.longDate(at)]).toEqual(['14 Kasım 2025', '14 November 2025'])
    expect(en.date(new Date('2025-09-01T00:00:00Z'))).toBe('1 Sep 2025')
    expect(tr.time(new Date('2025-11-14T21:05:00Z'))).toBe('00.05')
  })

  it.each([
    [20, 'az önce', 'just now'],
    [3 * 60, '3 dk önce', '3 min ago'],
    [2 * 3600, '2 sa önce', '2 h ago'],
    [30 * 3600, '1 gün önce', '1 day ago'],
    [72 * 3600, '3 gün önce', '3 days ago'],
    [-5, 'az önce', 'just now'],
  ])('%s seconds old is %s, %s', (seconds, turkish, english) => {
    expect(tr.age(seconds * 1000)).toBe(turkish)
    expect(en.age(seconds * 1000)).toBe(english)
  })
})
