import { describe, expect, it } from 'vitest'
import { isRange, isWithin, membership, networkOf } from './address.ts'

describe('an address', () => {
  it.each([
    ['203.0.113.9', ['203.0.113.9'], true],
    ['203.0.113.9', ['203.0.113.0/24'], true],
    ['203.0.114.9', ['203.0.113.0/24'], false],
    ['::ffff:203.0.113.9', ['203.0.113.0/24'], true],
    ['2001:db8::1', ['2001:db8::/32'], true],
    ['2001:db9::1', ['2001:db8::/32'], false],
    ['203.0.113.9', ['0.0.0.0/0'], true],
    ['203.0.113.9', [], false],
    ['not an address', ['0.0.0.0/0'], false],
  ])('%s within %j: %s', (address, ranges, expected) => expect(isWithin(address, ranges)).toBe(expected))

  it.each([
    ['127.0.0.1', ['loopback'], true],
    ['::ffff:127.0.0.1', ['loopback'], true],
    ['::1', ['loopback'], true],
    ['10.1.2.3', ['loopback'], false],
    ['10.1.2.3', ['loopback', 'uniquelocal'], true],
    ['fe80::1%eth0', ['linklocal'], true],
    ['203.0.113.9', ['203.0.113.0/24'], true],
    ['not an address', ['0.0.0.0/0'], false],
    [undefined, ['0.0.0.0/0'], false],
  ])('%s is one of %j: %s, at the first look and the second', (address, ranges, expected) => {
    const isOne = membership(ranges)
    expect([isOne(address), isOne(address)]).toEqual([expected, expected])
  })

  it.each([
    ['10.0.0.1', true],
    ['10.0.0.0/8', true],
    ['2001:db8::/32', true],
    ['10.0.0.0/33', false],
    ['10.0.0.0/', false],
    ['10.0.0.0/8/8', false],
    ['10.0.0', false],
    ['elsewhere', false],
  ])('%s is a range: %s', (text, expected) => expect(isRange(text)).toBe(expected))

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:1::5', '2001:db8:0:1'],
    ['2001:0db8:0:1:9:8:7:6', '2001:db8:0:1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s belongs to the network %s', (address, network) => expect(networkOf(address)).toBe(network))
})
