import type { AlertKind } from '@pusula/contract'

export interface Wish {
  kind: AlertKind
  /** Dollars; for a move, percent in a day. */
  target: number
  /** Where the price stood when the wish was made. */
  fromUsd: number
}

/** The last day of a coin. */
interface Day {
  lastPrice: number
  openPrice: number
}

/** A level is a zone: a tenth of a percent before it counts as touched. */
const touchRatio = 0.001
const movePercents = { least: 1, most: 90 } as const

export function isMet({ kind, target, fromUsd }: Wish, { lastPrice, openPrice }: Day): boolean {
  switch (kind) {
    case 'above':
      return lastPrice >= target
    case 'below':
      return lastPrice <= target
    case 'touch':
      return fromUsd < target ? lastPrice >= target * (1 - touchRatio) : lastPrice <= target * (1 + touchRatio)
    case 'move':
      return 100 * Math.abs(lastPrice / openPrice - 1) >= target
  }
}

/** A percent that can be said and can happen. */
export const isPossible = ({ kind, target }: Pick<Wish, 'kind' | 'target'>): boolean =>
  kind !== 'move' || (target >= movePercents.least && target <= movePercents.most)
