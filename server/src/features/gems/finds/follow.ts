import { type Candles, gemPath, lastCloseBy, type Timeframe, timeframeMs } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Market } from '../../market/index.ts'
import { leader } from '../search/search.ts'
import { logFinds } from './seals.ts'
import { type Find, openFinds, type Progress, saveProgress } from './store.ts'

/** Delisting timeout: a coin that nobody has traded for so long is taken for delisted. */
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
    await database.transaction(async tx => {
      await saveProgress(tx, find.id, progress, now)
      if (progress.outcome) await logFinds(tx)
    })
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
    const candles = await read(find.symbol).catch(error => {
      // Nobody knows the coin, or nobody has answered for it since its days were over.
      const isUnknown = error instanceof Problem && error.code === 'market.unknownCoin'
      if (isUnknown || now.getTime() - find.dueAt.getTime() > giveUpMs) return undefined
      throw error
    })
    const spanMs = timeframeMs[timeframe]
    return candles ? progressOf(find, candles, leaderCandles, spanMs, now) : lostOf(find, now)
  } catch {
    // The market is down: it is asked again with the next round.
    return undefined
  }
}

const lostOf = (find: Find, now: Date): Progress | undefined =>
  now.getTime() - find.followedAt.getTime() > giveUpMs ? { ...find, outcome: 'delisted' } : undefined

/** What its candles say, so far or at the end of its days. */
export function progressOf(
  find: Find,
  candles: Candles,
  leaderCandles: Candles,
  spanMs: number,
  now: Date,
): Progress | undefined {
  const [nowMs, dueMs] = [now.getTime(), find.dueAt.getTime()]
  const isOver = nowMs >= dueMs
  const days = { foundMs: find.foundAt.getTime(), dueMs, targetUsd: find.targetUsd }
  const { lastUsd, reachedMs } = gemPath(days, candles, spanMs)
  const touchedAt = reachedMs === null ? null : new Date(Math.min(reachedMs, nowMs))
  const leaderUsd = isOver ? lastCloseBy(leaderCandles, dueMs, spanMs) : leaderCandles.close.at(-1)
  const reachedAt = find.reachedAt ?? touchedAt
  const progress = {
    lastUsd: lastUsd ?? find.lastUsd,
    lastLeaderUsd: leaderUsd ?? find.lastLeaderUsd,
    reachedAt,
    outcome: null,
  }
  if (!isOver) return progress
  const hasGoneOn = (candles.time.at(-1) ?? 0) + spanMs > dueMs
  if (hasGoneOn) return { ...progress, outcome: reachedAt ? 'reached' : 'missed' }
  // Its trading stopped before its last day: perhaps for a while, perhaps for good.
  return nowMs - dueMs > giveUpMs ? { ...progress, outcome: 'delisted' } : undefined
}
