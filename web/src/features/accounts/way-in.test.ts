import { expect, it } from 'vitest'
import { nextOf, placeHere, wayInFor } from './way-in.ts'

it.each([
  '/subscribe',
  '/dashboard/portfolio',
  '/add-credits?amount=8&return=analysis',
  '/dashboard/home?coin=SOL',
  '/dashboard/compare?coins=BTC,ETH',
  '/connect?client_id=https%3A%2F%2Fa.example%2Fc.json&scope=market+alerts&state=a~b*c',
])('who was on the way to %s is led there after the way in', place =>
  expect(nextOf(new URL(wayInFor(place, 'email'), 'http://app').search)).toBe(place),
)

it('the coin of a link is a place to go to', () => expect(nextOf('?coin=ETH')).toBe('/dashboard/home?coin=ETH'))

it.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil',
  '/dashboard.evil',
  '/api/logout',
  'javascript:alert(1)',
  '',
])('%s is nowhere to be led', place => {
  expect(nextOf(`?${new URLSearchParams({ next: place })}`)).toBeNull()
  expect(wayInFor(place)).toBe('/')
})

it('a guest’s address continues as a member’s after sign-in', () =>
  expect(placeHere({ pathname: '/add-credits', search: '?guest=true&amount=8' })).toBe('/add-credits?amount=8'))
