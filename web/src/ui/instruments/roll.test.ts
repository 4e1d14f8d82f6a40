import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rollColumns } from './roll.ts'

describe('a rolling figure', () => {
  it('rolls digits, and only digits', () =>
    expect(rollColumns('$1.5').map(column => column.digit)).toEqual([null, 1, null, 5]))

  it('starts at the right and moves left in steps of 20 ms', () =>
    expect(rollColumns('104').map(column => column.delayMs)).toEqual([40, 20, 0]))

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
