import { expect, it } from 'vitest'
import { clearedOf } from './checkout.ts'

it('a payment that was not made is read from the address, and what was chosen stays in it', () => {
  expect(clearedOf('?purchase=canceled')).toBe('')
  expect(clearedOf('?purchase=canceled&guest=true&amount=7')).toBe('?guest=true&amount=7')
  expect(clearedOf('?purchase=success')).toBeNull()
})
