import { avoidOverlap } from '../../../ui/instruments/avoid-overlap.ts'
import { niceSteps } from '../../../ui/instruments/axis.ts'
import type { Returns } from '../queries.ts'

/** A drawing of 100 by 100 that stretches to its place. */
const size = 100

export type LineName = 'you' | 'prices' | Returns['rivals'][number]['name']

export interface DrawnLine {
  name: LineName
  values: readonly (number | null)[]
  path: string
  /** The last known point: in percent of width and height, and its return. */
  end: { x: number; y: number; rate: number }
}

export interface Drawing {
  lines: DrawnLine[]
  /** Between nothing gained and the line of prices. */
  belowPrices: string
  xOf: (index: number) => number
  yOf: (rate: number) => number
  /** Returns at which a line is ruled. */
  rules: number[]
}

const hundredth = (value: number) => Math.round(value * 100) / 100

/** The lines that are shown, on one scale of returns; days are as far apart as they were. */
export function drawingOf(
  chart: Returns['chart'],
  lines: readonly { name: LineName; values: readonly (number | null)[] }[],
): Drawing | null {
  const times = chart.days.map(day => Date.parse(day))
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const known = lines.flatMap(({ values }) => values.filter(value => value !== null))
  if (times.length < 2 || known.length === 0) return null
  const low = Math.min(0, ...known)
  const high = Math.max(0.05, ...known)
  const rules = niceSteps(low, high, 4)
  const xOf = (index: number) => hundredth((size * ((times[index] ?? first) - first)) / (last - first))
  const yOf = (rate: number) => hundredth(size * (1 - (rate - low) / (high - low)))
  const drawn = lines.flatMap(({ name, values }): DrawnLine[] => {
    const end = values.findLastIndex(value => value !== null)
    const rate = values[end]
    if (rate === null || rate === undefined) return []
    return [{ name, values, path: pathOf(values, xOf, yOf), end: { x: xOf(end), y: yOf(rate), rate } }]
  })
  const prices = drawn.find(({ name }) => name === 'prices')
  const firstPrice = prices?.values.findIndex(value => value !== null) ?? 0
  const belowPrices = prices ? `${prices.path}L${prices.end.x} ${yOf(0)}L${xOf(firstPrice)} ${yOf(0)}Z` : ''
  return { lines: drawn, belowPrices, xOf, yOf, rules }
}

/** A line through what is known; it is broken where nothing is. */
function pathOf(
  values: readonly (number | null)[],
  xOf: (index: number) => number,
  yOf: (rate: number) => number,
): string {
  let isBroken = true
  return values
    .map((value, i) => {
      if (value === null) {
        isBroken = true
        return ''
      }
      const step = `${isBroken ? 'M' : 'L'}${xOf(i)} ${yOf(value)}`
      isBroken = false
      return step
    })
    .join('')
}

/** Where the names at the ends stand, so many pixels apart, in a drawing of so many pixels. */
export function labelPlaces(lines: readonly DrawnLine[], heightPx: number, gapPx: number): Map<LineName, number> {
  const sorted = [...lines].sort((one, other) => one.end.y - other.end.y)
  const placed = sorted.map(({ end }) => ({ position: (end.y / size) * heightPx, weight: 1 }))
  const positions = avoidOverlap(placed, gapPx, [0, heightPx])
  return new Map(sorted.map(({ name }, i) => [name, positions[i] ?? 0]))
}
