import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainAddress, plainMessage, plainName } from './rules.ts'

/** Texts of what must not get through and of everything else. */
const anything = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'\r\n\0\u2028\u2029\u202e\t <>@.,aş'),
    fc.integer({ min: 0, max: 0x10ffff }).map(point => String.fromCodePoint(point)),
  ),
})

describe('what a stranger says of themselves', () => {
  it.each([
    ['Ada@Example.com ', 'ada@example.com'],
    ['anonymous', null],
    ['', null],
    [undefined, null],
    ['ada@example.com\r\nBcc: all@example.com', null],
    ['ada@example.com, eve@example.com', null],
    ['Ada <ada@example.com>', null],
    ['ada@localhost', null],
  ])('reads the address %j as %j', (given, address) => expect(plainAddress(given)).toBe(address))

  it.each([
    ['İpek Şahin', 'İpek Şahin'],
    ['Ada\r\nBcc: all@example.com', 'Ada Bcc: all@example.com'],
    ['<b>Ada</b>', 'b Ada /b'],
    ['Anonymous User', null],
    ['\u202e', null],
  ])('reads the name %j as %j', (given, name) => expect(plainName(given)).toBe(name))

  it('is one line whatever it was', () =>
    fc.assert(
      fc.property(anything, text => {
        expect(plainName(text) ?? '').not.toMatch(/[\r\n\0\u2028\u2029]/)
        expect(plainAddress(text) ?? '').not.toMatch(/\s/)
      }),
    ))
})

it('a message keeps its lines and loses what cannot be seen', () =>
  expect(plainMessage(' Merhaba\r\n\tiki\0 satır\u0007\n')).toBe('Merhaba\n\tiki satır'))
