import type { BadRows } from '@pusula/contract'
import { Problem } from '../../../platform/problem.ts'
import { csvRows } from './csv.ts'
import { type Fault, isFault, markDuplicates, type ReadRow, type Row, readRow } from './rules.ts'

const columns = ['id', 'symbol', 'name'] as const
/** A Turkish spreadsheet writes them, since its comma is for decimals. */
const semicolons = /^\uFEFF?\s*"?id"?\s*;/i
/** As many wrong rows as somebody mends before trying again. */
const shownFaults = 50

/** Reads a file of coins whole; the first thing that is wrong with it is a Problem, and so are all wrong rows together. */
export function readCoinFile(fileName: string, bytes: Buffer): Row[] {
  const isJson = /\.json$/i.test(fileName)
  if (!isJson && !/\.csv$/i.test(fileName)) throw new Problem('admin.wrongFile')
  if (bytes.length === 0) throw new Problem('admin.emptyFile')
  const text = textOf(bytes)
  const rows = markDuplicates(isJson ? fromJson(text) : fromCsv(text))
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

function fromCsv(text: string): ReadRow[] {
  const [head, ...rows] = csvRows(text, semicolons.test(text) ? ';' : ',')
  if (!head) throw new Problem('admin.emptyFile')
  const names = head.cells?.map(cell => cell.trim().toLowerCase())
  if (names?.join() !== columns.join()) throw new Problem('admin.wrongColumns')
  return rows.map(({ line, cells }) => {
    if (!cells) return { line, fault: 'quote' }
    return cells.length === columns.length ? readRow(line, cells) : { line, fault: 'columns' }
  })
}

/** In JSON there are no lines to speak of: rows are counted from one. */
function fromJson(text: string): ReadRow[] {
  return parsed(text).map((item, i): ReadRow => {
    const cells = columns.map(column => (isRecord(item) ? item[column] : undefined))
    return cells.every(cell => typeof cell === 'string') ? readRow(i + 1, cells) : { line: i + 1, fault: 'columns' }
  })
}

function parsed(text: string): unknown[] {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new Problem('admin.unreadableFile')
  }
  if (!Array.isArray(value)) throw new Problem('admin.unreadableFile')
  return value
}

const isRecord = (item: unknown): item is Record<string, unknown> => typeof item === 'object' && item !== null
