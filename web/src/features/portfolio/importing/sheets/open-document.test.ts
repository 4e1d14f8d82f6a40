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
