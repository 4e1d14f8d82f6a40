import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatIn } from './format.ts'
import { isLanguage, languageOf, plural } from './language.ts'
import { changeIn, counted, countedZeros, currencies, dollars, priceDecimals, withoutCurrency } from './numbers.ts'

const tr = formatIn('tr')
const en = formatIn('en')

describe('a price', () => {
  it.each([
    [104812.4, '$104.812,40', '$104,812.40'],
    [1234.56, '$1.234,56', '$1,234.56'],
    [100, '$100,00', '$100.00'],
    [99.5, '$99,5000', '$99.5000'],
    [1, '$1,0000', '$1.0000'],
    [0.174218, '$0,174218', '$0.174218'],
    [0.001, '$0,001000', '$0.001000'],
    [0.000_985_4, '$0,00098540', '$0.00098540'],
    [0.00001234, '$0,00001234', '$0.00001234'],
    [0.000_001, '$0,00000100', '$0.00000100'],
    [0.000_000_999_95, '$0,000001000', '$0.000001000'],
    [0.000_000_987_65, '$0,0000009877', '$0.0000009877'],
    [0.000_000_012_34, '$0,00000001234', '$0.00000001234'],
    [1e-12, '$0,000000000001000', '$0.000000000001000'],
    [3554.145, '$3.554,15', '$3,554.15'],
    [0, '$0,00', '$0.00'],
    [-0, '$0,00', '$0.00'],
    [-1234.5, '−$1.234,50', '−$1,234.50'],
    [-0.5, '−$0,500000', '−$0.500000'],
    ['123456789012345678.905', '$123.456.789.012.345.678,91', '$123,456,789,012,345,678.91'],
    [null, '–', '–'],
    [Number.NaN, '–', '–'],
    [Number.POSITIVE_INFINITY, '–', '–'],
  ])('of %s reads %s in Turkish and %s in English', (price, turkish, english) => {
    expect(tr.price(price)).toBe(turkish)
    expect(en.price(price)).toBe(english)
  })

  it('shows more decimals the smaller it is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-12, max: 1e9, noNaN: true }),
        fc.double({ min: 1, max: 1e6, noNaN: true }),
        (p, times) => {
          expect(priceDecimals(p)).toBeGreaterThanOrEqual(priceDecimals(p * times))
        },
      ),
    )
  })

  it('drops the cents of a large price on a scale, and no digit of a small one', () => {
    expect([tr.roughPrice(102237.4), tr.roughPrice(1_000), tr.roughPrice(999.4)]).toEqual([
      '$102.237',
      '$1.000',
      '$999,40',
    ])
    expect(en.roughPrice(0.174218)).toBe('$0.174218')
  })

  it.each([
    [0.000_000_012_34, '$0,0₇1234', '$0.0₇1234'],
    [0.000_000_987_65, '$0,0₆9877', '$0.0₆9877'],
    [1.2e-13, '$0,0₁₂1200', '$0.0₁₂1200'],
    [0.000_001, '$0,00000100', '$0.00000100'],
    [1_000_000, '$1.000.000,00', '$1,000,000.00'],
    [0, '$0,00', '$0.00'],
  ])('of %s has its zeros counted, where they would not fit, as %s and %s', (price, turkish, english) => {
    expect([countedZeros(tr.price(price)), countedZeros(en.price(price))]).toEqual([turkish, english])
  })

  it('stands without its currency where that is said once', () =>
    expect([withoutCurrency(tr.roughPrice(104_812)), withoutCurrency(tr.in('₺').money(-5))]).toEqual([
      '104.812',
      '−5,00',
    ]))

  it('has as many decimals as tell it from its neighbours', () => {
    expect(en.roughPrices([104_812.4, 104_812.6])).toEqual(['$104,812', '$104,813'])
    expect(en.roughPrices([104_812.1, 104_812.14])).toEqual(['$104,812.10', '$104,812.14'])
    expect(tr.roughPrices([0.5, 0.500_000_2])).toEqual(['$0,5000000', '$0,5000002'])
    expect(tr.roughPrices([7, 7, 8])).toEqual(['$7,0000', '$7,0000', '$8,0000'])
    expect(en.roughPrices([1, 1 + 1e-14]), 'eight more at most').toEqual(['$1.000000000000', '$1.000000000000'])
  })

  it('keeps its cents when it was paid', () => expect(tr.money(12.5)).toBe('$12,50'))
  it('stands on a tag without cents where there are none', () => {
    expect([tr.priceTag(350), tr.priceTag(12.5), tr.priceTag(1_000)]).toEqual(['$350', '$12,50', '$1.000'])
  })

  it('wears another sign in another currency, and its own when it came or went', () => {
    expect(tr.in('₺').money(1234.5)).toBe('₺1.234,50')
    expect([en.moneyChange(795.75), en.in('€').moneyChange(-2)]).toEqual(['+$795.75', '−€2.00'])
    expect([en.wholeMoneyChange(795.75), tr.wholeMoneyChange(-2)]).toEqual(['+$796', '−$2'])
  })

  it('of dollars can be read in other money', () => {
    const lira = tr.dollarsIn({ currency: 'TRY', perDollar: 42.3 })
    expect(lira.price(104_812.4)).toBe('₺4.433.564,52')
    expect(lira.roughPrices([102_237, 103_914.6])).toEqual(['₺4.324.625', '₺4.395.588'])
    expect(lira.prose(64_352)).toBe('₺2.722.000')
    expect([lira.compactPrice(2.1e12), lira.price(null), lira.moneyChange('-10')]).toEqual([
      '₺88,83\u00a0Tn',
      '–',
      '−₺423,00',
    ])
    expect(en.dollarsIn({ currency: 'EUR', perDollar: 1 / 1.1618 }).price(104_812.4)).toBe('€90,215.53')
    expect(currencies.map(currency => en.dollarsIn({ currency, perDollar: 2 }).money(1))).toEqual([
      '$2.00',
      '₺2.00',
      '€2.00',
    ])
  })

  it('of dollars is the same in dollars, whatever writes it', () => {
    const amounts = [
      ...(['price', 'roughPrice', 'money', 'moneyChange', 'wholeMoneyChange', 'compactPrice', 'priceTag'] as const),
      'prose' as const,
    ]
    fc.assert(
      fc.property(
        fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
        fc.double({ min: 0.5, max: 100, noNaN: true }),
        (usd, perDollar) => {
          const [ours, lira, inLira] = [en.dollarsIn(dollars), en.dollarsIn({ currency: 'TRY', perDollar }), en.in('₺')]
          for (const kind of amounts) {
            expect(ours[kind](usd)).toBe(en[kind](usd))
            expect(lira[kind](usd)).toBe(inLira[kind](usd * perDollar))
          }
        },
      ),
    )
    const long = '123456789012345678.905'
    expect(en.dollarsIn(dollars).price(long), 'to the last digit').toBe(en.price(long))
  })
})

