import { describe, expect, it } from 'vitest'
import { isOld, type Origin, originOf } from './freshness.ts'
import { freshMs } from './prices/rule.ts'

const now = 1_800_000_000_000
const fresh: Origin = { atMs: now, isStale: false, isSimulated: false }

describe('a price is called live', () => {
  it('while it is refreshed', () => expect(isOld(fresh, now + freshMs, true)).toBe(false))
  it('not once two refreshes were missed', () => expect(isOld(fresh, now + 2 * freshMs + 1, true)).toBe(true))
  it('not when the server calls it stale', () => expect(isOld({ ...fresh, isStale: true }, now, true)).toBe(true))
  it('not without a network', () => expect(isOld(fresh, now, false)).toBe(true))
})

describe('several prices', () => {
  it('are as old as the oldest, and simulated if one is', () => {
    const others = [{ ...fresh, atMs: now - 5, isStale: true }, { ...fresh, isSimulated: true }, fresh]
    expect(originOf(others)).toEqual({ atMs: now - 5, isStale: true, isSimulated: true })
  })
  it('have no origin when there are none', () => expect(originOf([])).toBeNull())
})
