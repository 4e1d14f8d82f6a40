import { expect, it } from 'vitest'
import { waitMs } from './spoken.ts'

it('speaks at once the first time, and then at most once a minute', () => {
  expect(waitMs(Number.NEGATIVE_INFINITY, 5_000)).toBe(0)
  expect(waitMs(5_000, 5_000)).toBe(60_000)
  expect(waitMs(5_000, 62_000)).toBe(3_000)
  expect(waitMs(5_000, 65_000)).toBe(0)
  expect(waitMs(5_000, 99_000)).toBe(0)
})
