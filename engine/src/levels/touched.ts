import type { Candles } from '../candles.ts'

/** Whether a price away from another was touched by any candle from `start` up to, not including, `end`. */
export function isTouched({ high, low }: Candles, start: number, end: number, fromUsd: number, toUsd: number): boolean {
  const isAbove = toUsd > fromUsd
  for (let i = start; i < end; i++) if (isAbove ? high[i] >= toUsd : low[i] <= toUsd) return true
  return false
}
