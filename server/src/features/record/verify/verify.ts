import { chainStart, type Head } from '../chain/chain.ts'
import { type GradeFindings, noFindings } from './grades.ts'
import type { LotFindings } from './lot.ts'

export interface Verdict extends GradeFindings {
  entries: number
  head: Head | undefined
  /** The first entry that is missing or was altered. */
  brokenAt: number | undefined
  /** Whose time came more than a day before the last entry, and that have no grade. */
  ungraded: number
  /** The published hashes that were not found with their entries. */
  misnamed: number[]
}

interface Walk {
  check: (lot: Uint8Array) => Promise<LotFindings>
  /** So many lots are looked at together. */
  together?: number
  /** A whole record begins with its first entry; a file may begin with any. */
  isWhole?: boolean
  /** Published hashes: their entries have to be there, as they were. */
  named?: readonly Head[]
  onProgress?: (entries: number) => void
}

const lateMs = 86_400_000

/** Walks a record lot by lot, several at a time, and joins them in their order; however long it is, few are held. */
export async function verifyLots(lots: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, walk: Walk): Promise<Verdict> {
  const { check, together = 1, isWhole = false, named = [], onProgress } = walk
  const missing = new Map(named.map(({ id, hash }) => [id, hash]))
  const verdict: Verdict = {
    ...{ entries: 0, head: undefined, brokenAt: undefined, ungraded: 0, misnamed: [] },
    ...noFindings(),
  }
  let ungradedMs: number[] = []

  function join(found: LotFindings) {
    if (found.strangeLine !== undefined)
      throw new Error(`line ${verdict.entries + found.strangeLine} is no entry of the record`)
    if (!found.entries) return
    const last = verdict.head ?? (isWhole ? chainStart : found.foot)
    const isJoined = last.id === found.foot.id && last.hash === found.foot.hash
    verdict.brokenAt ??= isJoined ? found.brokenAt : last.id + 1
    verdict.head = found.head
    verdict.entries += found.entries
    for (const { id, hash } of found.named) if (missing.get(id) === hash) missing.delete(id)
    const waiting = [...ungradedMs, ...found.ungradedMs]
    ungradedMs = waiting.filter(ms => ms > found.lastIssuedMs - lateMs)
    verdict.ungraded += waiting.length - ungradedMs.length
    verdict.same += found.same
    verdict.unknown += found.unknown
    verdict.elsewhere += found.elsewhere
    verdict.wrong.push(...found.wrong)
    onProgress?.(verdict.entries)
  }

  const running: Promise<LotFindings>[] = []
  const joinNext = async () => {
    const next = running.shift()
    if (next) join(await next)
  }
  for await (const lot of lots) {
    const checking = check(lot)
    // Whoever waits for the one before hears of it in its turn.
    checking.catch(() => {})
    running.push(checking)
    if (running.length >= together) await joinNext()
  }
  while (running.length) await joinNext()
  return { ...verdict, misnamed: [...missing.keys()] }
}
