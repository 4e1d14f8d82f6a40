import { describe, expect, it } from 'vitest'
import { happen, movableTime } from '../testing/time.ts'
import { createStaleCache, type Found } from './stale-cache.ts'

const tooOldMs = 60_000

/** A keeper whose source can be switched off, and counts how often it is asked. */
function saved(maxEntries = 10) {
  const time = movableTime()
  const cache = createStaleCache<number>({ time, tooOldMs, maxEntries: () => maxEntries })
  const upstream = { asked: 0, mode: 'works' as 'works' | 'fails' | 'hangs' }
  const load = async (): Promise<Found<number>> => {
    upstream.asked++
    if (upstream.mode === 'fails') throw new Error('down')
    if (upstream.mode === 'hangs') await new Promise(() => {})
    return { value: upstream.asked, venue: 'here', freshForMs: 10_000 }
  }
  return { time, upstream, keeper: cache, get: (key = 'price') => cache.get(key, load) }
}

describe('facts in the stale cache', () => {
  it('are cached while they are fresh', async () => {
    const { time, upstream, get } = saved()
    await get()
    time.forward(9_999)
    expect(await get()).toEqual({ value: 1, venue: 'here', ageMs: 9_999, isStale: false })
    time.forward(1)
    expect((await get()).value).toBe(2)
    expect(upstream.asked).toBe(2)
  })

  it('are fetched once for a thousand concurrent readers', async () => {
    const { upstream, get } = saved()
    await Promise.all(Array.from({ length: 1000 }, () => get()))
    expect(upstream.asked).toBe(1)
  })

  it('are served stale with their age while a refresh fails, up to an age', async () => {
    const { time, upstream, get } = saved()
    await get()
    upstream.mode = 'fails'
    time.forward(tooOldMs)
    expect(await get()).toEqual({ value: 1, venue: 'here', ageMs: tooOldMs, isStale: true })
    time.forward(1)
    await expect(get()).rejects.toThrow('down')
  })

  it('are served stale when a refresh takes longer than a second', async () => {
    const { time, upstream, get } = saved()
    await get()
    upstream.mode = 'hangs'
    time.forward(20_000)
    let isShown = false
    const shown = get().then(fact => {
      isShown = true
      return fact
    })
    await happen()
    expect(isShown).toBe(false)
    time.forward(1_000)
    expect(await shown).toMatchObject({ value: 1, isStale: true })
  })

  it('are not fetched again right after a failure, and soon after it', async () => {
    const { time, upstream, get } = saved()
    upstream.mode = 'fails'
    await expect(get()).rejects.toThrow('down')
    await expect(get()).rejects.toThrow('down')
    expect(upstream.asked).toBe(1)
    upstream.mode = 'works'
    time.forward(5_000)
    expect((await get()).value).toBe(2)
  })

  it('are asked for again after the clock was set back, whatever failed or was found in a time that never came', async () => {
    let nowMs = 4 * 3_600_000
    const time = { nowMs: () => nowMs, sleep: () => new Promise<void>(() => {}) }
    const cache = createStaleCache<number>({ time, tooOldMs, maxEntries: () => 10 })
    let asked = 0
    const get = () =>
      cache.get('price', async () => {
        if (++asked === 1) throw new Error('down')
        return { value: asked, venue: 'here', freshForMs: 10_000 }
      })
    await expect(get()).rejects.toThrow('down')
    nowMs -= 3_600_000
    expect((await get()).value).toBe(2)
    nowMs -= 3_600_000
    expect((await get()).value).toBe(3)
  })

  it('are not evicted by failures of other keys', async () => {
    const { upstream, get } = saved(3)
    for (const key of ['a', 'b']) await get(key)
    upstream.mode = 'fails'
    for (const key of ['x', 'y', 'z']) await expect(get(key)).rejects.toThrow('down')
    upstream.mode = 'works'
    expect([(await get('a')).value, (await get('b')).value]).toEqual([1, 2])
  })

  it('that were not found are cached as such (negative cache), up to its size', async () => {
    const { upstream, get } = saved(2)
    upstream.mode = 'fails'
    for (const key of ['x', 'y', 'z', 'z']) await expect(get(key)).rejects.toThrow('down')
    expect(upstream.asked).toBe(3)
    await expect(get('x')).rejects.toThrow('down')
    expect(upstream.asked).toBe(4)
  })

  it('are evicted when there are too many', async () => {
    const { keeper: cache, get } = saved(2)
    for (const key of ['a', 'b', 'c']) await get(key)
    expect(['a', 'b', 'c'].map(key => cache.peek(key) !== undefined)).toEqual([false, true, true])
  })

  it('reach their readers, also when there is no room to cache them', async () => {
    const { get } = saved(1)
    const found = await Promise.all(['a', 'b', 'c'].map(key => get(key)))
    expect(found.map(({ value }) => value)).toEqual([1, 2, 3])
  })

  it('that grow too old while newer ones are waited for are shown once more', async () => {
    const { time, upstream, get } = saved()
    await get()
    upstream.mode = 'hangs'
    time.forward(tooOldMs - 500)
    const shown = get()
    await happen()
    time.forward(1_000)
    expect(await shown).toMatchObject({ value: 1, isStale: true })
  })
})
