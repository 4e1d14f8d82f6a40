import { formatIn } from '@pusula/words'
import { expect, it } from 'vitest'
import type { AnalysisResult } from '../select/run.ts'
import { ladderRows, nearest, sentenceOf } from './rows.ts'

const names = ['r3', 'r2', 'r1', 's1', 's2', 's3'] as const
const prices = [1_300, 1_200, 1_100, 900, 800, 700]

const result: Pick<AnalysisResult, 'priceUsd' | 'levels'> = {
  priceUsd: 1_000,
  levels: names.map((name, place) => ({
    name,
    priceUsd: prices[place] ?? 0,
    kind: 'swing',
    touches: 2,
    lastTouchedAt: null,
    touchChance: 0.4,
    touchChance4hour: 0.1,
    touchChance7day: 0.8,
  })),
}

it('tells every mark with its distance, and the price without one', () => {
  const rows = ladderRows(result, 'Now', formatIn('en'))
  expect(rows).toHaveLength(7)
  expect(rows[0]).toMatchObject({ kind: 'resistance', name: 'R3', distance: { direction: 'up', text: '+30.00%' } })
  expect(rows[5]).toMatchObject({ kind: 'support', name: 'S3', distance: { direction: 'down', text: '−30.00%' } })
  expect(rows[6]).toEqual({ kind: 'now', name: 'Now', price: 1_000, text: '$1,000' })
})

it('finds the nearest mark on either side', () =>
  expect([nearest(result, 'r1'), nearest(result, 's1')]).toEqual([1_100, 900]))

it('leaves out a sentence about another minute, which has another price', () => {
  const reply = { at: '2026-01-01T00:01:00.000Z', sentence: 'R1 is near.' }
  expect(sentenceOf(reply, '2026-01-01T00:01:00.000Z')).toBe('R1 is near.')
  expect(sentenceOf(reply, '2026-01-01T00:00:00.000Z')).toBeNull()
})
