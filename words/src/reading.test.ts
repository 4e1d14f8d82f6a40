import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from './language.ts'
import { type BrokenLimit, habitOf, type Limits, languageOfHabit, readNumber } from './reading.ts'
import { refusalIn } from './refusals.ts'

describe('a typed number', () => {
  it.each([
    ['1.234,56', '1234.56', null],
    ['1,234.56', '1234.56', null],
    ['1 234,56', '1234.56', null],
    ['1\u202f234\u00a0567,5', '1234567.5', null],
    ["1'234.56", '1234.56', null],
    ['1’234’567', '1234567', null],
    ['1.234.567', '1234567', null],
    ['1,234,567.8', '1234567.8', null],
    ['1 234.567', '1234.567', null],
    ['12345.678', '12345.678', null],
    ['0,025', '0.025', null],
    ['0.500', '0.5', null],
    ['12,5', '12.5', null],
    ['12.3456', '12.3456', null],
    [' 007 ', '7', null],
    ['.5', '0.5', null],
    ['5,', '5', null],
    ['1.234,', '1234', null],
    ['104.812,40', '104812.4', null],
    ['1e-8', '0.00000001', null],
    ['1,5E3', '1500', null],
    ['1.234e2', '123.4', null],
    ['+12', '12', null],
    ['−5', '-5', null],
    ['-0', '0', null],
    ['$104,812.40', '104812.4', '$'],
    ['₺1.500,00', '1500', '₺'],
    ['1.500,00 TL', '1500', '₺'],
    ['€ 12', '12', '€'],
    ['12,50 eur', '12.5', '€'],
    ['-$5', '-5', '$'],
    ['$-5', '-5', '$'],
    ['US$5', '5', '$'],
    ['5 USD', '5', '$'],
    ['5 usdt', '5', '$'],
    ['USDC  5', '5', '$'],
    ['5 TRY', '5', '₺'],
    ['%5', '5', '%'],
    ['2.5 %', '2.5', '%'],
    ['−%3,08', '-3.08', '%'],
    ['0,0₇1234', '0.00000001234', null],
    ['$0.0₁₂1200', '0.00000000000012', '$'],
    ['1.234.567,89', '1234567.89', null],
    ["1'234.50", '1234.5', null],
    ['1 234,5', '1234.5', null],
    ['0,5', '0.5', null],
    ['１２', '12', null],
    [`${' '.repeat(200)}${'0'.repeat(99)}5`, '5', null],
    [`-${'1'.repeat(30)}`, `-${'1'.repeat(30)}`, null],
    [`0,00${'1'.repeat(28)}`, `0.00${'1'.repeat(28)}`, null],
    ['0,00000001', '0.00000001', null],
    ['\u200e 12,5\u200b', '12.5', null],
    ['\u2066$\u20691\u00ad2', '12', '$'],
    ['\ufeff0.5 \u202c', '0.5', null],
  ])('%j is %s in both languages', (typed, value, unit) => {
    for (const language of languages)
      expect(readNumber(typed, language, { isSigned: true })).toEqual({ kind: 'understood', value, unit })
  })

  it.each([
    ['1.234', '1234', '1.234'],
    ['1,000', '1', '1000'],
    ['12.345', '12345', '12.345'],
    ['-999,999', '-999.999', '-999999'],
    ['₺1.500', '1500', '1.5'],
    ['₺1.000', '1000', '1'],
    ['104.812', '104812', '104.812'],
  ])('%j has two readings: %s in Turkish, %s in English', (typed, turkish, english) => {
    const [tr, en] = languages.map(language => readNumber(typed, language, { isSigned: true }))
    expect(tr).toMatchObject({ kind: 'ambiguous', value: turkish, other: english })
    expect(en).toMatchObject({ kind: 'ambiguous', value: english, other: turkish })
  })

  it.each([
    ...['', ' ', '.', ',', 'abc', 'on', '-', '$', '1.2,3.4', '12.34.56', '1,2,3', '1,23.456.7', '1.23.456,7', '12 34'],
    ...[
      '1..2',
      '1,,2',
      '1.234 567',
      '--1',
      '+-1',
      '$5€',
      '$5 USD',
      '5 elma',
      '0x10',
      'NaN',
      'Infinity',
      '1e',
      '1e5000',
    ],
    ...['5²', '½', '①', '1\u0000', '0.123.456', '1 234 56', "1'2", '1’2', '<b>1</b>'],
  ])('%j is none', typed => {
    for (const language of languages)
      expect(readNumber(typed, language, { isSigned: true })).toEqual({ kind: 'refused', limit: 'notNumber' })
  })

  it('is refused with the limit that it breaks', () => {
    const limits: Limits = { least: '0.01', most: '1e12', decimals: 8 }
    const broken: [string, BrokenLimit][] = [
      ['-1', 'negative'],
      ['0,001', 'tooSmall'],
      ['0', 'tooSmall'],
      ['1e-300', 'tooSmall'],
      ['1000000000000,00000001', 'tooLarge'],
      ['9e300', 'tooLarge'],
      ['1,123456789', 'tooManyDecimals'],
      ['9'.repeat(500), 'tooManyDigits'],
      ['x'.repeat(500), 'notNumber'],
      ['١٢٣', 'otherDigits'],
      ['۱۲٫۵', 'otherDigits'],
      ['5 ٣', 'otherDigits'],
    ]
    for (const [typed, limit] of broken) expect(readNumber(typed, 'tr', limits)).toEqual({ kind: 'refused', limit })
    expect(readNumber(`10${'1'.repeat(29)}`, 'tr')).toEqual({ kind: 'refused', limit: 'tooManyDigits' })
    for (const value of ['0.01', '1000000000000', '1.12345678'])
      expect(readNumber(value, 'en', limits), 'just within').toMatchObject({ value })
    expect(readNumber('0,500000000000', 'tr', limits), 'empty places are none').toMatchObject({ value: '0.5' })
  })

  it('is unambiguous where the other reading would break a limit', () => {
    expect(readNumber('1.500', 'en', { decimals: 2 })).toEqual({ kind: 'understood', value: '1500', unit: null })
    expect(readNumber('1.500', 'tr', { decimals: 2 })).toEqual({ kind: 'understood', value: '1500', unit: null })
    expect(readNumber('1.005', 'en', { decimals: 2 })).toEqual({ kind: 'refused', limit: 'tooManyDecimals' })
    expect(readNumber('1.005', 'tr', { decimals: 2 })).toEqual({ kind: 'understood', value: '1005', unit: null })
    expect(readNumber('1,005', 'tr', { decimals: 2 })).toEqual({ kind: 'refused', limit: 'tooManyDecimals' })
    expect(readNumber('1.500', 'en', { decimals: 3 })).toMatchObject({ kind: 'ambiguous', value: '1.5', other: '1500' })
    expect(readNumber('1.500', 'en', { most: 1_000 })).toEqual({ kind: 'understood', value: '1.5', unit: null })
    // The language's own reading is never given up for one that fits: 1.500 is not 1.5 in Turkish.
    expect(readNumber('1.500', 'tr', { most: 1_000 })).toEqual({ kind: 'refused', limit: 'tooLarge' })
  })

  it('is the same with zero-width characters, wherever they were pasted', () => {
    const unseen = fc.constantFrom(...'\u00ad\u061c\u200b\u200f\u202a\u202e\u2060\u2066\u2069\ufe0f\ufeff')
    const numbers = fc.constantFrom('1.234,56', '$104,812.40', '−%3,08', '0,0₇1234', '1.234', '1e-8', '1 234,5 TL')
    const places = fc.array(fc.tuple(fc.nat(12), unseen), { maxLength: 5 })
    fc.assert(
      fc.property(numbers, places, fc.constantFrom(...languages), (number, pasted, language) => {
        const typed = pasted.reduce<string>(
          (text, [place, sign]) => text.slice(0, place) + sign + text.slice(place),
          number,
        )
        const limits = { isSigned: true }
        expect(readNumber(typed, language, limits)).toEqual(readNumber(number, language, limits))
        expect(habitOf(typed)).toBe(habitOf(number))
      }),
      { numRuns: 300 },
    )
  })

  it('never throws or blocks, whatever is typed (fuzz)', () => {
    const emails = fc.constantFrom(...[..."0123456789.,' -+$%e₇₺", '\u2212', '\u202f', 'USD', 'x'])
    fc.assert(
      fc.property(fc.array(emails, { maxLength: 40 }), fc.constantFrom(...languages), (typed, language) => {
        const read = readNumber(typed.join(''), language, { isSigned: true })
        if (read.kind !== 'refused') expect(read.value).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/)
      }),
      { numRuns: 2_000 },
    )
    expect(readNumber(`1${' '.repeat(1e6)}x`, 'tr')).toEqual({ kind: 'refused', limit: 'notNumber' })
  })
})

