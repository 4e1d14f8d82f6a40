import { credits } from '@pusula/contract'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startRedisStandIn } from '../testing/redis.ts'
import { createWorld } from '../testing/world.ts'

const limit = 1_000
/** What Redis has counted before: an instance that counts for itself begins anew. */
const countedBefore = 10

const redis = await startRedisStandIn()
const world = await createWorld({ REDIS_URL: redis.url, REQUESTS_PER_MINUTE: String(limit) })
const ada = await world.member({ credits: 1_000 })

const left = async () => {
  const answer = await ada.request({ method: 'GET', url: credits.stats.path })
  return answer.statusCode === 200 ? Number(answer.headers['x-ratelimit-remaining']) : `status ${answer.statusCode}`
}
/** Counted by Redis, whose counts are further on than those of this process alone. */
const isCountedTogether = () => vi.waitFor(async () => expect(await left()).toBeLessThan(limit - countedBefore))

beforeEach(async () => {
  redis.be('well')
  for (let i = 0; i < countedBefore; i++) await left()
  await isCountedTogether()
})
afterAll(() => redis.stop())

describe('a Redis that', () => {
  it.each(['silent', 'garbled'] as const)('is %s is taken for gone until it is well again', async mood => {
    redis.be(mood)
    const before = await world.balanceOf(ada.accountId)
    await ada.call(credits.deduct, { symbol: mood === 'silent' ? 'BTC' : 'ETH' })
    expect(await world.balanceOf(ada.accountId), 'taken once').toBe(before - 1)
    expect(await world.differences()).toEqual([])
    const asked = redis.asked()
    expect(typeof (await left())).toBe('number')
    expect(await left()).toBe(Number(await left()) + 1)
    expect(redis.asked(), 'nobody waits for it a second time').toBe(asked)
    redis.be('well')
    await isCountedTogether()
  })

  it('is slow is waited for', async () => {
    // A machine that stands still for as long as a Redis is waited for counts for itself: then once more.
    await vi.waitFor(async () => {
      const before = Number(await left())
      redis.be('slow')
      const asked = redis.asked()
      const waited = left()
      await vi.waitFor(() => expect(redis.asked()).toBeGreaterThan(asked))
      redis.be('well')
      expect(await waited).toBe(before - 1)
    })
  })
})
