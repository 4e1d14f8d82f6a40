import { describe, expect, it } from 'vitest'
import { addressFor } from './go.ts'

const guest = '?guest=true'

describe('a link', () => {
  it.each([
    ['/dashboard', '/dashboard?guest=true'],
    ['/dashboard/favorites/coins', '/dashboard/favorites/coins?guest=true'],
    ['/dashboard/home?purchase=success', '/dashboard/home?purchase=success&guest=true'],
    ['/add-credits?amount=5', '/add-credits?amount=5&guest=true'],
    ['/privacy#terms', '/privacy?guest=true#terms'],
  ])('of a guest to %s stays a guest’s', (to, address) => expect(addressFor(to, guest)).toBe(address))

  it.each(['/', '/signup', '/subscribe', '/forgot-password', '/dashboards'])('to %s leaves guest mode', to =>
    expect(addressFor(to, guest)).toBe(to),
  )

  it('never makes a guest of a member', () => {
    expect(addressFor('/dashboard/home', '')).toBe('/dashboard/home')
    expect(addressFor('/dashboard/home', '?guest=false&x=1')).toBe('/dashboard/home')
  })

  it('is marked once', () => expect(addressFor('/dashboard?guest=true', guest)).toBe('/dashboard?guest=true'))
})
