import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayRoll, rollColumns } from './NumberRoll.tsx'

describe('a rolling figure', () => {
  it('rolls digits, and only digits', () =>
    expect(rollColumns('$1.5').map(column => column.digit)).toEqual([null, 1, null, 5]))

  it('keeps the column of a place when a figure grows by a digit', () => {
    const keys = (text: string) => rollColumns(text).map(column => column.key)
    expect(keys('10,412').slice(1)).toEqual(keys('9,412'))
  })

  it('can always be read back, with every column named once', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), text => {
        const columns = rollColumns(text)
        expect(columns.map(column => column.character).join('')).toBe(text)
        expect(new Set(columns.map(column => column.key)).size).toBe(columns.length)
      }),
    ))
})

it.each([
  ['39,99', '40,00', 0, false],
  ['65,432', '65,478', 0, true],
  ['65,499', '65,503', 0, false],
  ['.10', '.05', 5, true],
  ['.99', '.00', 2, false],
  ['999', '1,000', 0, false],
])('%s on its way to %s after %i digits may roll: %s', (from, to, digitsBefore, expected) =>
  expect(mayRoll(from, to, digitsBefore)).toBe(expected),
)
