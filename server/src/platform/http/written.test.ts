import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tagOf } from './written.ts'

describe('the tag of an answer', () => {
  it('is the same for the same text, another for another, and fit for a header', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(tagOf(a)).toMatch(/^W\/"[0-9A-Za-z_-]+"$/)
        expect(tagOf(a) === tagOf(b)).toBe(a === b)
      }),
    )
  })

  it('changes with every digit of a price', () => {
    const tags = Array.from({ length: 10_000 }, (_, i) =>
      tagOf(`{"symbol":"BTC","price":${(60_000 + i / 100).toFixed(2)}}`),
    )
    expect(new Set(tags).size).toBe(tags.length)
  })
})
