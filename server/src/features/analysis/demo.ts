import { horizonMs } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import type { Clock } from '../../platform/clock.ts'
import { Problem } from '../../platform/problem.ts'
import type { Market } from '../market/index.ts'
import { type Analyst, leader, type Produced } from './analyst.ts'

/** A day's close is told of once its shorter forecasts are due: until then a credit opens them. That of the day is free. */
const sealedMs = horizonMs['4hour']

/** Demo analysis, cached for a day: the leading coin as the last day closed, the same for everyone. */
export function createDemo(analyst: Analyst, market: Market, clock: Clock) {
  let cached: { closedMs: number; work: Promise<Produced> } | null = null

  async function produce(closedMs: number): Promise<Produced> {
    const coin = await market.findCoin(leader)
    if (!coin) throw new Problem('market.unknownCoin')
    return analyst.readAt(coin, new Date(closedMs))
  }

  return async function demo(): Promise<Produced> {
    const closedMs = Math.floor((clock.now().getTime() - sealedMs) / DAY_MS) * DAY_MS
    if (cached?.closedMs !== closedMs) cached = { closedMs, work: produce(closedMs) }
    const mine = cached
    try {
      return await mine.work
    } catch (error) {
      // What failed is tried again by the next who asks.
      if (cached === mine) cached = null
      throw error
    }
  }
}
