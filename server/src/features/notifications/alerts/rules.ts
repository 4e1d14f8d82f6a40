import type { AlertHours, AlertKind, AlertWay, Currency } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import type { Closes, Range } from '../prices.ts'

export interface Wish {
  kind: AlertKind
  /** In its own currency; for a move or a gap, percent; for volume, usual days. */
  target: number
  currency: Currency
  /** Of moves alone. */
  hours: AlertHours
  /** Of moves, and of closes. */
  way: AlertWay
  /** Where the price stood when the wish was made, and what a dollar was worth in its currency. */
  fromUsd: number
  fromRate: number
}

/** Direction of an alert: whether the price has to rise to its target. */
export const isUpwards = ({ target, fromUsd, fromRate }: Pick<Wish, 'target' | 'fromUsd' | 'fromRate'>): boolean =>
  fromUsd * fromRate < target

/** The side of its target on which the price already is, of a wish that waits for that very side; null while it has to come there. */
export function passedSide(
  wish: Pick<Wish, 'kind' | 'target' | 'way' | 'fromUsd' | 'fromRate'>,
): 'above' | 'below' | null {
  const { kind, way, target, fromUsd, fromRate } = wish
  const price = fromUsd * fromRate
  if (kind === 'above' || (kind === 'close' && way === 'up')) return price >= target ? 'above' : null
  if (kind === 'below' || (kind === 'close' && way === 'down')) return price <= target ? 'below' : null
  return null
}

/** A wish that waits. */
export interface Waiting extends Wish {
  /** When it was made, or went on after a rest: what was before does not count. */
  waitsFrom: Date
  endsAt: Date | null
  /** Rings every time, and when it last did. */
  repeats: boolean
  rangAt: Date | null
}

/** Everything a wish can be held against. What nobody knows meets no wish. */
export interface Moment {
  priceUsd: number
  /** What a dollar is worth in the wish's currency. */
  perDollar: number
  /** Where the price stood before the span of a move. */
  beforeUsd: number | null
  /** The likely range of the day. */
  range: Range | null
  /** The last day's volume in usual days. */
  volumeRatio: number | null
  /** How far the coin is from what it follows. */
  gapRatio: number | null
  /** Whether a coin that was new has an analysis. */
  isOpen: boolean | null
}

/** A level is a zone: a tenth of a percent before it counts as touched. */
const touchRatio = 0.001
const limits: Partial<Record<AlertKind, { least: number; most: number }>> = {
  move: { least: 1, most: 90 },
  volume: { least: 1.5, most: 100 },
  gap: { least: 0.1, most: 90 },
}

/** Compared in the wish's own currency. */
export function isMet(wish: Wish, moment: Moment): boolean {
  const { kind, target } = wish
  const price = moment.priceUsd * moment.perDollar
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
      return moment.beforeUsd !== null && hasMoved(wish, moment.priceUsd, moment.beforeUsd)
    case 'range':
      return moment.range !== null && leftBy(moment.priceUsd, moment.range) !== 0
    case 'volume':
      return moment.volumeRatio !== null && moment.volumeRatio >= target
    case 'gap':
      return moment.gapRatio !== null && 100 * Math.abs(moment.gapRatio) >= target
    case 'opens':
      return moment.isOpen === true
  }
}

/** Whether what came about is over, so that it can come about anew: a level once the price has left it, to either side. What nobody knows is not over. */
export function isBack(wish: Wish, moment: Moment): boolean {
  switch (wish.kind) {
    case 'touch':
      return Math.abs((moment.priceUsd * moment.perDollar) / wish.target - 1) > touchRatio
    case 'move':
      return moment.beforeUsd !== null && !isMet(wish, moment)
    case 'range':
      return moment.range !== null && !isMet(wish, moment)
    case 'volume':
      return moment.volumeRatio !== null && !isMet(wish, moment)
    case 'gap':
      return moment.gapRatio !== null && !isMet(wish, moment)
    default:
      return !isMet(wish, moment)
  }
}

/** Whether a price went so many percent, the way that counts. */
export function hasMoved({ target, way }: Pick<Wish, 'target' | 'way'>, nowUsd: number, beforeUsd: number): boolean {
  const percent = 100 * (nowUsd / beforeUsd - 1)
  if (way === 'up') return percent >= target
  if (way === 'down') return percent <= -target
  return Math.abs(percent) >= target
}

/** How far a price is beyond the nearer end of a range, as a ratio: below zero under it, zero inside. */
export function leftBy(priceUsd: number, { lowUsd, highUsd }: Range): number {
  if (priceUsd > highUsd) return priceUsd / highUsd - 1
  return priceUsd < lowUsd ? priceUsd / lowUsd - 1 : 0
}

/** What is kept beside the price of what rang. */
export function ratioOf({ kind }: Wish, { priceUsd, beforeUsd, range, volumeRatio, gapRatio }: Moment): number | null {
  if (kind === 'move') return beforeUsd === null ? null : priceUsd / beforeUsd - 1
  if (kind === 'range') return range && leftBy(priceUsd, range)
  if (kind === 'gap') return gapRatio
  return kind === 'volume' ? volumeRatio : null
}

/** A number that can be said and can happen. */
export function isPossible({ kind, target }: Pick<Wish, 'kind' | 'target'>): boolean {
  const { least, most } = limits[kind] ?? { least: Number.MIN_VALUE, most: 1e12 }
  return target >= least && target <= most
}

/**
 * The first hour that closed beyond the price while the wish waited: it began before the close, and had not ended by then. One
 * that rang waits for an hour that follows one on this side.
 */
export function closedBeyond(
  wish: Omit<Waiting, 'kind' | 'hours' | 'way' | 'repeats'>,
  { time, close }: Pick<Closes, 'time' | 'close'>,
  nowMs: number,
  perDollar: number,
): { closedMs: number; usd: number } | null {
  const { target, waitsFrom, endsAt, rangAt } = wish
  const lastMs = Math.min(nowMs, endsAt?.getTime() ?? nowMs)
  for (let at = 0; at < time.length; at++) {
    const closedMs = (time[at] ?? Number.NaN) + HOUR_MS
    const usd = close[at] ?? Number.NaN
    const isBeyond = (usd: number) => (isUpwards(wish) ? usd * perDollar > target : usd * perDollar < target)
    const hasCrossed = isBeyond(usd) && (rangAt === null || !isBeyond(close[at - 1] ?? usd))
    if (hasCrossed && closedMs > waitsFrom.getTime() && closedMs <= lastMs) return { closedMs, usd }
  }
  return null
}

/** What a coin cost some time ago: the close of the newest candle that was over by then; null where none is old enough. */
export function priceAt({ time, close }: Pick<Closes, 'time' | 'close'>, candleMs: number, atMs: number) {
  for (let place = time.length - 1; place >= 0; place--)
    if ((time[place] ?? Number.NaN) + candleMs <= atMs) return close[place] ?? null
  return null
}

/** The middle one; null where there is none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
