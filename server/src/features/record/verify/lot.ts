import { chainStart, follows, type Head } from '../chain/chain.ts'
import { type Entry, readLine } from '../publish/lines.ts'
import type { PriceSource } from './candles.ts'
import { checkGrades, type GradeFindings, noFindings } from './grades.ts'

/** What is looked for besides the hashes. */
interface Look {
  prices?: PriceSource | undefined
  /** Entries whose hashes somebody has published. */
  named?: readonly number[]
}

/** What a look at a stretch of the record found, for whoever joins it to the one before. */
export interface LotFindings extends GradeFindings {
  entries: number
  /** What its first entry stands on, and its last one. */
  foot: Head
  head: Head
  /** The first entry that is missing or was altered. */
  brokenAt: number | undefined
  /** When entries without a grade are due, and when the last entry was issued. */
  ungradedMs: number[]
  lastIssuedMs: number
  /** The hashes of the named entries among its own. */
  named: Head[]
  /** The first line that is no entry at all, counted from one; nothing behind it was looked at. */
  strangeLine: number | undefined
}

/** Walks a stretch of the record, whole lines as they are handed out: every hash, and every grade where there are prices. */
export async function checkLot(bytes: Uint8Array, { prices, named = [] }: Look): Promise<LotFindings> {
  const { entries, strangeLine } = entriesIn(bytes)
  const [first] = entries
  const foot = first ? { id: first.id - 1, hash: first.previousHash } : chainStart
  const wanted = new Set(named)
  const hashes: Head[] = []
  const ungradedMs: number[] = []
  let last: Head = foot
  let brokenAt: number | undefined
  for (const entry of entries) {
    if (brokenAt === undefined && !follows(entry, last)) brokenAt = last.id + 1
    last = entry
    if (wanted.has(entry.id)) hashes.push({ id: entry.id, hash: entry.hash })
    if (!entry.grade) ungradedMs.push(entry.dueAt.getTime())
  }
  return {
    ...(prices ? await checkGrades(entries, prices) : noFindings()),
    ...{ entries: entries.length, foot, head: { id: last.id, hash: last.hash }, brokenAt, named: hashes },
    ...{ ungradedMs, lastIssuedMs: entries.at(-1)?.issuedAt.getTime() ?? 0, strangeLine },
  }
}

function entriesIn(bytes: Uint8Array): { entries: Entry[]; strangeLine: number | undefined } {
  const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString().split('\n')
  const entries: Entry[] = []
  for (const [i, line] of lines.entries()) {
    if (!line) continue
    const entry = readLine(line)
    if (!entry) return { entries, strangeLine: i + 1 }
    entries.push(entry)
  }
  return { entries, strangeLine: undefined }
}
