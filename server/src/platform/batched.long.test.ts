import fc from 'fast-check'
import { expect, it } from 'vitest'
import { batched } from './batched.ts'

const soon = () => new Promise<void>(resolve => setImmediate(resolve))

it('a crowd that comes while a question is under way costs one more, and each gets the answer to its own', async () => {
  const asked: string[][] = []
  const read = batched(async keys => {
    asked.push(keys)
    await soon()
    return new Map(keys.filter(key => key !== 'nobody').map(key => [key, key.toUpperCase()]))
  })
  const first = read('a')
  // It is on its way.
  await Promise.resolve()
  const crowd = ['b', 'c', 'b', 'nobody'].map(read)
  expect(await first).toBe('A')
  expect(await Promise.all(crowd)).toEqual(['B', 'C', 'B', undefined])
  expect(asked).toEqual([['a'], ['b', 'c', 'nobody']])
})

it('a question that fails fails for those alone who went along with it', async () => {
  let isBroken = true
  const read = batched(async keys => {
    await soon()
    if (isBroken) throw new Error('no line')
    return new Map(keys.map(key => [key, key]))
  })
  const crowd = await Promise.allSettled(['a', 'b'].map(read))
  expect(crowd.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await read('a')).toBe('a')
})

it('a question that never ends does not hold up those who come later', async () => {
  const read = batched(async keys => {
    if (keys.includes('hangs')) await new Promise(() => {})
    return new Map(keys.map(key => [key, key]))
  })
  void read('hangs')
  await soon()
  expect(await read('a')).toBe('a')
})

it('however people come, each is answered and no question is larger than can be read in one go', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(2_000), { maxLength: 6 }), async crowds => {
      const read = batched(async keys => {
        expect(keys.length).toBeLessThanOrEqual(500)
        await soon()
        return new Map(keys.map(key => [key, key]))
      })
      const all: Promise<void>[] = []
      for (const [place, size] of crowds.entries()) {
        for (let i = 0; i < size; i++) all.push(read(`${place} ${i}`).then(got => expect(got).toBe(`${place} ${i}`)))
        await soon()
      }
      await Promise.all(all)
    }),
    { numRuns: 20 },
  ))
