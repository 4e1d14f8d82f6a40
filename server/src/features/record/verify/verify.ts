import { chainStart, follows, type Head } from '../chain/chain.ts'
import { type Entry, readLine } from '../publish/lines.ts'
import type { PriceSource } from './candles.ts'
import { checkGrades, type GradeFindings } from './grades.ts'

export interface Verdict extends GradeFindings {
  entries: number
  head: Head | undefined
  /** The first entry that is missing or was altered. */
  brokenAt: number | undefined
  /** Whose time came more than a day before the last entry, and that have no grade. */
  ungraded: number
}

/** So many entries are held at a time, however long the record is. */
const lot = 50_000
const lateMs = 86_400_000

/** Walks a record line by line: the chain from hash to hash, and every grade from candles where there are any. */
export async function verifyLines(
  lines: AsyncIterable<string> | Iterable<string>,
  prices: PriceSource | undefined,
  onProgress: (entries: number) => void = () => {},
  /** A whole record begins with its first entry; a file may begin with any. */
  isWhole = false,
): Promise<Verdict> {
  const verdict: Verdict = {
    entries: 0,
    head: undefined,
    brokenAt: undefined,
    ungraded: 0,
    same: 0,
    unknown: 0,
    elsewhere: 0,
    wrong: [],
  }
  let waiting: Entry[] = []
  let due: number[] = []

  async function settle() {
    const nowMs = waiting.at(-1)?.issuedAt.getTime() ?? 0
    const still = due.filter(ms => ms > nowMs - lateMs)
    verdict.ungraded += due.length - still.length
    due = still
    const found = prices ? await checkGrades(waiting, prices) : undefined
    if (found) {
      verdict.same += found.same
      verdict.unknown += found.unknown
      verdict.elsewhere += found.elsewhere
      verdict.wrong.push(...found.wrong)
    }
    waiting = []
    onProgress(verdict.entries)
  }

  for await (const line of lines) {
    if (!line) continue
    const entry = readLine(line, verdict.entries + 1)
    const last = verdict.head ?? (isWhole ? chainStart : { id: entry.id - 1, hash: entry.previousHash })
    verdict.entries++
    if (verdict.brokenAt === undefined && !follows(entry, last)) verdict.brokenAt = last.id + 1
    verdict.head = { id: entry.id, hash: entry.hash }
    waiting.push(entry)
    if (!entry.grade) due.push(entry.dueAt.getTime())
    if (waiting.length >= lot) await settle()
  }
  await settle()
  return verdict
}
