import { completedCount, type Horizon, horizonMs, type Rivals, rivalsOf, type Timeframe } from '@pusula/engine'
import { MINUTE_MS, zonedDay } from '@pusula/words'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/problem.ts'
import { type Coin, type Market, symbolOf } from '../market/index.ts'
import { type RecordLog, type Said, sealCall } from '../record/index.ts'
import { isFresh, refusalOf, type Shape, timingRefusal, zoneFor } from './rules.ts'
import { type Call, callById, callsSince, insertCall, newestSealedAt } from './store/calls.ts'
import { type Player, saveZone } from './store/players.ts'

/** Snapshot of a coin for a call; it is not stored. */
export type ReadCoin = (coin: Coin, now: Date) => Promise<Omit<Said, 'symbol' | 'source'>>

export interface SealerParts {
  database: Database
  clock: Clock
  market: Pick<Market, 'source' | 'coins'>
  record: Pick<RecordLog, 'signer'>
  read: ReadCoin
  /** How many of the largest coins have a record. */
  coinCount: number
}

interface Wish {
  /** Whoever gives it, locked: of two calls at once one waits. */
  player: (tx: Tx) => Promise<Player>
  symbol: string
  horizon: Horizon
  /** What is given, once the price is known. */
  shape: (reading: Reading) => Shape
  /** The end of the minute that it is about; of the minute that is over, a horizon later, where it is left out. */
  dueAt?: Date | undefined
  isTold?: boolean
  /** Where a person is, as their browser says; the days of models and of Pusula are those of the record. */
  zone?: string | undefined
  /** Refuses what this player may not give besides the calls of the day. */
  check?: (calls: readonly Call[]) => void
}

/** A coin in one minute, with everything that a call is graded beside. */
export interface Reading {
  at: number
  priceUsd: number
  venue: string
  pusula: { lowUsd: number; highUsd: number }
  rivals: Rivals
}

const candlesOf: Record<Horizon, Timeframe> = { '15min': '15m', '1hour': '1h', '4hour': '4h', '1day': '1d' }
/** The clocks of instances may differ a little; who knows what was sealed later knows too much. */
const clocksDifferMs = 5 * MINUTE_MS

/** Seals calls of people and models: the only way in which one comes into the log. */
export function createSealer({ database, clock, market, record, read, coinCount }: SealerParts) {
  const { source } = market
  /** A coin is read once a minute for all who call it. */
  const readings = new Map<string, { minute: number; work: ReturnType<ReadCoin> }>()

  /** The coins that have a record, the largest first. */
  async function offered(): Promise<Coin[]> {
    const { value } = await market.coins()
    return value.filter(({ isPegged }) => !isPegged).slice(0, coinCount)
  }

  async function findOffered(spelling: string): Promise<Coin> {
    const symbol = symbolOf(spelling)
    const coin = (await offered()).find(one => one.symbol === symbol)
    if (!coin) throw new Problem('turn.notOffered')
    return coin
  }

  function readOnce(coin: Coin): ReturnType<ReadCoin> {
    const now = clock.now()
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    const known = readings.get(coin.symbol)
    if (known?.minute === minute) return known.work
    const fresh = { minute, work: read(coin, now) }
    readings.set(coin.symbol, fresh)
    // What failed is tried again by the next who asks.
    fresh.work.catch(() => {
      if (readings.get(coin.symbol) === fresh) readings.delete(coin.symbol)
    })
    return fresh.work
  }

  async function readingOf(coin: Coin, horizon: Horizon): Promise<Reading> {
    const { analysis, venue, candles } = await readOnce(coin)
    const { at, priceUsd } = analysis
    if (!isFresh(at, clock.now())) throw new Problem('market.unavailable')
    const timeframe = candlesOf[horizon]
    const { close } = candles[timeframe]
    const rivals = rivalsOf(close, completedCount(candles[timeframe], timeframe, at), priceUsd, horizon)
    if (!rivals) throw new Problem('turn.notOffered')
    const { lowUsd, highUsd } = analysis.forecasts.horizons[horizon].range80
    return { at, priceUsd, venue, pusula: { lowUsd, highUsd }, rivals }
  }

  /** Seals a call; the same one again is found as it was sealed. */
  async function seal({
    player: find,
    symbol: spelling,
    horizon,
    shape,
    dueAt,
    isTold = false,
    zone: asked,
    check,
  }: Wish): Promise<Call> {
    const coin = await findOffered(spelling)
    const { symbol } = coin
    const reading = await readingOf(coin, horizon)
    const { at, priceUsd, venue, pusula, rivals } = reading
    const given = shape(reading)
    const sealed = await database.transaction(async tx => {
      const player = await find(tx)
      // From here on nobody else seals for this player: the moment of the seal is that of the lock, not of the request.
      const now = clock.now()
      const zone = player.kind === 'person' ? zoneFor(player, asked, now) : 'UTC'
      const day = zonedDay(now, zone)
      const calls = await callsSince(tx, { playerId: player.id, source }, day)
      const earlier = calls.find(call => call.symbol === symbol && call.horizon === horizon)
      if (earlier && isSame(earlier, given) && (!dueAt || dueAt.getTime() === earlier.dueAt.getTime())) return earlier
      if (earlier) throw new Problem('turn.alreadyCalled')
      check?.(calls)
      const refusal = (dueAt && timingRefusal(horizon, dueAt, now)) ?? refusalOf(given, priceUsd)
      if (refusal) throw new Problem(refusal)
      if (!isFresh(at, now)) throw new Problem('market.unavailable')
      const newest = await newestSealedAt(tx, source)
      if (newest && newest.getTime() - now.getTime() > clocksDifferMs)
        throw new Error('the clock was set back: nothing is sealed')
      const due = dueAt ?? new Date(at + horizonMs[horizon])
      const about = { source, symbol, what: horizon, issuedAt: now, dueAt: due }
      const terms = { ...given, priceUsd, pusula, unchangedUsd: rivals.unchangedUsd, ewma: rivals.ewma }
      const secret = await sealCall(tx, about, { ...terms, player: player.id, venue, day }, player.accountId)
      await insertCall(tx, {
        ...{ ...terms, ...secret, playerId: player.id, source, symbol, horizon, day },
        ...{ issuedAt: now, dueAt: due, isTold },
      })
      if (player.kind === 'person') await saveZone(tx, player.id, zone, now)
      const saved = await callById(tx, player.id, secret.id)
      if (!saved) throw new Error('a call was sealed and not saved')
      return saved
    })
    record.signer.soon()
    return sealed
  }

  return { offered, findOffered, seal }
}

export type Sealer = ReturnType<typeof createSealer>

const isSame = (call: Call, { lowUsd, highUsd, quantilesUsd }: Shape): boolean =>
  call.lowUsd === lowUsd &&
  call.highUsd === highUsd &&
  (call.quantilesUsd === null) === (quantilesUsd === null) &&
  (quantilesUsd?.every((value, i) => value === call.quantilesUsd?.[i]) ?? true)
