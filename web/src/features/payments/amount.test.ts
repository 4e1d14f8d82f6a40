import { analysesFor, customMinCents } from '@pusula/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountComplaint, betterRate, brokenLimit, centsTyped } from './amount.ts'

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
    ['12.345', 1_234_500],
    ['0.99', 99],
    ['0.500', 50],
    ['0', 0],
  ])('typed as %s is read', (typed, cents) => expect(centsTyped(typed)).toBe(cents))

  it.each(['', '.', 'on', '1.5.0', '-5', '₺5', '%5', '0.005', '1234567'])('typed as “%s” is not', typed =>
    expect(centsTyped(typed)).toBeNull(),
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
    expect(['-5', '0.005', '1234567', 'on', '12'].map(brokenLimit)).toEqual([
      'negative',
      'tooManyDecimals',
      'tooLarge',
      'notNumber',
      undefined,
    ]))

  it('is refused with its reason', () => {
    expect(amountComplaint('')).toBe('unreadable')
    expect(amountComplaint('0,99')).toBe('tooSmall')
    expect(amountComplaint('1')).toBeNull()
    expect(amountComplaint('1000')).toBeNull()
    expect(amountComplaint('1000.01')).toBe('tooLarge')
  })
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
