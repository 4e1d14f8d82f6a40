import { DAY_MS, HOUR_MS } from '@pusula/words'
import { timeframeMs } from '../candles.ts'
import { meanDailyMove, type Path, type PathPoint, type PathTerm, pathWithin } from '../paths/path.ts'
import { type PathSketch, sketchOf } from '../paths/sketch.ts'
import type { Edges } from './edges.ts'
import type { LongAverage } from './long-average.ts'
import { beganAt, halfYearDays, type Move, type Moves, readMoves } from './moves.ts'
import type { Passed } from './passed.ts'
import { firstSince, type Past, rangeSince } from './past.ts'
import { type Places, readPlaces } from './places.ts'

/** News counts of the last day and of a usual one. */
export interface Headlines {
  readonly count: number
  readonly usualCount: number
}

/** How far its days swing and how much is traded, against what is usual; null where that is not known. */
export interface Activity {
  readonly swingRatio: number | null
  readonly volumeRatio: number | null
}

/** A young coin against its first trade and its top. */
interface Beginning {
  readonly sinceFirstRatio: number
  readonly belowTopRatio: number
}

function readBeginning(past: Past): Beginning | null {
  const first = past.days.open[0] ?? past.hours.open[0]
  if (first === undefined || !(first > 0)) return null
  const { highUsd } = rangeSince(past, 0)
  return { sinceFirstRatio: past.priceUsd / first - 1, belowTopRatio: 1 - past.priceUsd / highUsd }
}

/** How many whole days ago it was first traded, as far as the candles reach. */
function ageInDays({ at, days, hours }: Past): number {
  return Math.floor((at - (days.time[0] ?? hours.time[0] ?? at)) / DAY_MS)
}

/** What the moves of the stretches hide: how far the price went between their ends. Null where nothing is known of it. */
type Paths = Readonly<Record<PathTerm, (Path & { readonly sketch?: PathSketch | null }) | null>>

/** A week by closes of four hours, the longer ones by days. */
export const readPaths = (past: Past, { week, month, halfYear }: Moves): Paths => ({
  week: pathOver(past, 'week', week),
  month: pathOver(past, 'month', month),
  halfYear: halfYear?.days === halfYearDays ? pathOver(past, 'halfYear', halfYear) : null,
})

function pathOver(past: Past, term: PathTerm, move: Move | null): Paths[PathTerm] {
  if (!move) return null
  const { close } = past.days
  const meanMove = meanDailyMove(close.subarray(0, Math.max(0, close.length - move.days)))
  if (meanMove === null) return null
  const points = pointsSince(past, move)
  const path = pathWithin(points, term, meanMove)
  return path && { ...path, sketch: sketchOf(path, points) }
}

/** From where the move began to now. */
function pointsSince(past: Past, { days, startUsd }: Move): PathPoint[] {
  const fromMs = beganAt(past, days)
  const isWeek = days < 30
  const [candles, spanMs] = isWeek ? [past.hours, HOUR_MS] : [past.days, DAY_MS]
  const stepMs = isWeek ? timeframeMs['4h'] : DAY_MS
  const points: PathPoint[] = [{ time: fromMs, close: startUsd }]
  for (let i = firstSince(candles, fromMs); i < candles.time.length; i++) {
    const time = candles.time[i] + spanMs
    if (time % stepMs === 0) points.push({ time, close: candles.close[i] })
  }
  points.push({ time: past.at, close: past.priceUsd })
  return points
}

/** What a story may speak of, in numbers alone. What is not known is null. */
export interface StoryFacts extends Activity {
  readonly ageDays: number
  readonly beginning: Beginning | null
  readonly moves: Moves
  /** What went on between the ends of the moves. */
  readonly paths: Paths
  /** The same of the coin that leads the market: what all share is not told of each. Null for that coin itself. */
  readonly leader: Activity | null
  /** The price that sentences about now go by: it does not follow a tick. */
  readonly hysteresisUsd: number
  readonly usualDaySwing: number | null
  readonly places: Places
  readonly longAverage: LongAverage | null
  readonly edges: Edges
  readonly passed: Passed | null
  readonly headlines: Headlines | null
}

/** Younger coins have a short story, and no longer terms. */
export const grownDays = 90

type Read = Pick<StoryFacts, 'longAverage' | 'edges' | 'passed' | 'headlines' | 'leader' | 'hysteresisUsd'>

const swingDays = 7

/** How far the days swing. */
interface Swing {
  /** The days of the last week against the weeks of the last 90 days; null where that is not known. */
  readonly ratio: number | null
  /** Size of the swing of a usual day; null where there are too few days to know. */
  readonly usualDay: number | null
}

/** What is usual for a coin is the middle of its last 90 days; fewer than 30 of them tell nothing. */
const usualDays = 90
const fewestDays = 30

/** The middle of what the days ending at `end` measure; null where too few do, or where it is nothing. */
function usualOf(measure: (day: number) => number, first: number, end: number): number | null {
  const start = Math.max(first, end - usualDays)
  if (end - start < fewestDays) return null
  const measured = new Float64Array(end - start)
  for (let i = 0; i < measured.length; i++) measured[i] = measure(start + i)
  measured.sort()
  const middle = measured[Math.floor(measured.length / 2)]
  return middle > 0 && Number.isFinite(middle) ? middle : null
}

export function readSwing({ at, hours, days: { high, low } }: Past): Swing {
  const end = high.length
  const first = Math.max(0, end - usualDays - swingDays + 1)
  const ranges = new Float64Array(end)
  for (let day = first; day < end; day++) ranges[day] = Math.log(high[day] / low[day])
  const usualDay = usualOf(day => ranges[day], 0, end)
  const usualWeek = usualOf(day => meanOf(back => ranges[day - back]), swingDays - 1, end)
  const isKnown = firstSince(hours, at - swingDays * DAY_MS) > 0
  if (usualWeek === null || !isKnown) return { ratio: null, usualDay }
  const lately = meanOf(back =>
    lateRange(hours, firstSince(hours, at - (back + 1) * DAY_MS), firstSince(hours, at - back * DAY_MS)),
  )
  return { ratio: lately / usualWeek, usualDay }
}

function meanOf(measure: (back: number) => number): number {
  let sum = 0
  for (let back = 0; back < swingDays; back++) sum += measure(back)
  return sum / swingDays
}

function lateRange({ high, low }: Past['hours'], start: number, end: number): number {
  if (end <= start) return 0
  let [most, least] = [high[start], low[start]]
  for (let i = start + 1; i < end; i++) {
    if (high[i] > most) most = high[i]
    if (low[i] < least) least = low[i]
  }
  return Math.log(most / least)
}

/** Money traded in 24 hours against a usual day; null where it is not known. */
export function readVolume({ at, hours, days }: Past): number | null {
  const usual = usualOf(day => days.volume[day] * days.close[day], 0, days.close.length)
  const start = firstSince(hours, at - DAY_MS)
  if (usual === null || start === 0) return null
  let traded = 0
  for (let i = start; i < hours.close.length; i++) traded += hours.volume[i] * hours.close[i]
  return traded / usual
}

/** What the candles tell, and what was read elsewhere. */
export function readFacts(past: Past, read: Read): StoryFacts {
  const swing = readSwing(past)
  const moves = readMoves(past)
  return {
    ageDays: ageInDays(past),
    beginning: readBeginning(past),
    moves,
    paths: readPaths(past, moves),
    swingRatio: swing.ratio,
    volumeRatio: readVolume(past),
    usualDaySwing: swing.usualDay,
    places: readPlaces(past),
    ...read,
  }
}
