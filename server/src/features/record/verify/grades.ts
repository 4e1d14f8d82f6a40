import { type Candles, gemPath, gradeCall, lastCloseBy, timeframeMs } from '@pusula/engine'
import { DAY_MS, MINUTE_MS } from '@pusula/words'
import {
  followedSpan,
  type Grade,
  gradeForecast,
  gradeLevels,
  gradePlanBy,
  type PlanLife,
  watchedSpan,
} from '../grading/outcomes.ts'
import type { GradedCall } from '../log/calls.ts'
import { isForecast } from '../log/claims.ts'
import type { EndedFind } from '../log/finds.ts'
import { wrongScore } from './calls.ts'
import type { PriceSource } from './candles.ts'
import type { GradedClaim, GradedEntry } from './walk.ts'

/** Result of regrading from candles. */
export interface GradeFindings {
  /** Those that came out the same. */
  same: number
  /** Those whose candles could not be had, now or then. */
  unknown: number
  /** Those that say that nobody knows, although their candles can be had: a miss that was kept out of the sums looks like this. */
  withheld: number
  /** Those that another exchange was asked for, and that differ by no more than two exchanges do. */
  elsewhere: number
  wrong: { id: number; says: string }[]
}

export const noFindings = (): GradeFindings => ({ same: 0, unknown: 0, withheld: 0, elsewhere: 0, wrong: [] })

const hair = 1e-9
/** Two exchanges rarely differ by so much, even where the market is thin. */
const venuesDifferBy = 0.01

const isSame = (a: number | null, b: number | null) =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= hair * Math.max(1, Math.abs(a)))

/** Works out the grades of some entries again, coin by coin and day by day, so that few candles are held at a time. */
export async function checkGrades(entries: readonly GradedEntry[], prices: PriceSource): Promise<GradeFindings> {
  const findings = noFindings()
  for (const group of grouped(entries.filter(isTimed))) await checkGroup(group, prices, findings)
  for (const find of entries) if (!isTimed(find)) await checkFind(find, prices, findings)
  return findings
}

const isTimed = (entry: GradedEntry): entry is Timed => !('kind' in entry) || entry.kind === 'call'
const isCall = (entry: Timed): entry is GradedCall => 'kind' in entry

/** What is graded by the candles of one span. */
type Timed = Exclude<GradedEntry, EndedFind>

const timeframeOf = (entry: Timed) =>
  isCall(entry) || isForecast(entry) ? '1m' : entry.what === 'touch' ? '15m' : '1h'

