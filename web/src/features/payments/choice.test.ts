import type { Language } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { firstChoice, packageOf, returnOf } from './use-purchase.ts'

const shown = (search: string, language: Language = 'en') => {
  const { tab, priceId, typed } = firstChoice(search, language)
  return tab === 'custom' ? `own amount ${typed}` : `${packageOf(priceId)?.analyses} analyses`
}

describe('the page opens', () => {
  it.each([
    ['', '50 analyses'],
    ['?amount=8', '20 analyses'],
    ['?amount=12.5', '50 analyses'],
    ['?amount=7', 'own amount 7'],
    ['?amount=12.34', 'own amount 12.34'],
    ['?amount=12,34', 'own amount 12.34'],
    ['?amount=1,5', 'own amount 1.5'],
    ['?amount=%247', 'own amount 7'],
    ['?amount=1.000', 'own amount 1000'],
    ['?amount=8&custom=true', 'own amount 8'],
    ['?amount=0&custom=true', '50 analyses'],
    ['?credits=10', '10 analyses'],
    ['?credits=15', '20 analyses'],
    ['?amount=5&credits=100', '10 analyses'],
    ['?amount=7&credits=10', 'own amount 7'],
  ])('with %s on: %s', (search, first) => expect(shown(search)).toBe(first))

  it.each([
    '?amount=0',
    '?amount=1000.01',
    '?amount=1.005',
    '?amount=abc',
    '?amount=',
    '?amount=0x10',
    '?amount=7€',
    '?credits=x',
    '?credits=101',
  ])('with %s on the package most people choose', search => expect(shown(search)).toBe('50 analyses'))
})

it.each(['?amount=12.34', '?amount=12,34'])('an own sum of %s stands in the field as the reader writes it', search =>
  expect(shown(search, 'tr')).toBe('own amount 12,34'),
)

it('only the analysis is a place to return to', () => {
  expect(returnOf('?return=analysis')).toBe('analysis')
  expect(returnOf('?return=https://elsewhere.test')).toBeUndefined()
  expect(returnOf('')).toBeUndefined()
})
