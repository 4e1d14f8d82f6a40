import { describe, expect, it } from 'vitest'
import { pathToFollow } from './links.ts'

const here = 'https://pusula.test/dashboard/home?guest=true'
const tap = { button: 0, isModified: false, isHandled: false }
const follow = (href: string, change: Partial<typeof tap> = {}, target = '', isDownload = false) =>
  pathToFollow({ href, target, isDownload }, { ...tap, ...change }, here)

describe('a tap on a link', () => {
  it('to a screen is followed inside the app', () => {
    expect(follow('https://pusula.test/dashboard/news?guest=true')).toBe('/dashboard/news?guest=true')
    expect(follow('/privacy#terms')).toBe('/privacy#terms')
  })

  it.each([
    'https://elsewhere.test/dashboard/news',
    '/auth/google',
    '/api/logout',
    '/dev/outbox',
    '/nowhere',
    '#main',
    'mailto:destek@pusula.test',
  ])('to %s is left to the browser', href => expect(follow(href)).toBeNull())

  it('that asks for a new tab, a download or a menu is left to the browser', () => {
    expect(follow('/privacy', { isModified: true })).toBeNull()
    expect(follow('/privacy', { button: 1 })).toBeNull()
    expect(follow('/privacy', { isHandled: true })).toBeNull()
    expect(follow('/privacy', {}, '_blank')).toBeNull()
    expect(follow('/privacy', {}, '', true)).toBeNull()
  })
})
