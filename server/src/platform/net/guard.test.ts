import { describe, expect, it } from 'vitest'
import { AddressRefused, guardedLookup, isPublicAddress, openUrl } from './guard.ts'

const closed =
  `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1
  192.0.2.1 198.18.0.1 203.0.113.9 224.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:8.8.8.8
  64:ff9b::7f00:1 64:ff9b::a00:1 64:ff9b::c0a8:101 64:ff9b:1::1.1.1.1 100::1 2001::1 2001:db8::1 2002:7f00:1:: fc00::1 fd12:3456::1 fe80::1 fec0::1 ff02::1`.split(
    /\s+/,
  )
const open = [
  '1.1.1.1',
  '8.8.8.8',
  '172.15.0.1',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
  '64:ff9b::808:808',
  '64:ff9b::1.1.1.1',
]

describe('an address of the open internet', () => {
  it.each(closed)('is not %s', address => expect(isPublicAddress(address)).toBe(false))
  it.each(open)('is %s', address => expect(isPublicAddress(address)).toBe(true))
})

describe('a web address that somebody gave us', () => {
  it.each([
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:a9fe:a9fe]/latest/meta-data',
    'https://user:secret@example.org/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/xml,<rss/>',
    '/feed',
    '',
  ])('is refused: %s', text => expect(() => openUrl(text)).toThrow(AddressRefused))

  it('is taken when it leads outside, or where a test allows it', () => {
    expect(openUrl('https://example.org/feed?x=1').href).toBe('https://example.org/feed?x=1')
    expect(openUrl('http://127.0.0.1:8080/', { allow: ['127.0.0.0/8'] }).port).toBe('8080')
  })
})

describe('a name', () => {
  const lookUp = (addresses: string[], all: boolean) =>
    new Promise<unknown>((resolve, reject) => {
      const found = addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
      guardedLookup({ resolve: async () => found })('some.host', { all }, (error, address) =>
        error ? reject(error) : resolve(address),
      )
    })

  it('leads to the addresses that were checked', async () => {
    expect(await lookUp(['1.1.1.1', '2606:4700::1111'], true)).toHaveLength(2)
    expect(await lookUp(['1.1.1.1'], false)).toBe('1.1.1.1')
  })

  it.each([['127.0.0.1'], ['1.1.1.1', '10.0.0.7'], ['2606:4700::1111', '::1'], []])(
    'is refused when it means %s %s',
    async (...addresses) => {
      await expect(lookUp(addresses.filter(Boolean), true)).rejects.toThrow(AddressRefused)
    },
  )
})
