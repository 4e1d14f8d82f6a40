import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sheetText } from './sheet.ts'
import { zipOf } from './testing.ts'

const kind = 'application/vnd.oasis.opendocument.spreadsheet'
const document = (...tables: string[]) =>
  zipOf({
    mimetype: kind,
    'content.xml': `<office:document-content><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`,
  })
const table = (rows: string) => `<table:table table:name="a">${rows}</table:table>`
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
const text = (words: string) =>
  `<table:table-cell office:value-type="string"><text:p>${words}</text:p></table:table-cell>`
const number = (value: number | string) =>
  `<table:table-cell office:value-type="float" office:value="${value}"><text:p>about ${value}</text:p></table:table-cell>`
const read = async (bytes: Uint8Array) => {
  const found = await sheetText(bytes, 100_000)
  return typeof found === 'string' ? found : found.csv
}

describe('the first table of an OpenDocument spreadsheet', () => {
  it('has numbers and days as they are kept, texts as they stand there', async () => {
    const day =
      '<table:table-cell office:value-type="date" office:date-value="2024-03-14T10:00:00"><text:p>14. Mar</text:p></table:table-cell>'
    const money =
      '<table:table-cell office:value-type="currency" office:currency="EUR" office:value="20000.5"><text:p>20.000,50</text:p></table:table-cell>'
    const noted =
      '<table:table-cell office:value-type="string"><office:annotation><text:p>hidden</text:p></office:annotation><text:p>Kraken</text:p></table:table-cell>'
    const rows =
      row(text('Date'), text('Coin, name'), text('Amount'), text('Paid'), text('Place')) +
      row(day, text('BTC &amp; co'), number('0.5'), money, noted)
    expect(await read(await document(table(rows)))).toBe(
      'Date,"Coin, name",Amount,Paid,Place\n2024-03-14 10:00:00,BTC & co,0.5,20000.5 EUR,Kraken',
    )
  })

  it('has each kind of cell as it is kept, and what is shown where nothing is', async () => {
    const cell = (attributes: string, shown: string) =>
      `<table:table-cell ${attributes}>${shown && `<text:p>${shown}</text:p>`}</table:table-cell>`
    const kinds: [attributes: string, shown: string, csv: string][] = [
      ['office:value-type="percentage" office:value="0.5"', '50 %', '0.5'],
      ['office:value-type="percentage"', '1.234', '1.2340'],
      ['office:value-type="float"', '7', '7'],
      ['office:value-type="float" office:value="1.1000000000000001"', '1,1', '1.1'],
      ['office:value-type="currency" office:value="3"', '3', '3'],
      ['office:value-type="currency" office:currency="TRY"', '4', '4 TRY'],
      ['office:value-type="boolean" office:boolean-value="true"', 'doğru', 'TRUE'],
      ['office:value-type="boolean"', 'false', 'FALSE'],
      ['office:value-type="date" office:date-value="2024-03-14"', '14. Mar', '2024-03-14'],
      ['office:value-type="date" office:date-value="2024-03-14T10:00:07.123456"', '', '2024-03-14 10:00:07'],
      ['office:value-type="date"', '14.03.2024', '14.03.2024'],
      ['office:value-type="time"', '10:00', '10:00'],
      ['', 'plain', 'plain'],
      ['office:value-type="string"', 'one</text:p><text:p>two', 'one two'],
      ['office:value-type="string"', 'a<text:s/>b<text:s text:c="3"/>c<text:span>d</text:span>', 'a b   cd'],
      ['office:value-type="string"', 'a\r\n\nb', 'a b'],
      ['office:value-type="string"', 'x'.repeat(2_001), 'x'.repeat(2_000)],
    ]
    for (const [attributes, shown, csv] of kinds)
      expect(await read(await document(table(row(text('a'), cell(attributes, shown))))), attributes).toBe(`a,${csv}`)
    const spaces = 'a<text:s text:c="100000000"/>b'
    expect(await read(await document(table(row(cell('', spaces)))))).toBe(`a${' '.repeat(100)}b`)
  })

  it('holds what lies outside of cells, or under others, for nothing or for a cell', async () => {
    const under = '<table:covered-table-cell/>'
    const rows = `<text:p>outside</text:p>${row(text('a'), under, text('b'))}<text:s/>more`
    expect(await read(await document(table(rows)))).toBe('a,,b')
    const noted = '<office:annotation><text:p>hidden<text:s/></text:p></office:annotation>'
    const last = `<table:table-cell><text:p>seen</text:p>${noted}</table:table-cell>`
    expect(await read(await document(table(row(last) + row(text('next')))))).toBe('seen\nnext')
  })

  it('counts a row that repeats as often as it does: two full ones are a table', async () => {
    const full = (times: string) => `<table:table-row ${times}>${text('a') + text('b') + text('c')}</table:table-row>`
    const cover = table(row(text('cover'), text('page')))
    const repeated = table(full('table:number-rows-repeated="2"'))
    expect(await read(await document(cover, repeated)), 'two').toBe('a,b,c\na,b,c')
    for (const times of ['', 'table:number-rows-repeated="1"', 'table:number-rows-repeated="-5"'])
      expect(await read(await document(cover, table(full(times)))), times).toBe('cover,page')
    const two = table(row(text('a'), text('b')) + row(text('c'), text('d')))
    expect(await read(await document(cover, two, repeated)), 'two columns are none').toBe('a,b,c\na,b,c')
    expect(await read(await document(table(''), cover))).toBe('cover,page')
  })

  it('is as wide and as long as it may be, and no more', async () => {
    const cells = (times: number, words: string) =>
      `<table:table-cell table:number-columns-repeated="${times}">${words && `<text:p>${words}</text:p>`}</table:table-cell>`
    const width = async (...parts: string[]) => (await read(await document(table(row(...parts))))).split(',').length
    expect(await width(cells(1_000, ''), cells(1_000, 'x'))).toBe(2_000)
    expect(await read(await document(table(row(cells(1_001, ''), cells(1_000, 'x')))))).toBe('tooWide')
    expect(await width(text('a'), cells(5_000, ''))).toBe(1)
    const lines = (times: number) =>
      `<table:table-row table:number-rows-repeated="${times}">${text('xyz')}</table:table-row>`
    expect((await read(await document(table(lines(25_000))))).length).toBe(99_999)
    expect(await read(await document(table(lines(25_001))))).toBe('tooLarge')
  })

  it('repeats what repeats, keeps lines where they stand, and leaves a million empty rows out', async () => {
    const empty =
      '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>'
    const gap = '<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>'
    const twice =
      '<table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell>'
    const rows =
      row(text('a'), text('b'), text('c')) +
      gap +
      row(twice, '<table:table-cell table:number-columns-repeated="2"/>', text('e')) +
      empty
    expect(await read(await document(table(rows)))).toBe('a,b,c\n\n\n7,7,,,e')
  })

  it('is the first that looks like one: a page before it may say whose file it is', async () => {
    const cover = table(row(text('Report of Deniz')))
    const data = table(row(text('a'), text('b'), text('c')) + row(number(1), number(2), number(3)))
    expect(await read(await document(cover, data))).toBe('a,b,c\n1,2,3')
  })

  it('is not longer than a file may be, however it repeats, and no other archive is one', async () => {
    const bomb =
      '<table:table-row table:number-rows-repeated="1000000"><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>'
    expect(await read(await document(table(bomb)))).toBe('tooLarge')
    const wide = row(
      '<table:table-cell table:number-columns-repeated="99999999" office:value-type="string"><text:p>x</text:p></table:table-cell>',
    )
    expect(await read(await document(table(wide)))).toBe('tooWide')
    expect(await read(await zipOf({ mimetype: 'application/epub+zip', 'content.xml': '<a/>' }))).toBe('archive')
  })

  it('survives any text between its tags', async () =>
    fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }), async content => {
        const bytes = await zipOf({ mimetype: kind, 'content.xml': content })
        expect(['string', 'object']).toContain(typeof (await sheetText(bytes, 1000)))
      }),
      { numRuns: 30 },
    ))
})
