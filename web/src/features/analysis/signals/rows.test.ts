import { formatIn } from '@pusula/words'
import { expect, it } from 'vitest'
import type { SupportResistance } from '../select/run.ts'
import { ladderRows } from './rows.ts'

const names = ['r3', 'r2', 'r1', 's1', 's2', 's3'] as const
const prices = [1_300, 1_200, 1_100, 900, 800, 700]

const levels: SupportResistance = {
  symbol: 'BTC',
  currentPrice: 1_000,
  levels: { r1: 1_100, r2: 1_200, r3: 1_300, s1: 900, s2: 800, s3: 700 },
  at: '2026-01-01T00:00:00.000Z',
  source: 'simulated',
  sentence: '',
  marks: names.map((name, place) => ({
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
  const rows = ladderRows(levels, 'Now', formatIn('en'))
  expect(rows).toHaveLength(7)
  expect(rows[0]).toMatchObject({ kind: 'resistance', name: 'R3', distance: { direction: 'up', text: '+30.00%' } })
  expect(rows[5]).toMatchObject({ kind: 'support', name: 'S3', distance: { direction: 'down', text: '−30.00%' } })
  expect(rows[6]).toEqual({ kind: 'now', name: 'Now', price: 1_000, text: '$1,000' })
})
