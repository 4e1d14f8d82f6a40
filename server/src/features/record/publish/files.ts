import { createHash } from 'node:crypto'
import type { Database, Db } from '../../../platform/db/db.ts'
import { entriesBetween, logSize } from '../log/store/entries.ts'
import { logMonths } from '../page/store.ts'
import { claimColumns, claimsOfMonth, type MeasuredFile, measuredFile, saveFile } from './store.ts'

/** Entries of a month as NDJSON: those from one on and before another. */
export interface MonthFile {
  month: string
  from: number
  until: number
  /** Nothing is added to it any more: the next month has begun. */
  isFinal: boolean
}

/** The file of a month; undefined where the record has no such month. */
export async function fileOf(db: Db, month: string): Promise<MonthFile | undefined> {
  const months = await logMonths(db)
  const place = months.findIndex(each => each.month === month)
  const found = months[place]
  if (!found) return undefined
  const next = months[place - 1]?.firstId
  // What was written before the first month of all belongs to it.
  const from = place === months.length - 1 ? 0 : found.firstId
  return { month, from, until: next ?? (await logSize(db)), isFinal: next !== undefined }
}

interface Piece {
  bytes: Buffer
  /** The first entry behind it. */
  next: number
}

/** A file piece by piece, from an entry on. */
export async function* piecesOf(db: Db, file: MonthFile, from = file.from): AsyncGenerator<Piece> {
  let next = Math.max(from, file.from)
  for await (const entries of entriesBetween(db, next, file.until)) {
    next += entries.length
    yield { bytes: Buffer.from(entries.map(entry => `${entry}\n`).join('')), next }
  }
}

const cell = (value: unknown): string =>
  value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value)

/** The claims of a month as a table; no value of the record holds a comma or a quote. */
export async function* tableOf(db: Db, month: string): AsyncGenerator<string> {
  yield `${claimColumns.join(',')}\n`
  for await (const rows of claimsOfMonth(db, month))
    yield rows.map(({ cells }) => `${cells.map(cell).join(',')}\n`).join('')
}

/** Measures the months that are over and that nobody has measured yet. Returns how many there were. */
export async function measureFiles(database: Database): Promise<number> {
  const db = database.patiently('grading')
  let measured = 0
  for (const { month } of await logMonths(database)) {
    const file = await fileOf(database, month)
    if (!file?.isFinal || (await measuredFile(database, month))) continue
    await saveFile(database, month, await measure(db, file))
    measured++
  }
  return measured
}

async function measure(db: Db, file: MonthFile): Promise<MeasuredFile> {
  const hash = createHash('sha256')
  const found: MeasuredFile = { bytes: 0, hash: '', entries: [], offsets: [] }
  for await (const { bytes, next } of piecesOf(db, file)) {
    hash.update(bytes)
    found.bytes += bytes.length
    found.entries.push(next)
    found.offsets.push(found.bytes)
  }
  return { ...found, hash: hash.digest('hex') }
}

/** The bytes of a measured file from one on and up to, not including, another; what lies before is not made. */
export async function* bytesBetween(
  db: Db,
  file: MonthFile,
  { entries, offsets }: MeasuredFile,
  from: number,
  until: number,
): AsyncGenerator<Buffer> {
  const place = offsets.findLastIndex(offset => offset <= from)
  let at = offsets[place] ?? 0
  for await (const { bytes } of piecesOf(db, file, entries[place])) {
    if (at >= until) return
    yield bytes.subarray(Math.max(0, from - at), Math.max(0, until - at))
    at += bytes.length
  }
}

/** Which bytes a range header asks for: none where it asks for what is not there, all where it says nothing that we know. */
export function rangeIn(header: string | undefined, length: number): { from: number; until: number } | 'none' | 'all' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (!first && !last) return 'all'
  const from = first ? Number(first) : Math.max(0, length - Number(last))
  const until = first && last ? Math.min(length, Number(last) + 1) : length
  if (from >= length) return 'none'
  // An end before its beginning says nothing.
  return from < until ? { from, until } : 'all'
}
