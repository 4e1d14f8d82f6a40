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
