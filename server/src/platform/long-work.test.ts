import { describe, expect, it } from 'vitest'
import { openPauses, withEach } from './long-work.ts'

const busyFor = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** Whether somebody who was waiting is served before the work is done. */
async function isPassed(work: () => Promise<unknown>): Promise<boolean> {
  let isServed = false
  setImmediate(() => {
    isServed = true
  })
  await work()
  return isServed
}

describe('long work', () => {
  it('lets others pass, and does every item once and in order', async () => {
    const done: number[] = []
    const work = () =>
      withEach(Array(20).keys(), item => {
        busyFor(1)
        done.push(item)
      })
    expect(await isPassed(work)).toBe(true)
    expect(done).toEqual([...Array(20).keys()])
  })

  it('that is short is done at once', async () => {
    const done: number[] = []
    expect(await isPassed(() => withEach([1, 2, 3], item => void done.push(item)))).toBe(false)
    expect(done).toEqual([1, 2, 3])
  })

  it('pauses between its steps only when it has gone on for a while', async () => {
    const pause = openPauses()
    expect(await isPassed(pause)).toBe(false)
    busyFor(6)
    expect(await isPassed(pause)).toBe(true)
  })
})
