import type { Horizon } from './horizons.ts'
import { parameters, upperLevels } from './parameters.ts'

const tailFrom = upperLevels.indexOf(0.95)
const last = upperLevels.length - 1

/** The knot that starts the stretch holding the value; the last stretch continues for ever. */
function stretch(knots: readonly number[], value: number): number {
  let i = 0
  while (i < last - 1 && value >= knots[i + 1]) i++
  return i
}

const between = (x: number, x0: number, x1: number, y0: number, y1: number) => y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)

/** Standardised move at a level between 0 and 1: straight between the knots, a power law in the tails. */
export function standardMove(horizon: Horizon, level: number): number {
  if (level < 0.5) return -standardMove(horizon, 1 - level)
  const moves = parameters[horizon].upperMoves
  const i = stretch(upperLevels, level)
  if (i < tailFrom) return between(level, upperLevels[i], upperLevels[i + 1], moves[i], moves[i + 1])
  const rarity = (p: number) => Math.log(1 - p)
  return Math.exp(
    between(
      rarity(level),
      rarity(upperLevels[i]),
      rarity(upperLevels[i + 1]),
      Math.log(moves[i]),
      Math.log(moves[i + 1]),
    ),
  )
}

/** Chance that the standardised move ends above `move` (0 or more): the inverse of `standardMove`. */
export function chanceAbove(horizon: Horizon, move: number): number {
  const moves = parameters[horizon].upperMoves
  const i = stretch(moves, move)
  if (i < tailFrom) return 1 - between(move, moves[i], moves[i + 1], upperLevels[i], upperLevels[i + 1])
  return Math.exp(
    between(
      Math.log(move),
      Math.log(moves[i]),
      Math.log(moves[i + 1]),
      Math.log(1 - upperLevels[i]),
      Math.log(1 - upperLevels[i + 1]),
    ),
  )
}
