import { describe, expect, it } from 'vitest'
import type { Viewer } from '../features/accounts/index.ts'
import { user } from '../testing/user.ts'
import { placeOf } from './place.ts'
import { viewOf } from './view.ts'

const viewers = {
  asking: { state: 'asking' },
  unreachable: { state: 'unreachable' },
  anonymous: { state: 'anonymous' },
  guest: { state: 'guest' },
  member: { state: 'member', user },
  admin: { state: 'member', user: { ...user, isAdmin: true } },
} satisfies Record<string, Viewer>

type Who = keyof typeof viewers

const shown = (address: string, who: Who, more: { wasSignedIn?: boolean } = {}) => {
  const { pathname, search } = new URL(address, 'http://app')
  return viewOf(placeOf(pathname), search, { viewer: viewers[who], wasSignedIn: false, ...more })
}

describe('the first page', () => {
  it('greets a stranger at once, and whoever turns out to have no session', () => {
    expect(shown('/', 'asking')).toEqual({ kind: 'landing' })
    expect(shown('/', 'anonymous')).toEqual({ kind: 'landing' })
    expect(shown('/', 'anonymous', { wasSignedIn: true })).toEqual({ kind: 'landing' })
  })

  it('is the home tab for guests and members', () => {
    expect(shown('/?guest=true', 'guest')).toEqual({ kind: 'dashboard', place: { screen: 'home' } })
    expect(shown('/', 'member')).toEqual({ kind: 'dashboard', place: { screen: 'home' } })
  })

  it('waits for the answer when a member was here before or comes from the login', () => {
    expect(shown('/', 'asking', { wasSignedIn: true })).toEqual({ kind: 'waiting' })
    expect(shown('/?tab=analysis', 'asking')).toEqual({ kind: 'waiting' })
  })

  it('opens the tab it is asked for', () => {
    expect(shown('/?tab=analysis', 'member')).toEqual({ kind: 'redirect', to: '/dashboard/analysis' })
    expect(shown('/?tab=nowhere', 'member')).toMatchObject({ kind: 'dashboard' })
    expect(shown('/?tab=analysis', 'anonymous')).toEqual({ kind: 'landing' })
  })

  it('opens without a network for a member', () => {
    expect(shown('/', 'unreachable', { wasSignedIn: true })).toMatchObject({ kind: 'dashboard' })
    expect(shown('/', 'unreachable')).toEqual({ kind: 'landing' })
  })
})

describe('the dashboard', () => {
  it.each<Who>(['guest', 'member', 'unreachable'])('is open to: %s', who =>
    expect(shown('/dashboard/portfolio', who)).toEqual({
      kind: 'dashboard',
      place: { screen: 'portfolio', view: 'coins' },
    }),
  )

  it.each<Who>(['asking', 'anonymous'])('shows nothing to: %s', who =>
    expect(shown('/dashboard/portfolio', who)).toEqual({ kind: 'waiting' }),
  )
})

describe('the other pages', () => {
  it('of the administrator are not found by anybody else', () => {
    expect(shown('/admin', 'admin')).toMatchObject({ kind: 'page', screen: 'admin' })
    for (const who of ['member', 'guest', 'anonymous', 'unreachable'] as const) {
      expect(shown('/admin', who)).toEqual({ kind: 'notFound' })
    }
    expect(shown('/admin', 'asking')).toEqual({ kind: 'waiting' })
  })

  it('on which money is spent wait until it is known who pays', () => {
    for (const address of ['/subscribe', '/add-credits']) {
      expect(shown(address, 'asking')).toEqual({ kind: 'waiting' })
      expect(shown(address, 'member')).toMatchObject({ kind: 'page', isInShell: true })
      expect(shown(address, 'anonymous')).toMatchObject({ kind: 'page', isInShell: false })
    }
  })

  it('are open to anybody, inside the shell for those who are in', () => {
    expect(shown('/track-record', 'anonymous')).toEqual({ kind: 'page', screen: 'trackRecord', isInShell: false })
    expect(shown('/track-record', 'guest')).toEqual({ kind: 'page', screen: 'trackRecord', isInShell: true })
    expect(shown('/signup', 'guest')).toEqual({ kind: 'page', screen: 'signup', isInShell: false })
  })
})

describe('the question of an assistant', () => {
  it('is for members: who is not signed in comes back to it by the way in', () => {
    expect(shown('/connect?state=x', 'member')).toEqual({ kind: 'page', screen: 'connect', isInShell: false })
    expect(shown('/connect?state=x', 'asking')).toEqual({ kind: 'waiting' })
    expect(shown('/connect?state=x', 'anonymous')).toEqual({
      kind: 'redirect',
      to: `/?${new URLSearchParams({ next: '/connect?state=x' })}`,
    })
  })
})
