import { type Candles, gradeCall, timeframeMs } from '@pusula/engine'
import { DAY_MS, MINUTE_MS } from '@pusula/words'
import { followedSpan, type Grade, gradeForecast, gradeLevels, gradePlanBy, watchedSpan } from '../grading/outcomes.ts'
import type { GradedCall } from '../log/calls.ts'
import { isForecast } from '../log/claims.ts'
import { wrongScore } from './calls.ts'
import type { PriceSource } from './candles.ts'
import type { GradedClaim, GradedEntry } from './walk.ts'

/** What a second look at the prices says of grades. */
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
  for (const group of grouped(entries)) await checkGroup(group, prices, findings)
  return findings
}

const isCall = (entry: GradedEntry): entry is GradedCall => 'kind' in entry

const timeframeOf = (entry: GradedEntry) =>
  isCall(entry) || isForecast(entry) ? '1m' : entry.what === 'touch' ? '15m' : '1h'

/** Those of a coin follow each other, so that whoever reads its candles from a file opens that once. */
function grouped(entries: readonly GradedEntry[]): GradedEntry[][] {
  const groups = new Map<string, GradedEntry[]>()
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
function spanOf(entry: GradedEntry): { fromMs: number; untilMs: number } {
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

async function checkGroup(group: readonly GradedEntry[], prices: PriceSource, findings: GradeFindings) {
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
    const off = differenceOf(saved, again)
    if (!off) findings.same++
    else if (venue && saved.venue && saved.venue !== venue && isNear(saved, again)) findings.elsewhere++
    else findings.wrong.push({ id, says: `${off} is ${saved[off]}, the candles say ${again[off]}` })
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

const differenceOf = (saved: Grade, again: Grade) => compared.find(name => !isSame(saved[name], again[name]))

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
