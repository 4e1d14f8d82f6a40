import type { History } from '@pusula/contract'
import { dayAt } from '@pusula/words'
import { niceSteps } from '../../../ui/instruments/axis.ts'

/** A drawing of 100 by 100 that stretches to its place. */
const size = 100
const edge = 4

export type Point = History['points'][number]

/** The day of UTC that a daily point stands for, by which prices and movements have their days. */
export const dayOf = ({ at }: Point): string => at.slice(0, 10)

/** When a point is, for who writes it: an hour on the reader's clock, a day under its own name wherever they are. */
export const momentOf = (point: Point, isHourly: boolean): Date => (isHourly ? new Date(point.at) : dayAt(dayOf(point)))

/** Paid in less taken out. */
export const netOf = ({ paidIn, takenOut }: Point): number => paidIn - takenOut

interface ValueLine {
  /** Broken where money came in or went out: a deposit draws no rise. */
  value: string
  paid: string
  /** What lies between the two, above and below what was paid. */
  gain: string
  loss: string
  /** Where a point stands, in percent of the width and height. */
  xOf: (index: number) => number
  yOf: (amount: number) => number
  low: number
  high: number
  /** Round amounts at which a line is ruled. */
  rules: number[]
}

const hundredth = (value: number) => Math.round(value * 100) / 100

/** Runs of points between which nothing came in or went out. */
function runsOf(points: readonly Point[]): number[][] {
  const runs: number[][] = []
  points.forEach((point, i) => {
    const before = points[i - 1]
    const isMoved = !before || before.paidIn !== point.paidIn || before.takenOut !== point.takenOut
    if (isMoved) runs.push([i])
    else runs.at(-1)?.push(i)
  })
  return runs
}

interface Corner {
  /** Between two points where the lines cross. */
  index: number
  value: number
  net: number
}

/** The points of a run, and between them the places where the value crosses what was paid: a tint ends there. */
function withCrossings(run: readonly number[], points: readonly Point[]): Corner[] {
  const corners = run.map((index): Corner => {
    const point = points[index]!
    return { index, value: point.value, net: netOf(point) }
  })
  return corners.flatMap((corner, i) => {
    const next = corners[i + 1]
    const [here, there] = [corner.value - corner.net, next ? next.value - next.net : 0]
    if (!next || here * there >= 0) return [corner]
    const part = here / (here - there)
    const net = corner.net + (next.net - corner.net) * part
    return [corner, { index: corner.index + part * (next.index - corner.index), value: net, net }]
  })
}

/** Value and paid money on one scale; null where there are not two points to join. */
export function valueLine(points: readonly Point[]): ValueLine | null {
  if (points.length < 2) return null
  const all = points.flatMap(point => [point.value, netOf(point)])
  const low = all.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
  const high = all.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY)
  const xOf = (index: number) => hundredth((index / (points.length - 1)) * size)
  const yOf = (amount: number) =>
    high > low ? hundredth(size - edge - ((amount - low) / (high - low)) * (size - 2 * edge)) : size / 2
  const runs = runsOf(points)
  const at = (i: number, amount: (point: Point) => number) => `${xOf(i)} ${yOf(amount(points[i]!))}`
  const line = (run: number[]) => `M${run.map(i => at(i, ({ value }) => value)).join('L')}`
  /** The steps of what was paid; a run reaches up to the next one. */
  const paid = runs
    .map((run, r) => {
      const end = runs[r + 1]?.[0] ?? points.length - 1
      return `${r ? 'L' : 'M'}${at(run[0]!, netOf)}H${xOf(end)}`
    })
    .join('')
  const between = (limit: (value: number, net: number) => number) =>
    runs
      .filter(run => run.length > 1)
      .map(run => {
        const corners = withCrossings(run, points)
        const top = corners.map(({ index, value, net }) => `${xOf(index)} ${yOf(limit(value, net))}`).join('L')
        const foot = corners.map(({ index, net }) => `${xOf(index)} ${yOf(net)}`).reverse()
        return `M${top}L${foot.join('L')}Z`
      })
      .join('')
  return {
    value: runs.map(line).join(''),
    paid,
    gain: between(Math.max),
    loss: between(Math.min),
    xOf,
    yOf,
    rules: niceSteps(low, high, 3),
    low: points.reduce((least, { value }) => Math.min(least, value), Number.POSITIVE_INFINITY),
    high: points.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY),
  }
}

export const ranges = ['day', 'week', 'month', 'year', 'all'] as const
export type Range = (typeof ranges)[number]

const daysOf = { day: 1, week: 7, month: 30, year: 365, all: Number.POSITIVE_INFINITY } as const

/** The points of the last days; a range longer than the history is all of it. */
export const within = (points: readonly Point[], range: Range): readonly Point[] =>
  range === 'day' || range === 'all' ? points : points.slice(-(daysOf[range] + 1))

/** Days of movements that would lie on each other are one mark: what came in less what went out, and how many. */
export interface FlowMark {
  x: number
  net: number
  days: number
}

/** In percent of the width: a mark is 16 px wide, and a phone's drawing some 290. */
const markGap = 6

export function flowMarks(flows: readonly { x: number; net: number }[]): FlowMark[] {
  const marks: { first: number; sum: number; net: number; days: number }[] = []
  for (const { x, net } of [...flows].sort((one, other) => one.x - other.x)) {
    const last = marks.at(-1)
    if (last && x - last.sum / last.days < markGap) {
      last.sum += x
      last.net += net
      last.days++
    } else marks.push({ first: x, sum: x, net, days: 1 })
  }
  // The middle of many may have come near the next one.
  const placed = marks.map(({ sum, net, days }) => ({ x: sum / days, net, days }))
  const isClear = placed.every(({ x }, i) => i === 0 || x - (placed[i - 1]?.x ?? 0) >= markGap)
  return isClear ? placed : flowMarksOf(placed)
}

/** Marks that came too near each other are one. */
function flowMarksOf(marks: readonly FlowMark[]): FlowMark[] {
  const retained: FlowMark[] = []
  for (const mark of marks) {
    const last = retained.at(-1)
    if (!last || mark.x - last.x >= markGap) retained.push({ ...mark })
    else {
      last.net += mark.net
      last.days += mark.days
    }
  }
  return retained
}
