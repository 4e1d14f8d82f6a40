/** Share of an hour's average range: less is a tick, and no sentence about now changes for it. */
export const settledShare = 0.25

/**
 * Hysteresis for sentences about now: a price that follows the last closes only once they have moved that far from it. Of the candles
 * alone, so that everybody reads the same.
 */
export function settledPrice(closes: Iterable<number>, leastMoveUsd: number): number | null {
  let settled: number | null = null
  for (const close of closes) if (settled === null || Math.abs(close - settled) >= leastMoveUsd) settled = close
  return settled
}
