import { describe, expect, it } from 'vitest'
import { fairQueue } from './fair-queue.ts'

const everyoneElse = () => new Promise(resolve => setImmediate(resolve))

/** Work that ends when the test says so, and the order in which it began. */
function stage(atOnce = 1) {
  let ms = 0
  const queue = fairQueue({ atOnce, rememberedMs: 60_000, nowMs: () => ms })
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
  const wait = (byMs: number) => {
    ms += byMs
  }
  return { ask, end, begun, wait, join: queue.join }
}

describe('a fair queue', () => {
  it('runs no more at once than it may, and lets whoever was served least go first', async () => {
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

  it('goes by the luckiest of those who wait for the same, and forgets whom it served long ago', async () => {
    const { ask, end, begun, join, wait } = stage()
    for (const key of ['a1', 'a2', 'a3']) void ask(key, 'crowd')
    join('a3', 'reader')
    await end('a1')
    expect(begun).toEqual(['a1', 'a3'])
    wait(61_000)
    void ask('c1', 'other')
    await end('a3')
    expect(begun.at(-1), 'in the order in which they came').toBe('a2')
  })

  it('goes on where work fails', async () => {
    const queue = fairQueue({ atOnce: 1, rememberedMs: 1 })
    await expect(queue.run('a', 'x', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await queue.run('b', 'x', async () => 7)).toBe(7)
  })
})
