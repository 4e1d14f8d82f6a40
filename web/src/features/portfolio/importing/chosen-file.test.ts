import { describe, expect, it } from 'vitest'
import { lineIn, readChosen } from './chosen-file.ts'
import { workbookOf } from './sheets/testing.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? [...Buffer.from(part)] : part)))
const read = (content: Uint8Array<ArrayBuffer>) => readChosen(new File([content], 'a'))

describe('a chosen file', () => {
  it.each([
    ['an empty one', bytes(' \r\n'), 'empty'],
    ['a broken Excel file', bytes([0x50, 0x4b, 3, 4], 'xl/'), 'broken'],
    ['an old Excel file', bytes([0xd0, 0xcf, 0x11, 0xe0]), 'oldExcel'],
    ['a PDF', bytes('%PDF-1.7'), 'noTable'],
    ['a picture', bytes([0x89], 'PNG'), 'noTable'],
    ['one of more than 50 MB', new Uint8Array(50_000_001), 'tooLarge'],
  ])('is refused by name: %s', async (_, content, complaint) => expect(await read(content)).toBe(complaint))

  it('is decoded from Windows-1254, and shows any of its lines', async () => {
    const file = await read(bytes('tarih;i', [0xfe], 'lem\r\n3;al', [0xfd, 0xfe], '\r\n'))
    if (typeof file === 'string') throw new Error(file)
    expect(file.csv).toContain('tarih;işlem')
    expect([lineIn(file, 2), lineIn(file, 9)]).toEqual(['3;alış', ''])
  })

  it('that is no longer there when it is opened says so', async () => {
    const moved = Object.assign(new File(['a'], 'a.csv'), { arrayBuffer: () => Promise.reject(new Error('gone')) })
    expect(await readChosen(moved)).toBe('gone')
  })

  it('of Excel is the table of its first sheet', async () => {
    const rows = [
      ['Tarih', 'Adet', 'Fiyat'],
      ['16.11.2024', 0.034, '3.105.000,50'],
    ]
    const file = new File([Uint8Array.from(await workbookOf(rows))], 'işlemler (UTC+3).xlsx')
    const csv = 'Tarih,Adet,Fiyat\n16.11.2024,0.034,"3.105.000,50"'
    expect(await readChosen(file)).toEqual({ name: 'işlemler (UTC+3).xlsx', csv })
  })
})
