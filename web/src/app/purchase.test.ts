import { expect, it } from 'vitest'
import { purchaseOf } from './purchase.ts'

it('a finished payment is read from the address, and nothing else is', () => {
  expect(purchaseOf('?purchase=success&amount=12.5&analyses=50')).toEqual({ analyses: '50' })
  expect(purchaseOf('?guest=true&purchase=success')).toEqual({ analyses: null })
  expect(purchaseOf('?purchase=success&analyses=<b>')).toEqual({ analyses: null })
  expect(purchaseOf('?purchase=declined&analyses=50')).toBeNull()
  expect(purchaseOf('')).toBeNull()
})
