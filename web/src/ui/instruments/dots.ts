/** A tenth of the likely range is a column; the range is the ten in the middle, so that its edges fall between columns. */
const columnCount = 20
const rangeColumns = 10
const before = (columnCount - rangeColumns) / 2
/** Of fifty ends five lie below the range and five above it. */
const outside = 5

const pitch = 16
export const dotsWidth = columnCount * pitch

export interface DotPaths {
  inside: string
  outside: string
  height: number
}

/** Fifty ends as two paths of dots, each stacked in the column of its price; those beyond the plot stand in its last column. */
export function dotPaths(endsUsd: readonly number[], lowUsd: number, highUsd: number): DotPaths {
  const stepUsd = (highUsd - lowUsd) / rangeColumns
  const heights: number[] = Array.from({ length: columnCount }, () => 0)
  const dots = endsUsd.map((usd, place) => {
    const isInside = place >= outside && place < endsUsd.length - outside
    const [first, last] = isInside
      ? [before, before + rangeColumns - 1]
      : place < outside
        ? [0, before - 1]
        : [before + rangeColumns, columnCount - 1]
    // The ends of a range are rounded to what its market can pay: a dot never crosses an edge by that.
    const column = Math.min(last, Math.max(first, before + Math.floor((usd - lowUsd) / stepUsd)))
    const row = heights[column] ?? 0
    heights[column] = row + 1
    return { column, row, isInside }
  })
  const height = Math.max(1, ...heights) * pitch
  const pathOf = (inside: boolean) =>
    dots
      .filter(({ isInside }) => isInside === inside)
      .map(({ column, row }) => `M${column * pitch + pitch / 2} ${height - row * pitch - pitch / 2}h0`)
      .join('')
  return { inside: pathOf(true), outside: pathOf(false), height }
}

/** Where a price stands on the plot, in percent of its width; what is beyond it stands at its end. */
export const dotPlace = (usd: number, lowUsd: number, highUsd: number): number =>
  Math.min(100, Math.max(0, (100 / columnCount) * (before + (rangeColumns * (usd - lowUsd)) / (highUsd - lowUsd))))

/** The graduations between the columns, in percent; those at the edges of the range are longer. */
export const dotTicks = Array.from({ length: columnCount + 1 }, (_, edge) => ({
  place: (100 / columnCount) * edge,
  isEdge: edge === before || edge === before + rangeColumns,
}))
