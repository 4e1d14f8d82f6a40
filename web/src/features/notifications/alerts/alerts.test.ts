import { expect, it } from 'vitest'
import { targetOf } from './alerts.ts'

it.each([
  ['above', '104812.4', 104_812.4],
  ['below', '0.00000001', 0.00000001],
  ['above', '', undefined],
  ['above', '0', undefined],
  ['touch', '-5', undefined],
  ['touch', '1e13', undefined],
  ['above', 'abc', undefined],
  ['move', '0.5', undefined],
  ['move', '5', 5],
  ['move', '91', undefined],
] as const)('%s "%s" is a wish for %s', (kind, typed, target) => expect(targetOf(kind, typed)).toBe(target))
