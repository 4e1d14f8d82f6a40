import { describe, expect, it } from 'vitest'
import { movableTime } from '../testing/time.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

function broken() {
  const time = movableTime()
  const breaker = createCircuitBreaker({ failures: 3, restMs: 30_000 }, time)
  const fail = () => {
    expect(breaker.enter()).toBe(true)
    breaker.failed()
  }
  return { time, breaker, fail }
}

describe('the breaker', () => {
  it('opens after the third failure', () => {
    const { breaker, fail } = broken()
    for (let i = 0; i < 3; i++) fail()
    expect(breaker.enter()).toBe(false)
  })

  it('resets its count after a success', () => {
    const { breaker, fail } = broken()
    fail()
    fail()
    breaker.succeeded()
    fail()
    fail()
    expect(breaker.enter()).toBe(true)
  })

  it('is half open after the rest: one call tries, and no other meanwhile', () => {
    const { time, breaker, fail } = broken()
    for (let i = 0; i < 3; i++) fail()
    time.forward(29_999)
    expect(breaker.enter()).toBe(false)
    time.forward(1)
    expect([breaker.enter(), breaker.enter()]).toEqual([true, false])
    breaker.succeeded()
    expect([breaker.enter(), breaker.enter()]).toEqual([true, true])
  })

  it('opens again at once when the try fails', () => {
    const { time, breaker, fail } = broken()
    for (let i = 0; i < 3; i++) fail()
    time.forward(30_000)
    fail()
    expect(breaker.enter()).toBe(false)
    time.forward(30_000)
    expect(breaker.enter()).toBe(true)
  })

  it('passes the try on when it was not made', () => {
    const { time, breaker, fail } = broken()
    for (let i = 0; i < 3; i++) fail()
    time.forward(30_000)
    breaker.enter()
    breaker.left()
    expect(breaker.enter()).toBe(true)
  })

  it('ends its rest when the clock is set back to before it', () => {
    let nowMs = 4 * 3_600_000
    const breaker = createCircuitBreaker(
      { failures: 1, restMs: 30_000 },
      { nowMs: () => nowMs, sleep: () => Promise.resolve() },
    )
    breaker.failed()
    expect(breaker.enter()).toBe(false)
    nowMs -= 3_600_000
    expect([breaker.enter(), breaker.enter()]).toEqual([true, false])
  })

  it('opens for Retry-After, after a single failure', () => {
    const { time, breaker } = broken()
    breaker.enter()
    breaker.failed(120_000)
    time.forward(119_999)
    expect(breaker.enter()).toBe(false)
    time.forward(1)
    expect(breaker.enter()).toBe(true)
  })
})
