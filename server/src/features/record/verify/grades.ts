import { type Candles, timeframeMs } from '@pusula/engine'
import { isForecast } from '../chain/claims.ts'
import { type Grade, gradeForecast, gradeTerms, watchedSpan } from '../grading/outcomes.ts'
import type { Entry } from '../publish/lines.ts'
import type { PriceSource } from './candles.ts'

const minuteMs = timeframeMs['1m']
const dayMs = timeframeMs['1d']

/** What a second look at the prices says of grades. */
export interface GradeFindings {
  /** Those that came out the same. */
  same: number
  /** Those whose candles could not be had, now or then. */
  unknown: number
  /** Those that another exchange was asked for, and that differ by no more than two exchanges do. */
  elsewhere: number
  wrong: { id: number; says: string }[]
}

/** What can be known by anybody: the price, where it fell, and what a plan brought. */
const told = ['outcome', 'actualUsd', 'level', 'resultRatio'] as const
const hair = 1e-9
/** Two exchanges rarely differ by so much, even where the market is thin. */
const venuesDifferBy = 0.01

const isSame = (a: number | null, b: number | null) =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= hair * Math.max(1, Math.abs(a)))

/** Works out the grades of some entries again, coin by coin and day by day, so that few candles are held at a time. */
export async function checkGrades(entries: readonly Entry[], prices: PriceSource): Promise<GradeFindings> {
  const findings: GradeFindings = { same: 0, unknown: 0, elsewhere: 0, wrong: [] }
  const groups = grouped(entries.filter(({ grade }) => grade))
  for (const group of groups.values()) await checkGroup(group, prices, findings)
  return findings
}

const groupOf = (entry: Entry) =>
  `${entry.symbol} ${isForecast(entry) ? '1m' : '15m'} ${Math.floor(entry.dueAt.getTime() / dayMs)}`

function grouped(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const group = groups.get(groupOf(entry))
    if (group) group.push(entry)
    else groups.set(groupOf(entry), [entry])
  }
  return groups
}

async function checkGroup(group: readonly Entry[], prices: PriceSource, findings: GradeFindings) {
  const [first] = group
  if (!first) return
  const spans = group.map(entry =>
    isForecast(entry)
      ? { fromMs: entry.dueAt.getTime() - minuteMs, untilMs: entry.dueAt.getTime() }
      : { ...watchedSpan(entry), fromMs: watchedSpan(entry).fromMs - timeframeMs['15m'] },
  )
  const fromMs = Math.min(...spans.map(span => span.fromMs))
  const untilMs = Math.max(...spans.map(span => span.untilMs))
  const { candles, venue } = await prices(first.symbol, isForecast(first) ? '1m' : '15m', fromMs, untilMs)
  for (const entry of group) {
    const again = gradeAgain(entry, candles)
    const kept = entry.grade
    if (!kept || kept.outcome === null || !again || again.outcome === null) findings.unknown++
    else {
      const off = differenceOf(kept, again)
      if (!off) findings.same++
      else if (venue && kept.venue && kept.venue !== venue && isNear(kept, again)) findings.elsewhere++
      else findings.wrong.push({ id: entry.id, says: `${off} is ${kept[off]}, the candles say ${again[off]}` })
    }
  }
}

/** What grades of earlier editions do not know is not looked for. */
function differenceOf(kept: Grade, again: Grade) {
  const isKnown = kept.leveragedRatio !== null && kept.leveragedRatio !== undefined
  return [...told, ...(isKnown ? (['leveragedRatio'] as const) : [])].find(name => !isSame(kept[name], again[name]))
}

/** Of levels that were touched nobody kept a price: there another exchange may see one touch more or less. */
const isNear = (kept: Grade, again: Grade) =>
  kept.actualUsd === null ||
  again.actualUsd === null ||
  Math.abs(kept.actualUsd / again.actualUsd - 1) <= venuesDifferBy

function gradeAgain(entry: Entry, candles: Candles): Grade | undefined {
  if (!isForecast(entry)) return gradeTerms(entry, candles)
  const { time, close } = candles
  const place = indexOf(time, entry.dueAt.getTime() - minuteMs)
  const actualUsd = place < 0 ? undefined : close[place]
  return actualUsd === undefined ? undefined : gradeForecast(entry, actualUsd)
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
