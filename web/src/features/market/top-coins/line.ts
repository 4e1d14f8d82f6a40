import type { Price } from '../prices/rule.ts'

/**
 * The small line of a row, from the price of a day ago to the price beside it: hourly closes alone start an hour late,
 * and the line would now and then rise beside a change that fell.
 */
export function lineOf(closes: readonly number[], price: Price | undefined): readonly number[] {
  if (!price || closes.length < 2) return closes
  const dayAgo = price.price / (1 + price.changePercent / 100)
  return Number.isFinite(dayAgo) ? [dayAgo, ...closes.slice(0, -1), price.price] : closes
}
