import { describe, expect, it } from 'vitest'
import { answerTo, cacheName, outdated } from './rules.ts'

const home = 'https://pusula.test'
const asked = (path: string, mode = 'cors', method = 'GET') => answerTo({ method, mode, url: home + path }, home)

describe('the worker', () => {
  it.each(['/', '/?tab=analysis', '/dashboard/home?guest=true', '/dashboard/favorites/coins', '/privacy'])(
    'opens %s from the shell when the network is gone',
    path => expect(asked(path, 'navigate')).toBe('shell'),
  )

  it.each(['/auth/google', '/api/logout', '/api/docs', '/dev/outbox', '/healthz', '/market', '/nowhere'])(
    'leaves the page %s to the server',
    path => expect(asked(path, 'navigate')).toBe('none'),
  )

  it.each(['/assets/index-a1b2c3.js', '/assets/font-a1b2c3.woff2', '/theme.js'])('serves %s from its own copy', path =>
    expect(asked(path)).toBe('asset'),
  )

  it.each(['/api/auth/user', '/api/crypto/analyze/BTC', '/api/user/stats?language=tr', '/api/application'])(
    'keeps no copy of %s',
    path => expect(asked(path)).toBe('none'),
  )

  it.each(['/api/app?language=tr', '/api/crypto/top-coins?guest=true'])('keeps the last word of %s', path =>
    expect(asked(path)).toBe('copy'),
  )

  it('touches neither writes nor other addresses', () => {
    expect(asked('/api/app', 'cors', 'POST')).toBe('none')
    expect(answerTo({ method: 'GET', mode: 'navigate', url: 'https://elsewhere.test/' }, home)).toBe('none')
  })

  it('clears the caches of earlier versions and no others', () =>
    expect(outdated([cacheName('1'), cacheName('2'), 'someone-else'], '2')).toEqual([cacheName('1')]))
})
