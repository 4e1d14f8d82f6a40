import { setTimeout as pause } from 'node:timers/promises'
import type { ReplyOf, record } from '@pusula/contract'
import {
  type FindRecord,
  type GradedClaim,
  readSumLines,
  recordStatsOf,
  sumsComparer,
} from '../../features/record/index.ts'
import type { followLog } from './follow.ts'
import type { RemoteLog, ShownSums } from './remote-log.ts'

type TrackRecord = ReplyOf<typeof record.trackRecord>

const spans = [30, 90, 365] as const
/** Grades come once a minute: what is read in between is of one state. */
const tries = 5
const maxPerCoin = 1_000
const signedMs = 2_000

/** The newest graded claims of each coin, for whoever shows some of them. */
export function newestGraded() {
  const known = new Map<string, Map<number, GradedClaim>>()
  return {
    keep(claim: GradedClaim) {
      const ofCoin = known.get(claim.symbol) ?? new Map<number, GradedClaim>()
      known.set(claim.symbol, ofCoin)
      ofCoin.set(claim.id, claim)
      const oldest = ofCoin.size > maxPerCoin ? ofCoin.keys().next() : undefined
      if (oldest && !oldest.done) ofCoin.delete(oldest.value)
    },
    find: (symbol: string, id: number) => known.get(symbol)?.get(id),
  }
}

type Newest = ReturnType<typeof newestGraded>

/** Compares every sum that is kept, of each coin and of all together, and every figure that pages show of them. Returns what is wrong. */
export async function checkSums(
  remote: RemoteLog,
  follower: ReturnType<typeof followLog>,
  newest: Newest,
): Promise<{ sums: number; wrong: string[] }> {
  const wrong: string[] = []
  let sums = 0
  const first = await remote.sumsOf('')
  const compare = sumsComparer(follower.walk.soFar(), first.source)
  // All together come last: what was replayed of them is the sum of the coins.
  for (const symbol of [...first.symbols.filter(Boolean), '']) {
    const { shown, replies } = await atOneMoment(remote, symbol)
    if (!(await follower.to(shown.size))) break
    const parsed = readSumLines(shown.lines)
    const difference = compare(parsed, symbol)
    if (difference) wrong.push(`SUM WRONG: ${difference}`)
    sums += shown.lines.length
    for (const reply of replies)
      wrong.push(...wrongFigures(reply, recordStatsOf(parsed, symbol, reply.since), symbol, newest))
  }
  return { sums, wrong }
}

/** The sums of a coin and what pages say of it, with no grade given in between. */
async function atOneMoment(remote: RemoteLog, symbol: string): Promise<{ shown: ShownSums; replies: TrackRecord[] }> {
  const query = symbol ? `&symbol=${encodeURIComponent(symbol)}` : ''
  for (let left = tries; ; left--) {
    const shown = await remote.sumsOf(symbol)
    const replies = await Promise.all(spans.map(days => remote.recordAt(`?days=${days}${query}`)))
    const again = await remote.sumsOf(symbol)
    if (again.lines.join() === shown.lines.join()) return { shown, replies }
    if (left === 0) throw new Error('the sums move faster than they can be read')
  }
}

/** Holds what pages say of gems against how those of the log ended. Undefined where there is nothing to compare: no list is offered, or none is in the log. */
export async function checkGems(
  remote: Pick<RemoteLog, 'gemRecord' | 'sumsOf'>,
  follower: Pick<ReturnType<typeof followLog>, 'walk' | 'toCheckpoint'>,
): Promise<string[] | undefined> {
  const { source } = await remote.sumsOf('')
  for (let left = tries; ; left--) {
    const shown = await remote.gemRecord()
    // An end is shown and in the log together; it is signed a moment later.
    if (left < tries) await pause(signedMs)
    await follower.toCheckpoint()
    const { finds, findRecords } = follower.walk.soFar()
    if (!shown || !finds.all) return undefined
    const own = findRecords[source]
    const names = (Object.keys(own) as (keyof FindRecord)[]).filter(name => !isSame(shown[name], own[name]))
    if (!names.length || left === 0)
      return names.map(name => `FIGURE WRONG: ${name} of the gems is not what the log says`)
  }
}

type Figures = ReturnType<typeof recordStatsOf>

function wrongFigures(reply: TrackRecord, figures: Figures, symbol: string, newest: Newest): string[] {
  const where = `${symbol || 'all coins'}, ${reply.days} days`
  const names = Object.keys(figures) as (keyof Figures)[]
  const different = names.filter(name => !isSame(reply[name], figures[name]))
  const latest = reply.latest.filter(shown => {
    const claim = newest.find(shown.symbol, shown.id)
    if (!claim || !('medianUsd' in claim)) return true
    const { priceUsd, medianUsd, low80Usd: lowUsd, high80Usd: highUsd, riseProbability, what: horizon, grade } = claim
    const own = { priceUsd, medianUsd, lowUsd, highUsd, riseProbability, horizon, actualUsd: grade.actualUsd }
    return !isSame({ ...shown, ...own, isInside: grade.outcome === 0 }, shown)
  })
  return [
    ...different.map(name => `FIGURE WRONG: ${name} of ${where} is not what the sums say`),
    ...latest.map(({ id }) => `FIGURE WRONG: prediction ${id} is shown otherwise than it was written`),
  ]
}

const hair = 1e-9

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= hair * Math.max(1, Math.abs(a))
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [mine, theirs] = [Object.entries(a), Object.entries(b)]
  return (
    mine.length === theirs.length && mine.every(([name, value]) => isSame(value, (b as Record<string, unknown>)[name]))
  )
}
