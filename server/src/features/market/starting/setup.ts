import { Counter } from 'prom-client'
import type { Metrics } from '../../../platform/http/metrics.ts'
import type { Log } from '../../../platform/log.ts'
import type { ListStore } from '../coins/lists.ts'
import type { OwnCoins } from '../coins/own/own.ts'
import type { CoinList } from '../exchanges/coingecko.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import type { Time } from '../fetching/time.ts'
import { isFault, type Reason, toRefusal } from '../refusal.ts'

/** How long facts need no second look, and how much memory candles may take; the owner's to change. */
export interface MarketSettings {
  tickersForMs: number
  /** At most this long, and never past the close of the newest candle. */
  candlesForMs: number
  coinsForMs: number
  candleMegabytes: number
}

export const usualSettings: MarketSettings = {
  tickersForMs: 10_000,
  candlesForMs: 60_000,
  coinsForMs: 600_000,
  candleMegabytes: 100,
}

/** Everything a market is made of. */
export interface Setup {
  source: 'live' | 'simulated'
  /** In the order in which they are asked; the owner may add some while the product runs. */
  exchanges: () => readonly Exchange[]
  lists: readonly CoinList[]
  /** Where the newest list outlives the process. */
  listStore?: ListStore | undefined
  /** What the owner has added, renamed and hidden. */
  ownCoins: () => Promise<OwnCoins>
  time: Time
  refusals: Refusals
  settings: () => Promise<MarketSettings>
}

/** Notes what was not believed, where anybody can see it. */
export type Refusals = (venue: string, reason: Reason, says?: string) => void

export function countRefusals(metrics: Metrics, log: Log): Refusals {
  const counter = new Counter({
    name: 'market_refusals_total',
    help: 'Answers of market venues that were not believed, by venue and reason',
    labelNames: ['venue', 'reason'],
    registers: [metrics],
  })
  return (venue, reason, says) => {
    if (!isFault(reason)) return
    counter.inc({ venue, reason })
    // Whoever turns us away is not asked for ten minutes, and only the operator can change it.
    log[reason === 'blocked' ? 'warn' : 'debug']({ venue, reason, says }, 'market answer refused')
  }
}

/** Judges what a venue said; what the check refuses is noted. */
export function judged<T>(refusals: Refusals, venue: string, check: () => T): T {
  try {
    return check()
  } catch (error) {
    const { reason, message } = toRefusal(error, 'garbage')
    refusals(venue, reason, message)
    throw error
  }
}
