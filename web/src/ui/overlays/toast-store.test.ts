import { beforeEach, describe, expect, it } from 'vitest'
import { createToasts, type Timers } from './toast.ts'

/** A clock that only the test moves. */
function handClock() {
  let nowMs = 0
  let waiting: { atMs: number; run: () => void }[] = []
  const timers: Timers = {
    nowMs: () => nowMs,
    after: (delayMs, run) => {
      const entry = { atMs: nowMs + delayMs, run }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter(other => other !== entry)
      }
    },
  }
  function pass(ms: number) {
    nowMs += ms
    const due = waiting.filter(entry => entry.atMs <= nowMs)
    waiting = waiting.filter(entry => entry.atMs > nowMs)
    for (const entry of due) entry.run()
  }
  return { timers, pass, waiting: () => waiting.length }
}

let clock: ReturnType<typeof handClock>
let toasts: ReturnType<typeof createToasts>
const title = () => (toasts.state().isVisible ? toasts.state().toast?.title : null)

beforeEach(() => {
  clock = handClock()
  toasts = createToasts(clock.timers)
})

describe('toasts', () => {
  it('stay for three seconds', () => {
    toasts.show({ tone: 'ok', title: 'saved' })
    clock.pass(2999)
    expect(title()).toBe('saved')
    clock.pass(1)
    expect(title()).toBeNull()
  })

  it('stay as long as they ask to', () => {
    toasts.show({ tone: 'info', title: 'paid', durationMs: 5000 })
    clock.pass(4999)
    expect(title()).toBe('paid')
    clock.pass(1)
    expect(title()).toBeNull()
  })

  it('come one at a time: a new one takes the place and the full time', () => {
    toasts.show({ tone: 'ok', title: 'first' })
    clock.pass(2500)
    toasts.show({ tone: 'ok', title: 'second' })
    expect(clock.waiting()).toBe(1)
    clock.pass(2500)
    expect(title()).toBe('second')
    clock.pass(500)
    expect(title()).toBeNull()
  })

  it('pause on hover and focus, and then take only the time that was left', () => {
    toasts.show({ tone: 'ok', title: 'saved' })
    clock.pass(2000)
    toasts.pause()
    clock.pass(60_000)
    expect(title()).toBe('saved')
    toasts.resume()
    clock.pass(999)
    expect(title()).toBe('saved')
    clock.pass(1)
    expect(title()).toBeNull()
  })

  it('pause and resume idempotently', () => {
    toasts.show({ tone: 'ok', title: 'saved' })
    toasts.pause()
    toasts.pause()
    toasts.resume()
    toasts.resume()
    expect(clock.waiting()).toBe(1)
    clock.pass(3000)
    expect(title()).toBeNull()
  })

  it('leave no timer behind when they are closed by hand', () => {
    toasts.show({ tone: 'err', title: 'failed' })
    toasts.hide()
    expect(title()).toBeNull()
    expect(clock.waiting()).toBe(0)
    toasts.resume()
    expect(clock.waiting()).toBe(0)
  })

  it('keep their words while they fade, and tell every listener until it leaves', () => {
    const seen: (string | undefined)[] = []
    const leave = toasts.subscribe(() => seen.push(`${toasts.state().toast?.title} ${toasts.state().isVisible}`))
    toasts.show({ tone: 'ok', title: 'saved' })
    toasts.hide()
    leave()
    toasts.show({ tone: 'ok', title: 'again' })
    expect(seen).toEqual(['saved true', 'saved false'])
  })
})
