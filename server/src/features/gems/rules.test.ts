import { describe, expect, it } from 'vitest'
import { bestOf, editionOf, isOpenFor, slotOf } from './rules.ts'

describe('the gate', () => {
  it.each([
    [{ isPro: false, credits: 4 }, false],
    [{ isPro: false, credits: 5 }, true],
    [{ isPro: true, credits: 0 }, true],
  ])('%o: %s', (reader, isOpen) => expect(isOpenFor(reader)).toBe(isOpen))
})

describe('a list', () => {
  const computedAt = new Date('2026-11-15T06:03:00Z')
  const run = { slotAt: slotOf(computedAt), computedAt, sizesAt: null }

  it('is due at 00, 06, 12 and 18', () => {
    expect(slotOf(new Date('2026-11-15T05:59:59.999Z'))).toEqual(new Date('2026-11-15T00:00:00Z'))
    expect(editionOf(run, computedAt)).toMatchObject({ nextAt: new Date('2026-11-15T12:00:00Z'), isLate: false })
  })

  it('is late only after half an hour of trying', () => {
    expect(editionOf(run, new Date('2026-11-15T12:30:00Z')).isLate).toBe(false)
    expect(editionOf(run, new Date('2026-11-15T12:30:01Z')).isLate).toBe(true)
  })

  it('holds the fifteen best, the best first, and nobody below fifty', () => {
    const graded = (symbol: string, grade: number) => ({
      symbol,
      graded: { grade, level: 'Low' as const, factors: [] },
    })
    const many = Array.from({ length: 40 }, (_, i) => graded(`C${i}`, 30 + i))
    const best = bestOf(many).map(({ graded: { grade } }) => grade)
    expect(best).toEqual([69, 68, 67, 66, 65, 64, 63, 62, 61, 60, 59, 58, 57, 56, 55])
    expect(bestOf([graded('B', 60), graded('LOW', 49), graded('A', 60)]).map(({ symbol }) => symbol)).toEqual([
      'A',
      'B',
    ])
  })
})
