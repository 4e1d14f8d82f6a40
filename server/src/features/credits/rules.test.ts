import { describe, expect, it } from 'vitest'
import { boughtLeft, creditStatus } from './rules.ts'

describe('what is left of bought credits', () => {
  it.each([
    [5, 0, 0],
    [15, 10, 10],
    [7, 10, 7],
    [0, 10, 0],
    [4, -3, 0],
  ])('with a balance of %i and %i bought is %i', (balance, bought, left) =>
    expect(boughtLeft(balance, bought)).toBe(left),
  )
})

describe('the credit status', () => {
  it('counts what is left of all that was given, and knows no end for pro', () => {
    expect(creditStatus('member', 12, 38, 2)).toEqual({
      tier: 'member',
      credits: 12,
      remaining: 12,
      total: 50,
      usedToday: 2,
    })
    expect(creditStatus('pro', 12, 38, 2)).toMatchObject({ credits: 12, remaining: 100_000_000, total: 100_000_000 })
  })
})
