import { setTimeout as rest } from 'node:timers/promises'
import { forecastEdition, fromRows, startCalibration } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/db.ts'
import type { Log } from '../../../platform/log.ts'
import { openPauses } from '../../../platform/slices.ts'
import type { Market } from '../../market/index.ts'
import { markReplayed, type PlannedCoin, plannedCoins } from '../issuing/store.ts'
import { pooledPath, startPooledFrom } from '../learning/pooled/store.ts'
import { startCalibrations, startHoursFrom } from '../learning/store.ts'
import { replayEntry } from '../log/entries.ts'
import { appendEntries } from '../log/store/entries.ts'
import { replaceReplayed } from '../rollups/store.ts'
import { sumLines, sumsHash } from '../rollups/sums.ts'
import { type ReadCandles, readPast } from './candles.ts'
import { knownPath, type Manner, type ReplayedCoin, replayCoins } from './run.ts'

interface ReplayerParts {
  database: Database
  clock: Clock
  log: Pick<Log, 'info' | 'warn'>
  market: Pick<Market, 'source' | 'candlesUntil' | 'coins'>
  /** Told to stop: what is half done is begun anew by the next. */
  isLeaving: () => boolean
  /** Puts the coins on the plan. */
  makePlan: () => Promise<unknown>
  /** The version of the engine, and where its candles come from, as the log states them. */
  engine: string
  candles: string
}

/** Concurrency of the replay: the largest coins have a record within a minute or two. */
const groupSize = 12
/** A replay of every slot is in no hurry: it rests as long as it works. */
const restMs = 5

class Leaving extends Error {}

/** Works out the record of coins that have none yet: the largest first and thinned, then every slot of all. */
export function createReplayer(parts: ReplayerParts) {
  const { database, clock, log, market, isLeaving, makePlan, engine, candles } = parts
  const { source } = market

  const readCandles: ReadCandles = async (symbol, timeframe, count, endMs) => {
    const { value, venue } = await market.candlesUntil(symbol, timeframe, count, endMs)
    return { candles: fromRows(value), venue }
  }

  function pausesOf(manner: Manner) {
    const pause = openPauses()
    let worked = performance.now()
    return async () => {
      if (isLeaving()) throw new Leaving()
      await pause()
      if (manner === 'thinned' || performance.now() - worked < restMs) return
      await rest(restMs)
      worked = performance.now()
    }
  }

  async function replayGroup(group: readonly PlannedCoin[], manner: Manner, isFirst: boolean): Promise<void> {
    const startedMs = performance.now()
    const pause = pausesOf(manner)
    const coins: (ReplayedCoin & { venue: string; endMs: number })[] = []
    for (const { symbol, plannedSince } of group) {
      const untilMs = plannedSince.getTime()
      const endMs = Math.min(clock.now().getTime(), untilMs + 9 * DAY_MS)
      await pause()
      try {
        coins.push({ symbol, untilMs, endMs, ...(await readPast(readCandles, symbol, endMs)) })
      } catch (error) {
        log.warn({ err: error, symbol }, 'the past of a coin could not be read')
      }
    }
    if (!coins.length) return
    const known = await pooledPath(database, source)
    const followed = known.length
      ? knownPath(
          known,
          coins.map(({ endMs }) => endMs),
        )
      : undefined
    const { sums, learntOf, pooledHours } = await replayCoins(coins, { source, manner, pooledPath: followed, pause })
    const pooled = followed ? null : pooledHours
    const symbols = coins.map(({ symbol }) => symbol)
    const stated = coins.map(({ symbol, untilMs, endMs, venue }) => ({
      ...{ symbol, until: new Date(untilMs), end: new Date(endMs), venue, sums: sumsHash(sumLines(sums, symbol)) },
    }))
    const made = { source, engine, candles, manner, edition: forecastEdition }
    await database.transaction(async tx => {
      await replaceReplayed(tx, source, symbols, sums)
      for (const [i, { symbol }] of coins.entries())
        await startCalibrations(tx, source, symbol, { ...startCalibration, ...learntOf(i).calibration }, clock.now())
      if (isFirst) await startHoursFrom(tx, source, learntOf(0).hours)
      if (pooled) await startPooledFrom(tx, source, pooled)
      await markReplayed(tx, source, symbols, manner)
      await appendEntries(tx, [replayEntry({ ...made, at: clock.now(), pooled, coins: stated })])
    }, 'grading')
    log.info({ manner, coins: symbols.length, tookMs: Math.round(performance.now() - startedMs) }, 'record replayed')
  }

  async function bySize(): Promise<PlannedCoin[]> {
    const { value } = await market.coins()
    const places = new Map(value.map(({ symbol }, place) => [symbol, place]))
    const placeOf = ({ symbol }: PlannedCoin) => places.get(symbol) ?? value.length
    return (await plannedCoins(database, source)).sort((a, b) => placeOf(a) - placeOf(b))
  }

  let underWay: Promise<number> | undefined

  async function replayAll(): Promise<number> {
    await makePlan()
    const coins = await bySize()
    const first = coins.slice(0, groupSize).filter(({ replayed }) => replayed === 'none')
    const isFresh = coins.every(({ replayed }) => replayed === 'none')
    try {
      if (first.length) await replayGroup(first, 'thinned', isFresh)
      const rest = coins.filter(({ replayed }) => replayed !== 'whole')
      for (let i = 0; i < rest.length; i += groupSize)
        await replayGroup(rest.slice(i, i + groupSize), 'whole', i === 0 && isFresh)
      return rest.length
    } catch (error) {
      if (error instanceof Leaving) return 0
      throw error
    }
  }

  /** Returns how many coins were replayed; who comes while that is under way waits for the same. */
  return async function replayMissing(): Promise<number> {
    underWay ??= replayAll().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
