import { DAY_MS, plainDecimal } from '@pusula/words'
import { textOf } from './decoding.ts'
import { fewestColumns, maxColumns, mostTexts, numberText, openDocumentText, plainly, quoted } from './open-document.ts'
import { piecesOf, valuesIn } from './xml.ts'
import { type Archive, type ArchiveComplaint, ArchiveError, openArchive } from './zip.ts'

/** Number formats of a cell: a day, one with its hour, an hour alone, a share, money, or nothing but a number. */
type Style = 'day' | 'moment' | 'hour' | '%' | '$' | '₺' | '€' | undefined

interface Moments {
  styles: readonly Style[]
  /** Days are counted from 1904, as some old programs do. */
  is1904: boolean
}

/** Formats that every program knows by their number. */
function knownStyle(id: number): Style {
  if (id >= 18 && id <= 21) return 'hour'
  if (id === 9 || id === 10) return '%'
  if (id === 22) return 'moment'
  const isDay = (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
  return isDay ? 'day' : undefined
}

/** A format as a person has written it: dd.mm.yyyy hh:mm. Hours that add up, [h]:mm, are an amount and no time of a day. */
function styleOf(format: string): Style {
  const [first = ''] = format.replace(/"[^"]*"|\\.|[_*]./g, '').split(';')
  if (/\[[hms]+\]/i.test(first)) return undefined
  const letters = first.replace(/\[[^\]]*\]/g, '')
  if (/[dy]/i.test(letters)) return /h/i.test(letters) ? 'moment' : 'day'
  if (/[hs]/i.test(letters)) return 'hour'
  return /m/i.test(letters) ? 'day' : unitIn(format)
}

