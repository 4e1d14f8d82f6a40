import type { Market } from '../coins/market.ts'
import { quarterMs } from '../price/quarters.ts'

/** 2017-01-01: no trade is older. */
const openingMs = 1_483_228_800_000
const cycleMs = 180 * 86_400_000
const turnMs = 30 * 86_400_000
/** New coins open at ten in the morning (UTC), so the first day of a history is a short one. */
const hourMs = 10 * 3_600_000

/**
 * The quarter hour of a coin's first trade. A new coin comes back to the start of its history every 180 days, one coin
 * a month, so that in any year some coin is a few days old and others some weeks.
 */
export function firstQuarter({ listingTurn }: Market, nowMs: number): number {
  if (listingTurn === null) return openingMs / quarterMs
  const sinceMs = nowMs - openingMs - listingTurn * turnMs - hourMs
  return Math.max(openingMs, nowMs - (((sinceMs % cycleMs) + cycleMs) % cycleMs)) / quarterMs
}
