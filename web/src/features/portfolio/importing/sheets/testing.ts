import { type Html, xml } from '@pusula/words/html'
import { checksum } from './zip.ts'

interface Making {
  isStored?: boolean
  flags?: number
  /** With fields that some writers add and a reader passes over: extra ones, remarks of parts. */
  isPadded?: boolean
  /** Sizes and places in fields of eight bytes. */
  isLarge?: boolean
  /** Behind the end. */
  remark?: string
}

/** A zip file by hand, for tests: its parts deflated, or as they are. */
export async function zipOf(parts: Record<string, string>, making: Making = {}): Promise<Uint8Array> {
  const { isStored = false, flags = 0, isPadded = false, isLarge = false, remark = '' } = making
  // Longer than 255 bytes: the higher half of a length counts too.
  const padding = isPadded ? [...two(0x5455), ...two(300), ...Array(300).fill(7)] : []
  const encoder = new TextEncoder()
  const [files, directory]: [number[], number[]] = [[], []]
  for (const [title, text] of Object.entries(parts)) {
    const [name, content] = [encoder.encode(title), encoder.encode(text)]
    const packed = isStored ? content : await deflated(content)
    const about = (...sizes: number[]) => [
      ...[two(20), two(flags), two(isStored ? 0 : 8), four(0), four(checksum(content))].flat(),
      ...[...sizes.map(four), two(name.length)].flat(),
    ]
    const figures = [packed.length, content.length, files.length]
    const [packedField = 0, contentField = 0, placeField = 0] = figures.map(figure => (isLarge ? 0xffff_ffff : figure))
    const large = [1, 0, 2].flatMap(i => [...four(figures[i] ?? 0), ...four(0)])
    const extra = [...padding, ...(isLarge ? [...two(1), ...two(large.length), ...large] : [])]
    const entry = [...four(0x02014b50), ...two(20), ...about(packedField, contentField), ...two(extra.length)]
    directory.push(...entry, ...two(padding.length), ...two(0), ...two(0), ...four(0), ...four(placeField))
    directory.push(...name, ...extra, ...padding)
    files.push(...four(0x04034b50), ...about(packed.length, content.length), ...two(padding.length))
    files.push(...name, ...padding, ...packed)
  }
  const count = Object.keys(parts).length
  const sizes = [...two(count), ...two(count), ...four(directory.length), ...four(files.length)]
  const end = [...four(0x06054b50), ...two(0), ...two(0), ...sizes, ...two(remark.length), ...encoder.encode(remark)]
  return Uint8Array.from([...files, ...directory, ...end])
}

const two = (value: number) => [value & 0xff, (value >> 8) & 0xff]
const four = (value: number) => [...two(value), ...two(value >>> 16)]

async function deflated(content: Uint8Array<ArrayBuffer>): Promise<number[]> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(control) {
      control.enqueue(content)
      control.close()
    },
  })
  const packed: number[] = []
  const reader = source.pipeThrough(new CompressionStream('deflate-raw')).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read())
    for (const byte of next.value) packed.push(byte)
  return packed
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const link = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`
const links = (...all: string[]) => `<?xml version="1.0"?><Relationships>${all.join('')}</Relationships>`

/** What a workbook is made of; a test puts another part in its place. */
export const workbookParts = (rows: string, texts = '', formats = '') => ({
  '_rels/.rels': links(link('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': '<workbook><workbookPr/><sheets><sheet name="Bir" sheetId="1" r:id="rId7"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': links(
    link('rId1', 'styles', 'styles.xml'),
    link('rId2', 'sharedStrings', '/xl/sharedStrings.xml'),
    link('rId7', 'worksheet', 'worksheets/sheet1.xml'),
  ),
  'xl/styles.xml': `<styleSheet>${formats}</styleSheet>`,
  'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
})

/** A workbook of texts and numbers, each text where the test of its cell has it: shared, or in the cell itself. */
export function workbookOf(table: readonly (readonly (string | number)[])[], isShared = true): Promise<Uint8Array> {
  const texts: Html[] = []
  const cell = (content: string | number) => {
    if (typeof content === 'number') return xml`<c><v>${content}</v></c>`
    if (!isShared) return xml`<c t="inlineStr"><is><t>${content}</t></is></c>`
    texts.push(xml`<si><t xml:space="preserve">${content}</t></si>`)
    return xml`<c t="s"><v>${texts.length - 1}</v></c>`
  }
  const rows = table.map((row, i) => xml`<row r="${i + 1}">${row.map(cell)}</row>`)
  return zipOf(workbookParts(rows.join(''), texts.join('')))
}
