import { fitsTerm, type TermLevel, type TermLevels } from '../levels/term-levels.ts'
import type { Recent } from './recent.ts'

/**
 * What stands at a price whose crossing would change the picture: the place where SuperTrend turns, a moving average,
 * the high or low of the recent candles, a level of the term, or an end of the range in which it ends half of the time.
 */
export type TurnKind = 'supertrend' | 'average50' | 'average200' | 'extreme' | 'level' | 'range'

export interface Turn {
  readonly priceUsd: number
  readonly kind: TurnKind
}

/** A close beyond one of these ends what is said of a term. A direction has one end, a sideways market two. */
export type Turns =
  | { readonly below: Turn; readonly above: null }
  | { readonly below: null; readonly above: Turn }
  | { readonly below: Turn; readonly above: Turn }

interface Facts {
  readonly direction: 'up' | 'down' | 'sideways'
  readonly averagesUsd: Readonly<Record<50 | 200, number | null>>
  readonly supertrend: { readonly side: 'rising' | 'falling'; readonly lineUsd: number }
  readonly recent: Pick<Recent, 'highUsd' | 'lowUsd'> | null
}

export function findTurns(
  facts: Facts,
  levels: TermLevels,
  priceUsd: number,
  touchChance: (priceUsd: number) => number,
): Turns {
  const find = (sign: 1 | -1) => {
    const level = sign > 0 ? levels.above : levels.below
    return findTurn(facts, level, priceUsd, sign, touchChance)
  }
  if (facts.direction === 'up') return { below: find(-1), above: null }
  if (facts.direction === 'down') return { below: null, above: find(1) }
  return { below: find(-1), above: find(1) }
}

/** The nearest of the prices on a side that fits the term; nearer is chance, further is another story. */
function findTurn(
  { averagesUsd, supertrend, recent }: Facts,
  level: TermLevel,
  priceUsd: number,
  sign: 1 | -1,
  touchChance: (priceUsd: number) => number,
): Turn {
  const candidates: Turn[] = level.kind === 'level' ? [{ priceUsd: level.priceUsd, kind: 'level' }] : []
  const add = (kind: TurnKind, at: number | null | undefined) => at && candidates.push({ priceUsd: at, kind })
  // Only a line that follows on this side turns when a close passes it.
  if (supertrend.side === (sign > 0 ? 'falling' : 'rising')) add('supertrend', supertrend.lineUsd)
  add('average50', averagesUsd[50])
  add('average200', averagesUsd[200])
  add('extreme', sign > 0 ? recent?.highUsd : recent?.lowUsd)

  const distanceUsd = (turn: Turn) => (turn.priceUsd - priceUsd) * sign
  const [nearest] = candidates
    .filter(turn => distanceUsd(turn) > 0 && fitsTerm(touchChance(turn.priceUsd)))
    .sort((a, b) => distanceUsd(a) - distanceUsd(b))
  return nearest ?? { priceUsd: level.priceUsd, kind: level.kind }
}
