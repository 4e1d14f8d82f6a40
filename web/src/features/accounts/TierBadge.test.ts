import { describe, expect, it } from 'vitest'
import { user } from '../../testing/user.ts'
import { calledOf, initialsOf, tierOf } from './TierBadge.tsx'
import { nameOf } from './viewer.ts'

describe('a viewer', () => {
  it('has the tier of the account, and an older word for member still counts', () => {
    expect(tierOf({ state: 'member', user })).toBe('member')
    expect(tierOf({ state: 'member', user: { ...user, tier: 'basic' } })).toBe('member')
    expect(tierOf({ state: 'member', user: { ...user, tier: 'pro' } })).toBe('pro')
    expect(tierOf({ state: 'guest' })).toBe('visitor')
    expect(tierOf({ state: 'asking' })).toBe('visitor')
  })

  it('is cached while the server is unreachable', () => {
    const last = { name: 'Deniz', tier: 'pro' } as const
    expect([tierOf({ state: 'unreachable', last }), calledOf({ state: 'unreachable', last })]).toEqual(['pro', 'Deniz'])
    expect([tierOf({ state: 'unreachable' }), calledOf({ state: 'unreachable' })]).toEqual(['visitor', undefined])
    expect([calledOf({ state: 'member', user }), calledOf({ state: 'guest' })]).toEqual(['deniz', undefined])
  })

  it('is called by name, else by the address', () => {
    expect(nameOf({ ...user, firstName: 'Deniz', lastName: 'Aydın' })).toBe('Deniz Aydın')
    expect(nameOf(user)).toBe('deniz')
    expect(nameOf({ ...user, email: null })).toBe('–')
  })

  it('has initials that Turkish can read', () => {
    expect(initialsOf('ilayda ışık', 'tr')).toBe('İI')
    expect(initialsOf('deniz', 'tr')).toBe('D')
  })
})
