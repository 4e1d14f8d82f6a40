import type { AlertKind } from '@pusula/contract'
import type { Closes } from '../prices.ts'

export interface Wish {
  kind: AlertKind
  /** Dollars; for a move, percent in a day. */
  target: number
  /** Where the price stood when the wish was made. */
  fromUsd: number
}

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

export function isMet({ kind, target, fromUsd }: Wish, { lastPrice, openPrice }: Day): boolean {
  switch (kind) {
    case 'above':
      return lastPrice >= target
    case 'below':
      return lastPrice <= target
    case 'touch':
      return fromUsd < target ? lastPrice >= target * (1 - touchRatio) : lastPrice <= target * (1 + touchRatio)
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
  { target, fromUsd, createdAt, endsAt }: Omit<Waiting, 'kind'>,
  { time, close }: Closes,
  nowMs: number,
): { closedMs: number; usd: number } | null {
  const lastMs = Math.min(nowMs, endsAt?.getTime() ?? nowMs)
  for (let at = 0; at < time.length; at++) {
    const closedMs = (time[at] ?? Number.NaN) + hourMs
    const usd = close[at] ?? Number.NaN
    const isBeyond = fromUsd < target ? usd > target : usd < target
    if (isBeyond && closedMs > createdAt.getTime() && closedMs <= lastMs) return { closedMs, usd }
  }
  return null
}
