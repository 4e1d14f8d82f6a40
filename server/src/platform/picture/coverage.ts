import type { Contour, Point } from './shapes.ts'

/** How much of each pixel of a box an area covers, from 0 to 1. */
interface Coverage {
  left: number
  top: number
  width: number
  height: number
  of: Float32Array
}

/**
 * Each edge leaves in every line the part of the pixel to its right that it covers; summed from the left, these are the area
 * that each pixel has inside. Exact, and so without steps at the edges.
 */
export function coverageOf(contours: readonly Contour[]): Coverage {
  const points = contours.flat()
  const left = Math.floor(least(points, 0))
  const top = Math.floor(least(points, 1))
  const width = Math.ceil(-least(points, 0, -1)) - left + 2
  const height = Math.ceil(-least(points, 1, -1)) - top + 1
  const of = new Float32Array(width * height)
  for (const contour of contours)
    contour.forEach((to, i) => {
      const from = contour.at(i - 1) ?? to
      addEdge(of, width, [from[0] - left, from[1] - top], [to[0] - left, to[1] - top])
    })
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let at = y * width; at < (y + 1) * width; at++) {
      sum += of[at] ?? 0
      of[at] = Math.min(1, Math.abs(sum))
    }
  }
  return { left, top, width, height, of }
}

const least = (points: readonly Point[], axis: 0 | 1, sign = 1) =>
  points.reduce((found, point) => Math.min(found, sign * point[axis]), Number.POSITIVE_INFINITY)

function addEdge(of: Float32Array, width: number, from: Point, to: Point) {
  const turn = from[1] < to[1] ? 1 : -1
  const [[startX, startY], [endX, endY]] = turn > 0 ? [from, to] : [to, from]
  const slope = (endX - startX) / (endY - startY)
  for (let y = Math.floor(startY), x = startX; y < endY; y++) {
    const part = Math.min(y + 1, endY) - Math.max(y, startY)
    const nextX = x + slope * part
    addPiece(of, y * width, Math.min(x, nextX), Math.max(x, nextX), turn * part)
    x = nextX
  }
}

/** The piece of an edge inside one line of pixels: all pixels right of it are covered by as much as it is high. */
function addPiece(of: Float32Array, line: number, fromX: number, toX: number, amount: number) {
  let before = 0
  for (let pixel = Math.floor(fromX); before < 1; pixel++) {
    const covered = rightOf(fromX, toX, pixel)
    of[line + pixel] = (of[line + pixel] ?? 0) + amount * (covered - before)
    before = covered
  }
}

/** How much of a pixel lies right of an edge that runs evenly between two places. */
function rightOf(fromX: number, toX: number, pixel: number): number {
  if (toX <= pixel) return 1
  if (toX - fromX < upright) return pixel + 1 - fromX
  return (summed(pixel + 1 - fromX) - summed(pixel + 1 - toX)) / (toX - fromX)
}
const upright = 1e-6

/** The sum of a share that grows from 0 to 1 and stays there. */
const summed = (share: number) => (share <= 0 ? 0 : share < 1 ? share ** 2 / 2 : share - 0.5)
