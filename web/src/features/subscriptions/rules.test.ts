import { proPriceCents } from '@pusula/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billOf, renewalDay, yearly } from './rules.ts'

describe('a bill', () => {
  it('of a year shows what twelve months would cost and what is saved', () => {
    expect(billOf('yearly', 500)).toEqual({ fullCents: 42_000, offCents: 7_000, todayCents: 35_000, countedCredits: 0 })
    expect(yearly).toMatchObject({ monthsFree: 2, aMonthCents: 2_917 })
  })

  it('of the first month counts the credits above twenty', () => {
    expect(billOf('monthly', 32)).toEqual({ fullCents: 3_500, offCents: 240, todayCents: 3_260, countedCredits: 12 })
    expect(billOf('monthly', 20)).toMatchObject({ offCents: 0, todayCents: proPriceCents.monthly, countedCredits: 0 })
  })

  it('always adds up', () => {
    fc.assert(
      fc.property(fc.constantFrom('monthly' as const, 'yearly' as const), fc.nat(5_000), (plan, credits) => {
        const { fullCents, offCents, todayCents, countedCredits } = billOf(plan, credits)
        expect(fullCents - offCents).toBe(todayCents)
        expect(todayCents).toBeGreaterThan(0)
        expect(offCents).toBeGreaterThanOrEqual(0)
        expect(countedCredits).toBeLessThanOrEqual(credits)
      }),
    )
  })
})

it('a renewal falls on the same day, or on the last one of a shorter month', () => {
  const day = (plan: 'monthly' | 'yearly', from: string) => {
    const at = renewalDay(plan, new Date(`${from}T12:00:00`))
    return [at.getFullYear(), at.getMonth() + 1, at.getDate()].join('-')
  }
  expect(day('monthly', '2026-11-15')).toBe('2026-12-15')
  expect(day('monthly', '2026-01-31')).toBe('2026-2-28')
  expect(day('monthly', '2026-12-31')).toBe('2027-1-31')
  expect(day('yearly', '2028-02-29')).toBe('2029-2-28')
})
