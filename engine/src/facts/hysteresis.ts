/** Hysteresis band as a share of an hour's average range: no sentence changes for less. */
export const hysteresisShare = 0.25

/**
 * Hysteresis for sentences about now: a price that follows the last closes only once they have moved that far from it. Of the candles
 * alone, so that everybody reads the same.
 */
export function hysteresisPrice(closes: Iterable<number>, minMoveUsd: number): number | null {
  let held: number | null = null
  for (const close of closes) if (held === null || Math.abs(close - held) >= minMoveUsd) held = close
  return held
}
