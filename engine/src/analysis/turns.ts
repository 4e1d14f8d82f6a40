import type { Levels } from '../levels/levels.ts'
import type { Recent } from './recent.ts'

/**
 * What stands at a price whose crossing would change the picture: the place where SuperTrend turns, a moving average,
 * the high or low of the recent candles, one of the levels, or nothing but three average ranges of distance.
 */
export type TurnKind = 'supertrend' | 'average50' | 'average200' | 'extreme' | 'level' | 'distance'

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
  readonly atrUsd: number
}

/** Nearer than one average range is chance, further than six is another story. */
const nearestInAtr = 1
const furthestInAtr = 6
/** Where nothing stands in between, the distance at which SuperTrend follows. */
const usualInAtr = 3

export function findTurns(facts: Facts, levels: Levels, priceUsd: number): Turns {
  const below = () => findTurn(facts, levels, priceUsd, -1)
  const above = () => findTurn(facts, levels, priceUsd, 1)
  if (facts.direction === 'up') return { below: below(), above: null }
  if (facts.direction === 'down') return { below: null, above: above() }
  return { below: below(), above: above() }
}

function findTurn(facts: Facts, levels: Levels, priceUsd: number, sign: 1 | -1): Turn {
  const { averagesUsd, supertrend, recent, atrUsd } = facts
  const marks = sign > 0 ? levels.resistances : levels.supports
  const candidates: Turn[] = marks.map(level => ({ priceUsd: level.priceUsd, kind: 'level' }))
  const add = (kind: TurnKind, at: number | null | undefined) => at && candidates.push({ priceUsd: at, kind })
  // Only a line that follows on this side turns when a close passes it.
  if (supertrend.side === (sign > 0 ? 'falling' : 'rising')) add('supertrend', supertrend.lineUsd)
  add('average50', averagesUsd[50])
  add('average200', averagesUsd[200])
  add('extreme', sign > 0 ? recent?.highUsd : recent?.lowUsd)

  const distanceUsd = (turn: Turn) => (turn.priceUsd - priceUsd) * sign
  const [nearest] = candidates
    .filter(turn => distanceUsd(turn) > 0 && distanceUsd(turn) >= nearestInAtr * atrUsd)
    .sort((a, b) => distanceUsd(a) - distanceUsd(b))
  if (nearest && (atrUsd === 0 || distanceUsd(nearest) <= furthestInAtr * atrUsd)) return nearest
  // By ratio, so that a coin whose range is half its price still ends above zero.
  const reach = 1 + (usualInAtr * atrUsd) / priceUsd
  return { priceUsd: priceUsd * reach ** sign, kind: 'distance' }
}
