import type { Candles } from '@pusula/engine'

/** How far a coin strayed from what it follows: ratios, below it negative. */
export interface Gaps {
  /** How much of what it follows one coin stands for; 1 where that is about one to one. */
  unitsPerCoin: number
  nowRatio: number
  lowRatio: number
  highRatio: number
  farthest: { ratio: number; atMs: number }
  /** Since when it has been off without a pause, with the lowest price since; null while it is where it belongs. */
  off: { sinceMs: number; lowUsd: number; lowAtMs: number } | null
  /** The widest gap before it went off, or at all. */
  widestBefore: number
  /** About sixty points, oldest first. */
  history: number[]
}

/** Nearer than this to one to one is one to one: what earns interest drifts away from it. */
const oneToOne = 0.02
const points = 60

/**
 * The gaps of a coin's hourly closes to what it follows, which is 1 where no other closes are given. Hours that only one of
 * them has are left out; undefined where there are too few to speak of.
 */
export function gapsOf(coin: Candles, base: Candles | undefined, offRatio: number): Gaps | undefined {
  const paired = pairsOf(coin, base)
  if (paired.length < 24) return undefined
  const middle = medianOf(paired.map(({ ratio }) => ratio))
  const unitsPerCoin = base && Math.abs(middle - 1) > oneToOne ? middle : 1
  const gaps = paired.map(({ atMs, closeUsd, ratio }) => ({ atMs, closeUsd, gap: ratio / unitsPerCoin - 1 }))
  const only = gaps.map(({ gap }) => gap)
  const farthest = gaps.reduce((found, one) => (Math.abs(one.gap) > Math.abs(found.gap) ? one : found))
  const lastOn = gaps.findLastIndex(({ gap }) => Math.abs(gap) < offRatio)
  const since = gaps.slice(lastOn + 1)
  const low = since.reduce<(typeof gaps)[number] | undefined>(
    (found, one) => (found && found.closeUsd <= one.closeUsd ? found : one),
    undefined,
  )
  const step = Math.max(1, Math.floor(gaps.length / points))
  return {
    unitsPerCoin,
    nowRatio: only[only.length - 1] ?? 0,
    lowRatio: Math.min(...only),
    highRatio: Math.max(...only),
    farthest: { ratio: farthest.gap, atMs: farthest.atMs },
    off: low && since[0] ? { sinceMs: since[0].atMs, lowUsd: low.closeUsd, lowAtMs: low.atMs } : null,
    widestBefore: Math.max(0, ...only.slice(0, lastOn + 1).map(Math.abs)),
    history: only.filter((_, i) => (only.length - 1 - i) % step === 0),
  }
}

/** The same with the gap of this moment: the ratio of two prices that were read together. */
export function withNow(gaps: Gaps, ratio: number, nowMs: number): Gaps {
  const nowRatio = ratio / gaps.unitsPerCoin - 1
  const isFarthest = Math.abs(nowRatio) > Math.abs(gaps.farthest.ratio)
  return {
    ...gaps,
    nowRatio,
    farthest: isFarthest ? { ratio: nowRatio, atMs: nowMs } : gaps.farthest,
    lowRatio: Math.min(gaps.lowRatio, nowRatio),
    highRatio: Math.max(gaps.highRatio, nowRatio),
    history: [...gaps.history, nowRatio],
  }
}

/** On how many days it closed off by at least so much. */
export const daysOff = (days: Candles, offRatio: number): number =>
  [...days.close].filter(close => Math.abs(close - 1) >= offRatio).length

function pairsOf(coin: Candles, base: Candles | undefined) {
  const closes = base && new Map([...base.time].map((time, i) => [time, base.close[i] ?? 0]))
  return [...coin.time].flatMap((atMs, i) => {
    const closeUsd = coin.close[i] ?? 0
    const other = closes ? closes.get(atMs) : 1
    return closeUsd > 0 && other !== undefined && other > 0 ? [{ atMs, closeUsd, ratio: closeUsd / other }] : []
  })
}

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 1
}
