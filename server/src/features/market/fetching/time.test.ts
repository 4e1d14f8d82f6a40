import { describe, expect, it } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { realTime } from './time.ts'

const longMs = 2_000_000_000

describe('waiting in real time', () => {
  it('ends at once when it is aborted', async () => {
    const ended = new AbortController()
    const wait = realTime(systemClock).sleep(longMs, ended.signal)
    ended.abort()
    expect(await wait).toBeUndefined()
  })

  it('does not begin when it is aborted before', async () =>
    expect(await realTime(systemClock).sleep(longMs, AbortSignal.abort())).toBeUndefined())
})
