import type { ReplyOf, today } from '@pusula/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/db.ts'
import type { Market } from '../market/index.ts'
import {
  type AheadDay,
  aheadOf,
  countGradedDays,
  dayRate,
  type FirstDue,
  firstDue,
  type GradedDay,
  gradedBy,
  replayProgress,
  usualWidths,
} from '../record/index.ts'

/** What everybody's summary of a morning is made of. */
export interface DayData {
  graded: readonly GradedDay[]
  ahead: ReadonlyMap<string, AheadDay>
  /** The leader's price of now; null while no exchange says one. */
  leaderUsd: number | null
  usualWidths: ReadonlyMap<string, number>
  names: ReadonlyMap<string, string>
  /** The large coins, pegged ones left out. */
  large: readonly string[]
  rate: ReplyOf<typeof today.summary>['rate']
  replay: ReplyOf<typeof today.summary>['replay']
  /** Live results of a day, while they are too few for a rate. */
  earlyResults: number
  /** While there is no live result of a day. */
  firstDue: readonly FirstDue[]
}

/** The coin whose range is free for everybody. */
export const leader = 'BTC'
const largeCount = 10
/** Ranges of the day ahead are issued each hour; what is a minute old is new. */
const freshMs = 60_000
/** While the past is being worked out, figures come every few seconds. */
const replayingMs = 3_000
/** Mornings of all the zones there are, twice over. */
const maxEntries = 100

export type DayDataReader = (at: Date) => Promise<DayData>

/** Reads the figures of a morning once for everybody whose morning it is. */
export function dayDataReader(database: Database, clock: Clock, market: Market): DayDataReader {
  const { source } = market
  let shared: { readMs: number; work: Promise<Omit<DayData, 'graded'>> } | undefined
  let isReplaying = false
  const mornings = new Map<number, { readMs: number; work: Promise<GradedDay[]> }>()

  async function read(): Promise<Omit<DayData, 'graded'>> {
    const now = clock.now()
    const [ahead, usual, rate, replay, coins, leaderUsd] = await Promise.all([
      aheadOf(database, source, now),
      usualWidths(database, source, now),
      dayRate(database, source, now),
      replayProgress(database, source),
      market.coins().then(
        ({ value }) => value,
        () => [],
      ),
      market.ticker(leader).then(
        ({ value }) => value.lastPrice,
        () => null,
      ),
    ])
    const earlyResults = rate?.kind === 'live' ? 0 : await countGradedDays(database, source)
    const due = rate?.kind === 'live' || earlyResults > 0 ? [] : await firstDue(database, source)
    return {
      ahead: new Map(ahead.map(row => [row.symbol, row])),
      usualWidths: new Map(usual.map(({ symbol, halfWidth }) => [symbol, halfWidth])),
      names: new Map(coins.map(({ symbol, name }) => [symbol, name])),
      large: coins
        .filter(({ isPegged }) => !isPegged)
        .slice(0, largeCount)
        .map(({ symbol }) => symbol),
      ...{ rate, replay, leaderUsd, earlyResults },
      firstDue: due,
    }
  }

  return async (at: Date): Promise<DayData> => {
    const nowMs = clock.now().getTime()
    const isFresh = ({ readMs }: { readMs: number }, ms = freshMs) => Math.abs(nowMs - readMs) < ms
    if (!shared || !isFresh(shared, isReplaying ? replayingMs : freshMs)) {
      const work = read()
      shared = { readMs: nowMs, work }
      work.then(
        ({ replay }) => (isReplaying = replay !== null),
        () => undefined,
      )
      // What failed is tried again by the next who asks.
      work.catch(() => (shared = undefined))
    }
    const key = at.getTime()
    const known = mornings.get(key)
    const mine = known && isFresh(known) ? known : { readMs: nowMs, work: gradedBy(database, source, at) }
    mornings.delete(key)
    mornings.set(key, mine)
    mine.work.catch(() => mornings.delete(key))
    const oldest = mornings.size > maxEntries ? mornings.keys().next() : undefined
    if (oldest && !oldest.done) mornings.delete(oldest.value)
    const [rest, graded] = await Promise.all([shared.work, mine.work])
    return { ...rest, graded }
  }
}
