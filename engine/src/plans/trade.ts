export type Side = 'up' | 'down'

/** The prices of a plan. */
export interface Trade {
  readonly side: Side
  readonly entryUsd: number
  readonly stopUsd: number
  readonly targetUsd: number
}

/** On each purchase and each sale. */
export const feeRatio = 0.001

/**
 * What a trade that ends at a price brings after fees, as a share of the money at its beginning. One downwards is held
 * against keeping the coin: sold at the entry and bought back at the end.
 */
export function resultOf({ side, entryUsd }: Pick<Trade, 'side' | 'entryUsd'>, exitUsd: number): number {
  const ratio = exitUsd / entryUsd
  return side === 'up' ? (ratio * (1 - feeRatio)) / (1 + feeRatio) - 1 : 1 - feeRatio - ratio * (1 + feeRatio)
}
