import type { Candles } from '../candles.ts'
import { type GemMeasures, highest, lowest } from './measures.ts'

/**
 * Where a move would lead, and in how many days a price that wanders without direction comes so far. Small coins came so
 * far less often: `gemRecord` says how often.
 */
export interface GemTarget {
  readonly targetUsd: number
  readonly roomRatio: number
  /** One in four such walks has touched the target by then. */
  readonly fromDays: number
  /** Half of them have. */
  readonly toDays: number
}

/** Spans whose highest price people remember. */
const rememberedDays = [7, 14, 30, 90]
/** In usual days' moves: a nearer target is reached by noise, a farther one takes months. */
const nearest = 2
const farthest = 5
const rangeDays = 14
/** A walk touches a level by `t` with the chance 2·(1 - Φ(distance / (volatility·√t))). */
const quarterQuantile = 1.150_349
const halfQuantile = 0.674_49

/** The nearest high that is worth the name; where none stands in reach, half of the fortnight's range above the price. */
export function targetOf(priceUsd: number, days: Candles, { dayVolatility }: GemMeasures): GemTarget {
  const moves = rememberedDays
    .map(span => Math.log(highest(days, span) / priceUsd) / dayVolatility)
    .find(distance => distance >= nearest && distance <= farthest)
  const range = Math.log(highest(days, rangeDays) / lowest(days, rangeDays)) / dayVolatility
  const distance = moves ?? Math.min(Math.max(range / 2, nearest), farthest)
  const fromDays = Math.max(1, Math.round((distance / quarterQuantile) ** 2))
  const roomRatio = Math.expm1(distance * dayVolatility)
  return {
    targetUsd: priceUsd * (1 + roomRatio),
    roomRatio,
    fromDays,
    toDays: Math.max(fromDays + 1, Math.round((distance / halfQuantile) ** 2)),
  }
}
