import { expect, it } from 'vitest'
import { codeOf, isUuid, newCode } from './tokens.ts'

it('a code to be typed has six digits', () => {
  expect([0, 7, 123_456, 999_999].map(codeOf)).toEqual(['000000', '000007', '123456', '999999'])
  expect(newCode()).toMatch(/^\d{6}$/)
})

it.each([
  ['0802a2dc-c93e-4e09-a346-6c5a376932ca', true],
  ['0802A2DC-C93E-4E09-A346-6C5A376932CA', true],
  [' 0802a2dc-c93e-4e09-a346-6c5a376932ca', false],
  ['0802a2dc-c93e-4e09-a346-6c5a376932ca2', false],
  ['0802a2dcc93e4e09a3466c5a376932ca', false],
  ['', false],
])('%s can be the id of a row: %s', (text, isOne) => expect(isUuid(text)).toBe(isOne))
