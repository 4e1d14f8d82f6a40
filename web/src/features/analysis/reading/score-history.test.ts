import fc from 'fast-check'
import { expect, it } from 'vitest'
import { historyOf } from './ScoreCard.tsx'

const at = '2026-11-15T12:00:00.000Z'

it('puts each day at its place, and today at the end', () => {
  const found = historyOf(
    {
      score: 60,
      history: [
        { day: '2026-11-08', score: 90 },
        { day: '2026-11-14', score: 30 },
      ],
    },
    at,
  )
  expect(found?.points).toEqual([
    { score: 90, daysAgo: 7, x: 76.67, y: 0 },
    { score: 30, daysAgo: 1, x: 96.67, y: 100 },
    { score: 60, daysAgo: 0, x: 100, y: 50 },
  ])
})

it('is not drawn where there is nothing to compare with', () => {
  expect(historyOf({ score: 60, history: [] }, at)).toBeNull()
  expect(historyOf({ score: 60, history: [{ day: '2026-09-01', score: 20 }] }, at)).toBeNull()
})

it('never leaves its picture', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 29 }), scores => {
      const history = scores.map((score, index) => ({
        day: new Date(Date.parse('2026-11-14') - index * 86_400_000).toISOString().slice(0, 10),
        score,
      }))
      for (const { x, y } of historyOf({ score: 50, history: history.reverse() }, at)?.points ?? []) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(x, y)).toBeLessThanOrEqual(100)
      }
    }),
  ))
