import type { Plan } from './risk-reward.ts'

interface Prices {
  entry_price: number | null
  stop_loss: number | null
  take_profit: number | null
}

/** The prices of a recommendation; null where the answer is to wait. */
export function planOf({ entry_price, stop_loss, take_profit }: Prices, leverage: number | null = 1): Plan | null {
  if (entry_price === null || stop_loss === null || take_profit === null || leverage === null) return null
  return { entryUsd: entry_price, stopUsd: stop_loss, targetUsd: take_profit, leverage }
}
