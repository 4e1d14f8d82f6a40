import { createHash } from 'node:crypto'
import type { Database, Db } from '../../../platform/db/db.ts'
import { chainMonths } from '../page/store.ts'
import { csvHeader, csvLine, entryLine, linesEdition } from './lines.ts'
import { entriesBetween, firstUnsettled, keepFile, type MeasuredFile, measuredFile } from './store.ts'

export const formats = ['ndjson', 'csv'] as const
export type Format = (typeof formats)[number]

/** The entries of a month as they are handed out: those after one and before another. */
export interface MonthFile {
  month: string
  format: Format
  after: number
  before: number
  /** Nothing in it changes any more: it is over, and all of it is graded. */
  isSettled: boolean
}

/** The file of a month; undefined where the record has no such month. */
export async function fileOf(db: Db, month: string, format: Format, now: Date): Promise<MonthFile | undefined> {
  const [months, unsettled] = await Promise.all([chainMonths(db), firstUnsettled(db, now)])
  const place = months.findIndex(each => each.month === month)
  const found = months[place]
  if (!found) return undefined
  const before = months[place - 1]?.firstId
  return {
    ...{ month, format, after: found.firstId - 1, before: before ?? Number.MAX_SAFE_INTEGER },
    isSettled: before !== undefined && before <= unsettled,
  }
}

interface Piece {
  bytes: Buffer
  lastId: number
}

/** A file piece by piece, from behind an entry; what is at its top comes with its beginning. */
export async function* piecesOf(db: Db, file: MonthFile, after?: number): AsyncGenerator<Piece> {
  const lineOf = file.format === 'csv' ? csvLine : entryLine
  if (file.format === 'csv' && after === undefined) yield { bytes: Buffer.from(csvHeader), lastId: file.after }
  for await (const entries of entriesBetween(db, Math.max(after ?? 0, file.after), file.before))
    yield { bytes: Buffer.from(entries.map(lineOf).join('')), lastId: entries.at(-1)?.id ?? file.after }
}

/** Measures the settled months that nobody has measured yet, as lines are written today. Returns how many there were. */
export async function measureFiles(database: Database, now: Date): Promise<number> {
  const db = database.patiently('grading')
  let measured = 0
  for (const { month } of await chainMonths(database))
    for (const format of formats) {
      const file = await fileOf(database, month, format, now)
      if (!file?.isSettled || (await measuredFile(database, month, format, linesEdition))) continue
      await keepFile(database, { month, format }, linesEdition, await measure(db, file))
      measured++
    }
  return measured
}

async function measure(db: Db, file: MonthFile): Promise<MeasuredFile> {
  const hash = createHash('sha256')
  const found: MeasuredFile = { bytes: 0, hash: '', entries: [], offsets: [] }
  for await (const { bytes, lastId } of piecesOf(db, file)) {
    hash.update(bytes)
    found.bytes += bytes.length
    found.entries.push(lastId)
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
