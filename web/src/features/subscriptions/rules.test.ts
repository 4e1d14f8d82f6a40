import { proPriceCents } from '@pusula/contract'
import { isoDay } from '@pusula/words'
import { zones } from '@pusula/words/testing'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { billOf, renewalDay, yearly } from './subscription.ts'

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

afterEach(() => vi.unstubAllEnvs())

it.each(zones)('a renewal falls on the same day, or on the last one of a shorter month, at any hour in %s', zone => {
  vi.stubEnv('TZ', zone)
  for (const hour of ['00:10', '12:00', '23:50']) {
    const day = (plan: 'monthly' | 'yearly', from: string) => isoDay(renewalDay(plan, new Date(`${from}T${hour}`)))
    expect(day('monthly', '2026-11-15')).toBe('2026-12-15')
    expect(day('monthly', '2026-01-31')).toBe('2026-02-28')
    expect(day('monthly', '2026-12-31')).toBe('2027-01-31')
    expect(day('yearly', '2028-02-29')).toBe('2029-02-28')
  }
})
