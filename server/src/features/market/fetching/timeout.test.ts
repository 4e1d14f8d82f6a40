import { describe, expect, it } from 'vitest'
import { movableTime } from '../testing/time.ts'
import { withTimeout } from './timeout.ts'

describe('a limit on waiting', () => {
  it('fails when the time is over, not before, and aborts the work', async () => {
    const time = movableTime()
    let signal: AbortSignal | undefined
    let isOver = false
    const work = withTimeout(1000, time, given => {
      signal = given
      return new Promise<never>(() => {})
    }).catch((error: Error) => {
      isOver = true
      return error.message
    })
    time.forward(999)
    await Promise.resolve()
    expect([isOver, signal?.aborted]).toEqual([false, false])
    time.forward(1)
    expect(await work).toContain('hang')
    expect(signal?.aborted).toBe(true)
  })

  it('clears its timer once the work is done', async () => {
    const time = movableTime()
    expect(await withTimeout(1000, time, async () => 'done')).toBe('done')
    expect(time.waiting()).toBe(0)
  })

  it('passes the work’s failure on', async () => {
    const fails = withTimeout(1000, movableTime(), async () => {
      throw new Error('broken')
    })
    await expect(fails).rejects.toThrow('broken')
  })
})
