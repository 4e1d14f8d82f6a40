import { describe, expect, it } from 'vitest'
import { fairQueue } from './fair-queue.ts'

const everyoneElse = () => new Promise(resolve => setImmediate(resolve))

/** Work that ends when the test says so, and the order in which it began. */
function stage(atOnce = 1) {
  const queue = fairQueue({ atOnce })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (key: string, who: string) =>
    queue.run(key, who, () => {
      begun.push(key)
      return new Promise<void>(resolve => ends.set(key, resolve))
    })
  const end = async (key: string) => {
    await everyoneElse()
    ends.get(key)?.()
    await everyoneElse()
  }
  return { ask, end, begun, join: queue.join }
}

describe('a fair queue', () => {
  it('runs no more at once than it may, and one of everybody before a second of anybody', async () => {
    const { ask, end, begun } = stage(2)
    for (const key of ['a1', 'a2', 'a3', 'a4']) void ask(key, 'crowd')
    void ask('b1', 'reader')
    await everyoneElse()
    expect(begun).toEqual(['a1', 'a2'])
    await end('a1')
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    await end('b1')
    await end('a2')
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  })

  it('goes by the first of those who wait for the same', async () => {
    const { ask, end, begun, join } = stage()
    for (const key of ['a1', 'a2', 'a3']) void ask(key, 'crowd')
    join('a3', 'reader')
    join('unknown', 'reader')
    await end('a1')
    expect(begun).toEqual(['a1', 'a3'])
  })

  it('forgets earlier use: who asks one thing after the other is served next', async () => {
    const { ask, end, begun } = stage()
    for (const key of ['r1', 'r2', 'r3']) {
      void ask(key, 'reader')
      await end(key)
    }
    for (const key of ['a1', 'a2', 'a3', 'a4']) void ask(key, 'crowd')
    for (const key of ['r4', 'r5']) {
      void ask(key, 'reader')
      await everyoneElse()
      await end(begun.at(-1) ?? '')
      expect(begun.at(-1)).toBe(key)
      await end(key)
    }
  })

  it('goes on where work fails', async () => {
    const queue = fairQueue({ atOnce: 1 })
    await expect(queue.run('a', 'x', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await queue.run('b', 'x', async () => 7)).toBe(7)
  })
})
