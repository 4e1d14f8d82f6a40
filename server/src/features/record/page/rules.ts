import type { ReplyOf, record as routes } from '@pusula/contract'
import { evaluation, type Horizon, horizons } from '@pusula/engine'
import { DAY_MS, utcDay } from '@pusula/words'
import type { ChanceSum, PlanDay, RangeSum, Sums } from '../rollups/sums.ts'
import type { CoinSum } from './store.ts'

type TrackRecord = ReplyOf<typeof routes.trackRecord>
type Kind = 'live' | 'replayed'

/** Minimum sample size: below it a rate says more about luck than about the forecasts. */
const enoughGraded = 30
const promisedRatio = 0.8
/** Nineteen times in twenty luck stays within so many standard errors. */
const confidence = 1.96
const minDays = 3
/** A week has to be further off than this to be called so, however sure its days are of themselves. */
const minOffRatio = 0.03

const missesOf = ({ below, above }: RangeSum) => below + above
const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0)

/** Live from thirty results on, else what was replayed, if that is enough; else nothing. */
function ofOneKind<Row extends { kind: string }>(
  rows: readonly Row[],
  countOf: (row: Row) => number,
  least = enoughGraded,
): { kind: Kind; rows: Row[] } | undefined {
  for (const kind of ['live', 'replayed'] as const) {
    const found = rows.filter(row => row.kind === kind)
    if (sum(found, countOf) >= least) return { kind, rows: found }
  }
  return undefined
}

/**
 * How far luck may move a rate of misses either way. Coins rise and fall together, so what counts as one draw is a day and
 * not a forecast.
 */
export function clusteredError(days: readonly { misses: number; graded: number }[]): number | null {
  const graded = sum(days, day => day.graded)
  if (days.length < minDays || graded === 0) return null
  const ratio = sum(days, day => day.misses) / graded
  const squares = sum(days, day => (day.misses - ratio * day.graded) ** 2)
  return (confidence * Math.sqrt((squares * days.length) / (days.length - 1))) / graded
}

/** The ratios between which luck leaves a range that holds what it promises. */
function usualSpan(errorRatio: number | null): { lowRatio: number; highRatio: number } | null {
  if (errorRatio === null) return null
  return { lowRatio: Math.max(0, promisedRatio - errorRatio), highRatio: Math.min(1, promisedRatio + errorRatio) }
}

function byDay(rows: readonly RangeSum[]): { misses: number; graded: number }[] {
  const days = new Map<string, { misses: number; graded: number }>()
  for (const row of rows) {
    if (row.graded === 0) continue
    const day = days.get(row.day) ?? { misses: 0, graded: 0 }
    days.set(row.day, { misses: day.misses + missesOf(row), graded: day.graded + row.graded })
  }
  return [...days.values()]
}

export function horizonRecords(rows: readonly RangeSum[], least = enoughGraded): TrackRecord['horizons'] {
  return horizons.flatMap(horizon => {
    const found = ofOneKind(
      rows.filter(({ what }) => what === horizon),
      row => row.graded,
      least,
    )
    return found ? [horizonRecord(horizon, found.kind, found.rows)] : []
  })
}

function horizonRecord(horizon: Horizon, kind: Kind, rows: readonly RangeSum[]): TrackRecord['horizons'][number] {
  const graded = sum(rows, row => row.graded)
  const sideSaid = sum(rows, row => row.sideSaid)
  const constantLoss = sum(rows, row => row.constantLoss)
  const days = byDay(rows)
  const errorRatio = clusteredError(days)
  return {
    horizon,
    kind,
    graded,
    days: days.length,
    insideRatio: 1 - sum(rows, missesOf) / graded,
    belowRatio: sum(rows, row => row.below) / graded,
    aboveRatio: sum(rows, row => row.above) / graded,
    errorRatio,
    usual: usualSpan(errorRatio),
    distanceRatio: sum(rows, row => row.error) / graded,
    unchangedDistanceRatio: sum(rows, row => row.unchangedError) / graded,
    skillRatio:
      constantLoss > 0
        ? evaluation.skill(
            sum(rows, row => row.loss),
            constantLoss,
          )
        : null,
    directionRatio: sideSaid > 0 ? sum(rows, row => row.sideRight) / sideSaid : null,
  }
}

/** All horizons together, and the same by the hour of issue. */
export function totalRecord(rows: readonly RangeSum[]): Pick<TrackRecord, 'total' | 'hours'> {
  const found = ofOneKind(rows, row => row.graded)
  if (!found) return { total: null, hours: [] }
  const graded = sum(found.rows, row => row.graded)
  const missed = sum(found.rows, missesOf)
  const days = byDay(found.rows)
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const count = sum(found.rows, row => row.hours[hour] ?? 0)
    const misses = sum(found.rows, row => row.missedHours[hour] ?? 0)
    return { hour, graded: count, insideRatio: count ? 1 - misses / count : 0 }
  })
  return {
    total: {
      kind: found.kind,
      graded,
      missed,
      days: days.length,
      insideRatio: 1 - missed / graded,
      errorRatio: clusteredError(days),
    },
    hours: hours.filter(hour => hour.graded >= enoughGraded),
  }
}

