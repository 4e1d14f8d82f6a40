import type { Coin } from '../coins.ts'

/** How many rows stand in the list before it is opened. */
export const firstRows = 5

/** By size, but what this person may analyze comes first. */
export const rowOrder = (coins: readonly Coin[]): Coin[] => [
  ...coins.filter(coin => !coin.isLocked),
  ...coins.filter(coin => coin.isLocked),
]

export const shownRows = (coins: readonly Coin[], isWhole: boolean): Coin[] =>
  isWhole ? rowOrder(coins) : rowOrder(coins).slice(0, firstRows)
