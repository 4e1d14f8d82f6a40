import { ownCoinLimit } from '@pusula/contract'
import { csvRows } from '../../../platform/csv.ts'
import { Problem } from '../../../platform/problem.ts'
import { inSlices } from '../../../platform/slices.ts'
import { jsonItems, NoList } from './json.ts'
import { duplicateMarker, type ReadRow, readRow } from './rules.ts'

const columns = ['id', 'symbol', 'name'] as const
/** CSV separators: a Turkish spreadsheet writes semicolons, since its comma is for decimals. */
const semicolons = /^\s*"?id"?\s*;/i
const headLength = 1_000
/** Limit of lines that are read, empty ones included. */
const maxLines = 500_000

/**
 * Reads a file of coins whole, row by row, wrong ones too; what is wrong with the file itself is a Problem. A file may
 * be long or made to hurt: it is read in slices, and no piece of it takes long.
 */
export async function readCoinFile(fileName: string, bytes: Buffer): Promise<ReadRow[]> {
  const isJson = /\.json$/i.test(fileName)
  if (!isJson && !/\.csv$/i.test(fileName)) throw new Problem('admin.wrongFile')
  if (bytes.length === 0) throw new Problem('admin.emptyFile')
  const text = await textOf(bytes)
  return rowsOf(isJson ? fromJson(text) : fromCsv(text)).catch(error => {
    throw error instanceof NoList || error instanceof SyntaxError ? new Problem('admin.unreadableFile') : error
  })
}

async function rowsOf(all: Iterable<Later>): Promise<ReadRow[]> {
  const rows: ReadRow[] = []
  let [count, lines] = [0, 0]
  const tooMany = (some: number) => new Problem('admin.tooManyRows', { rows: some, limit: ownCoinLimit })
  const mark = duplicateMarker()
  await inSlices(all, read => {
    if (++lines > maxLines) throw tooMany(lines)
    // Those that are too many are only counted.
    if (read && ++count <= ownCoinLimit) rows.push(mark(read()))
  })
  if (count === 0) throw new Problem('admin.emptyFile')
  if (count > ownCoinLimit) throw tooMany(count)
  return rows
}

/** Text has no zeros in it: a file that has is of another kind, or text in another code. */
async function textOf(bytes: Buffer): Promise<string> {
  if (bytes.includes(0)) throw new Problem('admin.unreadableFile')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parts: string[] = []
  try {
    await inSlices(blocksOf(bytes), block => parts.push(decoder.decode(block, { stream: true })))
    return parts.join('') + decoder.decode()
  } catch {
    throw new Problem('admin.unreadableFile')
  }
}

const blockBytes = 16_384

function* blocksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += blockBytes) yield bytes.subarray(at, at + blockBytes)
}

/** Reads a row when it is wanted; nothing for a line that is empty. */
type Later = (() => ReadRow) | undefined

function* fromCsv(text: string): Generator<Later> {
  let isHead = true
  const separator = semicolons.test(text.slice(0, headLength)) ? ';' : ','
  for (const { line, cells } of csvRows(text, separator, columns.length)) {
    if (cells?.length === 1 && !cells[0]?.trim()) yield undefined
    else if (isHead) {
      if (cells?.map(cell => cell.trim().toLowerCase()).join() !== columns.join())
        throw new Problem('admin.wrongColumns')
      isHead = false
    } else yield () => readCells(line, cells)
  }
}

function readCells(line: number, cells: readonly string[] | null): ReadRow {
  if (!cells) return { line, fault: 'quote' }
  return cells.length === columns.length ? readRow(line, cells) : { line, fault: 'columns' }
}

/** In JSON there are no lines to speak of: rows are counted from one. */
function* fromJson(text: string): Generator<Later> {
  let line = 0
  for (const item of jsonItems(text)) {
    const row = ++line
    yield () => readItem(row, item)
  }
}

function readItem(line: number, item: string | null): ReadRow {
  if (item === null) return { line, fault: 'tooLong' }
  const value: unknown = JSON.parse(item)
  const cells = columns.map(column => (isRecord(value) ? value[column] : undefined))
  return cells.every(cell => typeof cell === 'string') ? readRow(line, cells) : { line, fault: 'columns' }
}

const isRecord = (item: unknown): item is Record<string, unknown> => typeof item === 'object' && item !== null