/** Those of a coin follow each other, so that whoever reads its candles from a file opens that once. */
function grouped(entries: readonly Timed[]): Timed[][] {
  const groups = new Map<string, Timed[]>()
  for (const entry of entries) {
    const day = Math.floor(entry.dueAt.getTime() / DAY_MS)
    const key = `${entry.source} ${entry.symbol} ${timeframeOf(entry)} ${day}`
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

/** The candles that an entry is graded by; of the quarter hours one more, which tells where the first one began. */
function spanOf(entry: Timed): { fromMs: number; untilMs: number } {
  const dueMs = entry.dueAt.getTime()
  if (isCall(entry) || isForecast(entry)) return { fromMs: dueMs - MINUTE_MS, untilMs: dueMs }
  if (entry.what !== 'touch') {
    // It may have ended long before the last moment at which it could.
    const { fromMs, untilMs } = followedSpan(entry)
    return { fromMs, untilMs: Math.min(untilMs, entry.gradedAt.getTime()) }
  }
  const { fromMs, untilMs } = watchedSpan(entry)
  return { fromMs: fromMs - timeframeMs['15m'], untilMs }
}

async function checkGroup(group: readonly Timed[], prices: PriceSource, findings: GradeFindings) {
  const [first] = group
  if (!first) return
  const spans = group.map(spanOf)
  const fromMs = Math.min(...spans.map(span => span.fromMs))
  const untilMs = Math.max(...spans.map(span => span.untilMs))
  const { candles, venue } = await prices(first.symbol, timeframeOf(first), fromMs, untilMs, first.source)
  for (const entry of group)
    if (isCall(entry)) checkCall(entry, candles, venue, findings)
    else checkEntry(entry, candles, venue, findings)
}

/** The price of its end from the candles, and every score from that: what it says of itself was held together on the walk. */
function checkCall(
  { id, dueAt, values, grade }: GradedCall,
  candles: Candles,
  venue: string | null,
  findings: GradeFindings,
) {
  const endUsd = closeAt(candles, dueAt.getTime())
  if (!grade || endUsd === undefined) {
    findings.unknown++
    return
  }
  const again = gradeCall(values, endUsd)
  const off = isSame(grade.endUsd, endUsd) ? wrongScore(grade, again) : 'endUsd'
  if (!off) findings.same++
  else if (venue && grade.venue && grade.venue !== venue && Math.abs(grade.endUsd / endUsd - 1) <= venuesDifferBy)
    findings.elsewhere++
  else findings.wrong.push({ id, says: `${off} is ${grade[off]}, the candles say ${again[off]}` })
}

/** The coin that gems are held against. */
const leader = 'BTC'
const findSpanMs = timeframeMs['4h']
/** Of one that was judged later, the candles of four hours did not reach back to its beginning. */
const fineMs = 150 * DAY_MS

/** How a gem ended, from the candles of its days and of Bitcoin's: nobody kept whose they were, so that those of two exchanges may differ a little. */
async function checkFind(find: EndedFind, prices: PriceSource, findings: GradeFindings) {
  const { id, source, symbol, foundAt, dueAt, values, end, gradedAt } = find
  const [foundMs, dueMs] = [foundAt.getTime(), dueAt.getTime()]
  const fromMs = Math.floor(foundMs / findSpanMs) * findSpanMs
  const read = async (of: string) => (await prices(of, '4h', fromMs, dueMs, source)).candles
  const [own, leaders] = [await read(symbol), await read(leader)]
  const again = gemPath({ foundMs, dueMs, targetUsd: values.targetUsd }, own, findSpanMs)
  const leaderUsd = lastCloseBy(leaders, dueMs, findSpanMs)
  if (again.lastUsd === null || leaderUsd === undefined || gradedAt.getTime() - foundMs > fineMs) {
    findings.unknown++
    return
  }
  const offBy = Math.max(Math.abs(end.lastUsd / again.lastUsd - 1), Math.abs(end.lastLeaderUsd / leaderUsd - 1))
  const isReachedSo =
    (end.reachedAt === null) === (again.reachedMs === null) &&
    Math.abs((end.reachedAt?.getTime() ?? 0) - (again.reachedMs ?? 0)) <= findSpanMs
  const nearlyUsd = values.targetUsd * (1 + venuesDifferBy)
  const mayDiffer = source === 'live' && offBy <= venuesDifferBy
  if (offBy <= hair && isReachedSo) findings.same++
  else if (mayDiffer && (isReachedSo || !own.high.some(high => high > nearlyUsd))) findings.elsewhere++
  else {
    const path = (usd: number, at: Date | null) =>
      `${usd}, ${at ? `at its target on ${at.toISOString()}` : 'never at its target'}`
    const found = path(again.lastUsd, again.reachedMs === null ? null : new Date(again.reachedMs))
    findings.wrong.push({ id, says: `it ended at ${path(end.lastUsd, end.reachedAt)}; the candles say ${found}` })
  }
}

function checkEntry(entry: GradedClaim, candles: Candles, venue: string | null, findings: GradeFindings) {
  const { id, grade: saved } = entry
  try {
    const again = gradeAgain(entry, candles)
    if (!again || again.outcome === null) {
      findings.unknown++
      return
    }
    if (saved.outcome === null) {
      findings.withheld++
      return
    }
    const says = differenceOf(saved, again)
    if (!says) findings.same++
    else if (venue && saved.venue && saved.venue !== venue && isNear(saved, again)) findings.elsewhere++
    else findings.wrong.push({ id, says })
  } catch (error) {
    findings.wrong.push({ id, says: error instanceof Error ? error.message : String(error) })
  }
}

const compared = [
  'outcome',
  'actualUsd',
  'level',
  'resultRatio',
  'loss',
  'constantLoss',
] as const satisfies readonly (keyof Grade)[]

/** The first thing that differs, as it was told and as it comes out again; undefined where nothing does. */
function differenceOf(saved: Grade, again: Grade): string | undefined {
  const off = compared.find(name => !isSame(saved[name], again[name]))
  if (off) return `${off} is ${saved[off]}, the candles say ${again[off]}`
  if (!saved.life || !again.life) return undefined
  const [stated, found] = [hoursOf(saved.life), hoursOf(again.life)]
  return stated === found ? undefined : `it lived ${stated}, the candles say ${found}`
}

const hoursOf = ({ metAt, entryUsd, endedAt }: PlanLife) =>
  `${metAt ? `from ${metAt.toISOString()} at ${entryUsd} ` : ''}until ${endedAt.toISOString()}`

/** Of levels that were touched nobody kept a price: there another exchange may see one touch more or less. */
const isNear = (saved: Grade, again: Grade) =>
  saved.actualUsd === null ||
  again.actualUsd === null ||
  Math.abs(saved.actualUsd / again.actualUsd - 1) <= venuesDifferBy

function gradeAgain(entry: GradedClaim, candles: Candles): Grade | undefined {
  if (!isForecast(entry)) return entry.what === 'touch' ? gradeLevels(entry, candles) : gradePlanBy(entry, candles)
  const actualUsd = closeAt(candles, entry.dueAt.getTime())
  return actualUsd === undefined ? undefined : gradeForecast(entry, actualUsd)
}

/** The close of the minute that ends then. */
function closeAt({ time, close }: Candles, ms: number): number | undefined {
  const place = indexOf(time, ms - MINUTE_MS)
  return place < 0 ? undefined : close[place]
}

function indexOf(time: Float64Array, ms: number): number {
  let low = 0
  let high = time.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const at = time[middle] ?? 0
    if (at === ms) return middle
    if (at < ms) low = middle + 1
    else high = middle - 1
  }
  return -1
}