describe('a change', () => {
  it.each([
    [2.34, '+%2,34', '+2.34%'],
    [-3.08, '−%3,08', '−3.08%'],
    [0, '%0,00', '0.00%'],
    [-0.00001, '%0,00', '0.00%'],
    [0.0042, '%0,00', '0.00%'],
    [0.01, '+%0,01', '+0.01%'],
    [1234.5, '+%1.234,50', '+1,234.50%'],
    [undefined, '–', '–'],
  ])('of %s percent reads %s in Turkish and %s in English', (percent, turkish, english) => {
    expect(tr.percent(percent)).toBe(turkish)
    expect(en.percent(percent)).toBe(english)
  })

  it('of a whole has no sign', () => expect([tr.share(53.7), en.share(5)]).toEqual(['%53,7', '5.0%']))

  it('in another money is both changes together, and the same where the rate of yesterday is not known', () => {
    expect(changeIn(10, { perDollar: 42, dayAgoPerDollar: 40 })).toBeCloseTo(15.5, 9)
    expect([changeIn(10, { perDollar: 42, dayAgoPerDollar: null }), changeIn(10, null)]).toEqual([10, 10])
  })

  it('that was chosen stands as it was typed, to eight decimals', () =>
    expect([tr.chosenPercent('12.50'), en.chosenPercent(0.123_456_789)]).toEqual(['%12,5', '0.12345679%']))

  it('becomes a percent once', () => expect([en.ratio(0.0234), en.ratio(0.010_05)]).toEqual(['+2.34%', '+1.01%']))

  it.each([
    [0.834, 0, '%83', '83%'],
    [0.0234, 2, '%2,34', '2.34%'],
    [-0.0234, 2, '−%2,34', '−2.34%'],
    [-0.000_001, 2, '%0,00', '0.00%'],
    [0.285, 0, '%29', '29%'],
    [null, 1, '–', '–'],
  ])('of %s with %s decimals has a size of %s or %s', (ratio, decimals, turkish, english) => {
    expect([tr.part(ratio, decimals), en.part(ratio, decimals)]).toEqual([turkish, english])
  })

  it('is never called certain', () => {
    expect([0, 0.0099, 0.01, 0.344, 0.99, 0.991, 1].map(en.chance)).toEqual([
      '<1%',
      '<1%',
      '1%',
      '34%',
      '99%',
      '>99%',
      '>99%',
    ])
    expect([0.004, 0.46, 0.999].map(tr.chance)).toEqual(['<%1', '%46', '>%99'])
    expect(en.chance(Number.NaN)).toBe('–')
  })

  it('of three that exclude each other adds up to a hundred', () => {
    expect(en.odds(0.055, 0.265)).toEqual({ first: '6%', second: '27%', neither: '67%' })
    expect(tr.odds(0.003, 0.34)).toEqual({ first: '<%1', second: '%34', neither: '%66' })
  })
})

