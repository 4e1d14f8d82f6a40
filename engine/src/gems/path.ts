import type { Candles } from '../candles.ts'

/** Life of a gem: from when it was found until its days are over, with its target. */
interface GemDays {
  readonly foundMs: number
  readonly dueMs: number
  readonly targetUsd: number
}

interface GemPath {
  /** The last close within its days; null where no candle is. */
  readonly lastUsd: number | null
  /** The end of the first candle that touched the target. */
  readonly reachedMs: number | null
}

/**
 * What whole candles of a gem's days say. One that began before it was found is left out, since its high may be older; so is one that ends
 * after the last day.
 */
export function gemPath({ foundMs, dueMs, targetUsd }: GemDays, candles: Candles, spanMs: number): GemPath {
  let lastUsd: number | null = null
  let reachedMs: number | null = null
  candles.time.forEach((openedMs, i) => {
    if (openedMs < foundMs || openedMs + spanMs > dueMs) return
    lastUsd = candles.close[i] ?? lastUsd
    if (reachedMs === null && (candles.high[i] ?? 0) >= targetUsd) reachedMs = openedMs + spanMs
  })
  return { lastUsd, reachedMs }
}

/** The last close that was known by a moment. */
export function lastCloseBy({ time, close }: Candles, untilMs: number, spanMs: number): number | undefined {
  return close[time.findLastIndex(openedMs => openedMs + spanMs <= untilMs)]
}
