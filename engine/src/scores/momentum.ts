import { inUnits, known, latest, meanOfParts, type Reading, type StudiedCandles } from './reading.ts'

/** A relative strength this far from 50 is about one standard deviation of what daily candles show. */
const ordinaryRsiDistance = 13

/** And so is a four-hour histogram of this many daily ranges. */
const ordinaryHistogramInAtr = 0.08

/**
 * Momentum: whether the latest moves are stronger than those before them, over days (relative strength) and over hours
 * (MACD histogram). Both are measured against days: in a nearly dead market one trade turns a four-hour relative
 * strength around.
 */
export function readMomentum(daily: StudiedCandles, fourHourly: StudiedCandles | null): Reading | null {
  const rsi = latest(daily.indicators.rsi)
  if (Number.isNaN(rsi)) return null
  const histogramUsd = fourHourly ? latest(fourHourly.indicators.macd.histogram) : Number.NaN
  const histogramInAtr = inUnits(histogramUsd, latest(daily.indicators.atr))
  const parts = {
    rsi: Math.tanh((rsi - 50) / ordinaryRsiDistance),
    histogramInAtr: Math.tanh(histogramInAtr / ordinaryHistogramInAtr),
  }
  return { reading: meanOfParts(parts), numbers: known({ rsi, histogramInAtr }), parts: known(parts) }
}