describe('the habit a number was written in', () => {
  it.each([
    ['1.234,56', 'comma'],
    ['0,5', 'comma'],
    ['1.234.567', 'comma'],
    ['₺12,50', 'comma'],
    ['1,234.56', 'point'],
    ['0.00012BTC', 'point'],
    ['1,234,567', 'point'],
    ['1 234.567', 'point'],
    ['1,000', 'either'],
    ['104.812 TL', 'either'],
    [`${'x'.repeat(100)}1,5`, undefined],
    ['1234', undefined],
    ['', undefined],
    ['abc', undefined],
  ])('%j tells %s', (typed, habit) => expect(habitOf(typed)).toBe(habit))

  /** The digits as somebody of the habit writes them, thousands parted or not. */
  const written = (digits: string, habit: 'comma' | 'point', isParted: boolean) => {
    const [whole = '', fraction] = digits.split('.')
    const [group, point] = habit === 'comma' ? ['.', ','] : [',', '.']
    const parted = isParted ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole
    return fraction ? parted + point + fraction : parted
  }
  const numbers = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.stringMatching(/^\d{0,8}$/))
    .map(([whole, part]) => `${whole}.${part}`.replace(/\.?0*$/, '') || '0')

  it('round-trips, in either notation and in either language where the number is unambiguous', () =>
    fc.assert(
      fc.property(numbers, fc.constantFrom('comma', 'point'), fc.boolean(), (digits, habit, isParted) => {
        const text = written(digits, habit, isParted)
        expect(readNumber(text, languageOfHabit[habit])).toMatchObject({ value: digits })
        const told = habitOf(text)
        expect([habit, 'either', undefined]).toContain(told)
        for (const language of languages) {
          const read = readNumber(text, language)
          expect(read.kind).toBe(told === 'either' ? 'ambiguous' : 'understood')
          if (read.kind === 'ambiguous') expect([read.value, read.other]).toContain(digits)
          else expect(read).toMatchObject({ value: digits })
        }
      }),
      { numRuns: 300 },
    ))
})

