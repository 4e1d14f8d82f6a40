import { expect, it } from 'vitest'
import { limitsOf, typedNumber } from './form-rules.ts'

it.each([
  ['108.000,50', 'tr', 108_000.5],
  ['108,000.50', 'en', 108_000.5],
  ['108.000', 'tr', 108_000],
  ['108,000', 'en', 108_000],
  ['0,00000012', 'tr', 0.00000012],
  ['$1.234,5', 'tr', 1_234.5],
  ['%5', 'tr', null],
  ['-5', 'en', null],
  ['0', 'en', null],
  ['', 'tr', null],
  ['abc', 'en', null],
] as const)('a price typed as "%s" in %s is %s', (typed, language, value) =>
  expect(typedNumber(typed, language, limitsOf.price, ['$'])).toBe(value),
)

it.each([
  ['7,5', 'tr', 7.5],
  ['7.5', 'tr', 7.5],
  ['%7,5', 'tr', 7.5],
  ['7.5%', 'en', 7.5],
  ['0,5', 'tr', null],
  ['91', 'en', null],
] as const)('a percent typed as "%s" in %s is %s', (typed, language, value) =>
  expect(typedNumber(typed, language, limitsOf.percent, ['%'])).toBe(value),
)
