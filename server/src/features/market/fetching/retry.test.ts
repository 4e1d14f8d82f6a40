import { describe, expect, it } from 'vitest'
import { type Reason, Refusal } from '../refusal.ts'
import { happen, movableTime } from '../testing/time.ts'
import { retrying } from './retry.ts'

/** Fails so often for this reason, then works; counts the tries. */
function failing(times: number, reason: Reason) {
  const work = async () => {
    work.tries++
    if (work.tries <= times) throw new Refusal(reason)
    return 'worked'
  }
  work.tries = 0
  return work
}

describe('trying again', () => {
  it.each<Reason>(['unreachable', 'failing', 'garbage'])('gets over one fault that passes: %s', async reason => {
    const time = movableTime()
    const work = failing(1, reason)
    const outcome = retrying(time, () => 0.5, work)
    await happen()
    expect(work.tries, 'waits first').toBe(1)
    time.forward(150)
    expect(await outcome).toBe('worked')
  })

  it('backs off with jitter, so that not everybody comes back at once', async () => {
    const wakeAt = async (chance: number) => {
      const time = movableTime()
      const startMs = time.nowMs()
      const outcome = retrying(time, () => chance, failing(1, 'failing'))
      await happen()
      time.forwardToNext()
      await outcome
      return time.nowMs() - startMs
    }
    expect([await wakeAt(0), await wakeAt(0.99)]).toEqual([100, 199])
  })

  it('gives up after the second try', async () => {
    const time = movableTime()
    const work = failing(9, 'failing')
    const outcome = expect(retrying(time, () => 0, work)).rejects.toThrow('failing')
    await happen()
    time.forwardToNext()
    await outcome
    expect(work.tries).toBe(2)
  })

  it.each<Reason>(['hang', 'limited', 'unlisted', 'budget'])('does not insist on %s', async reason => {
    const work = failing(1, reason)
    await expect(retrying(movableTime(), () => 0, work)).rejects.toThrow(reason)
    expect(work.tries).toBe(1)
  })
})
