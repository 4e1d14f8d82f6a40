import { analysesFor, customMinCents } from '@pusula/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountComplaint, betterRate, brokenLimit, centsTyped, dollarsRead } from './use-purchase.ts'

describe('an amount', () => {
  it.each([
    ['12', 1_200],
    ['12.5', 1_250],
    ['12,50', 1_250],
    ['12,', 1_200],
    [' $12.50 ', 1_250],
    ['1000', 100_000],
    ['1.000', 100_000],
    ['1,000.00', 100_000],
    ['0.99', 99],
    ['0.500', 50],
    ['0', 0],
  ])('typed as %s is read', (typed, cents) => expect(centsTyped(typed)).toBe(cents))

  it.each(['', '.', 'on', '1.5.0', '-5', '₺5', '%5', '0.005', '1.005', '12.345', '1234567'])(
    'typed as “%s” is not',
    typed => expect(centsTyped(typed)).toBeNull(),
  )

  it('survives being written with either sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.constantFrom('.', ','), (cents, sign) => {
        const typed = `${Math.floor(cents / 100)}${sign}${String(cents % 100).padStart(2, '0')}`
        expect(centsTyped(typed)).toBe(cents)
      }),
    )
  })

  it('names the limit that was broken', () =>
    expect(['-5', '0.005', '1234567', 'on', '12'].map(typed => brokenLimit(typed, 'en'))).toEqual([
      'negative',
      'tooManyDecimals',
      'tooLarge',
      'notNumber',
      undefined,
    ]))

  it('is refused with its reason', () => {
    expect(amountComplaint('', 'en')).toBe('unreadable')
    expect(amountComplaint('0,99', 'en')).toBe('tooSmall')
    expect(amountComplaint('1', 'en')).toBeNull()
    expect(amountComplaint('1000', 'en')).toBeNull()
    expect(amountComplaint('1000.01', 'en')).toBe('tooLarge')
    expect(amountComplaint('1.005', 'tr'), 'a thousand and five, in Turkish').toBe('tooLarge')
  })
})

it('an amount with too many decimals is said as it was read, in the habit of the reader', () => {
  expect(brokenLimit('1.005', 'en')).toBe('tooManyDecimals')
  expect(dollarsRead('1.005', 'en')).toBe('$1.005')
  expect(dollarsRead('1,005', 'tr')).toBe('$1,005')
})

describe('a better rate', () => {
  it('is pointed at when it is a small step away', () => {
    expect(betterRate(1_200)).toEqual({ moreCents: 50, analyses: 62 })
    expect(betterRate(500), 'three dollars away').toBeNull()
    expect(betterRate(1_250), 'the best there is').toBeNull()
    expect(betterRate(50), 'nothing that can be bought').toBeNull()
  })

  it('always buys more for what it costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: customMinCents, max: 1_300 }), cents => {
        const better = betterRate(cents)
        if (!better) return
        expect(better.analyses).toBe(analysesFor(cents + better.moreCents))
        expect(better.analyses).toBeGreaterThan(analysesFor(cents))
      }),
    )
  })
})
