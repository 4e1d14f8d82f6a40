import type { Candles } from '../candles.ts'
import type { Trade } from './trade.ts'

const quarterMs = 900_000
const hourMs = 3_600_000
const quartersPerDay = 96

/** A trade, and the price beyond which an hour has to close for it to begin. */
interface ConditionalTrade extends Trade {
  readonly conditionUsd: number
}

/** Where a trade stands: its price, and the first quarter hour after it. */
interface Turn {
  readonly priceUsd: number
  readonly next: number
}

interface TradeEnd extends Turn {
  readonly reached: 'target' | 'stop' | 'end'
}

/** The first hourly close within a day that meets a plan's condition, unless it has run past the target already. */
export function enterTrade(
  { time, close }: Candles,
  start: number,
  { side, conditionUsd, targetUsd }: Pick<ConditionalTrade, 'side' | 'conditionUsd' | 'targetUsd'>,
): Turn | undefined {
  const up = side === 'up' ? 1 : -1
  for (let i = start; i < Math.min(start + quartersPerDay, time.length); i++) {
    if ((time[i] + quarterMs) % hourMs !== 0 || up * close[i] <= up * conditionUsd) continue
    return up * close[i] < up * targetUsd ? { priceUsd: close[i], next: i + 1 } : undefined
  }
  return undefined
}

/**
 * How a position ends: at its stop, at its target, or at the last close before `end`. In a candle that holds both, the
 * stop came first; past a gap, the stop is only good for the price that is there.
 */
export function leaveTrade(
  candles: Candles,
  start: number,
  end: number,
  { side, stopUsd, targetUsd }: Pick<Trade, 'side' | 'stopUsd' | 'targetUsd'>,
): TradeEnd {
  const isUp = side === 'up'
  for (let i = start; i < end; i++) {
    const openUsd = candles.open[i]
    if (isUp ? candles.low[i] <= stopUsd : candles.high[i] >= stopUsd) {
      return { reached: 'stop', priceUsd: isUp ? Math.min(openUsd, stopUsd) : Math.max(openUsd, stopUsd), next: i + 1 }
    }
    if (isUp ? candles.high[i] >= targetUsd : candles.low[i] <= targetUsd) {
      return { reached: 'target', priceUsd: targetUsd, next: i + 1 }
    }
  }
  return { reached: 'end', priceUsd: candles.close[end - 1], next: end }
}

/** Whether a price away from another was touched by any candle from `start` up to, not including, `end`. */
export function isTouched({ high, low }: Candles, start: number, end: number, fromUsd: number, toUsd: number): boolean {
  const isAbove = toUsd > fromUsd
  for (let i = start; i < end; i++) if (isAbove ? high[i] >= toUsd : low[i] <= toUsd) return true
  return false
}
