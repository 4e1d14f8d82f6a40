import { describe, expect, it } from 'vitest'
import { callCounter } from './limit.ts'

describe('counting in this process', () => {
  it('counts each network for itself, for a minute from its first call', () => {
    let nowMs = 0
    const count = callCounter(() => nowMs)
    expect(count('a')).toEqual({ calls: 1, endsInMs: 60_000 })
    nowMs = 59_999
    expect(count('a')).toEqual({ calls: 2, endsInMs: 1 })
    expect(count('b').calls).toBe(1)
    nowMs = 60_000
    expect(count('a')).toEqual({ calls: 1, endsInMs: 60_000 })
  })

  it('lets the oldest go when there are too many to keep', () => {
    const count = callCounter(() => 0)
    for (let i = 0; i <= 10_000; i++) count(`key ${i}`)
    expect([count('key 10000').calls, count('key 0').calls]).toEqual([2, 1])
  })
})
