import { textOf } from './decoding.ts'
import { fewestColumns, maxColumns, numberText, plainly, quoted } from './sheet-cells.ts'
import { piecesOf, valuesIn } from './xml.ts'
import { type Archive, ArchiveError } from './zip.ts'

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
    } else if (text === 's' && kind === 'open' && paragraphs.length) {
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
