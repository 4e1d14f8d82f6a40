import { DAY_MS } from '@pusula/words'
import { type Database, type Db, inSnapshot } from '../../../platform/db/db.ts'
import { inSlices } from '../../../platform/slices.ts'
import type { AboutCall, CallJoin, GradedCall } from '../log/calls.ts'
import type { Claim } from '../log/claims.ts'
import type { AboutFind, EndedFind } from '../log/finds.ts'
import { newestCheckpoint } from '../log/store/checkpoints.ts'
import { entriesBetween, logSize } from '../log/store/entries.ts'
import { readSums, summedSymbols } from '../rollups/store.ts'
import { addReplayed, type Sums, startSums, sumLines, sumsHash } from '../rollups/sums.ts'
import type { PriceSource } from './candles.ts'
import { checkGrades } from './grades.ts'
import { wrongClaims, wrongPending, wrongPlans } from './published-claims.ts'
import { claimCounts, saveCheck } from './store.ts'
import { createWalk, type GradedClaim, type GradedEntry, type Walk } from './walk.ts'

/** Calls of people and models as the log has them, some at a time; the last time with how many there are. */
export interface LoggedCalls {
  sealed: readonly (AboutCall & { id: number; seal: string })[]
  graded: readonly GradedCall[]
  count?: number
  /** With the last: every guest who joined. */
  joins?: readonly (CallJoin & { id: number })[]
}

/** Says which call is shown otherwise than it was sealed and graded. */
export type WrongCalls = (db: Db, calls: LoggedCalls) => Promise<string | undefined>

/** Gems as the log has them, some at a time; the last time with how many there are. */
export interface LoggedFinds {
  sealed: readonly (AboutFind & { id: number; seal: string })[]
  ended: readonly EndedFind[]
  count?: number
}

/** Says which gem is shown otherwise than it was sealed and ended. */
export type WrongFinds = (db: Db, finds: LoggedFinds) => Promise<string | undefined>

interface RecordCheck {
  size: number
  /** What is not as it was written, in words. */
  finding: string | undefined
}

/** By then all forecasts of a day have been graded. */
const pricedDays = 2
const sources = ['live', 'simulated'] as const

/** A head of the log that was signed or kept before. */
interface KnownHead {
  size: number
  root: Uint8Array
}

interface Look {
  prices?: PriceSource | undefined
  saved?: KnownHead | undefined
  wrongCalls?: WrongCalls | undefined
  wrongFinds?: WrongFinds | undefined
}

/**
 * Looks over the whole record as it stands in the database: every entry, every seal, every sum of every day, what was signed, and the last
 * days' prices where they can be had.
 */
export async function checkRecord(
  db: Db,
  now: Date,
  { prices, saved, wrongCalls = async () => undefined, wrongFinds = async () => undefined }: Look = {},
): Promise<RecordCheck> {
  const since = new Date(now.getTime() - pricedDays * DAY_MS)
  const recent: GradedClaim[] = []
  const joins: (CallJoin & { id: number })[] = []
  const others: (GradedCall | EndedFind)[] = []
  const graded: GradedClaim[] = []
  let callsOfPage: { sealed: LoggedCalls['sealed'][number][]; graded: GradedCall[] } = { sealed: [], graded: [] }
  let findsOfPage: { sealed: LoggedFinds['sealed'][number][]; ended: EndedFind[] } = { sealed: [], ended: [] }
  const walk = createWalk({
    onGraded: claim => {
      graded.push(claim)
      if (claim.slotAt >= since) recent.push(claim)
    },
    onCallSealed: (call, id) => callsOfPage.sealed.push({ ...call, id }),
    onCallGraded: call => {
      callsOfPage.graded.push(call)
      if (call.issuedAt >= since) others.push(call)
    },
    onCallJoined: (join, id) => joins.push({ ...join, id }),
    onFindSealed: (find, id) => findsOfPage.sealed.push({ ...find, id }),
    onFindEnded: find => {
      findsOfPage.ended.push(find)
      if (find.gradedAt >= since) others.push(find)
    },
  })
  const size = await logSize(db)
  const heads = [await newestCheckpoint(db), saved].filter(head => head !== undefined).sort((a, b) => a.size - b.size)
  let finding: string | undefined
  const compareHeads = (at: number) => {
    for (let head = heads[0]; head && head.size <= at; head = heads[0]) {
      heads.shift()
      if (!walk.soFar().root.equals(head.root)) finding ??= `the first ${at} entries are not those that were signed`
    }
  }
  compareHeads(0)
  let at = 0
  let shown: string | undefined
  for await (const entries of entriesBetween(db, 0, size)) {
    await inSlices(entries, entry => {
      walk.add(Buffer.from(entry))
      at++
      if (heads[0]?.size === at) compareHeads(at)
    })
    const some = graded.splice(0)
    shown ??= (await wrongClaims(db, some)) ?? (await wrongPlans(db, some)) ?? (await wrongCalls(db, callsOfPage))
    shown ??= await wrongFinds(db, findsOfPage)
    callsOfPage = { sealed: [], graded: [] }
    findsOfPage = { sealed: [], ended: [] }
  }
  const found = walk.soFar(now.getTime())
  shown ??= await wrongCalls(db, { ...callsOfPage, count: found.calls.all, joins })
  shown ??= await wrongFinds(db, { ...findsOfPage, count: found.finds.all })
  if (at < size) finding ??= `entry ${at} is missing`
  if (heads[0]) finding ??= `${heads[0].size} entries were signed, and there are ${size}`
  finding ??= found.wrong[0] ?? (await wrongSums(db, found)) ?? (await wrongCounts(db, found)) ?? shown
  finding ??= await wrongPending(db, walk)
  return { size, finding: finding ?? (prices && (await wrongGrade([...recent, ...others], prices))) }
}