/** [$₺-41F]#,##0.00 and 0.00 "TL" are money, [$-409] only a language; which money a format without a sign is, nobody tells. */
function unitIn(format: string): Style {
  const [shown = ''] = format.replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1').split(';')
  if (/%/.test(shown.replace(/"[^"]*"|\\./g, ''))) return '%'
  const [found = ''] = /[$₺€]|\b(?:TL|TRY|EUR|USD)\b/.exec(shown) ?? []
  return { $: '$', USD: '$', '₺': '₺', TL: '₺', TRY: '₺', '€': '€', EUR: '€' }[found] as Style
}

/** As much as Excel takes of a format. */
const longestFormat = 255

/** The styles of cells in their order. */
function stylesIn(pieces: ReturnType<typeof piecesOf>): Style[] {
  const own = new Map<string, Style>()
  const styles: Style[] = []
  let isOfCells = false
  for (const { kind, text, rest } of pieces) {
    if (text === 'cellXfs') isOfCells = kind === 'open'
    if (kind !== 'open') continue
    const { numFmtId = '', formatCode = '' } = valuesIn(rest)
    if (text === 'numFmt') own.set(numFmtId, styleOf(formatCode.slice(0, longestFormat)))
    if (text === 'xf' && isOfCells) styles.push(own.has(numFmtId) ? own.get(numFmtId) : knownStyle(Number(numFmtId)))
  }
  return styles
}

/** The last day of 9999. */
const lastDay = 2_958_465
/** Excel counts a 29 February 1900 that there never was. */
const neverDay = 60

/** A count of days as a date and an hour, 2024-11-16 14:35:00; undefined where the cell holds no such thing. */
function momentText(written: string, kind: Style, { is1904 }: Moments): string | undefined {
  const serial = Number(written)
  const isTime = kind === 'day' || kind === 'moment' || kind === 'hour'
  if (!isTime || written.trim() === '' || !(serial >= 0 && serial <= lastDay)) return undefined
  const before = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < neverDay ? 31 : 30)
  const [day = '', clock = ''] = new Date(before + Math.round(serial * DAY_MS)).toISOString().split('T')
  const hour = clock.replace(/(\.000)?Z$/, '')
  if (kind === 'hour' || serial < 1) return hour
  // Midnight is an hour where hours are shown.
  return kind === 'day' && hour === '00:00:00' ? day : `${day} ${hour}`
}

/** A number as its style shows it: a half that is shown as 50 % is no half of a coin, and money has its sign. */
function withUnit(number: string, style: Style): string {
  if (!/^-?\d/.test(number)) return number
  if (style === '%') return `${plainDecimal(`${number}e2`)}%`
  return style === '$' || style === '₺' || style === '€' ? number.replace(/^-?/, sign => sign + style) : number
}

/** Why a file has no sheet that can be read: an Excel file of the kind before 2007, another archive, a sheet without a cell. */
export type SheetComplaint = ArchiveComplaint | 'oldExcel' | 'archive' | 'empty'

/** A full sheet unpacks to a third of it. */
const maxUnpackedBytes = 40_000_000
/**
 * The first table of an Excel file or of an OpenDocument spreadsheet as CSV, with the digits and the rows that it has. What it comes to may not be longer than
 * a CSV file may be.
 */
export async function sheetText(
  bytes: Uint8Array,
  maxBytes: number,
  maxUnpacked = maxUnpackedBytes,
): Promise<{ csv: string } | SheetComplaint> {
  if (bytes[0] === 0xd0) return holds(bytes, 'EncryptedPackage') ? 'locked' : 'oldExcel'
  try {
    const archive = openArchive(bytes, maxUnpacked)
    const book = await bookIn(archive)
    const csv = book ? await tableIn(archive, book, maxBytes) : await openDocumentText(archive, maxBytes)
    if (csv === undefined) return 'archive'
    if (csv === '') return 'empty'
    return new TextEncoder().encode(csv).length > maxBytes ? 'tooLarge' : { csv }
  } catch (error) {
    // Whatever a damaged file breaks, it is the file.
    return error instanceof ArchiveError ? error.complaint : 'broken'
  }
}

/** The first sheet with a table: a page before it may say whose file it is. Without one, the first that is not empty. */
async function tableIn(archive: Archive, book: Book, maxBytes: number): Promise<string> {
  let first = ''
  for (const sheet of book.sheets) {
    const { csv, isTable } = csvOf(await pieces(archive, sheet), book, maxBytes)
    if (isTable) return csv
    first ||= csv
  }
  return first
}

/** A locked workbook lies in the kind of file that old ones are; its directory names it in letters of two bytes. */
function holds(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].flatMap(letter => [letter.charCodeAt(0), 0])
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1))
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return true
  return false
}

interface Book extends Moments {
  /** Those that are seen, in their order. */
  sheets: readonly string[]
  texts: readonly string[]
}

async function pieces(archive: Archive, name: string) {
  const bytes = await archive(name)
  if (!bytes) throw new ArchiveError('broken')
  return piecesOf(textOf(bytes))
}

/** Undefined where the archive is no workbook. */
async function bookIn(archive: Archive): Promise<Book | undefined> {
  const [root] = (await linksOf(archive, '')).filter(link => link.kind === 'officeDocument')
  if (!root) return undefined
  const seen: (string | undefined)[] = []
  let is1904 = false
  for (const { kind, text, rest } of await pieces(archive, root.target)) {
    if (kind !== 'open') continue
    const values = valuesIn(rest)
    if (text === 'workbookPr') is1904 = values.date1904 === '1' || values.date1904 === 'true'
    if (text === 'sheet' && (values.state ?? 'visible') === 'visible') seen.push(values.id)
  }
  const links = await linksOf(archive, root.target)
  const sheets = seen.flatMap(
    wanted => links.find(({ id, kind }) => id === wanted && kind === 'worksheet')?.target ?? [],
  )
  if (!sheets.length) return undefined
  const named = (kind: string) => links.find(link => link.kind === kind)?.target
  const [texts, styles] = [named('sharedStrings'), named('styles')]
  return {
    sheets,
    is1904,
    texts: texts ? textsIn(await archive(texts)) : [],
    styles: styles ? stylesIn(await pieces(archive, styles)) : [],
  }
}

