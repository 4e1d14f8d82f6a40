/**
 * Trading in whole numbers, one column per fact: prices in ticks, amounts in lots, money in ten-thousandths of a
 * dollar. Whole numbers below 2^53 add up exactly in any order, so four quarter hours make precisely their hour.
 */
export type Bars = {
  open: Float64Array
  high: Float64Array
  low: Float64Array
  close: Float64Array
  lots: Float64Array
  quote: Float64Array
}

/** One row of such columns. */
export type Bar = { open: number; high: number; low: number; close: number; lots: number; quote: number }

export const quotePerUsd = 10_000

/** What one tick on one lot is worth. */
export const quotePerTickLot = ({ ticksPerUsd, lotsPerCoin }: { ticksPerUsd: number; lotsPerCoin: number }) =>
  quotePerUsd / (ticksPerUsd * lotsPerCoin)

export const emptyBars = (count: number): Bars => ({
  open: new Float64Array(count),
  high: new Float64Array(count),
  low: new Float64Array(count),
  close: new Float64Array(count),
  lots: new Float64Array(count),
  quote: new Float64Array(count),
})

/** Rows from `from` up to, not including, `to` as one bar. */
export function fold(bars: Bars, from: number, to: number): Bar {
  let high = bars.high[from]
  let low = bars.low[from]
  let lots = 0
  let quote = 0
  for (let i = from; i < to; i++) {
    high = Math.max(high, bars.high[i])
    low = Math.min(low, bars.low[i])
    lots += bars.lots[i]
    quote += bars.quote[i]
  }
  return { open: bars.open[from], high, low, close: bars.close[to - 1], lots, quote }
}
