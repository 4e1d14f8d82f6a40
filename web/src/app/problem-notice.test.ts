import { expect, it } from 'vitest'
import { failedReturnOf } from './problem-notice.ts'

it('a failed sign-in is read from the address, and the rest of the address stays', () => {
  expect(failedReturnOf('?problem=accounts.googleFailed')).toEqual({ isGoogle: true, code: undefined, cleared: '' })
  expect(failedReturnOf('?tab=news&problem=accounts.googleFailed')).toEqual({
    isGoogle: true,
    code: undefined,
    cleared: '?tab=news',
  })
  expect(failedReturnOf('?problem=accounts.openIdKnownAddress')?.code).toBe('accounts.openIdKnownAddress')
  expect(failedReturnOf('?problem=<b>anything</b>')).toEqual({ isGoogle: false, code: undefined, cleared: '' })
  expect(failedReturnOf('?tab=news')).toBeNull()
})