/** What a part of the archive leads to, by the last word of its kind. */
async function linksOf(archive: Archive, part: string) {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const bytes = await archive(`${folder}_rels/${part.slice(folder.length)}.rels`)
  if (!bytes) return []
  return [...piecesOf(textOf(bytes))].flatMap(({ kind, text, rest }) => {
    if (kind !== 'open' || text !== 'Relationship') return []
    const { Id = '', Type = '', Target = '' } = valuesIn(rest)
    const target = Target.startsWith('/') ? Target.slice(1) : folder + Target.replace(/^\.\//, '')
    return [{ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), target }]
  })
}

type Pieces = ReturnType<typeof piecesOf>

/** Texts that cells share: of each all its runs, and not how it is spoken. */
function textsIn(part: Uint8Array | undefined): string[] {
  if (!part) throw new ArchiveError('broken')
  const xml = textOf(part)
  // Counted before they are read: a million of them would take seconds.
  let count = 0
  for (let at = xml.indexOf('</si>'); at >= 0; at = xml.indexOf('</si>', at + 5)) count++
  if (count > mostTexts) throw new ArchiveError('tooLarge')
  const texts: string[] = []
  let text = ''
  let inside = false
  let isSpoken = false
  for (const piece of piecesOf(xml)) {
    if (piece.kind === 'text') text += inside && !isSpoken ? piece.text : ''
    else if (piece.text === 't') inside = piece.kind === 'open'
    else if (piece.text === 'rPh') isSpoken = piece.kind === 'open'
    else if (piece.text === 'si') {
      if (piece.kind === 'close') texts.push(text)
      text = ''
    }
  }
  return texts
}

/** Rows and cells at the places that the sheet names, so that a line is the row a person sees; empty ends are left out. */
function csvOf(sheet: Pieces, book: Book, maxBytes: number): { csv: string; isTable: boolean } {
  const lines: string[] = []
  let fullRows = 0
  let size = 0
  let row = 0
  let cells: string[] = []
  let column = 0
  let cell: Partial<Record<string, string>> = {}
  let written = ''
  let inside = false
  let isSpoken = false
  for (const { kind, text, rest } of sheet) {
    if (kind === 'text') written += inside && !isSpoken ? text : ''
    else if (text === 'v' || text === 't') inside = kind === 'open'
    else if (text === 'rPh') isSpoken = kind === 'open'
    else if (text === 'sheetData' && kind === 'close') break
    else if (text === 'row') {
      if (kind === 'open') {
        row = Math.max(row + 1, Number(valuesIn(rest).r) || 0)
        cells = []
        column = 0
      } else if (cells.length > 0) {
        const line = cells.map(quoted).join(',')
        if (cells.filter(Boolean).length >= fewestColumns) fullRows++
        size += line.length + row - lines.length
        if (size > maxBytes) throw new ArchiveError('tooLarge')
        while (lines.length < row - 1) lines.push('')
        lines.push(line)
      }
    } else if (text === 'c') {
      if (kind === 'open') {
        cell = valuesIn(rest)
        column = Math.max(column + 1, columnOf(cell.r ?? ''))
        written = ''
        continue
      }
      const content = cellText(written, cell, book)
      if (content === '') continue
      if (column > maxColumns) throw new ArchiveError('tooWide')
      while (cells.length < column - 1) cells.push('')
      cells.push(content)
    }
  }
  return { csv: lines.join('\n'), isTable: fullRows >= 2 }
}

/** BC7 stands in column 55; 0 where no place is named. */
const columnOf = (place: string): number =>
  [...(/^[A-Z]{1,3}/.exec(place)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function cellText(written: string, { t: kind = 'n', s: style = '' }: Partial<Record<string, string>>, book: Book) {
  if (kind === 's') return plainly(book.texts[Number(written)] ?? '')
  if (kind === 'b') return written === '1' ? 'TRUE' : written && 'FALSE'
  if (kind !== 'n') return plainly(written)
  const shown = book.styles[Number(style || 0)]
  return momentText(written, shown, book) ?? withUnit(numberText(written), shown)
}