function mondayOf(day: string): string {
  const ms = Date.parse(day)
  const sinceMonday = (new Date(ms).getUTCDay() + 6) % 7
  return utcDay(ms - sinceMonday * DAY_MS)
}

/** The ranges of a day, week by week and kind by kind, the oldest first. */
export function weekRecords(rows: readonly RangeSum[]): TrackRecord['weeks'] {
  const weeks = new Map<string, { startsOn: string; kind: Kind; days: RangeSum[] }>()
  for (const row of rows) {
    if (row.what !== '1day' || row.kind === 'asked' || row.graded === 0) continue
    const startsOn = mondayOf(row.day)
    const key = `${startsOn} ${row.kind}`
    const week = weeks.get(key) ?? { startsOn, kind: row.kind, days: [] }
    week.days.push(row)
    weeks.set(key, week)
  }
  return [...weeks.values()].flatMap(({ startsOn, kind, days }) => {
    const graded = sum(days, row => row.graded)
    if (graded < enoughGraded) return []
    const insideRatio = 1 - sum(days, missesOf) / graded
    const error = clusteredError(byDay(days))
    const isOff = error !== null && Math.abs(insideRatio - promisedRatio) > Math.max(error, minOffRatio)
    return [{ startsOn, kind, graded, insideRatio, isOff }]
  })
}

/** Chances in tenths, each with what came of it. */
export function chanceRecords(rows: readonly ChanceSum[]): TrackRecord['chances'] {
  return (['touch', 'begun', 'target'] as const).flatMap(of => {
    const found = ofOneKind(
      rows.filter(({ what }) => what === of),
      row => sum(row.graded, count => count),
    )
    return Array.from({ length: 10 }, (_, tenth) => {
      const at = (numbers: (row: ChanceSum) => number[]) => sum(found?.rows ?? [], row => numbers(row)[tenth] ?? 0)
      const graded = at(row => row.graded)
      const [stated, happened] = [at(row => row.stated), at(row => row.happened)]
      return { of, kind: found?.kind ?? 'live', graded, statedRatio: stated / graded, happenedRatio: happened / graded }
    }).filter(({ graded }) => graded >= enoughGraded)
  })
}

/** How the plans of each side did, and what they brought, with its error by days. */
export function planRecords(rows: readonly PlanDay[]): TrackRecord['plans'] {
  return (['up', 'down'] as const).flatMap(what => {
    const found = ofOneKind(
      rows.filter(row => row.what === what),
      row => row.graded,
    )
    if (!found) return []
    const of = (number: (row: PlanDay) => number) => sum(found.rows, number)
    const [graded, lapsed] = [of(row => row.graded), of(row => row.unmet)]
    return [
      {
        ...{ what, kind: found.kind, graded, lapsed },
        begunRatio: graded / (graded + lapsed),
        begunStatedRatio: of(row => row.begunSaid) / (graded + lapsed),
        targetRatio: of(row => row.target) / graded,
        targetStatedRatio: of(row => row.targetSaid) / graded,
        stopRatio: of(row => row.stop) / graded,
        stopStatedRatio: of(row => row.stopSaid) / graded,
        meanRatio: of(row => row.result) / graded,
        errorRatio: clusteredError(found.rows.map(row => ({ misses: row.result, graded: row.graded }))),
      },
    ]
  })
}

export type CoinRecord = Partial<Record<Horizon, { kind: Kind; graded: number; heldRatio: number; days: number }>>

/** What a card says of a coin's ranges. */
export function coinRecord(rows: readonly CoinSum[]): CoinRecord {
  return Object.fromEntries(
    horizons.flatMap(horizon => {
      const found = ofOneKind(
        rows.filter(({ what }) => what === horizon),
        row => row.graded,
      )
      const [row] = found?.rows ?? []
      if (!found || !row) return []
      const { graded, missed, days } = row
      return [[horizon, { kind: found.kind, graded, heldRatio: 1 - missed / graded, days }]]
    }),
  )
}

/** What the page says of a coin, or of all together, from sums alone: for whoever has counted them anew. */
export function recordStatsOf(sums: Sums, symbol: string, since: string) {
  const chosen = <Sum extends { kind: string; symbol: string; day: string }>(of: ReadonlyMap<string, Sum>): Sum[] =>
    [...of.values()]
      .filter(sum => sum.kind !== 'asked' && sum.symbol === symbol && sum.day >= since)
      .sort((a, b) => (a.day < b.day ? -1 : 1))
  const all = chosen(sums.ranges)
  const ranges = all.filter(({ what }) => (horizons as readonly string[]).includes(what))
  return {
    ...totalRecord(ranges),
    horizons: horizonRecords(ranges),
    weeks: weekRecords(ranges),
    chances: chanceRecords(chosen(sums.chances)),
    plans: planRecords(chosen(sums.plans)),
    unknown: sum(
      all.filter(({ kind }) => kind === 'live'),
      row => row.unknown,
    ),
  }
}
