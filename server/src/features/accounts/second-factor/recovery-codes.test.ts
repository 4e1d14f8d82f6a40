import { expect, it } from 'vitest'
import { plainCode } from './recovery-codes.ts'

it.each([
  ['ABCDE-FGHJK', 'ABCDEFGHJK'],
  [' abcde fghjk ', 'ABCDEFGHJK'],
  ['OoIiL-l9Z8Y', '0011119Z8Y'],
  ['0A1–B2_C3', '0A1B2C3'],
])('what is typed as %s is the code %s', (typed, code) => expect(plainCode(typed)).toBe(code))
