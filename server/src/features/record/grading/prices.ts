import type { ProblemCode } from '@pusula/contract'
import { type Candles, fromRows, timeframeMs } from '@pusula/engine'
import { DAY_MS, MINUTE_MS } from '@pusula/words'
import type { Clock } from '../../../platform/clock.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Market } from '../../market/index.ts'
import { isForecast, type StoredClaim } from '../log/claims.ts'
import type { SealedPlan } from '../plans/store.ts'
import { type Grade, gradeForecast, gradeLevels, gradePlan, unknownGrade, watchedSpan } from './outcomes.ts'

/** Outcome of a claim from candles: undefined during an outage. Throws whatever is no refusal of the market. */
export type GradeOf = (claim: StoredClaim) => Promise<Grade | undefined>

/** A plan as far as it was followed, and the exchange that told its last hour. */
type PlanOf = (id: number) => Promise<{ plan: SealedPlan; venue: string | null; begunIn: number | null } | undefined>

interface Quarters {
  candles: Candles
  venue: string | null
}

/** A coin that has not come back by then is taken for delisted; what nobody answers for is given up before the file of its month is closed. */
const giveUpMs: Partial<Record<ProblemCode, number>> = {
  'market.unknownCoin': 7 * DAY_MS,
  'market.unavailable': 45 * DAY_MS,
}
/** Of quarter hours one exchange may tell half, and the rest of them a little later. */
const askAgainMs = DAY_MS
const quarterMs = timeframeMs['15m']

/** Whether nobody will answer any more: a coin that is gone for days, an exchange that is silent for weeks. */
const isGivenUp = ({ code }: Problem, sinceMs: number): boolean =>
  sinceMs > (giveUpMs[code] ?? Number.POSITIVE_INFINITY)

/** The price at the end of a minute, as grades take it: undefined while that cannot be asked, null where nobody will ever know it. */
export const endPriceFrom =
  (market: Pick<Market, 'pastCloseAt'>, clock: Clock) =>
  async (symbol: string, at: Date): Promise<Awaited<ReturnType<Market['pastCloseAt']>>> => {
    try {
      return await market.pastCloseAt(symbol, at.getTime())
    } catch (error) {
      // Only a refusal of the market waits, as with claims.
      if (!(error instanceof Problem)) throw error
      return isGivenUp(error, clock.now().getTime() - at.getTime()) ? null : undefined
    }
  }

/** Traded everywhere and at all times: what is told of it tells the time. */
const steadiest = 'BTC'

/**
 * The time as the market bears it out: where our clock runs ahead, the end of the last minute that an exchange knows. A clock that jumped a day
 * forward must open no seal, call no price unknown and give no coin up. While no exchange answers, the clock alone is believed.
 */
export const tradedTime = (market: Pick<Market, 'candlesUntil'>, clock: Clock) => async (): Promise<Date> => {
  const now = clock.now()
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  try {
    const [newest] = (await market.candlesUntil(steadiest, '1m', 1, minute)).value.slice(-1)
    const endedMs = newest ? newest[0] + MINUTE_MS : minute
    return endedMs >= minute ? now : new Date(endedMs)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return now
  }
}

/** Grades by the market: at the price of the very minute of an end, or by the quarter hours until then; plans as they ended. */
export function graderFrom(
  market: Pick<Market, 'pastCloseAt' | 'candlesUntil'>,
  clock: Clock,
  planOf: PlanOf,
): GradeOf {
  /** The quarter hours of a coin are read once for the claims that are graded together. */
  let cached: { key: string; quarters: Promise<Quarters> } | undefined

  const quartersOf = (symbol: string, fromMs: number, untilMs: number): Promise<Quarters> => {
    const count = (untilMs - fromMs) / quarterMs
    const key = `${symbol} ${fromMs} ${untilMs}`
    if (cached?.key === key) return cached.quarters
    // One before, which tells where the first one began.
    const quarters = market
      .candlesUntil(symbol, '15m', count + 1, untilMs)
      .then(({ value, venue }) => ({ candles: fromRows(value), venue }))
    cached = { key, quarters }
    return quarters
  }

  async function look(claim: StoredClaim): Promise<Grade | undefined> {
    if (isForecast(claim)) {
      const close = await market.pastCloseAt(claim.symbol, claim.dueAt.getTime())
      if (close === undefined) return undefined
      return close === null ? unknownGrade : { ...gradeForecast(claim, close.value), venue: close.venue }
    }
    if (claim.what !== 'touch') {
      // It is followed hour by hour to its end; what became of one that never was, nobody knows.
      const followed = await planOf(claim.id)
      if (!followed) return unknownGrade
      const grade = gradePlan(followed.plan, followed.begunIn)
      return grade && { ...grade, venue: followed.venue }
    }
    const { fromMs, untilMs } = watchedSpan(claim)
    const { candles, venue } = await quartersOf(claim.symbol, fromMs, untilMs)
    return { ...gradeLevels(claim, candles), venue }
  }

  return async claim => {
    const sinceMs = clock.now().getTime() - claim.dueAt.getTime()
    try {
      const grade = await look(claim)
      if (isForecast(claim) || grade?.outcome !== null || sinceMs >= askAgainMs) return grade
    } catch (error) {
      // Only a refusal of the market waits: anything else is our own fault, and waiting would hide it.
      if (!(error instanceof Problem)) {
        cached = undefined
        throw error
      }
      if (isGivenUp(error, sinceMs)) return unknownGrade
    }
    // What failed or came in halves is not remembered.
    if (!isForecast(claim)) cached = undefined
    return undefined
  }
}
