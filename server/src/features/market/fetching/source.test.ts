import { describe, expect, it } from 'vitest'
import { type Reason, Refusal } from '../refusal.ts'
import { happen, movableTime } from '../testing/time.ts'
import type { Get, HttpAnswer } from './get.ts'
import { localRateLimit } from './rate-limit.ts'
import { createSource } from './source.ts'

type Reply = HttpAnswer | 'hang' | 'reset'

const ok = (body: string): HttpAnswer => ({ status: 200, retryAfter: null, body })
const status = (code: number, retryAfter: string | null = null): HttpAnswer => ({
  status: code,
  retryAfter,
  body: '{}',
})

/** A source whose replies are given; the last one is repeated. */
function scripted(replies: Reply[], burst = 1000, base = () => 'https://venue.example') {
  const time = movableTime()
  const refused: Reason[] = []
  const asked: string[] = []
  const get: Get = async url => {
    const reply = replies[Math.min(asked.push(url), replies.length) - 1] ?? 'reset'
    if (reply === 'reset') throw new TypeError('fetch failed')
    return reply === 'hang' ? new Promise<never>(() => {}) : reply
  }
  const ask = createSource({
    base,
    get,
    time,
    rateLimit: localRateLimit({ burst, perSecond: 1, maxWaitMs: 0 }, time),
    leftIn: headers => (headers['x-left'] ? Number(headers['x-left']) : undefined),
    timeoutMs: 2_500,
    random: () => 0,
    refused: ({ reason }) => refused.push(reason),
  })
  /** Asks and lets time pass wherever it waits. */
  const call = async (read: (body: unknown) => unknown = body => body): Promise<unknown> => {
    let isDone = false
    const outcome = ask('/path', 1, read)
      .catch((error: Refusal) => error.reason)
      .finally(() => {
        isDone = true
      })
    while (!isDone) {
      await happen()
      if (!isDone) time.forwardToNext()
    }
    return outcome
  }
  return { time, call, asked, refused }
}

describe('asking a venue', () => {
  it('asks below its address and reads the body', async () => {
    const { call, asked } = scripted([ok('{"a":1}')])
    expect(await call()).toEqual({ a: 1 })
    expect(asked).toEqual(['https://venue.example/path'])
  })

  it('uses the owner’s host from the next request on', async () => {
    let base = 'https://venue.example'
    const { call, asked } = scripted([ok('1')], 1000, () => base)
    await call()
    base = 'https://venue.example.tr'
    await call()
    expect(asked).toEqual(['https://venue.example/path', 'https://venue.example.tr/path'])
  })

  it('lowers its allowance to what the venue reports', async () => {
    const { call, time } = scripted([{ ...ok('1'), headers: { 'x-left': '0' } }, ok('2')])
    expect(await call()).toBe(1)
    expect(await call(), 'others on our address have used it up').toBe('budget')
    time.forward(1_000)
    expect(await call()).toBe(2)
  })

  it.each([403, 451])('tells a page that turns us away (%s) from an outage, and leaves the venue alone', async code => {
    const { call, time, asked } = scripted([{ ...status(code), body: '<html>Not in your country</html>' }])
    expect(await call()).toBe('blocked')
    expect(await call()).toBe('resting')
    time.forward(599_000)
    expect(await call()).toBe('resting')
    expect(asked).toHaveLength(1)
  })

  it.each<[string, Reply, Reason]>([
    ['a server error', status(502), 'failing'],
    ['a closed door', status(403), 'blocked'],
    ['a reset connection', 'reset', 'unreachable'],
    ['half an answer', ok('[[1,'), 'garbage'],
    ['a page instead of data', ok('<html>'), 'garbage'],
    ['a hang', 'hang', 'hang'],
    ['a rate limit', status(429), 'limited'],
    ['a ban', status(418), 'limited'],
  ])('refuses %s and says so', async (_, reply, reason) => {
    const { call, refused } = scripted([reply])
    expect(await call()).toBe(reason)
    expect(refused).toEqual([reason])
  })

  it('retries once after a transient failure', async () => {
    const { call, asked, refused } = scripted([status(500), ok('[]')])
    expect(await call()).toEqual([])
    expect([asked.length, refused]).toEqual([2, []])
  })

  it('opens the circuit breaker of a failing venue, and is back within one rest', async () => {
    const { time, call, asked } = scripted(['hang', 'hang', 'hang', ok('[]')])
    for (let i = 0; i < 3; i++) await call()
    expect(await call()).toBe('resting')
    expect(asked).toHaveLength(3)
    time.forward(30_000)
    expect(await call()).toEqual([])
  })

  it.each([
    ['20', 20_000],
    ['Sun, 15 Nov 2026 12:00:20 GMT', 20_000],
    ['soon', 60_000],
    ['999999', 600_000],
  ])('comes back when a venue says: after %s', async (retryAfter, restMs) => {
    const { time, call } = scripted([status(429, retryAfter), ok('[]')])
    await call()
    time.forward(restMs - 1)
    expect(await call()).toBe('resting')
    time.forward(1)
    expect(await call()).toEqual([])
  })

  it('counts neither an unknown symbol nor our own rate limit as a failure', async () => {
    const { call } = scripted([ok('[]')], 5)
    const unlisted = () => {
      throw new Refusal('unlisted')
    }
    for (let i = 0; i < 5; i++) expect(await call(unlisted)).toBe('unlisted')
    expect(await call()).toBe('budget')
  })
})
