import { expect, it } from 'vitest'
import { monogram } from './CoinLogo.tsx'

it.each([
  ['TAO', 36, 'T'],
  ['CELO', 44, 'CE'],
  [' x', 44, 'x'],
  ['🐕DOG', 36, '🐕'],
  ['', 36, ''],
])('stands in for %j at %i px with %j', (symbol, sizePx, emails) => expect(monogram(symbol, sizePx)).toBe(emails))
