import { expect, it } from 'vitest'
import { usualCurrency } from './currency.ts'
import { inTime } from './rates.ts'

it('shows lira to whoever reads Turkish in Turkey, and dollars to the others', () => {
  expect([usualCurrency('tr', () => true), usualCurrency('tr', () => false), usualCurrency('en', () => true)]).toEqual([
    'TRY',
    'USD',
    'USD',
  ])
})

it('takes a rate over a long weekend, and none of last week', () => {
  const rate = { perDollar: 42.3, dayAgoPerDollar: null, at: '2026-11-13T15:30:00Z', venues: ['Frankfurter'] }
  expect(inTime(rate, Date.parse('2026-11-17T15:30:00Z'))).toBe(rate)
  expect(inTime(rate, Date.parse('2026-11-19T15:30:00Z'))).toBeNull()
  expect(inTime(null, 0)).toBeNull()
})
