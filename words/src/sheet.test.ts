import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainDecimal } from './decimal.ts'
import { readNumber } from './reading.ts'
import { sheetText } from './sheet.ts'
import { workbookOf, workbookParts, zipOf } from './testing.ts'
import { checksum } from './zip.ts'

const most = 3_000_000
const read = async (bytes: Uint8Array) => {
  const found = await sheetText(bytes, most)
  return typeof found === 'string' ? found : found.csv
}
const readRows = async (rows: string, texts = '', formats = '') =>
  read(await zipOf(workbookParts(rows, texts, formats)))
const quoted = (cell: string) => (/[",]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

describe('the first sheet of an Excel file', () => {
  it('is the CSV of the same table, whatever stands in it', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .map(cell => `${cell.replace(/\s|_/g, '')}x`)
    const cell = fc.oneof(text, fc.integer({ min: -1e9, max: 1e9 }))
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(table, fc.boolean(), async (rows, isShared) => {
        const csv = rows.map(row => row.map(content => quoted(String(content))).join(',')).join('\n')
        expect(await read(await workbookOf(rows, isShared))).toBe(csv)
      }),
      { numRuns: 25 },
    )
  })

  it('keeps every number, and nobody can take its point for thousands', async () => {
    const number = fc.oneof(
      fc.double({ noNaN: true, min: 1e-12, max: 1e14 }),
      fc.integer({ min: 1, max: 999_999 }).map(n => n / 1000),
    )
    // A workbook costs more than a number: few of them, with many numbers in each.
    const column = fc.array(number, { minLength: 20, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(column, async values => {
        const rows = values.map((value, i) => `<row r="${i + 1}"><c r="A${i + 1}"><v>${value}</v></c></row>`)
        const written = (await readRows(rows.join(''))).split('\n')
        for (const language of ['tr', 'en'] as const)
          expect(written.map(text => readNumber(text, language, { decimals: 40 }))).toMatchObject(
            values.map(value => ({ value: plainDecimal(value) })),
          )
      }),
      { numRuns: 3 },
    )
  })

  it.each([
    ['1E-05', '0.00001'],
    ['1.5E+3', '1500'],
    ['-2.5e-8', '-0.000000025'],
    ['1.234', '1.2340'],
    ['0.125', '0.125'],
    // Excel writes 17 digits of what was typed with fewer.
    ['1.1000000000000001', '1.1'],
    ['4219095.3499999996', '4219095.35'],
    // More digits than a computer's number has: not one of them is lost.
    ['0.123456789012345678', '0.123456789012345678'],
    ['12345678.12345678', '12345678.12345678'],
    ['1E+999999', '1e+999999'],
  ])('reads %s as %s', async (written, csv) => expect(await readRows(`<row><c><v>${written}</v></c></row>`)).toBe(csv))

  it('writes days and hours as its styles show them, counted from 1900 or 1904', async () => {
    const formats = `<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy &quot;saat&quot; hh:mm"/>
      <numFmt numFmtId="165" formatCode="[Red]#,##0.00 &quot;days&quot;;[>9]0"/><numFmt numFmtId='166' formatCode='[h]:mm'/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="21"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>`
    const cells = [
      [1, '45612'],
      [2, '45612.607638888889'],
      [2, '45612.6076388889'],
      [3, '0.607638888889'],
      [1, '45612.000011585648'],
      [4, '45612'],
      [5, '1.5'],
      [0, '45612'],
      [1, '59'],
      [1, '61'],
      [2, '45612'],
    ].map(([style, serial]) => `<c s="${style}"><v>${serial}</v></c>`)
    const rows = `<row>${cells.join('')}<c t="d"><v>2024-11-16T14:35:00</v></c></row>`
    expect((await readRows(rows, '', formats)).split(',')).toEqual([
      ...['2024-11-16', '2024-11-16 14:35:00', '2024-11-16 14:35:00', '14:35:00', '2024-11-16 00:00:01.001'],
      ...['45612', '1.5', '45612', '1900-02-28', '1900-03-01', '2024-11-16 00:00:00', '2024-11-16T14:35:00'],
    ])
    const parts = workbookParts('<row><c s="1"><v>44150.25</v></c></row>', '', formats)
    const old = parts['xl/workbook.xml'].replace('<workbookPr/>', '<workbookPr date1904="1"/>')
    expect(await read(await zipOf({ ...parts, 'xl/workbook.xml': old }))).toBe('2024-11-16 06:00:00')
  })

  it('keeps its rows and columns where a person sees them, and leaves out what is only painted', async () => {
    const rows = `<row r="2"><c r="B2" t="str"><f>A1&amp;"x"</f><v>a, "b"</v></c><c r="D2" t="b"><v>1</v></c><c r="E2"/></row>
      <row r="4" spans="1:1"><c r="A4" t="s"><v>0</v></c><c r="B4" t="s"><v>1</v></c></row><row r="1048576"><c r="A1048576" s="3"/></row>`
    const texts = `<si><r><rPr><b/></rPr><t>Ta</t></r><r><t xml:space="preserve">rih
(UTC)_x000D_</t></r><rPh><t>spoken</t></rPh></si><si><t><![CDATA[<b>]]>&#252;&lt;</t></si>`
    expect(await readRows(rows, texts)).toBe('\n,"a, ""b""",,TRUE\n\n"Tarih (UTC) ",<b>ü<')
  })

  it('is the first one that is seen, with names of any space and parts as they are', async () => {
    const parts = workbookParts('<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>seen</x:t></x:is></x:c></x:row>')
    const sheets = '<x:sheets><x:sheet state="hidden" r:id="rId1"/><x:sheet r:id="rId7"/></x:sheets>'
    const book = { ...parts, 'xl/workbook.xml': `<!-- a > b --><x:workbook>${sheets}</x:workbook>` }
    expect(await read(await zipOf(book, { isStored: true }))).toBe('seen')
  })

  it('is that of the first table, below a page about its owner, whatever its writer calls the parts', async () => {
    const row = (...cells: string[]) => `<row>${cells.map(cell => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`
    const { 'xl/_rels/workbook.xml.rels': links, ...parts } = workbookParts(
      row('Account', 'Deniz') + row('Year', '2024'),
    )
    const book = {
      ...parts,
      'xl/workbook.xml':
        '<workbook><sheets><sheet r:id="rId6"/><sheet r:id="rId7"/><sheet r:id="rId8"/><sheet r:id="rId9"/></sheets></workbook>',
      'xl\\_rels\\Workbook.xml.rels': links.replace(
        '</Relationships>',
        `<Relationship Id="rId6" Type="x/chartsheet" Target="chart.xml"/>
         <Relationship Id="rId8" Type="x/worksheet" Target="worksheets/Sheet2.xml"/>
         <Relationship Id="rId9" Type="x/worksheet" Target="worksheets/sheet3.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${row('a', 'b', 'c')}${row('1', '2', '3')}</sheetData></worksheet>`,
    }
    expect(await read(await zipOf(book))).toBe('a,b,c\n1,2,3')
    expect(await readRows(row('only', 'two'))).toBe('only,two')
  })

  it('says of a number what its style shows beside it, since a share of an order is no amount and lira are no dollars', async () => {
    const formats = [
      '0.0%',
      '[$₺-41F]#,##0.00',
      '#,##0.00\\ &quot;TL&quot;',
      '[$-409]0.00',
      '&quot;%&quot;0',
      '€0.00;[Red]-€0.00',
    ]
    const own = formats.map((code, i) => `<numFmt numFmtId="${i + 164}" formatCode="${code}"/>`)
    const cells = formats.map((_, i) => `<xf numFmtId="${i + 164}"/>`)
    const styles = `<numFmts>${own.join('')}</numFmts><cellXfs><xf numFmtId="9"/>${cells.join('')}</cellXfs>`
    const values = ['1', '0.123', '1234.5', '-1.234', '5', '7', '-8']
    const row = `<row>${values.map((value, i) => `<c s="${i}"><v>${value}</v></c>`).join('')}</row>`
    expect(await readRows(row, '', styles)).toBe('100%,12.3%,₺1234.5,-₺1.2340,5,7,-€8')
  })

  // Looked at from each of its letters anew, such a name would take hours.
  it('with a tag that is all one name is read in one pass', async () =>
    expect(await readRows(`<row ${'a'.repeat(2_000_000)}><c><v>1</v></c></row>`)).toBe('1'))

  it.each([
    ['locked by a password', [0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('EncryptedPackage', 'utf16le')], 'locked'],
    ['of before 2007', [0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('Workbook', 'utf16le')], 'oldExcel'],
    ['that ends too early', [0x50, 0x4b, 3, 4, 20, 0], 'broken'],
  ])('of a file %s is refused by name', async (_, bytes, complaint) =>
    expect(await read(Uint8Array.from(bytes))).toBe(complaint),
  )

  it('of a locked, an empty and another archive is refused by name', async () => {
    expect(await read(await zipOf(workbookParts(''), { flags: 1 }))).toBe('locked')
    expect(await readRows('<row r="1"><c r="A1" s="1"/></row>')).toBe('empty')
    expect(await read(await zipOf({ 'trades.csv': 'a,b' }))).toBe('archive')
    const { 'xl/worksheets/sheet1.xml': _, ...without } = workbookParts('')
    expect(await read(await zipOf(without))).toBe('broken')
  })

  it('that would fill the memory is not unpacked, and one that is longer than a file may be is refused', async () => {
    const bomb = await zipOf(workbookParts(`<row><c><v>${'1'.repeat(2_000_000)}</v></c></row>`))
    expect(bomb.length).toBeLessThan(10_000)
    expect(await sheetText(bomb, most, 1_000_000)).toBe('tooLarge')
    const far = '<row r="900000000000"><c><v>1</v></c></row>'
    expect(await readRows(far)).toBe('tooLarge')
    const wide = await zipOf(workbookParts(`<row><c t="str"><v>${'ü'.repeat(60)}</v></c></row>`))
    expect(await sheetText(wide, 100)).toBe('tooLarge')
    expect(await readRows('<row><c r="ZZZ1"><v>1</v></c></row>')).toBe('broken')
  })

  it('tells of damage, wherever it is, or reads what it would have read', async () => {
    const whole = await workbookOf([
      ['Tarih', 'Adet'],
      ['16.11.2024', 1234.5],
    ])
    const right = await read(whole)
    const places = fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }))
    await fc.assert(
      fc.asyncProperty(places, async ([at, turned]) => {
        const bytes = whole.slice()
        bytes[at] = (bytes[at] ?? 0) ^ turned
        expect([right, 'broken', 'locked', 'archive', 'oldExcel', 'tooLarge']).toContain(await read(bytes))
      }),
      { numRuns: 120 },
    )
    expect(checksum(Buffer.from('123456789'))).toBe(0xcbf43926)
  })
})
