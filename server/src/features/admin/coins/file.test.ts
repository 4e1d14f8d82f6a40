import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meterHere } from '../../../commands/fuzz/meter.ts'
import { Problem } from '../../../platform/problem.ts'
import { csvRows } from './csv.ts'
import { readCoinFile } from './file.ts'
import { jsonItems } from './json.ts'

const read = (text: string | Buffer, name = 'coins.csv') => readCoinFile(name, Buffer.from(text))
const coinsIn = async (text: string, name?: string) =>
  (await read(text, name)).map(({ coin }) => Object.values(coin).join(' '))

/** What a file is refused with, and at which lines. */
async function refusal(text: string | Buffer, name?: string) {
  try {
    await read(text, name)
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
  ])('is read %s', async (_, text) => expect(await coinsIn(text)).toEqual(['bitcoin BTC Bitcoin']))

  it('is read as JSON, also with a mark at the front', async () => {
    const text = JSON.stringify([{ id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', more: 1 }])
    expect(await coinsIn(text, 'coins.JSON')).toEqual(['bitcoin BTC Bitcoin'])
    expect(await coinsIn(`\uFEFF${text}`, 'coins.json')).toEqual(['bitcoin BTC Bitcoin'])
  })

  it('keeps commas, quotes and Turkish letters of a name', async () => {
    expect(await coinsIn('id,symbol,name\nx,İNJ,"Güneş, ""parlak"" ışık"')).toEqual(['x INJ Güneş, "parlak" ışık'])
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
  ])('called %s with %j is refused: %s', async (name, text, code) =>
    expect(await refusal(text, name)).toMatchObject({ code }),
  )

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
  ])('names the line of %j: %s', async (row, fault) => {
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
    expect(await refusal(first)).toEqual({ code: 'admin.badRows', rows: [{ line: 5, fault }], count: 1 })
    if (expected) expect(await refusal(text)).toEqual({ code: 'admin.badRows', ...expected })
  })

  it('counts all wrong rows and shows the first fifty', async () => {
    const found = await refusal(`id,symbol,name\n${'wrong\n'.repeat(80)}`)
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

  it('is either read or refused with a name, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.constantFrom('a.csv', 'a.json'), async (bytes, name) => {
        await refusal(Buffer.concat([Buffer.from('id,symbol,name\n'), bytes]), name)
        await refusal(Buffer.from(bytes), name)
      }),
    )
  })

  it('of JSON is read item by item as it would be whole', async () =>
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 3 })), fc.constantFrom(0, 2), (list, indent) => {
        const text = JSON.stringify(list, null, indent)
        expect([...jsonItems(` ${text}\n`)]).toEqual(JSON.parse(text))
      }),
    ))

  it.each(['[1,]', '[,1]', '[1 2]', '[1]x', '[1', '["', '[{]', '{}', '', '1', '[1}', `["${'x'.repeat(3_000)}"]`])(
    'is none: %s',
    async text =>
      expect(await refusal(text, 'coins.json')).toMatchObject({
        code: /^$/.test(text) ? 'admin.emptyFile' : 'admin.unreadableFile',
      }),
  )

  it.each([
    ['coins.csv', `id,symbol,name\n${'a\n'.repeat(2_000_000)}`, 'request.tooLarge'],
    ['coins.csv', `id,symbol,name\n${' \n'.repeat(2_000_000)}`, 'request.tooLarge'],
    ['coins.csv', `id,symbol,name\n${','.repeat(4_000_000)}`, 'admin.badRows'],
    ['coins.csv', `id,symbol,name\n${'"'.repeat(4_000_000)}`, 'admin.badRows'],
    ['coins.json', `[${'0,'.repeat(2_000_000)}0]`, 'request.tooLarge'],
    ['coins.json', `["${'x'.repeat(4_000_000)}"]`, 'admin.unreadableFile'],
    ['coins.json', '['.repeat(4_000_000), 'admin.unreadableFile'],
  ])('%s of nothing but work is refused without it: %#', async (name, text, code) => {
    const { result, reading } = await meterHere()(() => refusal(text, name), true)
    expect(result).toMatchObject({ code })
    expect(reading.holdMs).toBeLessThan(200)
  })
})
