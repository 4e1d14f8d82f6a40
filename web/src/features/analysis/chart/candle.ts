import type { Candles } from './draw.ts'

/** A candle as it is read out. */
interface ReadCandle {
  timeMs: number
  open: number
  high: number
  low: number
  close: number
  volume: number
  changeRatio: number
}

/** One candle of the columns; none where they are shorter. */
export function candleAt(candles: Candles, index: number): ReadCandle | null {
  const [timeMs, open, high, low, close, volume] = [
    candles.time,
    candles.open,
    candles.high,
    candles.low,
    candles.close,
    candles.volume,
  ].map(column => column[index])
  if (timeMs === undefined || open === undefined || close === undefined) return null
  return {
    timeMs,
    open,
    high: high ?? close,
    low: low ?? close,
    close,
    volume: volume ?? 0,
    changeRatio: close / open - 1,
  }
}
