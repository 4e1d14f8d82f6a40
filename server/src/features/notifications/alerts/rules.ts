import type { AlertKind, Currency } from '@pusula/contract'
import type { Closes } from '../prices.ts'

export interface Wish {
  kind: AlertKind
  /** In its own currency; for a move, percent in a day. */
  target: number
  currency: Currency
  /** Where the price stood when the wish was made, and what a dollar was worth in its currency. */
  fromUsd: number
  fromRate: number
}

/** Whether the price has to rise to where it is waited for. */
export const isUpwards = ({ target, fromUsd, fromRate }: Pick<Wish, 'target' | 'fromUsd' | 'fromRate'>): boolean =>
  fromUsd * fromRate < target

/** A wish that waits. */
export interface Waiting extends Wish {
  createdAt: Date
  endsAt: Date | null
}

/** The last day of a coin. */
interface Day {
  lastPrice: number
  openPrice: number
}

/** A level is a zone: a tenth of a percent before it counts as touched. */
const touchRatio = 0.001
const movePercents = { least: 1, most: 90 } as const

/** Compared in the wish's own currency, in which a dollar is worth `perDollar` now. */
export function isMet(wish: Wish, { lastPrice, openPrice }: Day, perDollar: number): boolean {
  const { kind, target } = wish
  const price = lastPrice * perDollar
  switch (kind) {
    case 'above':
      return price >= target
    case 'below':
      return price <= target
    case 'touch':
      return isUpwards(wish) ? price >= target * (1 - touchRatio) : price <= target * (1 + touchRatio)
    // Told by the candles, not by the last price.
    case 'close':
      return false
    case 'move':
      return 100 * Math.abs(lastPrice / openPrice - 1) >= target
  }
}

/** A percent that can be said and can happen. */
export const isPossible = ({ kind, target }: Pick<Wish, 'kind' | 'target'>): boolean =>
  kind !== 'move' || (target >= movePercents.least && target <= movePercents.most)

const hourMs = 3_600_000

/** The first hour that closed beyond the price while the wish waited: it began before the close, and had not ended by then. */
export function closedBeyond(
  wish: Omit<Waiting, 'kind'>,
  { time, close }: Closes,
  nowMs: number,
  perDollar: number,
): { closedMs: number; usd: number } | null {
  const { target, createdAt, endsAt } = wish
  const lastMs = Math.min(nowMs, endsAt?.getTime() ?? nowMs)
  for (let at = 0; at < time.length; at++) {
    const closedMs = (time[at] ?? Number.NaN) + hourMs
    const usd = close[at] ?? Number.NaN
    const isBeyond = isUpwards(wish) ? usd * perDollar > target : usd * perDollar < target
    if (isBeyond && closedMs > createdAt.getTime() && closedMs <= lastMs) return { closedMs, usd }
  }
  return null
}
