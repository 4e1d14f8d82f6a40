import type { History } from '@pusula/contract'

/** A drawing of 100 by 100 that stretches to its place. */
const size = 100
const edge = 4

export type Point = History['points'][number]

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
        const [first, last] = [run[0]!, run.at(-1)!]
        const top = run.map(i => at(i, point => limit(point.value, netOf(point)))).join('L')
        return `M${at(first, netOf)}L${top}L${xOf(last)} ${yOf(netOf(points[last]!))}Z`
      })
      .join('')
  return {
    value: runs.map(line).join(''),
    paid,
    gain: between(Math.max),
    loss: between(Math.min),
    xOf,
    yOf,
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
