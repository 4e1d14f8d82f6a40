import { inUnits, known, latest, meanOfParts, type Reading, type StudiedCandles } from './reading.ts'

/** The range of a random walk is about 1.6 times its standard deviation. Unlike the candles' own ranges, ATR sees gaps. */
const rangeInDeviations = 1.6

/**
 * Trend from daily candles: how the averages stand to each other and to the price, and how far the price came in 7, 30
 * and 90 days, each against the coin's own volatility. Over five years this composite ranked coins slightly better than
 * chance (rank correlation 0.02 for a day, 0.04 for a week) and did not time a single coin: it describes, it does not
 * promise.
 */
export function readTrend({ candles, indicators }: StudiedCandles, priceUsd: number): Reading | null {
  const atrUsd = latest(indicators.atr)
  if (Number.isNaN(atrUsd)) return null
  const averageGapUsd = latest(indicators.averages20.exponential) - latest(indicators.averages50.exponential)
  const longGapUsd = priceUsd - latest(indicators.averages200.exponential)
  const volatility = atrUsd / rangeInDeviations / priceUsd
  const move = (days: number) => {
    const change = Math.log(priceUsd / (candles.close.at(-days) ?? Number.NaN))
    return inUnits(change, volatility * Math.sqrt(days))
  }
  const numbers = {
    averageGapInAtr: inUnits(averageGapUsd, atrUsd),
    longGapInAtr: inUnits(longGapUsd, atrUsd),
    move7InVolatility: move(7),
    move30InVolatility: move(30),
    move90InVolatility: move(90),
  }
  const parts = {
    averageGapInAtr: Math.tanh(numbers.averageGapInAtr),
    longGapInAtr: Math.tanh(numbers.longGapInAtr / 5),
    move7InVolatility: Math.tanh(numbers.move7InVolatility),
    move30InVolatility: Math.tanh(numbers.move30InVolatility),
    move90InVolatility: Math.tanh(numbers.move90InVolatility),
  }
  return { reading: meanOfParts(parts), numbers: known(numbers), parts: known(parts) }
}
