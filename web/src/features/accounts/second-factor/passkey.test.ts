import { afterEach, expect, it, vi } from 'vitest'
import { ProblemError } from '../../../lib/problem.ts'
import { canUsePasskeys, passkeyFailureOf } from './passkey.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['pusula.example', true, true],
  ['localhost', true, true],
  ['127.0.0.1', true, false],
  ['[::1]', true, false],
  ['pusula.example', false, false],
])('at %s, behind a lock: %s, passkeys can be used: %s', (hostname, isSecure, expected) => {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('isSecureContext', isSecure)
  vi.stubGlobal('location', { hostname })
  expect(canUsePasskeys()).toBe(expected)
})

it('a browser without them cannot use them', () => expect(canUsePasskeys()).toBe(false))

it.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'failed'],
])('%s of a device means %s', (name, failure) =>
  expect(passkeyFailureOf(Object.assign(new Error('no'), { name }))).toBe(failure),
)

it('a problem of the server is passed on', () =>
  expect(passkeyFailureOf(new ProblemError('accounts.passkeyRefused', 400, { tr: 'a', en: 'b' }))).toBeNull())
