import {
  type Analysis,
  analyse,
  type Candles,
  type Headlines,
  type NewsTone,
  type Plans,
  type Timeframe,
  timeframeMs,
} from '@pusula/engine'
import { MINUTE_MS } from '@pusula/words'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/db/db.ts'
import { fairQueue } from '../../platform/fair-queue.ts'
import { Problem } from '../../platform/problem.ts'
import type { Coin, Market } from '../market/index.ts'
import { type CoinPlans, learntOf, type RecordLog } from '../record/index.ts'
import { saveScore } from './scores/store.ts'

/** An analysis with the candles behind it. */
export interface Produced {
  analysis: Analysis
  coin: Coin
  source: Market['source']
  /** The exchange behind the price. */
  venue: string
  candles: Record<Timeframe, Candles>
  /** Those that were issued and live, or ended lately; of a reading that nobody keeps, those that it would issue. */
  plans: Omit<CoinPlans, 'up' | 'down'> & Plans
}

interface AnalystParts {
  market: Market
  database: Database
  clock: Clock
  newsTone: (db: Db, symbol: string, now: Date) => Promise<NewsTone | null>
  headlineCounts: (db: Db, symbol: string, now: Date) => Promise<Headlines | null>
  record: Pick<RecordLog, 'keepAsked' | 'issuePlans'>
}

/** The coin whose trend the others tend to follow. */
export const leader = 'BTC'
const candleCount = 1000
const maxEntries = 1000
/** Four whole hours, and the minute that is still forming. */
const minuteCount = 241
/** An exchange may need a moment to close a candle: until it has, its answer is looked at again this often. */
const retryLateMs = 10_000

/** More at once would each take as much longer. */
const producedAtOnce = 2

/** Analyses coins: once per coin and minute, however many ask, and never without keeping what was predicted. */
export function createAnalyst({ market, database, clock, newsTone, headlineCounts, record }: AnalystParts) {
  const queue = fairQueue({ atOnce: producedAtOnce })
  const cached = new Map<string, { work: Promise<Produced>; askedMs: number; atMs?: number }>()

  const isFresh = (symbol: string): boolean => {
    const found = cached.get(symbol)
    if (!found) return false
    if (found.atMs === undefined) return true
    const [ageMs, askedAgoMs] = [found.atMs, found.askedMs].map(ms => clock.now().getTime() - ms) as [number, number]
    // What was said in a time that never came, since the clock was set back, is no answer.
    return ageMs >= 0 && askedAgoMs >= 0 && (ageMs < MINUTE_MS || askedAgoMs < retryLateMs)
  }

  /** What was said in the last quarter of an hour, if anything was. */
  const cachedLately = (symbol: string): Promise<Produced> | undefined => {
    const found = cached.get(symbol)
    const isLate = found?.atMs !== undefined && Math.abs(clock.now().getTime() - found.atMs) >= timeframeMs['15m']
    return isLate ? undefined : found?.work
  }

  /** For somebody: whoever asks for many waits behind those who ask for one. */
  async function analysisOf(spelling: string, who: string): Promise<Produced> {
    const coin = await market.findCoin(spelling)
    if (!coin) throw new Problem('market.unknownCoin')
    if (coin.isPegged) throw new Problem('analysis.pegged')
    const { symbol } = coin
    const found = cached.get(symbol)
    if (found && isFresh(symbol)) {
      queue.join(symbol, who)
      return found.work
    }
    const entry: { work: Promise<Produced>; askedMs: number; atMs?: number } = {
      work: queue.run(symbol, who, () => produce(coin)),
      askedMs: clock.now().getTime(),
    }
    cached.delete(symbol)
    cached.set(symbol, entry)
    forgetOldest()
    try {
      const produced = await entry.work
      entry.atMs = produced.analysis.at
      return produced
    } catch (error) {
      // What failed is tried again by the next who asks.
      if (cached.get(symbol) === entry) cached.delete(symbol)
      throw error
    }
  }

  function forgetOldest() {
    const oldest = cached.size > maxEntries ? cached.keys().next() : undefined
    if (oldest && !oldest.done) cached.delete(oldest.value)
  }

  async function produce(coin: Coin): Promise<Produced> {
    const produced = await readAt(coin, clock.now())
    const { analysis } = produced
    const said = { ...produced, symbol: coin.symbol }
    await record.keepAsked(said)
    const plans = await record.issuePlans(said)
    await saveScore(database, market.source, coin.symbol, new Date(analysis.at), analysis.score)
    return { ...produced, plans }
  }

  /** A coin as it stood then. What was predicted is not kept here: only what is said at its own time is graded. */
  async function readAt(coin: Coin, now: Date): Promise<Produced> {
    const { symbol } = coin
    const read = async (timeframe: Timeframe) => (await market.candles(symbol, timeframe, candleCount)).value.candles
    const [minutes, { value: quarterly, provenance }, hours, fourHours, days, leaderRead, news, headlines, learnt] =
      await Promise.all([
        readMinutes(symbol),
        market.candles(symbol, '15m', candleCount),
        read('1h'),
        read('4h'),
        read('1d'),
        leaderOf(symbol),
        newsTone(database, symbol, now),
        headlineCounts(database, symbol, now),
        learntOf(database, market.source, symbol),
      ])
    const candles = { '15m': quarterly.candles, '1h': hours, '4h': fourHours, '1d': days }
    const fine = minutes && { timeframe: '1m' as const, candles: minutes.value.candles }
    const { trend: leaderTrend = null, facts: leaderActivity } = leaderRead ?? {}
    const surroundings = { leaderTrend, leaderActivity, news, headlines }
    const analysis = analyse({ now: now.getTime(), candles, fine, ...surroundings, ...learnt })
    if (analysis.kind !== 'ready') throw new Problem('analysis.notEnoughHistory')
    const { venue } = (minutes ?? { provenance }).provenance
    return { analysis, coin, source: market.source, venue, candles, plans: { ...analysis.plans, ended: [] } }
  }

  /** Without them an analysis is as of the last quarter hour, which is better than none. */
  const readMinutes = (symbol: string) => market.candles(symbol, '1m', minuteCount).catch(() => undefined)

  /** The wider market is one of several factors, and a slow one: a coin is analysed without it when it cannot be had. */
  async function leaderOf(symbol: string): Promise<Analysis | null> {
    if (symbol === leader) return null
    return (cachedLately(leader) ?? readLeader()).then(
      ({ analysis }) => analysis,
      () => null,
    )
  }

  let leading: { readMs: number; work: Promise<Produced> } | undefined

  /** Read once for the many who need it; nobody asked for it, so nothing of it is kept as asked. */
  function readLeader(): Promise<Produced> {
    const now = clock.now()
    if (leading && now.getTime() - leading.readMs < timeframeMs['15m']) return leading.work
    const read = async () => {
      const coin = await market.findCoin(leader)
      if (!coin) throw new Problem('market.unknownCoin')
      return readAt(coin, now)
    }
    const fresh = { readMs: now.getTime(), work: read() }
    leading = fresh
    // What failed is tried again by the next who needs it.
    fresh.work.catch(() => {
      if (leading === fresh) leading = undefined
    })
    return fresh.work
  }

  return { analysisOf, readAt }
}

export type Analyst = ReturnType<typeof createAnalyst>
