import { describe, expect, it } from 'vitest'
import { lineIn, readChosen } from './chosen-file.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? [...Buffer.from(part)] : part)))

describe('a chosen file', () => {
  it.each([
    ['an empty one', bytes(' \r\n'), 'empty'],
    ['an Excel file', bytes([0x50, 0x4b, 3, 4], 'xl/'), 'excel'],
    ['a PDF', bytes('%PDF-1.7'), 'noTable'],
    ['a picture', bytes([0x89], 'PNG'), 'noTable'],
    ['one of more than 3 MB', new Uint8Array(3_000_001).fill(65), 'tooLarge'],
  ])('is refused by name: %s', (_, content, complaint) => expect(readChosen('a', content)).toBe(complaint))

  it('is read in Turkish letters of older spreadsheets, and shows any of its lines', () => {
    const file = readChosen('eski.csv', bytes('tarih;i', [0xfe], 'lem\r\n3;al', [0xfd, 0xfe], '\r\n'))
    if (typeof file === 'string') throw new Error(file)
    expect(file.csv).toContain('tarih;işlem')
    expect([lineIn(file, 2), lineIn(file, 9)]).toEqual(['3;alış', ''])
  })
})
