import { formatIn } from '@pusula/words'
import { expect, it } from 'vitest'
import type { AnalysisResult } from '../select/run.ts'
import { chanceWithin, rungsOf, sentenceOf } from './Signals.tsx'

const names = ['r3', 'r2', 'r1', 's1', 's2', 's3'] as const
const standing = (prices: number[]): Pick<AnalysisResult, 'priceUsd' | 'levels'> => ({
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
})

it('tells every level with its distance from the price', () => {
  const rungs = rungsOf(standing([1_300, 1_200, 1_100, 900, 800, 700]), formatIn('en'))
  expect(rungs).toHaveLength(6)
  expect(rungs[0]).toMatchObject({ kind: 'resistance', name: 'R3', distance: { direction: 'up', text: '+30.0%' } })
  expect(rungs[5]).toMatchObject({ kind: 'support', name: 'S3', distance: { direction: 'down', text: '−30.0%' } })
})

it('never prints one price on two rungs', () => {
  const texts = rungsOf(standing([1_000.3, 1_000.2, 1_000.1, 999.9, 999.8, 999.7]), formatIn('tr')).map(
    ({ text }) => text,
  )
  expect(new Set(texts).size).toBe(6)
})

it('knows the chance of each span', () => {
  const [level] = standing([1_300]).levels
  if (!level) throw new Error('no level')
  expect((['4hour', '1day', '7day'] as const).map(span => chanceWithin(level, span))).toEqual([0.1, 0.4, 0.8])
})

it('leaves out a sentence about another minute, which has another price', () => {
  const reply = { at: '2026-01-01T00:01:00.000Z', sentence: 'R1 is near.' }
  expect(sentenceOf(reply, '2026-01-01T00:01:00.000Z')).toBe('R1 is near.')
  expect(sentenceOf(reply, '2026-01-01T00:00:00.000Z')).toBeNull()
})
