/** Loss quantile and worst loss within some days, of one unit of money. */
export interface LossOdds {
  /** The loss that is not exceeded as often as was asked, zero or above. */
  usual: number
  worst: number
  /** The moves that were looked at. */
  count: number
}

/** Fewer moves do not tell of one in a hundred. */
const minMoves = 200

/** Losses over so many days by the closes of the past; null where there are too few. */
export function lossOdds(closes: readonly number[], days: number, sureness: number): LossOdds | null {
  const moves = closes.slice(days).map((close, i) => close / (closes[i] ?? close) - 1)
  if (moves.length < minMoves) return null
  const sorted = moves.toSorted((one, other) => one - other)
  const at = (1 - sureness) * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0]
  const move = below + (above - below) * (at - Math.floor(at))
  return { usual: Math.max(0, -move), worst: Math.max(0, -(sorted[0] ?? 0)), count: moves.length }
}

/** As much as can be held so that a loss stays below what somebody can bear, rounded down to a step. */
export function sizeFor(bearable: number, { usual }: LossOdds, bothFees: number, step: number): number {
  const loss = usual + bothFees
  return loss > 0 && bearable > 0 ? Math.floor(bearable / loss / step) * step : 0
}
