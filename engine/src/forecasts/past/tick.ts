import type { Candles } from '../../candles.ts'

const looksBack = 96
const fewestCandles = 16
const maxDecimals = 12

/** The power of ten that all prices of the last 96 candles before `end` are multiples of; 0 where none can be told. */
export function inferTick({ open, high, low, close }: Candles, end: number): number {
  const start = Math.max(0, end - looksBack)
  if (end - start < fewestCandles) return 0
  let decimals = 0
  let perUsd = 1
  const widen = (priceUsd: number) => {
    while (decimals < maxDecimals && !isWhole(priceUsd * perUsd)) perUsd = 10 ** ++decimals
  }
  for (let i = start; i < end && decimals < maxDecimals; i++) {
    widen(open[i])
    widen(high[i])
    widen(low[i])
    widen(close[i])
  }
  return decimals < maxDecimals ? 10 ** -decimals : 0
}

/** Nothing is no multiple: a price far below the step would round to it. */
const isWhole = (value: number) => Math.round(value) > 0 && Math.abs(value - Math.round(value)) <= 1e-6

/**
 * The nearest price on the grid, as the very number that an exchange's text for it is read as, so that a price on the
 * border of a range is inside. Steps by their count per dollar are that number; any other grid is written out and read.
 */
export function onGrid(priceUsd: number, tickUsd: number): number {
  if (!(tickUsd > 0)) return priceUsd
  const steps = Math.max(1, Math.round(priceUsd / tickUsd))
  const perUsd = Math.round(1 / tickUsd)
  const isEven = Math.abs(perUsd * tickUsd - 1) < 1e-12 && steps < 1e12
  return isEven ? steps / perUsd : Number((steps * tickUsd).toPrecision(12))
}
