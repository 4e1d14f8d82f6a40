import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movableTime } from '../testing/time.ts'
import { createTokenBucket } from './token-bucket.ts'

describe('the token bucket of a venue', () => {
  it('allows a burst, then queues, then refuses', () => {
    const bucket = createTokenBucket({ burst: 10, perSecond: 5, maxWaitMs: 1000 }, movableTime())
    expect(bucket.take(10)).toBe(0)
    expect(bucket.take(2), 'two at five a second').toBe(400)
    expect(bucket.take(3), 'behind the first who waits').toBe(1000)
    expect(bucket.take(1)).toBeNull()
  })

  it('refills with time, never above the burst', () => {
    const time = movableTime()
    const bucket = createTokenBucket({ burst: 10, perSecond: 5, maxWaitMs: 0 }, time)
    bucket.take(10)
    time.forward(1000)
    expect([bucket.take(6), bucket.take(5)]).toEqual([null, 0])
    time.forward(3_600_000)
    expect([bucket.take(11), bucket.take(10), bucket.take(1)]).toEqual([null, 0, null])
  })

  it('never lets more through in any window than the burst and the refill (property)', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 20 })), {
      minLength: 5,
      maxLength: 60,
    })
    fc.assert(
      fc.property(steps, list => {
        const time = movableTime()
        const bucket = createTokenBucket({ burst: 20, perSecond: 10, maxWaitMs: 500 }, time)
        const startMs = time.nowMs()
        let spent = 0
        for (const [byMs, weight] of list) {
          time.forward(byMs)
          const waitMs = bucket.take(weight)
          if (waitMs === null) continue
          spent += weight
          const elapsedSeconds = (time.nowMs() + waitMs - startMs) / 1000
          expect(spent).toBeLessThanOrEqual(20 + 10 * elapsedSeconds + 1e-6)
        }
      }),
      { numRuns: 50 },
    )
  })
})
