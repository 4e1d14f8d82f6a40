import type { Horizon } from '../horizons.ts'
import { parameters, type UpperMoves } from '../parameters.ts'
import { dailyModel, fullModels } from '../width/coefficients.ts'
import type { Model } from '../width/width.ts'

/** Up to 95 % the moves are measured; beyond, they are a table or a Student-t of the fitted degrees of freedom. */
const upperLevels = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.975, 0.99, 0.995, 0.999] as const
const tailFrom = upperLevels.indexOf(0.95)
const last = upperLevels.length - 1

/** Which table of standardised moves a forecast follows. */
export interface ShapeName {
  readonly horizon: Horizon
  readonly model: Model
}

/** Standardised moves at the levels above. */
type Moves = readonly number[]

const movesOf = (horizon: Horizon): Partial<Record<Model, Moves>> => {
  const { shortHistory, tailMoves } = parameters[horizon]
  const whole = (moves: UpperMoves): Moves => [0, ...moves, ...tailMoves]
  const young = { 'short history': whole(shortHistory.upperMoves) }
  if (horizon === '1day') return { ...young, daily: whole(dailyModel.upperMoves) }
  const { withTrades, withoutTrades } = fullModels[horizon]
  return { ...young, full: whole(withTrades.upperMoves), 'no trades': whole(withoutTrades.upperMoves) }
}

const tables = {
  '15min': movesOf('15min'),
  '1hour': movesOf('1hour'),
  '4hour': movesOf('4hour'),
  '1day': movesOf('1day'),
}

function tableOf({ horizon, model }: ShapeName): Moves {
  const moves = tables[horizon][model]
  if (!moves) throw new Error(`${horizon} has no model called ${model}`)
  return moves
}

/** The knot that starts the stretch holding the value; the last stretch continues for ever. */
function stretch(knots: readonly number[], value: number): number {
  let i = 0
  while (i < last - 1 && value >= knots[i + 1]) i++
  return i
}

const between = (x: number, x0: number, x1: number, y0: number, y1: number) => y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)

/** Standardised move at a level between 0 and 1: straight between the knots, a power law in the tails. */
export function standardMove(shape: ShapeName, level: number): number {
  if (level < 0.5) return -standardMove(shape, 1 - level)
  const moves = tableOf(shape)
  // A level that is written down in the table is answered from it, whatever its last bit.
  const known = upperLevels.findIndex(knot => Math.abs(knot - level) < 1e-12)
  if (known >= 0) return moves[known]
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
export function chanceAbove(shape: ShapeName, move: number): number {
  const moves = tableOf(shape)
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
