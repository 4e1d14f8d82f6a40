import type { Candles } from '../../candles.ts'

const looksBack = 96
const fewestCandles = 16
const mostDecimals = 12

/** The power of ten that all prices of the last 96 candles before `end` are multiples of; 0 where none can be told. */
export function inferTick({ open, high, low, close }: Candles, end: number): number {
  const start = Math.max(0, end - looksBack)
  if (end - start < fewestCandles) return 0
  let decimals = 0
  const widen = (priceUsd: number) => {
    while (decimals < mostDecimals && !isWhole(priceUsd * 10 ** decimals)) decimals++
  }
  for (let i = start; i < end && decimals < mostDecimals; i++) {
    widen(open[i])
    widen(high[i])
    widen(low[i])
    widen(close[i])
  }
  return decimals < mostDecimals ? 10 ** -decimals : 0
}

const isWhole = (value: number) => Math.abs(value - Math.round(value)) <= 1e-6

/**
 * The nearest price on the grid. Twelve digits make it the very number that an exchange's text for it is read as, so
 * that a price on the border of a range is inside.
 */
export const onGrid = (priceUsd: number, tickUsd: number): number =>
  tickUsd > 0 ? Number((Math.max(1, Math.round(priceUsd / tickUsd)) * tickUsd).toPrecision(12)) : priceUsd
