import { fromRows } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { progressOf } from './follow.ts'
import type { Find } from './store.ts'

const spanMs = 4 * 3_600_000
const foundAt = new Date('2026-11-01T00:05:00Z')
const dueAt = new Date(foundAt.getTime() + 2 * DAY_MS)
const find: Find = {
  id: 1,
  symbol: 'GEM',
  name: 'Gem',
  grade: 80,
  level: 'High',
  foundAt,
  dueAt,
  priceUsd: 10,
  targetUsd: 12,
  leaderUsd: 100,
  lastUsd: 10,
  lastLeaderUsd: 100,
  followedAt: foundAt,
  reachedAt: null,
  outcome: null,
}
/** Candles of four hours from the midnight before the finding: close 10, and what is told by their place. */
const candles = (count: number, told: Record<number, { high?: number; close?: number }> = {}) =>
  fromRows(
    Array.from({ length: count }, (_, i) => {
      const { close = 10, high = close } = told[i] ?? {}
      return [Date.UTC(2026, 10, 1) + i * spanMs, close, high, close, close, 1]
    }),
  )
const leader = candles(40, { 11: { close: 11 } })
const at = (days: number) => new Date(foundAt.getTime() + days * DAY_MS)
const follow = (own: ReturnType<typeof candles>, now: Date, known = find) => progressOf(known, own, leader, spanMs, now)

describe('what became of a gem', () => {
  it('is open while its days are not over and the target was not touched', () => {
    expect(follow(candles(7, { 6: { close: 11 } }), at(1))).toMatchObject({
      lastUsd: 11,
      reachedAt: null,
      outcome: null,
    })
  })

  it('is followed to its last day though the target was touched before', () => {
    const touched = follow(candles(7, { 3: { high: 12.5 } }), at(1))
    expect(touched).toMatchObject({ outcome: null, reachedAt: new Date(Date.UTC(2026, 10, 1, 16)) })
    const later = follow(candles(14, { 11: { close: 7 } }), at(2), { ...find, reachedAt: touched?.reachedAt ?? null })
    expect(later, 'and the fall after it is told too').toMatchObject({
      outcome: 'reached',
      lastUsd: 7,
      lastLeaderUsd: 11,
    })
  })

  it('is missed when its days went by', () => {
    expect(follow(candles(14), at(2))).toMatchObject({ outcome: 'missed', lastUsd: 10 })
  })

  it.each([
    ['began before it was found', 0],
    ['ends after its last day', 12],
  ])('does not count a candle that %s', (_, place) => {
    expect(follow(candles(14, { [place]: { high: 99, close: 50 } }), at(2.2))).toMatchObject({
      outcome: 'missed',
      lastUsd: 10,
    })
  })

  it('waits a week for a coin whose trading stopped, and then calls it delisted', () => {
    const stopped = candles(5, { 4: { close: 3 } })
    expect(follow(stopped, at(3))).toBeUndefined()
    expect(follow(stopped, at(9.1))).toMatchObject({ outcome: 'delisted', lastUsd: 3 })
  })
})
