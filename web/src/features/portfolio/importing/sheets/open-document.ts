import { plainDecimal } from '@pusula/words'
import { habitOf } from '@pusula/words/reading'
import { textOf } from './decoding.ts'
import { piecesOf, valuesIn } from './xml.ts'
import { type Archive, ArchiveError } from './zip.ts'

/** Length limit of a cell, as in a CSV; quotes may double it. */
const longestCell = 2_000

/** Of a table: what, how much and when. */
export const fewestColumns = 3

/** The widest tables have a few columns for every coin that an exchange trades. */
export const maxColumns = 2_000
/** Two for each line of the longest table that is taken. */
export const mostTexts = 600_000

/** Excel writes signs that XML cannot hold by their number. A line of the table stays one line. */
export const plainly = (text: string): string =>
  text
    .replace(/_x([\dA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/[\r\n]+/g, ' ')
    .slice(0, longestCell)

const number = /^-?\d{1,40}(\.\d{1,40})?(e[+-]?\d{1,3})?$/

/** The digits of a number without a power of ten, in a way that cannot be taken for thousands: 1.234 is 1.2340. */
export function numberText(written: string): string {
  const text = written.trim().toLowerCase()
  if (!number.test(text)) return plainly(text)
  const plain = plainDecimal(withoutNoise(text))
  return habitOf(plain) === 'either' ? `${plain}0` : plain
}

/** A spreadsheet counts with 15 digits and writes 17: 1.1000000000000001 is the 1.1 that was typed, and the same number. */
function withoutNoise(text: string): string {
  const digits = (figure: string) => figure.replace(/e.*$/, '').replace(/\D/g, '').replace(/^0+/, '').length
  if (digits(text) < 16 || digits(text) > 17) return text
  const shortest = String(Number(text))
  return digits(shortest) <= 15 ? shortest : text
}

export const quoted = (cell: string): string => (/[",]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/**
 * The first table of an OpenDocument spreadsheet as CSV; undefined where the archive is none. Rows and cells that repeat
 * are said once: empty ends are left out, since some sheets end in a million of them.
 */
export async function openDocumentText(archive: Archive, maxBytes: number): Promise<string | undefined> {
  const [kind, content] = [await archive('mimetype'), await archive('content.xml')]
  if (!kind || !content || !textOf(kind).startsWith('application/vnd.oasis.opendocument.spreadsheet')) return undefined
  let first = ''
  for (const { csv, isTable } of tablesIn(textOf(content), maxBytes)) {
    if (isTable) return csv
    first ||= csv
  }
  return first
}

const timesOf = (value: string | undefined) => Math.max(1, Number(value) || 1)

function* tablesIn(xml: string, maxBytes: number): Generator<{ csv: string; isTable: boolean }> {
  let lines: string[] = []
  let [fullRows, size, emptyRows, rowTimes] = [0, 0, 0, 1]
  let cells: string[] = []
  let [emptyCells, cellTimes] = [0, 1]
  let cell: Partial<Record<string, string>> = {}
  let paragraphs: string[] = []
  let isNote = false

  function addCell() {
    const content = contentOf(cell, paragraphs.join(' '))
    if (content === '') {
      emptyCells += cellTimes
      return
    }
    if (cells.length + emptyCells + cellTimes > maxColumns) throw new ArchiveError('tooWide')
    for (; emptyCells > 0; emptyCells--) cells.push('')
    for (let i = 0; i < cellTimes; i++) cells.push(content)
  }
  function addRow() {
    if (cells.length === 0) {
      emptyRows += rowTimes
      return
    }
    const line = cells.map(quoted).join(',')
    if (cells.filter(Boolean).length >= fewestColumns) fullRows += rowTimes
    size += emptyRows + (line.length + 1) * rowTimes
    if (size > maxBytes) throw new ArchiveError('tooLarge')
    for (; emptyRows > 0; emptyRows--) lines.push('')
    for (let i = 0; i < rowTimes; i++) lines.push(line)
  }

  for (const { kind, text, rest } of piecesOf(xml)) {
    if (kind === 'text') {
      const last = paragraphs.length - 1
      if (last >= 0 && !isNote) paragraphs[last] += text
    } else if (text === 'annotation') isNote = kind === 'open'
    else if (text === 'p' && !isNote) {
      if (kind === 'open') paragraphs.push('')
    } else if (text === 's' && kind === 'open' && !isNote && paragraphs.length) {
      paragraphs[paragraphs.length - 1] += ' '.repeat(Math.min(100, timesOf(valuesIn(rest).c)))
    } else if (text === 'table-cell' || text === 'covered-table-cell') {
      if (kind === 'open') {
        cell = valuesIn(rest)
        cellTimes = timesOf(cell['number-columns-repeated'])
        paragraphs = []
      } else {
        addCell()
        paragraphs = []
      }
    } else if (text === 'table-row') {
      if (kind === 'open') {
        rowTimes = timesOf(valuesIn(rest)['number-rows-repeated'])
        cells = []
        emptyCells = 0
      } else addRow()
    } else if (text === 'table' && kind === 'close') {
      yield { csv: lines.join('\n'), isTable: fullRows >= 2 }
      lines = []
      fullRows = size = emptyRows = 0
    }
  }
}

/** A number and a day as they are kept, not as they are shown; anything else as it stands there. */
function contentOf(cell: Partial<Record<string, string>>, shown: string): string {
  const kind = cell['value-type']
  if (kind === 'date') return (cell['date-value'] ?? shown).replace('T', ' ').replace(/(\d:\d\d:\d\d)\.\d+$/, '$1')
  if (kind === 'float' || kind === 'percentage') return numberText(cell.value ?? shown)
  if (kind === 'currency') return [numberText(cell.value ?? shown), cell.currency ?? ''].join(' ').trim()
  if (kind === 'boolean') return (cell['boolean-value'] ?? shown).toUpperCase()
  return plainly(shown)
}
