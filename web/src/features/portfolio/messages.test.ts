import { expect, it } from 'vitest'
import { inLanguage } from '../../lib/messages.ts'
import { holdingText } from './messages.ts'

it('the day of a rate is written as its reader writes days', () => {
  const rate = (language: 'tr' | 'en') => inLanguage(holdingText, language).rate('₺43', 'Simulator 2026-11-17')
  expect(rate('tr')).toBe('o gün $1 = ₺43 · Simulator 17 Kas 2026')
  expect(rate('en')).toBe('$1 = ₺43 that day · Simulator 17 Nov 2026')
})
