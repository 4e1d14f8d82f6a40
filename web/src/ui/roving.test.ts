import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextIndex } from './roving.ts'

describe('moving through a ring of items with the keyboard', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowLeft', 0, 3],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 3],
  ])('%s from %i leads to %i of four', (key, from, to) => expect(nextIndex(key, from, 4)).toBe(to))

  it('leaves other keys and empty rings alone', () => {
    expect(nextIndex('a', 0, 4)).toBeNull()
    expect(nextIndex('Home', -1, 0)).toBeNull()
  })

  it('comes back to where it began after as many steps as there are items', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (count, seed) => {
        const start = seed % count
        let at = start
        for (let step = 0; step < count; step++) at = nextIndex('ArrowRight', at, count)!
        expect(at).toBe(start)
      }),
    ))
})
