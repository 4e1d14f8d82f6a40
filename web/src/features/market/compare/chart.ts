import { avoidOverlap } from '../../../ui/instruments/avoid-overlap.ts'

/** One coin's change since the start, a value for every time; null before it was traded. */
interface Line {
  symbol: string
  line: readonly (number | null)[]
}

interface Drawn {
  symbol: string
  path: string
  /** Where the name stands, and the last change. */
  labelY: number
  last: number
}

interface Drawing {
  lines: Drawn[]
  zeroY: number
  marks: { y: number; ratio: number }[]
}

export const labelGapPx = 28
const edgePx = 18
const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
const maxMarks = 4

const tenth = (value: number) => Math.round(value * 10) / 10

/** Lines from one start on one scale; the names beside them never lie on each other. */
export function drawLines(lines: readonly Line[], widthPx: number, heightPx: number): Drawing {
  const values = [0, ...lines.flatMap(({ line }) => line.flatMap(value => value ?? []))]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = high - low || 0.01
  const toY = (value: number) => tenth(heightPx - edgePx - ((value - low) / span) * (heightPx - 2 * edgePx))
  const drawn = lines.map(({ symbol, line }) => {
    const toX = (place: number) => tenth((place / Math.max(1, line.length - 1)) * widthPx)
    const points = line.flatMap((value, place) => (value === null ? [] : [`${toX(place)} ${toY(value)}`]))
    return { symbol, path: points.length ? `M${points.join('L')}` : '', last: line.findLast(one => one !== null) ?? 0 }
  })
  const order = drawn.map(({ last }, place) => ({ place, y: toY(last) })).sort((one, other) => one.y - other.y)
  const apart = avoidOverlap(
    order.map(({ y }) => ({ position: y, weight: 1 })),
    labelGapPx,
    [edgePx / 2, heightPx - edgePx],
  )
  const labelY = new Map(order.map(({ place }, index) => [place, tenth(apart[index] ?? 0)]))
  return {
    lines: drawn.map((one, place) => ({ ...one, labelY: labelY.get(place) ?? 0 })),
    zeroY: toY(0),
    marks: marksBetween(low, high).map(ratio => ({ ratio, y: toY(ratio) })),
  }
}

/** Round changes to draw a line at, a few at most; the start has a line of its own. */
function marksBetween(low: number, high: number): number[] {
  const step = steps.find(size => (high - low) / size <= maxMarks) ?? high - low
  const [first, last] = [Math.ceil(low / step), Math.floor(high / step)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => (first + place) * step).filter(
    ratio => Math.abs(ratio) > step / 2,
  )
}
