import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/db/db.ts'
import type { Log } from '../../../platform/log.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Coin, Market } from '../../market/index.ts'
import type { What } from '../log/claims.ts'
import type { SaveClaims } from '../log/writer.ts'
import { claimsOf, type Said } from './claims-of.ts'
import { gapsOf, isTurn, type Planned, planned, slotAt, slotMs, slotsBetween } from './slots.ts'
import {
  failuresSince,
  filledSlots,
  type GapReason,
  planCoins,
  plannedCoins,
  reopenSlots,
  saveFailure,
  saveGap,
  saveSweep,
  sweptTo,
} from './store.ts'

interface IssuerParts {
  database: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  market: Pick<Market, 'source' | 'coins'>
  /** A coin as it stands now. */
  read: (coin: Coin, now: Date) => Promise<Omit<Said, 'symbol' | 'source'>>
  keep: SaveClaims
  /** Plans on the sides that have none. */
  issuePlans: (said: Said) => Promise<unknown>
  /** How many of the largest coins are on the plan. */
  coinCount: number
  /** A clock that nobody sets: it tells a machine that slept or was set from one that was off. */
  steadyMs?: () => number
}

/** Deadline of issuing: what is older was not said at its time. */
const freshMs = 120_000
/** A slot is looked at when nothing can come into it any more. */
const graceMs = 180_000
const jumpMs = 60_000

const keyOf = (symbol: string, what: What, slot: Date) => `${symbol} ${what} ${slot.getTime()}`

/** Issues what the plan asks for, a few coins each minute, and explains what was missed. */
export function createIssuer(parts: IssuerParts) {
  const { database, clock, log, market, read, keep, issuePlans, coinCount, steadyMs } = parts
  const { source } = market
  const steady = steadyMs ?? (() => performance.now())
  let last: { nowMs: number; steadyMs: number } | undefined

  /** The time that the clock left out when it was last set forward. */
  let leftOut = { fromMs: 0, untilMs: 0 }

  /** Finds out whether the clock was set since the last round of this process. */
  function lookAtClock(nowMs: number) {
    const before = last
    last = { nowMs, steadyMs: steady() }
    if (before && nowMs - before.nowMs - (last.steadyMs - before.steadyMs) > jumpMs)
      leftOut = { fromMs: before.nowMs, untilMs: nowMs }
  }

  async function issueRound(): Promise<number> {
    const now = clock.now()
    lookAtClock(now.getTime())
    const coins = await makePlan()
    await database.transaction(tx => sweep(tx, now))
    const hour = slotAt('1hour', now.getTime())
    const filled = new Set(
      (await filledSlots(database, source, hour, now)).map(({ symbol, what, slotAt: slot }) =>
        keyOf(symbol, what, slot),
      ),
    )
    let issued = 0
    for (const coin of coins ?? []) {
      const isDue = (what: Planned) =>
        isTurn(coin.symbol, what, now.getTime()) && !filled.has(keyOf(coin.symbol, what, slotAt(what, now.getTime())))
      if (planned.some(isDue)) issued += await issueCoin(coin, planned.filter(isDue))
    }
    if (!coins) await failPlanned(now)
    return issued
  }

  /** The largest coins, now on the plan; nothing where nobody can say which those are. */
  async function makePlan(): Promise<Coin[] | undefined> {
    const coins = await largestCoins()
    const symbols = coins?.map(({ symbol }) => symbol)
    if (symbols) await database.transaction(tx => planCoins(tx, source, symbols, clock.now()))
    return coins
  }

  async function largestCoins(): Promise<Coin[] | undefined> {
    try {
      const { value } = await market.coins()
      return value.filter(({ isPegged }) => !isPegged).slice(0, coinCount)
    } catch (error) {
      log.warn({ err: error }, 'no list of coins: nothing is issued')
      return undefined
    }
  }

  async function issueCoin(coin: Coin, wanted: readonly Planned[]): Promise<number> {
    const { symbol } = coin
    const now = clock.now()
    try {
      const said = { ...(await read(coin, now)), symbol, source }
      if (clock.now().getTime() - said.analysis.at > freshMs) throw new Problem('market.unavailable')
      // Once an hour, with the levels: a side that has none gets its plan.
      if (wanted.includes('touch')) await issuePlans(said)
      return await keep(claimsOf(said, wanted))
    } catch (error) {
      const reason = reasonOf(error)
      log.warn({ err: error, symbol, reason }, 'nothing was issued')
      await saveFailure(database, source, symbol, slotAt('15min', now.getTime()), reason)
      return 0
    }
  }

  async function failPlanned(now: Date) {
    for (const { symbol } of await plannedCoins(database, source))
      await saveFailure(database, source, symbol, slotAt('15min', now.getTime()), 'exchange')
  }

  /** Looks at the slots that are over: what was not issued then never will be, and its gap says why. */
  async function sweep(tx: Tx, now: Date): Promise<void> {
    const from = await sweptTo(tx, source, slotAt('1hour', now.getTime()))
    // Whole hours, so that no slot is cut in two.
    const until = slotAt('1hour', now.getTime() - graceMs)
    // Nobody sweeps an hour that has not ended: the clock ran ahead then, and what it called missed may still be issued.
    const hourBegan = slotAt('1hour', now.getTime())
    if (from > hourBegan) await reopenSlots(tx, source, hourBegan)
    if (until <= from) return
    const filled = new Set(
      (await filledSlots(tx, source, from, until)).map(({ symbol, what, slotAt: slot }) => keyOf(symbol, what, slot)),
    )
    const failures = await failuresSince(tx, source, from)
    for (const { symbol, plannedSince } of await plannedCoins(tx, source))
      for (const what of planned) {
        const reasonIn = (startMs: number): GapReason => {
          const isWithin = (ms: number) => ms >= startMs && ms < startMs + slotMs(what)
          const failure = failures.findLast(one => one.symbol === symbol && isWithin(one.slotAt.getTime()))
          if (failure) return failure.reason
          return startMs < leftOut.untilMs && startMs + slotMs(what) > leftOut.fromMs ? 'clock' : 'off'
        }
        const missing = slotsBetween(what, Math.max(from.getTime(), plannedSince.getTime()), until.getTime())
          .filter(startMs => !filled.has(keyOf(symbol, what, new Date(startMs))))
          .map(startMs => ({ slotMs: startMs, reason: reasonIn(startMs) }))
        for (const gap of gapsOf(what, missing)) await saveGap(tx, source, symbol, what, gap)
      }
    await saveSweep(tx, source, until)
  }

  return { issueRound, makePlan }
}

function reasonOf(error: unknown): GapReason {
  return error instanceof Problem && error.code === 'analysis.notEnoughHistory' ? 'history' : 'exchange'
}