describe('in a sentence', () => {
  it.each([
    [4_434_218, '$4.434.000', '$4,434,000'],
    [1_234_567, '$1.235.000', '$1,235,000'],
    [65_685.4, '$65.685', '$65,685'],
    [999.996, '$1.000', '$1,000'],
    [-162.456, '−$162,46', '−$162.46'],
    [9.9996, '$10,00', '$10.00'],
    [2.1484, '$2,148', '$2.148'],
    [0.999_97, '$1,000', '$1.000'],
    [0.412_66, '$0,4127', '$0.4127'],
    [0.095, '$0,09500', '$0.09500'],
    [0.000_007_412, '$0,000007412', '$0.000007412'],
    [0, '$0,00', '$0.00'],
  ])('a price of %d is %s or %s', (price, turkish, english) =>
    expect([tr.prose(price), en.prose(price)]).toEqual([turkish, english]),
  )

  it('two prices never look alike', () => {
    expect([en.prose(65_685.2, 65_685.4), en.prose(65_685.4, 65_685.2)]).toEqual(['$65,685.2', '$65,685.4'])
    expect(en.prose(65_685.4, 65_700), 'no digit more than that needs').toBe('$65,685')
    expect(en.prose(1 + 1e-13, 1 + 2e-13), 'eight more at most').toBe('$1.00000000000')
    expect(tr.proseRange(0.331_81, 0.331_84)).toBe('$0,33181 – 0,33184')
    expect(en.in('₺').proseRange(4_310_000, 4_560_000)).toBe('₺4,310,000 – 4,560,000')
    fc.assert(
      fc.property(fc.double({ min: 1e-8, max: 1e7, noNaN: true }), fc.double({ min: 1e-6, max: 1 }), (price, step) => {
        const other = price * (1 + step)
        expect(en.prose(price, other)).not.toBe(en.prose(other, price))
      }),
    )
  })

  it.each([
    [0.0311, '%3,1', '3.1%'],
    [0.06, '%6,0', '6.0%'],
    [-0.0996, '%10', '10%'],
    [0.1449, '%14', '14%'],
  ])('a move of %d is %s or %s', (ratio, turkish, english) =>
    expect([tr.size(ratio), en.size(ratio)]).toEqual([turkish, english]),
  )

  it('a ratio has one decimal where it needs one', () =>
    expect([0.64, 1.96, 2.44, 2.96, 9.94, 10.4].map(tr.times)).toEqual(['0,6', '2', '2,4', '3', '9,9', '10']))
})

