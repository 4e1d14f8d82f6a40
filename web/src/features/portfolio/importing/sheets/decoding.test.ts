import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOf } from './decoding.ts'

/** What Windows-1254 has in places of its own; the rest of these letters it has where Latin 1 has it. */
const turkish: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe }
const inWindows = (text: string) => Uint8Array.from(text, letter => turkish[letter] ?? letter.charCodeAt(0))
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()
const withMark = (text: string) => `\ufeff${text}`

describe('the text of a file', () => {
  const text = 'İşlem;Tarih;Çift;Miktar\n02.01.2026;Alış;BTCTRY;0,5 ığüşöç'

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(withMark(text))],
    ['Windows-1254', inWindows(text)],
    ['UTF-16, little end first', Buffer.from(withMark(text), 'utf16le')],
    ['UTF-16, big end first', bigEndian(withMark(text))],
    ['UTF-16 without a mark, little end first', Buffer.from(text, 'utf16le')],
    ['UTF-16 without a mark, big end first', bigEndian(text)],
  ])('in %s is read as it was written', (_, bytes) => expect(textOf(bytes)).toBe(text))

  it('is what was written, whatever that was', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), written => {
        expect(textOf(Buffer.from(withMark(written)))).toBe(written)
        expect(textOf(Buffer.from(withMark(written), 'utf16le'))).toBe(written)
        expect(textOf(bigEndian(withMark(written)))).toBe(written)
      }),
    ))

  it('with a byte order mark is UTF-8, whatever is broken in it', () =>
    expect(textOf(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 0xff]))).toBe('a\ufffd'))

  it('without a byte order mark is UTF-16 where a quarter of the bytes are zero, and not below that', () => {
    expect(textOf(Buffer.from('aş', 'utf16le'))).toBe('aş')
    expect(textOf(Buffer.from('abcdşşşşş', 'utf16le'))).not.toContain('ş')
  })

  it('of no file at all is empty', () => expect(textOf(new Uint8Array())).toBe(''))
})
