import { expect, it, vi } from 'vitest'
import { recalled } from './recall.ts'

it('works a text out once, also when nothing comes of it', () => {
  const work = vi.fn((text: string) => (text === 'nothing' ? undefined : text.length))
  const lengthOf = recalled(work)
  expect([lengthOf('four'), lengthOf('four'), lengthOf('nothing'), lengthOf('nothing')]).toEqual([
    4,
    4,
    undefined,
    undefined,
  ])
  expect(work).toHaveBeenCalledTimes(2)
})

it('never holds more than it should, however many texts are made up', () => {
  const work = vi.fn((text: string) => text)
  const same = recalled(work)
  for (let i = 0; i <= 10_000; i++) same(String(i))
  same('10000')
  expect(work).toHaveBeenCalledTimes(10_001)
  same('0')
  expect(work, 'the first was let go').toHaveBeenCalledTimes(10_002)
})

it('keeps no text that is longer than any of ours', () => {
  const work = vi.fn((text: string) => text.length)
  const lengthOf = recalled(work)
  for (const length of [512, 512, 513, 513]) expect(lengthOf('x'.repeat(length))).toBe(length)
  expect(work, 'the short one once').toHaveBeenCalledTimes(3)
})

it('does not recall a failure', () => {
  const fail = vi.fn(() => {
    throw new Error('no')
  })
  const failing = recalled(fail)
  for (let i = 0; i < 2; i++) expect(() => failing('a')).toThrow('no')
  expect(fail).toHaveBeenCalledTimes(2)
})
