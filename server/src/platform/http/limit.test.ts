import { describe, expect, it } from 'vitest'
import { countInProcess } from './limit.ts'

const countWith = (count: ReturnType<typeof countInProcess>, key: string) => {
  let seen = { count: 0, endsInMs: 0 }
  count(key, window => {
    seen = window
  })
  return seen
}

describe('counting in this process', () => {
  it('counts each key for itself, for a minute from its first call', () => {
    let nowMs = 0
    const count = countInProcess(() => nowMs)
    expect(countWith(count, 'a')).toEqual({ count: 1, endsInMs: 60_000 })
    nowMs = 59_999
    expect(countWith(count, 'a')).toEqual({ count: 2, endsInMs: 1 })
    expect(countWith(count, 'b').count).toBe(1)
    nowMs = 60_000
    expect(countWith(count, 'a')).toEqual({ count: 1, endsInMs: 60_000 })
  })

  it('lets the oldest go when there are too many to keep', () => {
    const count = countInProcess(() => 0)
    for (let i = 0; i <= 10_000; i++) countWith(count, `key ${i}`)
    expect([countWith(count, 'key 10000').count, countWith(count, 'key 0').count]).toEqual([2, 1])
  })
})
