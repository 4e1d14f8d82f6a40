import { expect, it } from 'vitest'
import { isMet, isPossible } from './rules.ts'

const day = (lastPrice: number, openPrice = 100) => ({ lastPrice, openPrice })

it.each([
  ['above', 110, 100, day(109.99), false],
  ['above', 110, 100, day(110), true],
  ['below', 90, 100, day(90.01), false],
  ['below', 90, 100, day(90), true],
  ['touch', 110, 100, day(109.8), false],
  ['touch', 110, 100, day(109.95), true],
  ['touch', 90, 100, day(90.2), false],
  ['touch', 90, 100, day(90.05), true],
  ['touch', 90, 100, day(80), true],
  ['move', 5, 100, day(104.9), false],
  ['move', 5, 100, day(105.1), true],
  ['move', 5, 100, day(94.9), true],
] as const)('%s %d, set at %d, with %j: %s', (kind, target, fromUsd, now, met) => {
  expect(isMet({ kind, target, currency: 'USD', fromUsd, fromRate: 1 }, now, 1)).toBe(met)
  const inLira = kind === 'move' ? target : 40 * target
  expect(isMet({ kind, target: inLira, currency: 'TRY', fromUsd, fromRate: 40 }, now, 40), 'in lira').toBe(met)
})

it.each([
  ['move', 0.5, false],
  ['move', 1, true],
  ['move', 90, true],
  ['move', 91, false],
  ['above', 0.00000001, true],
] as const)('a wish for %s %d can come true: %s', (kind, target, possible) =>
  expect(isPossible({ kind, target })).toBe(possible),
)