/** The first sum of any day that is not what the log adds up to, live or replayed. */
async function wrongSums(db: Db, walk: Walk): Promise<string | undefined> {
  for (const source of sources) {
    const compare = sumsComparer(walk, source)
    const counted = [...walk.sums[source].ranges.values()].map(({ symbol }) => symbol)
    // All together come last: what was replayed of them is the sum of the coins.
    for (const symbol of [...new Set([...(await summedSymbols(db, source)), ...counted])].sort().reverse()) {
      const wrong = compare(await readSums(db, source, symbol), symbol)
      if (wrong) return wrong
    }
  }
  return undefined
}

/** Says which sum of a coin is not as the log has it: what was live line by line, what was replayed by the hash that was stated. */
export function sumsComparer({ sums, replays }: Pick<Walk, 'sums' | 'replays'>, source: Claim['source']) {
  const total = startSums()
  return (shown: Sums, symbol: string, counted = sumLines(sums[source], symbol)): string | undefined => {
    const whose = symbol || 'all coins'
    const lines = sumLines(shown, symbol)
    const live = lines.filter(line => !isReplayed(line))
    const replayed = lines.filter(isReplayed)
    const strange = live.find((line, i) => line !== counted[i])
    if (strange) return `a sum of ${whose} is not what the log adds up to: ${strange}`
    if (live.length !== counted.length) return `sums of ${whose} are missing`
    if (!symbol)
      return sumsHash(replayed) === sumsHash(sumLines(total, '')) ? undefined : 'what was replayed does not add up'
    addReplayed(total, shown)
    if (!replayed.length || replays.get(`${source} ${symbol}`)?.hash === sumsHash(replayed)) return undefined
    return `what was replayed of ${whose} is not what was stated`
  }
}

const isReplayed = (line: string) => JSON.parse(line)[1] === 'replayed'

/** Whether as many claims and grades are looked up as were written. */
async function wrongCounts(db: Db, { claims, graded }: Walk): Promise<string | undefined> {
  const counts = await claimCounts(db)
  if (counts.claims === claims && counts.graded === graded) return undefined
  return `${claims} claims and ${graded} grades were written, ${counts.claims} and ${counts.graded} are looked up`
}

async function wrongGrade(recent: readonly GradedEntry[], prices: PriceSource): Promise<string | undefined> {
  const [wrong] = (await checkGrades(recent, prices)).wrong
  return wrong && `the grade of entry ${wrong.id}: ${wrong.says}`
}

/** The same, all of it as it was at one moment, however long that takes. */
export const checkSnapshot = (database: Database, now: Date, look: Look): Promise<RecordCheck> =>
  inSnapshot(database, tx => checkRecord(tx, now, look), 'grading')

/** And kept for whoever opens the page. */
export async function checkAndSave(database: Database, now: Date, look: Look): Promise<RecordCheck> {
  const found = await checkSnapshot(database, now, look)
  await saveCheck(database, found, now)
  return found
}
