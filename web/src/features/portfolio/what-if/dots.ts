import type { Start } from '@pusula/engine'

/** A drawing of this size that keeps its proportions. */
export const [plotWidth, plotHeight, axisHeight, topHeight] = [340, 140, 22, 18]
const usualDot = 7.2

export interface PlacedDot extends Start {
  x: number
  y: number
  radius: number
}

export const axisMultiples = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200]

/** Multiples on a scale of logarithms, one dot above the other where they would lie on each other. */
export function placedDots(starts: readonly Start[]) {
  const multiples = starts.map(({ multiple }) => multiple)
  const [low, high] = [Math.log(Math.min(0.5, ...multiples) * 0.9), Math.log(Math.max(2, ...multiples) * 1.1)]
  const xOf = (multiple: number) => (plotWidth * (Math.log(multiple) - low)) / (high - low)
  const stacksOf = (dot: number) => {
    const stacks = new Map<number, number>()
    return starts.map(start => {
      const column = Math.min(Math.floor(plotWidth / dot) - 1, Math.max(0, Math.floor(xOf(start.multiple) / dot)))
      const level = stacks.get(column) ?? 0
      stacks.set(column, level + 1)
      return { ...start, column, level }
    })
  }
  const tallest = (dot: number) => Math.max(0, ...stacksOf(dot).map(({ level }) => level + 1)) * dot
  // Stacks that are too tall have smaller dots.
  let dot = usualDot
  while (dot > 2.4 && tallest(dot) > plotHeight - topHeight - axisHeight) dot *= 0.9
  const foot = plotHeight - axisHeight
  const dots = stacksOf(dot).map(
    ({ column, level, month, multiple }): PlacedDot => ({
      month,
      multiple,
      x: (column + 0.5) * dot,
      y: foot - (level + 0.5) * dot,
      radius: 0.43 * dot,
    }),
  )
  const axis = axisMultiples.filter(multiple => Math.log(multiple) > low && Math.log(multiple) < high)
  return { dots, xOf, axis }
}
