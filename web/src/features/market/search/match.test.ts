import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchIn } from './found-coins.ts'

describe('the mark in a name', () => {
  it.each([
    ['Bitcoin', 'bi', ['', 'Bi', 'tcoin']],
    ['Bitcoin Cash', 'CASH', ['Bitcoin ', 'Cash', '']],
    ['BITCOIN', 'bıt', ['', 'BIT', 'COIN']],
    ['İstanbul', 'ist', ['', 'İst', 'anbul']],
    ['Ça Coin', 'ca', ['', 'Ça', ' Coin']],
    ['Bitcoin', ' bit ', ['', 'Bit', 'coin']],
    ['Bitcoin', 'xyz', ['Bitcoin', '', '']],
    ['Bitcoin', '', ['Bitcoin', '', '']],
  ])('%s, wanted %s', (text, wanted, [before, match, after]) =>
    expect(matchIn(text, wanted)).toEqual({ before, match, after }),
  )

  it('never loses or adds a letter', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }), (text, wanted) => {
        const { before, match, after } = matchIn(text, wanted)
        expect(before + match + after).toBe(text)
      }),
    ))
})
