import { describe, expect, it } from 'vitest'
import { usedSince } from './usage.ts'

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`
const entries = [
  { reason: 'purchase', amount: 50, createdAt: at(9) },
  { reason: 'analysis', amount: -1, createdAt: at(9) },
  { reason: 'refund', amount: 1, createdAt: at(8) },
  { reason: 'analysis', amount: -1, createdAt: at(8) },
  { reason: 'analysis', amount: -1, createdAt: at(3) },
  { reason: 'analysis', amount: -1, createdAt: at(1) },
  { reason: 'welcome', amount: 20, createdAt: at(1) },
] as const

describe('the analyses of a stretch of time', () => {
  it('are those that were paid for and not given back', () => {
    expect(usedSince(entries, Date.parse(at(3)))).toBe(2)
    expect(usedSince(entries, Date.parse(at(1)))).toBe(3)
  })

  it('are none where nothing happened', () => {
    expect(usedSince(entries, Date.parse(at(10)))).toBe(0)
    expect(usedSince([], 0)).toBe(0)
  })
})
