import { meanOfParts, type Reading, type StudiedCandles } from './reading.ts'

/** The middle of what five large coins covered in a day, 2021 to 2025: average true range as a share of the price. */
const ordinaryRangeRatio = 0.06

const usualDays = 180
const leastDays = 30

/** Volatility from daily candles, calm counting for: against the coin's own half year and against the large coins. */
export function readVolatility({ candles, indicators }: StudiedCandles): Reading | null {
  const { close } = candles
  const { atr } = indicators
  let sum = 0
  let days = 0
  for (let i = Math.max(close.length - usualDays, 0); i < close.length; i++) {
    if (Number.isNaN(atr[i])) continue
    sum += atr[i] / close[i]
    days++
  }
  if (days < leastDays || sum === 0) return null
  const last = close.length - 1
  const dailyRangeRatio = atr[last] / close[last]
  const toUsualRatio = (dailyRangeRatio * days) / sum
  const parts = {
    dailyRangeRatio: -Math.tanh(Math.log(dailyRangeRatio / ordinaryRangeRatio) / 0.8),
    toUsualRatio: -Math.tanh(Math.log(toUsualRatio) / 0.4),
  }
  return { reading: meanOfParts(parts), numbers: { dailyRangeRatio, toUsualRatio }, parts }
}
