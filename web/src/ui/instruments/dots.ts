/** A tenth of the likely range is a column; the range is the ten in the middle, so that its edges fall between columns. */
export const columnCount = 20
export const rangeColumns = 10
/** The columns on either side of it. */
export const besideRange = (columnCount - rangeColumns) / 2
/** Of fifty ends five lie below the range and five above it. */
const outside = 5

export interface Dot {
  column: number
  /** From the bottom. */
  row: number
  isInside: boolean
}

/** Fifty ends, each stacked in the column of its price; those beyond the plot stand in its last column. */
export function placeDots(endsUsd: readonly number[], lowUsd: number, highUsd: number): Dot[] {
  const stepUsd = (highUsd - lowUsd) / rangeColumns
  const heights: number[] = Array.from({ length: columnCount }, () => 0)
  return endsUsd.map((usd, place) => {
    const isInside = place >= outside && place < endsUsd.length - outside
    const [first, last] = isInside
      ? [besideRange, besideRange + rangeColumns - 1]
      : place < outside
        ? [0, besideRange - 1]
        : [besideRange + rangeColumns, columnCount - 1]
    // The ends of a range are rounded to what its market can pay: a dot never crosses an edge by that.
    const column = Math.min(last, Math.max(first, besideRange + Math.floor((usd - lowUsd) / stepUsd)))
    const row = heights[column] ?? 0
    heights[column] = row + 1
    return { column, row, isInside }
  })
}

const pitch = 16
export const dotsWidth = columnCount * pitch

export interface DotPaths {
  inside: string
  outside: string
  height: number
}

/** The same as two paths, for a page that is drawn before any script. */
export function dotPaths(endsUsd: readonly number[], lowUsd: number, highUsd: number): DotPaths {
  const dots = placeDots(endsUsd, lowUsd, highUsd)
  const height = Math.max(1, ...dots.map(({ row }) => row + 1)) * pitch
  const pathOf = (inside: boolean) =>
    dots
      .filter(({ isInside }) => isInside === inside)
      .map(({ column, row }) => `M${column * pitch + pitch / 2} ${height - row * pitch - pitch / 2}h0`)
      .join('')
  return { inside: pathOf(true), outside: pathOf(false), height }
}

/** Where a price stands on the plot, in percent of its width; what is beyond it stands at its end. */
export const dotPlace = (usd: number, lowUsd: number, highUsd: number): number =>
  Math.min(100, Math.max(0, (100 / columnCount) * (besideRange + (rangeColumns * (usd - lowUsd)) / (highUsd - lowUsd))))

/** The graduations between the columns, in percent; those at the edges of the range are longer. */
export const dotTicks = Array.from({ length: columnCount + 1 }, (_, edge) => ({
  place: (100 / columnCount) * edge,
  isEdge: edge === besideRange || edge === besideRange + rangeColumns,
}))

export interface DotTexts {
  low: string
  high: string
  now: string
}

/** Of the labels, on the narrowest plot: prices in lira have twice the digits of those in dollars. */
const [letterPx, gapPx, narrowPx] = [6.4, 8, 280]

/** Middles of the three labels in percent of the width, apart from each other: those of the edges give way outwards. */
export function labelPlaces(now: number, texts: DotTexts): Record<keyof DotTexts, number> {
  const apart = (edge: string) => (100 * (((edge.length + texts.now.length) / 2) * letterPx + gapPx)) / narrowPx
  const nowAt = Math.min(53, Math.max(47, now))
  return { low: Math.min(25, nowAt - apart(texts.low)), now: nowAt, high: Math.max(75, nowAt + apart(texts.high)) }
}
