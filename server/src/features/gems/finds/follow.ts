import { type Candles, type Timeframe, timeframeMs } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Market } from '../../market/index.ts'
import { leader } from '../search/search.ts'
import { type Find, openFinds, type Progress, saveProgress } from './store.ts'

/** A coin that nobody has traded for so long is taken for delisted. */
const giveUpMs = 7 * DAY_MS
/** Beyond this the candles of four hours no longer reach back to the beginning. */
const fineMs = 150 * DAY_MS

interface Follower {
  database: Database
  clock: Clock
  market: Pick<Market, 'source' | 'candles'>
}

/** Looks after every coin whose days are not over. Returns how many were judged. */
export async function followFinds({ database, clock, market }: Follower): Promise<number> {
  let judged = 0
  for (const find of await openFinds(database, market.source)) {
    const now = clock.now()
    const progress = await lookAfter(market, find, now)
    if (!progress) continue
    await saveProgress(database, find.id, progress, now)
    if (progress.outcome) judged++
  }
  return judged
}

async function lookAfter(market: Follower['market'], find: Find, now: Date): Promise<Progress | undefined> {
  const sinceMs = now.getTime() - find.foundAt.getTime()
  const timeframe: Timeframe = sinceMs > fineMs ? '1d' : '4h'
  const count = Math.ceil(sinceMs / timeframeMs[timeframe]) + 2
  const read = async (symbol: string) => (await market.candles(symbol, timeframe, count)).value.candles
  try {
    const leaderCandles = await read(leader)
    const candles = await read(find.symbol).catch(ifDelisted)
    const spanMs = timeframeMs[timeframe]
    return candles ? progressOf(find, candles, leaderCandles, spanMs, now) : lostOf(find, now)
  } catch {
    // The market is down: it is asked again with the next round.
    return undefined
  }
}

const ifDelisted = (error: unknown): undefined => {
  if (error instanceof Problem && error.code === 'market.unknownCoin') return undefined
  throw error
}

const lostOf = (find: Find, now: Date): Progress | undefined =>
  now.getTime() - find.followedAt.getTime() > giveUpMs ? { ...find, outcome: 'delisted' } : undefined

/**
 * What whole candles between the finding and the end of its days say. A candle that began before the finding is left
 * out, since its high may be older; so is one that ends after the last day.
 */
export function progressOf(
  find: Find,
  candles: Candles,
  leaderCandles: Candles,
  spanMs: number,
  now: Date,
): Progress | undefined {
  const [fromMs, dueMs] = [find.foundAt.getTime(), find.dueAt.getTime()]
  const isOver = now.getTime() >= dueMs
  let { lastUsd } = find
  let reachedMs = find.reachedAt?.getTime() ?? null
  candles.time.forEach((openedMs, i) => {
    if (openedMs < fromMs || openedMs + spanMs > dueMs) return
    lastUsd = candles.close[i] ?? lastUsd
    if (reachedMs === null && (candles.high[i] ?? 0) >= find.targetUsd)
      reachedMs = Math.min(openedMs + spanMs, now.getTime())
  })
  const untilMs = Math.min(dueMs, now.getTime())
  const place = leaderCandles.time.findLastIndex(openedMs => openedMs + spanMs <= untilMs)
  const lastLeaderUsd = leaderCandles.close[isOver ? place : leaderCandles.close.length - 1] ?? find.lastLeaderUsd
  const progress = { lastUsd, lastLeaderUsd, reachedAt: reachedMs === null ? null : new Date(reachedMs), outcome: null }
  if (!isOver) return progress
  const hasGoneOn = (candles.time.at(-1) ?? 0) + spanMs > dueMs
  if (hasGoneOn) return { ...progress, outcome: reachedMs === null ? 'missed' : 'reached' }
  // Its trading stopped before its last day: perhaps for a while, perhaps for good.
  return now.getTime() - dueMs > giveUpMs ? { ...progress, outcome: 'delisted' } : undefined
}
