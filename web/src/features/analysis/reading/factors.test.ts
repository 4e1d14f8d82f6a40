import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Factor, factorBar, inOrder } from './factor-words.ts'

const factor = (points: number, limit = 20, isMissing = false): Factor => ({
  name: 'trend',
  points,
  limit,
  isMissing,
  stance: isMissing ? 'unread' : points > 0 ? 'adds' : points < 0 ? 'takes' : 'even',
  told: null,
  numbers: {},
})

describe('the bar of a factor', () => {
  it('reaches the edge at the most any factor may weigh, on the side of its sign', () => {
    const all = [factor(14, 20), factor(-10, 10)]
    expect(factorBar(20, all)).toEqual({ side: 'up', widthPercent: 50 })
    expect(factorBar(-10, all)).toEqual({ side: 'down', widthPercent: 25 })
    expect(factorBar(0, all)).toEqual({ side: 'flat', widthPercent: 0 })
  })

  it('never leaves its half', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), fc.integer({ min: 0, max: 50 }), (points, limit) => {
        const { widthPercent } = factorBar(points, [factor(0, limit)])
        expect(widthPercent).toBeGreaterThanOrEqual(0)
        expect(widthPercent).toBeLessThanOrEqual(50)
      }),
    )
  })
})

it('lists what helped first and what is missing last', () => {
  const sorted = inOrder([factor(-3), factor(0, 20, true), factor(9), factor(0)])
  expect(sorted.map(({ points, isMissing }) => [points, isMissing])).toEqual([
    [9, false],
    [0, false],
    [-3, false],
    [0, true],
  ])
})
