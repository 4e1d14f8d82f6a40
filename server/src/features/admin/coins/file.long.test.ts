import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvRows } from '../../../platform/csv.ts'
import { Problem } from '../../../platform/problem.ts'
import { turnsOffered } from '../../../testing/event-loop.ts'
import { readCoinFile } from './file.ts'
import { jsonItems } from './json.ts'
import { planChanges } from './plan.ts'
import { isFault } from './rules.ts'

const read = (text: string | Buffer, name = 'coins.csv') => readCoinFile(name, Buffer.from(text))
const coinsIn = async (text: string | Buffer, name?: string) =>
  (await read(text, name)).map(row =>
    isFault(row) ? `line ${row.line}: ${row.fault}` : Object.values(row.coin).join(' '),
  )

/** What a file is refused with as a whole. */
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

  it('is read as JSON, also with a mark at the front, space between and more than is wanted', async () => {
    const coin = { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', more: [{ '}': ']"\\' }, null] }
    for (const text of [JSON.stringify([coin]), `\uFEFF ${JSON.stringify([coin], null, 2)}\n`])
      expect(await coinsIn(text, 'coins.JSON')).toEqual(['bitcoin BTC Bitcoin'])
  })

  it('keeps commas, quotes and Turkish letters of a name, and reads each i of a symbol as one', async () => {
    expect(await coinsIn('id,symbol,name\nx,İNJ,"Güneş, ""parlak"" ışık"\ny,fıl,F')).toEqual([
      'x INJ Güneş, "parlak" ışık',
      'y FIL F',
    ])
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
    ['coins.json', '[{"id": ', 'admin.unreadableFile'],
    ['coins.json', '[{},]', 'admin.unreadableFile'],
    ['coins.json', '[{}]]', 'admin.unreadableFile'],
    ['coins.json', '[{"id": nothing}]', 'admin.unreadableFile'],
    ['coins.csv', Buffer.from('\uFEFFid,symbol,name\nx,X,X', 'utf16le'), 'admin.unreadableFile'],
    ['coins.csv', Buffer.from('id,symbol,name\nx,X,X', 'utf16le'), 'admin.unreadableFile'],
    ['coins.csv', 'id,symbol,name\nx,X,X\u0000', 'admin.unreadableFile'],
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
    [`a,A,${'x'.repeat(10_000)}`, 'name'],
    [`a,A,"${'x'.repeat(3_000_000)}`, 'quote'],
    [`a${',A'.repeat(10_000)}`, 'columns'],
    ['Bitcoin,A,A', 'duplicateId'],
    ['a,bıtc,A', undefined],
  ])('names the line of %j: %s', async (row, fault) => {
    const text = `id,symbol,name\nbitcoin,BTC,"Bit\ncoin"\n\nether,ETH,Ether\n${row}`
    const [first, , last] = await read(text)
    expect(first).toMatchObject({ line: 2, fault: 'name' })
    expect(last).toMatchObject(fault === undefined ? { line: 6, coin: {} } : { line: 6 })
    const known = text.replace('Bit\ncoin', 'Bitcoin')
    expect((await read(known))[2]).toMatchObject(fault ? { line: 5, fault } : { line: 5, coin: { symbol: 'BITC' } })
  })

  it.each([
    ['[1, "x", null, [], {}]', ['columns', 'columns', 'columns', 'columns', 'columns']],
    ['['.repeat(100_000), ['tooLong']],
    [`[${'{"a":'.repeat(100_000)}`, ['tooLong']],
    [`[{"id":"a","symbol":"A","name":"${'x'.repeat(10_000)}"}]`, ['name']],
    ['[{"id":"a","symbol":"A","name":5}]', ['columns']],
  ])('in JSON names what is wrong with each row of %.20s', async (text, faults) =>
    expect((await read(text, 'a.json')).map(row => 'fault' in row && row.fault)).toEqual(faults),
  )

  it('with more rows than are taken is refused whole, with how many it has', async () => {
    const refused = { code: 'admin.tooManyRows', rows: 200_000, limit: 10_000 }
    const row = (i: number) => `many-${i},MANY${i},Many ${i}`
    const rows = Array.from({ length: 200_000 }, (_, i) => row(i))
    expect(await refusal(`id,symbol,name\n${rows.join('\n')}`)).toEqual(refused)
    expect(await refusal(`[${'1,'.repeat(199_999)}1]`, 'a.json')).toEqual(refused)
    expect(await coinsIn(`id,symbol,name\n\n${rows.slice(0, 10_000).join('\n\n')}\n`)).toHaveLength(10_000)
  })

  it.each([
    ['two million empty lines', '\n'.repeat(2_000_000), 'a.csv'],
    ['a million quotes that never end', `id,symbol,name\n${'"\n'.repeat(1_000_000)}`, 'a.csv'],
    ['a million empty lists', `[${'[],'.repeat(1_000_000)}[]]`, 'a.json'],
  ])('made of %s is refused while others have their turns', async (_, text, name) => {
    const bytes = Buffer.from(text)
    const turns = await turnsOffered(() => expect(readCoinFile(name, bytes)).rejects.toThrow(Problem))
    expect(turns, 'turns of others meanwhile').toBeGreaterThan(1_000)
  })

  it('of ten thousand coins is compared without blocking the event loop', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => ({ id: `many-${i}`, symbol: `MANY${i}`, name: `Many ${i}` }))
    const rows = many.map((coin, i) => ({ line: i + 2, coin }))
    const turns = await turnsOffered(() => planChanges(rows, { market: many, own: many }))
    expect(turns, 'turns of others meanwhile').toBeGreaterThan(1_000)
  })

  // Looked through anew from each of its signs, any of these would take hours.
  it.each([
    ['a line of five million cells', `id,symbol,name\n${','.repeat(5_000_000)}`, 'a.csv', 'columns'],
    ['a line of five million letters', `id,symbol,name\n${'x'.repeat(5_000_000)}`, 'a.csv', 'columns'],
    ['a quote that never ends', `id,symbol,name\na,A,"${'""'.repeat(2_500_000)}`, 'a.csv', 'quote'],
    ['five million brackets', '['.repeat(5_000_000), 'a.json', 'tooLong'],
    ['a text of five million letters', `["${'x'.repeat(5_000_000)}"]`, 'a.json', 'tooLong'],
    ['a text of escapes', `["${'\\'.repeat(5_000_000)}"]`, 'a.json', 'tooLong'],
    ['five million spaces', `[${' '.repeat(5_000_000)}]`, 'a.json', undefined],
  ])('made of %s is read in one pass', async (_, text, name, fault) => {
    if (fault) expect(await read(text, name)).toMatchObject([{ fault }])
    else expect(await refusal(text, name)).toEqual({ code: 'admin.emptyFile' })
  })

  it('round-trips whatever the names are (property)', () => {
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
    const written = fc.array(fc.tuple(fc.string(), fc.string(), fc.string({ unit: 'grapheme' })), { minLength: 1 })
    fc.assert(
      fc.property(written, rows => {
        const text = rows.map(row => row.map(cell).join(',')).join('\r\n')
        expect([...csvRows(text, ',', 3)].map(({ cells }) => cells)).toEqual(rows)
      }),
    )
  })

  it('is either read or refused with a code, whatever it holds (fuzz)', async () => {
    const bytes = fc.uint8Array({ maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(bytes, fc.constantFrom('a.csv', 'a.json'), async (given, name) => {
        for (const head of ['', 'id,symbol,name\n', '[']) await refusal(Buffer.concat([Buffer.from(head), given]), name)
      }),
    )
  })

  it('in JSON is parsed as JSON.parse does (property)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), fc.constantFrom(0, 2), async (list, space) => {
        const items = [...jsonItems(JSON.stringify(list, null, space))]
        expect(items.map(item => JSON.parse(item ?? ''))).toEqual(JSON.parse(JSON.stringify(list)))
      }),
    )
  })
})