it('a return has its sign and as many decimals as asked, and a loss of almost all is not one of all', () => {
  expect([0.414, 0, -0.2567, null].map(ratio => tr.returnRate(ratio))).toEqual(['+%41', '%0', '−%26', '–'])
  expect([0.414, -0.2567].map(ratio => en.returnRate(ratio, 1))).toEqual(['+41.4%', '−25.7%'])
  expect([-0.99, -0.994, -0.999_99, -1, -1.2].map(ratio => en.returnRate(ratio))).toEqual([
    ...['−99%', '−99%', '−99%', '−100%', '−120%'],
  ])
})

describe('a large number', () => {
  it.each([
    [999, '999', '999'],
    [28_410, '28,41\u00a0bin', '28.41K'],
    [999_999, '1\u00a0Mn', '1M'],
    [1_254_321, '1,25\u00a0Mn', '1.25M'],
    [1.5e9, '1,5\u00a0Mr', '1.5B'],
    [2.1e12, '2,1\u00a0Tn', '2.1T'],
    [1e15, '1.000\u00a0Tn', '1,000T'],
    [-3.5e9, '−3,5\u00a0Mr', '−3.5B'],
    [Number.NaN, '–', '–'],
  ])('%s shrinks to %s in Turkish and %s in English', (value, turkish, english) => {
    expect(tr.compact(value)).toBe(turkish)
    expect(en.compact(value)).toBe(english)
  })

  it('wears its currency', () => expect(tr.compactPrice(-1_500_000)).toBe('−$1,5\u00a0Mn'))

  it('is never a thousand of a unit', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 9e14, noNaN: true }), value => {
        expect(en.compact(value)).not.toMatch(/^\d,\d{3}[KMB]/)
        expect(tr.compact(value)).not.toMatch(/^\d\.\d{3}(K|\u00a0M)/)
      }),
    )
  })
})

it('keeps eight decimals of an amount and no empty ones', () => {
  expect(en.quantity(0.12345678)).toBe('0.12345678')
  expect(tr.quantity(1500)).toBe('1.500')
  expect([tr.count(14), tr.plain(2.5)]).toEqual(['14', '3'])
  expect([tr.typed('1234.5'), en.typed('1234.5')], 'as a field takes it').toEqual(['1234,5', '1234.5'])
  expect([5, -3, 0.4, 0].map(tr.countChange)).toEqual(['+5', '−3', '0', '0'])
})

it('never writes a hyphen for a minus', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), value => {
      const written = [tr, en].flatMap(f => [f.price(value), f.percent(value), f.compact(value), f.quantity(value)])
      expect(written.join(' ')).not.toContain('-')
    }),
  )
})

it('Turkish is for whoever asks for it first, English for all others', () => {
  expect([' TR-tr,en;q=0.5', 'en-US,tr', 'de', '', null, undefined].map(languageOf)).toEqual([
    'tr',
    ...Array(5).fill('en'),
  ])
  expect(['tr', 'en', 'de', null].map(isLanguage)).toEqual([true, true, false, false])
})

it('counts as each language does', () => {
  expect([0, 1, 5000].map(count => counted.en(count, 'credit', 'credits'))).toEqual([
    '0 credits',
    '1 credit',
    '5,000 credits',
  ])
  expect([1, 5000].map(count => counted.tr(count, 'kredi'))).toEqual(['1 kredi', '5.000 kredi'])
  expect([plural('1', 'story', 'stories'), plural('1,001', 'story', 'stories')]).toEqual(['story', 'stories'])
})
