import { describe, expect, it } from 'vitest'
import { movableClock } from '../../testing/world.ts'
import { memoryCache } from './memory.ts'

describe('the cache in this process', () => {
  it('forgets when the time is up, and not before', async () => {
    const clock = movableClock()
    const cache = memoryCache(clock)
    await cache.set('price', { usd: 1 }, 1000)
    clock.forward(999)
    expect(await cache.get('price')).toEqual({ usd: 1 })
    clock.forward(1)
    expect(await cache.get('price')).toBeUndefined()
  })

  it('hands out copies, so that no reader changes what the next one sees', async () => {
    const cache = memoryCache(movableClock())
    await cache.set('list', [1], 1000)
    const list = await cache.get<number[]>('list')
    list?.push(2)
    expect(await cache.get('list')).toEqual([1])
  })

  it('lets the oldest go when it is full', async () => {
    const cache = memoryCache(movableClock())
    for (let i = 0; i <= 10_000; i++) await cache.set(`key ${i}`, i, 60_000)
    expect(await cache.get('key 0')).toBeUndefined()
    expect(await cache.get('key 10000')).toBe(10_000)
  })
})
