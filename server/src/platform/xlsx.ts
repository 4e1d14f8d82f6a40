import { crc32, deflateRawSync } from 'node:zlib'
import { type Html, xml } from '@pusula/words/html'

type Cell = string | number
interface Sheet {
  name: string
  rows: readonly (readonly Cell[])[]
}

/** Numeric cell. Decimals keep all their digits in the file; a spreadsheet calculates with as many as it can. */
const isNumber = (cell: Cell) => typeof cell === 'number' || /^-?\d{1,15}(\.\d+)?$/.test(cell)
const cellOf = (cell: Cell): Html => {
  if (cell === '') return xml`<c/>`
  if (isNumber(cell)) return xml`<c><v>${cell}</v></c>`
  return xml`<c t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** XLSX writer: sheets of plain tables, without styles. */
export function xlsxOf(sheets: readonly Sheet[]): Buffer {
  const places = sheets.map((_, i) => i + 1)
  const parts: [name: string, content: Html][] = [
    [
      '[Content_Types].xml',
      xml`<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${places.map(i => xml`<Override PartName="/xl/worksheets/sheet${i}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`)}</Types>`,
    ],
    [
      '_rels/.rels',
      xml`<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      xml`<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(({ name }, i) => xml`<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      xml`<Relationships xmlns="${packages}/relationships">${places.map(i => xml`<Relationship Id="rId${i}" Type="${office}/worksheet" Target="worksheets/sheet${i}.xml"/>`)}</Relationships>`,
    ],
    ...sheets.map(({ rows }, i): [string, Html] => [
      `xl/worksheets/sheet${i + 1}.xml`,
      xml`<worksheet xmlns="${main}"><sheetData>${rows.map(row => xml`<row>${row.map(cellOf)}</row>`)}</sheetData></worksheet>`,
    ]),
  ]
  return zipOf(parts.map(([name, content]) => [name, Buffer.from(`${head}${content}`)]))
}

/** Files in an archive, deflated; of the first day that such archives know, so that the same tables are the same bytes. */
function zipOf(files: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, content] of files) {
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt16LE(0x21, 8)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, tail, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end])
}