describe('what is said of a number that was refused', () => {
  const limits: Limits = { least: '0.00000001', most: '999999999999999.99999999', decimals: 8 }
  it.each([
    ['-1', 'Eksi bir sayı olamaz.', 'It cannot be negative.'],
    ['0', 'En az 0,00000001 olmalı.', 'It must be at least 0.00000001.'],
    [
      '1234567890123456',
      'En çok 999.999.999.999.999,99999999 olabilir.',
      'It can be 999,999,999,999,999.99999999 at most.',
    ],
    ['0,123456789', 'En çok 8 ondalık basamak yazılabilir.', 'It can have 8 decimals at most.'],
    ['1'.repeat(200), 'En çok 30 basamak yazılabilir.', 'It can have 30 digits at most.'],
    ['١', 'Rakamları 0-9 ile yaz.', 'Write the digits as 0-9.'],
    ['beş', 'Yalnızca rakam, nokta ve virgül yaz.', 'Use only digits, dot and comma.'],
  ])('%j names the limit', (typed, tr, en) => {
    const read = readNumber(typed, 'tr', limits)
    if (read.kind !== 'refused') throw new Error(`${typed} was read as ${read.value}`)
    expect([refusalIn('tr')(read.limit, limits), refusalIn('en')(read.limit, limits)]).toEqual([tr, en])
  })
})
