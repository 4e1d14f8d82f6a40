import { expect, it } from 'vitest'
import { addressAfter, arrivalOf } from './arrival.ts'

const nothing = { orderId: null, hasJoined: false }

it('a finished payment is read from the address, and nothing else is', () => {
  expect(arrivalOf('?purchase=success&amount=12.5&analyses=50'), 'what was bought is asked, not read').toEqual(nothing)
  expect(arrivalOf('?guest=true&purchase=success&order=o-1')).toEqual({ ...nothing, orderId: 'o-1' })
  expect(arrivalOf('?purchase=success&analyses=<b>&order=../user')).toEqual(nothing)
  expect(arrivalOf('?purchase=success&joined=true')).toEqual({ ...nothing, hasJoined: true })
  expect(arrivalOf('?purchase=declined&analyses=50')).toBeNull()
  expect(arrivalOf('')).toBeNull()
})

it('the address is clean afterwards, and a guest is still a guest', () => {
  expect(addressAfter('/dashboard', '?purchase=success&analyses=50')).toBe('/')
  expect(addressAfter('/dashboard', '?purchase=success&guest=true')).toBe('/?guest=true')
  expect(addressAfter('/dashboard/analysis', '?order=a&purchase=success')).toBe('/dashboard/analysis')
})
