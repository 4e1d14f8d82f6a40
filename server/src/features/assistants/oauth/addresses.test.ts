import { expect, it } from 'vitest'
import { isRegistered, mayReturnTo } from './addresses.ts'

const own = ['com.example.app:/cb', 'com.example.app://cb', 'vscode://publisher.name/cb', 'http://[::1]:9/cb']
const shared = 'JavaScript:alert(1) data:text/html,x file:///etc/passwd about:blank evil://cb x.:/cb nowhere'.split(' ')
const opening = 'tel:+905551112233 sms:123 intent://x ms-word:ofe|u|https://x.example market://details'.split(' ')

it('takes a redirect scheme that only one app can own (RFC 8252), and asks again at use', () => {
  expect([...own, ...shared, ...opening].filter(mayReturnTo)).toEqual(own)
  expect(isRegistered('mailto:eve@evil.example', ['mailto:eve@evil.example'])).toBe(false)
})
