import type { BadRows } from '@pusula/contract'
import { withEach } from '../../../platform/long-work.ts'
import { Problem } from '../../../platform/problem.ts'
import { csvRows } from './csv.ts'
import { jsonItems } from './json.ts'
import { type Fault, isFault, markDuplicates, type ReadRow, type Row, readRow } from './rules.ts'

const columns = ['id', 'symbol', 'name'] as const
/** A Turkish spreadsheet writes them, since its comma is for decimals. */
const semicolons = /^\uFEFF?\s*"?id"?\s*;/i
/** As many wrong rows as somebody mends before trying again. */
const shownFaults = 50

/** Fifty thousand are more than there are coins. */
const mostRows = 60_000

/** Reads a file of coins whole; the first thing that is wrong with it is a Problem, and so are all wrong rows together. */
export async function readCoinFile(fileName: string, bytes: Buffer): Promise<Row[]> {
  const isJson = /\.json$/i.test(fileName)
  if (!isJson && !/\.csv$/i.test(fileName)) throw new Problem('admin.wrongFile')
  if (bytes.length === 0) throw new Problem('admin.emptyFile')
  const text = textOf(bytes)
  const rows = await markDuplicates(await (isJson ? fromJson(text) : fromCsv(text)))
  if (rows.length === 0) throw new Problem('admin.emptyFile')
  refuseFaults(rows.filter(isFault))
  return rows.filter(row => 'coin' in row)
}

export function refuseFaults(faults: readonly Fault[]) {
  const details: BadRows = { rows: faults.slice(0, shownFaults), count: faults.length }
  if (faults.length) throw new Problem('admin.badRows', { ...details })
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem('admin.unreadableFile')
  }
}

/** Reads rows one by one and lets others pass; there are not more of them than there may be. */
async function readEach<T>(items: Iterable<T>, read: (item: T) => ReadRow | undefined): Promise<ReadRow[]> {
  const rows: ReadRow[] = []
  let count = 0
  await withEach(items, item => {
    if (++count > mostRows) throw new Problem('request.tooLarge', { mostRows })
    const row = read(item)
    if (row) rows.push(row)
  })
  return rows
}

async function fromCsv(text: string): Promise<ReadRow[]> {
  let isHead = true
  const rows = await readEach(csvRows(text, semicolons.test(text) ? ';' : ','), ({ line, cells }) => {
    if (cells?.length === 1 && !cells[0]?.trim()) return undefined
    if (isHead) {
      isHead = false
      if (cells?.map(cell => cell.trim().toLowerCase()).join() === columns.join()) return undefined
      throw new Problem('admin.wrongColumns')
    }
    if (!cells) return { line, fault: 'quote' }
    return cells.length === columns.length ? readRow(line, cells) : { line, fault: 'columns' }
  })
  if (isHead) throw new Problem('admin.emptyFile')
  return rows
}

/** In JSON there are no lines to speak of: rows are counted from one. */
async function fromJson(text: string): Promise<ReadRow[]> {
  let line = 0
  const rowOf = (item: unknown): ReadRow => {
    line++
    const cells = columns.map(column => (isRecord(item) ? item[column] : undefined))
    return cells.every(cell => typeof cell === 'string') ? readRow(line, cells) : { line, fault: 'columns' }
  }
  return readEach(jsonItems(text.replace(/^\uFEFF/, '')), rowOf).catch(error => {
    throw error instanceof SyntaxError ? new Problem('admin.unreadableFile') : error
  })
}

const isRecord = (item: unknown): item is Record<string, unknown> => typeof item === 'object' && item !== null
