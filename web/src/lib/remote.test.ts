import { expect, it } from 'vitest'
import { createRemote } from './remote.ts'

const counted = (replies: (() => Promise<number>)[]) => {
  let calls = 0
  const remote = createRemote(() => (replies[calls++] ?? (() => Promise.reject(new Error('no more replies'))))())
  return { remote, calls: () => calls }
}
const says = (value: number) => () => Promise.resolve(value)
const fails = () => Promise.reject(new Error('no network'))

it('asks once, however many ask', async () => {
  const { remote, calls } = counted([says(1)])
  expect(remote.get()).toEqual({ state: 'asking' })
  expect(await Promise.all([remote.ask(), remote.ask()])).toEqual([1, 1])
  expect(await remote.ask()).toBe(1)
  expect(remote.get()).toEqual({ state: 'known', value: 1 })
  expect(calls()).toBe(1)
})

it('asks again after a failure, and then knows', async () => {
  const { remote } = counted([fails, says(2)])
  await expect(remote.ask()).rejects.toThrow('no network')
  expect(remote.get()).toEqual({ state: 'failed' })
  await remote.ask()
  expect(remote.get()).toEqual({ state: 'known', value: 2 })
})

it('asks anew when told that the answer has changed', async () => {
  const { remote, calls } = counted([says(1), says(2)])
  await remote.ask()
  await remote.again()
  expect(remote.get()).toEqual({ state: 'known', value: 2 })
  expect(calls()).toBe(2)
})
