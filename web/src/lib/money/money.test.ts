import { expect, it } from 'vitest'
import { inLanguage } from '../messages.ts'
import { usualCurrency } from './currency.ts'
import { moneyText } from './messages.ts'
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

it('says a rate in Turkish without a suffix on what changes', () => {
  const t = inLanguage(moneyText, 'tr')
  expect(t.rate('18.56', '$1 = ₺42,30')).toBe('18.56 itibarıyla kur: $1 = ₺42,30.')
  expect(t.ofChange('%0,12')).toBe('Değişimde kurun payı: %0,12.')
})
