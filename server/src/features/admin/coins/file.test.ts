import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../../platform/problem.ts'
import { csvRows } from './csv.ts'
import { readCoinFile } from './file.ts'

const read = (text: string | Buffer, name = 'coins.csv') => readCoinFile(name, Buffer.from(text))
const coinsIn = (text: string, name?: string) => read(text, name).map(({ coin }) => Object.values(coin).join(' '))

/** What a file is refused with, and at which lines. */
function refusal(text: string | Buffer, name?: string) {
  try {
    read(text, name)
  } catch (error) {
    if (error instanceof Problem) return { code: error.code, ...error.details }
    throw error
  }
  return undefined
}

describe('a file of coins', () => {
  it.each([
    ['plain', 'id,symbol,name\nbitcoin,btc,Bitcoin\n'],
    ['with Windows lines, a mark at the front and capitals', '\uFEFFID, Symbol ,NAME\r\nbitcoin,BTC,Bitcoin\r\n'],
    ['with semicolons', 'id;symbol;name\nbitcoin;btc;Bitcoin'],
    ['in quotes', '"id","symbol","name"\n"bitcoin","btc","Bitcoin"\n\n'],
  ])('is read %s', (_, text) => expect(coinsIn(text)).toEqual(['bitcoin BTC Bitcoin']))

  it('is read as JSON, also with a mark at the front', () => {
    const text = JSON.stringify([{ id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', more: 1 }])
    expect(coinsIn(text, 'coins.JSON')).toEqual(['bitcoin BTC Bitcoin'])
    expect(coinsIn(`\uFEFF${text}`, 'coins.json')).toEqual(['bitcoin BTC Bitcoin'])
  })

  it('keeps commas, quotes and Turkish letters of a name', () => {
    expect(coinsIn('id,symbol,name\nx,İNJ,"Güneş, ""parlak"" ışık"')).toEqual(['x INJ Güneş, "parlak" ışık'])
  })

  it.each([
    ['coins.xlsx', 'id,symbol,name', 'admin.wrongFile'],
    ['coins', 'id,symbol,name', 'admin.wrongFile'],
    ['coins.csv.exe', 'id,symbol,name', 'admin.wrongFile'],
    ['coins.csv', '', 'admin.emptyFile'],
    ['coins.csv', '\n\n', 'admin.emptyFile'],
    ['coins.csv', 'id,symbol,name\n', 'admin.emptyFile'],
    ['coins.json', '[]', 'admin.emptyFile'],
    ['coins.csv', 'symbol,id,name\nBTC,bitcoin,Bitcoin', 'admin.wrongColumns'],
    ['coins.csv', 'bitcoin,btc,Bitcoin', 'admin.wrongColumns'],
    ['coins.csv', 'id,symbol,name,price\na,A,A,1', 'admin.wrongColumns'],
    ['coins.csv', Buffer.from([0x69, 0x64, 0xff, 0xfe]), 'admin.unreadableFile'],
    ['coins.json', '{"id": ', 'admin.unreadableFile'],
    ['coins.json', '{"coins": []}', 'admin.unreadableFile'],
    ['coins.json', '['.repeat(100_000), 'admin.unreadableFile'],
  ])('called %s with %j is refused: %s', (name, text, code) => expect(refusal(text, name)).toMatchObject({ code }))

  it.each([
    ['a,A', 'columns'],
    ['a,A,A,A', 'columns'],
    ['a,A,"A', 'quote'],
    ['a,A,"A"x', 'quote'],
    [',A,A', 'id'],
    ['a b,A,A', 'id'],
    ['<script>,A,A', 'id'],
    ['a,,A', 'symbol'],
    ['a,BTCUSDT,A', 'symbol'],
    ['a,BTC/USDT,A', 'symbol'],
    [`a,${'A'.repeat(21)},A`, 'symbol'],
    ['a,A,', 'name'],
    [`a,A,${'x'.repeat(101)}`, 'name'],
    ['a,A,x\u202Ey', 'name'],
    ['a,A,=1+1', 'formula'],
    ['a,A,"=HYPERLINK(""http://x"")"', 'formula'],
    ['a,A, @SUM(A1)', 'formula'],
    ['+a,A,A', 'formula'],
    ['a,-A,A', 'formula'],
    ['bitcoin,A,A', 'duplicateId'],
    ['a,btc,A', 'duplicateSymbol'],
  ])('names the line of %j: %s', (row, fault) => {
    const text = `id,symbol,name\nbitcoin,BTC,"Bit\ncoin"\n\nether,ETH,Ether\n${row}`
    const details = {
      rows: [
        { line: 2, fault: 'name' },
        { line: 6, fault },
      ],
      count: 2,
    }
    const expected = fault === 'duplicateId' || fault === 'duplicateSymbol' ? undefined : details
    const first = text.replace('Bit\ncoin', 'Bitcoin')
    expect(refusal(first)).toEqual({ code: 'admin.badRows', rows: [{ line: 5, fault }], count: 1 })
    if (expected) expect(refusal(text)).toEqual({ code: 'admin.badRows', ...expected })
  })

  it('counts all wrong rows and shows the first fifty', () => {
    const found = refusal(`id,symbol,name\n${'wrong\n'.repeat(80)}`)
    expect(found).toMatchObject({ count: 80, rows: { length: 50 } })
  })

  it('is read back as it was written, whatever the names are', () => {
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
    const written = fc.array(fc.tuple(fc.string(), fc.string(), fc.string({ unit: 'grapheme' })), { minLength: 1 })
    fc.assert(
      fc.property(written, rows => {
        const text = rows.map(row => row.map(cell).join(',')).join('\r\n')
        expect([...csvRows(text)].map(({ cells }) => cells)).toEqual(rows)
      }),
    )
  })

  it('is either read or refused with a name, whatever it holds', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom('a.csv', 'a.json'), (bytes, name) => {
        refusal(Buffer.concat([Buffer.from('id,symbol,name\n'), bytes]), name)
        refusal(Buffer.from(bytes), name)
      }),
    )
  })
})
