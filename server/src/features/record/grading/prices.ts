import { type Candles, fromRows, timeframeMs } from '@pusula/engine'
import type { Clock } from '../../../platform/clock.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Market } from '../../market/index.ts'
import type { ChainedClaim } from '../chain/chain.ts'
import { isForecast } from '../chain/claims.ts'
import { type Grade, gradeForecast, gradeTerms, unknownGrade, watchedSpan } from './outcomes.ts'

/** What became of a claim: undefined while that cannot be asked. */
export type GradeOf = (claim: ChainedClaim) => Promise<Grade | undefined>

interface Quarters {
  candles: Candles
  venue: string | null
}

/** A coin that has not come back by then is taken for delisted. */
const giveUpMs = 7 * 86_400_000
const quarterMs = timeframeMs['15m']

/** Grades by the market: at the price of the very minute of an end, or by the quarter hours until then. */
export function graderFrom(market: Pick<Market, 'toldAt' | 'candlesUntil'>, clock: Clock): GradeOf {
  /** The quarter hours of a coin are read once for the claims that are graded together. */
  let kept: { key: string; quarters: Promise<Quarters> } | undefined

  const quartersOf = (symbol: string, fromMs: number, untilMs: number): Promise<Quarters> => {
    const count = (untilMs - fromMs) / quarterMs
    const key = `${symbol} ${fromMs} ${untilMs}`
    if (kept?.key !== key)
      // One before, which tells where the first one began.
      kept = {
        key,
        quarters: market
          .candlesUntil(symbol, '15m', count + 1, untilMs)
          .then(({ value, venue }) => ({ candles: fromRows(value), venue })),
      }
    return kept.quarters
  }

  async function look(claim: ChainedClaim): Promise<Grade | undefined> {
    if (isForecast(claim)) {
      const told = await market.toldAt(claim.symbol, claim.dueAt.getTime())
      if (told === undefined) return undefined
      return told === null ? unknownGrade : { ...gradeForecast(claim, told.value), venue: told.venue }
    }
    const { fromMs, untilMs } = watchedSpan(claim)
    const { candles, venue } = await quartersOf(claim.symbol, fromMs, untilMs)
    return { ...gradeTerms(claim, candles), venue }
  }

  return async claim => {
    try {
      return await look(claim)
    } catch (error) {
      const sinceMs = clock.now().getTime() - claim.dueAt.getTime()
      if (error instanceof Problem && error.code === 'market.unknownCoin' && sinceMs > giveUpMs) return unknownGrade
      return undefined
    }
  }
}
