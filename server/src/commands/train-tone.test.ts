import { afterEach, expect, it, vi } from 'vitest'
import { run } from './train-tone.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['--help', 0],
  ['--chekc', 1],
])('explains itself and writes nothing when asked with %s', async (arg, code) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await run([arg])).toBe(code)
  expect(log.mock.calls.join()).toContain('npm run train:tone')
})
