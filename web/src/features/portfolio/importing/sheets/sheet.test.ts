import { plainDecimal } from '@pusula/words'
import { readNumber } from '@pusula/words/reading'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sheetText } from './sheet.ts'
import { workbookOf, workbookParts, zipOf } from './testing.ts'

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

  it('writes every number so that its point cannot be read as thousands', async () => {
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
    ['1.100000000000000001', '1.100000000000000001'],
    ['0.12345678901234502', '0.12345678901234502'],
    ['123456.78901200301', '123456.789012003'],
    ['0.0011000000000000001', '0.0011'],
    ['1.2999999999999999E-05', '0.000013'],
    [' 5 ', '5'],
    ['1E+999999', '1e+999999'],
  ])('reads %s as %s', async (written, csv) => expect(await readRows(`<row><c><v>${written}</v></c></row>`)).toBe(csv))

  /** One row of cells, each in a style of its own: by the number of a format that every program knows, or in a written one. */
  const styled = (...cells: [format: number | string, written: string][]) => {
    const own = cells.map(([format], i) => `<numFmt numFmtId="${i + 164}" formatCode="${format}"/>`)
    const styles = cells.map(([format], i) => `<xf numFmtId="${typeof format === 'number' ? format : i + 164}"/>`)
    const formats = `<numFmts>${own.join('')}<numFmt numFmtId="999"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles.join('')}<xf numFmtId="999"/></cellXfs>`
    const row = [...cells, ['', '5'] as const].map(([, written], i) => `<c s="${i}"><v>${written}</v></c>`)
    return workbookParts(`<row>${row.join('')}</row>`, '', formats)
  }
  const shown = async (...cells: Parameters<typeof styled>) =>
    (await read(await zipOf(styled(...cells)))).split(',').slice(0, -1)

  it('knows the formats of days, hours and shares by their numbers', async () => {
    const numbers = [8, 9, 10, 11, 13, 14, 17, 18, 21, 22, 23, 26, 27, 36, 37, 49, 50, 58, 59]
    const [none, day, hour] = ['45612', '2024-11-16', '00:00:00']
    expect(await shown(...numbers.map((number): [number, string] => [number, '45612']))).toEqual([
      ...[none, '4561200%', '4561200%', none, none, day, day, hour, hour, `${day} ${hour}`],
      ...[none, none, day, day, none, none, day, day, none],
    ])
  })

  it.each([
    ['dd\\.mm\\.yyyy &quot;saat&quot; hh:mm', '2024-11-16 00:00:00'],
    ['D/M', '2024-11-16'],
    ['YY', '2024-11-16'],
    ['mmmm', '2024-11-16'],
    ['MM', '2024-11-16'],
    ['d H', '2024-11-16 00:00:00'],
    ['h:mm', '00:00:00'],
    ['H', '00:00:00'],
    ['ss', '00:00:00'],
    ['S', '00:00:00'],
    ['[h]:mm', '45612'],
    ['[HH]:MM', '45612'],
    ['General', '45612'],
    ['[Red]#,##0.00 &quot;days&quot;;[>9]0', '45612'],
    ['[White][Yellow]0 &quot;d&quot; &quot;y&quot;', '45612'],
    [`${'0'.repeat(300)}d`, '45612'],
  ])('takes a number in the format %s for %s', async (format, text) =>
    expect(await shown([format, '45612'])).toEqual([text]),
  )

  it('counts days from 1900 or 1904, to the last of 9999, and a part of a day to the second', async () => {
    const cells: [number, string, string][] = [
      [14, '45612.000011585648', '2024-11-16 00:00:01.001'],
      [22, '45612.607638888889', '2024-11-16 14:35:00'],
      [22, '45612.0125', '2024-11-16 00:18:00'],
      [21, '0.607638888889', '14:35:00'],
      [21, '45612.5', '12:00:00'],
      [14, '0.5', '12:00:00'],
      [14, '0', '00:00:00'],
      [14, '1', '1900-01-01'],
      [14, '59', '1900-02-28'],
      [14, '61', '1900-03-01'],
      [14, '2958465', '9999-12-31'],
      [14, '2958466', '2958466'],
      [14, '-1', '-1'],
      [14, ' ', ''],
    ]
    const styles = cells.map(([format, serial]): [number, string] => [format, serial])
    expect(await shown(...styles)).toEqual(cells.map(([, , text]) => text))
    const from = async (begins: string) => {
      const parts = styled([14, '44150.25'])
      const book = parts['xl/workbook.xml'].replace('<workbookPr/>', begins)
      return (await read(await zipOf({ ...parts, 'xl/workbook.xml': book }))).split(',')[0]
    }
    expect(await from('<workbookPr date1904="1"/>')).toBe('2024-11-16 06:00:00')
    expect(await from('<workbookPr date1904="true"/>')).toBe('2024-11-16 06:00:00')
    expect(await from('')).toBe('2020-11-15 06:00:00')
    expect(await readRows('<row><c t="d"><v>2024-11-16T14:35:00</v></c></row>')).toBe('2024-11-16T14:35:00')
  })

  it('has its visible rows and columns, without cells that are only styled', async () => {
    const rows = `<row r="2"><c r="B2" t="str"><f>A1&amp;"x"</f><v>a, "b"</v></c><c r="D2" t="b"><v>1</v></c><c r="E2"/></row>
      <row r="4" spans="1:1"><c r="A4" t="s"><v>0</v></c><c r="B4" t="s"><v>1</v></c></row><row r="1048576"><c r="A1048576" s="3"/></row>`
    const texts = `<si><r><rPr><b/></rPr><t>Ta</t></r><r><t xml:space="preserve">rih
(UTC)_x0041__x000D_</t></r><rPh><t>spoken</t></rPh></si><si><t><![CDATA[<b>]]>&#252;&lt;</t></si>`
    expect(await readRows(rows, texts)).toBe('\n,"a, ""b""",,TRUE\n\n"Tarih (UTC)A ",<b>ü<')
    const bare =
      '<row><c t="b"><v>0</v></c><c t="b"/><c t="s"><v>9</v></c><c t="inlineStr"><is><t>a</t><rPh><t>b</t></rPh></is></c></row>'
    expect(await readRows(`${bare}</sheetData><extLst>${bare}</extLst><sheetData>`)).toBe('FALSE,,,a')
    expect(await readRows('<row><c r="BXX1"><v>1</v></c></row>'), 'the last column that is read').toBe(
      `${','.repeat(1_999)}1`,
    )
    expect(await readRows(`<row><c t="str"><v>${'x'.repeat(2_001)}</v></c></row>`)).toBe('x'.repeat(2_000))
  })

  it('is the first one that is seen, with names of any space and parts as they are', async () => {
    const parts = workbookParts('<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>seen</x:t></x:is></x:c></x:row>')
    const sheets = '<x:sheets><x:sheet state="hidden" r:id="rId8"/><x:sheet r:id="rId7"/></x:sheets>'
    const other = parts['xl/worksheets/sheet1.xml'].replace('seen', 'hidden')
    const link = (id: string, kind: string, target: string) =>
      `<Relationship Id="${id}" Type="x/${kind}" Target="${target}"/>`
    const links = link('rId7', 'worksheet', './worksheets/sheet1.xml') + link('rId8', 'worksheet', 'other.xml')
    const book = {
      '_rels/.rels': `<Relationships>${link('rId9', 'thumbnail', 'a.png')}${link('rId1', 'officeDocument', 'to/xl/book.xml')}</Relationships>`,
      'to/xl/book.xml': `<!-- a > b --><x:workbook>${sheets}</x:workbook>`,
      'to/xl/_rels/book.xml.rels': `<Relationships>${links}</Relationships>`,
      'to/xl/worksheets/sheet1.xml': parts['xl/worksheets/sheet1.xml'],
      'to/xl/other.xml': other,
    }
    expect(await read(await zipOf(book, { isStored: true }))).toBe('seen')
    const empty = '<x:workbook><x:sheets/></x:workbook>'
    expect(await read(await zipOf({ ...book, 'to/xl/book.xml': empty }))).toBe('archive')
  })

  it('is that of the first table, below a page about its owner, whatever its writer calls the parts', async () => {
    const row = (...cells: string[]) => `<row>${cells.map(cell => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`
    const { 'xl/_rels/workbook.xml.rels': links, ...parts } = workbookParts(
      `${row('Account', 'Deniz', 'x')}<row><c r="C2"><v>1</v></c></row>`,
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
    const cells: [number | string, string, string][] = [
      [9, '1', '100%'],
      ['0.0%', '0.123', '12.3%'],
      ['[$₺-41F]#,##0.00', '1234.5', '₺1234.5'],
      ['#,##0.00\\ &quot;TL&quot;', '-1.234', '-₺1.2340'],
      ['[$-409]0.00', '5', '5'],
      ['[$-409][$₺-41F]0', '5', '₺5'],
      ['&quot;%&quot; &quot;%&quot;0', '7', '7'],
      ['€0.00;[Red]-€0.00', '-8', '-€8'],
      ['[$$-409]0', '9', '$9'],
      ['0 &quot;USD&quot;', '9', '$9'],
      ['0 &quot;TRY&quot;', '9', '₺9'],
      ['0 &quot;EUR&quot;', '9', '€9'],
      ['0 &quot;EUR&quot;', 'a1', 'a1'],
    ]
    const styles = cells.map(([format, written]): [number | string, string] => [format, written])
    expect(await shown(...styles)).toEqual(cells.map(([, , text]) => text))
    const unstyled = styled([9, '1'])
    const sheet = '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>'
    expect(await read(await zipOf({ ...unstyled, 'xl/worksheets/sheet1.xml': sheet })), 'the first style').toBe('100%')
  })

  // Looked at from each of its letters anew, such a name would take hours.
  it('is parsed in linear time (ReDoS), also a tag that is one long name', async () =>
    expect(await readRows(`<row ${'a'.repeat(2_000_000)}><c><v>1</v></c></row>`)).toBe('1'))

  it.each([
    [
      'locked by a password',
      [0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('Root Entry EncryptedPackage Entry', 'utf16le')],
      'locked',
    ],
    ['of before 2007', [0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('Root Entry Workbook', 'utf16le')], 'oldExcel'],
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

  it('zip bombs are not unpacked, and one that is longer than a file may be is refused', async () => {
    const bomb = await zipOf(workbookParts(`<row><c><v>${'1'.repeat(2_000_000)}</v></c></row>`))
    expect(bomb.length).toBeLessThan(10_000)
    expect(await sheetText(bomb, most, 1_000_000)).toBe('tooLarge')
    const far = '<row r="900000000000"><c><v>1</v></c></row>'
    expect(await readRows(far)).toBe('tooLarge')
    const wide = await zipOf(workbookParts(`<row><c t="str"><v>${'ü'.repeat(60)}</v></c></row>`))
    expect([await sheetText(wide, 119), await sheetText(wide, 120)]).toEqual(['tooLarge', { csv: 'ü'.repeat(60) }])
    expect(await readRows('<row><c r="BXY1"><v>1</v></c></row>')).toBe('tooWide')
  })

  it('corrupted anywhere, is refused or read as it was (fuzz)', async () => {
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
        expect([right, 'broken', 'locked', 'archive', 'oldExcel', 'tooLarge', 'tooWide']).toContain(await read(bytes))
      }),
      { numRuns: 120 },
    )
  })
})
