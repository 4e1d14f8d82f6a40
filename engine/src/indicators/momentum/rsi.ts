import { type Arena, column } from '../column.ts'

/**
 * Wilder's relative strength index as in TA-Lib, 0 to 100, defined from candle `period` on. A market that never moved
 * reads 50: neither side was stronger (TA-Lib answers 0 there, which would read as a crash).
 */
export function rsi(close: Float64Array, period = 14, arena?: Arena): Float64Array {
  const { length } = close
  const out = column(length, period, arena)
  if (length <= period) return out
  const weight = 1 / period
  let gain = 0
  let loss = 0
  for (let i = 1; i <= period; i++) {
    const change = close[i] - close[i - 1]
    gain += Math.max(change, 0) * weight
    loss += Math.max(-change, 0) * weight
  }
  out[period] = share(gain, loss)
  for (let i = period + 1; i < length; i++) {
    const change = close[i] - close[i - 1]
    gain += (Math.max(change, 0) - gain) * weight
    loss += (Math.max(-change, 0) - loss) * weight
    out[i] = share(gain, loss)
  }
  return out
}

function share(gain: number, loss: number): number {
  const moved = gain + loss
  return moved > 0 ? (100 * gain) / moved : 50
}
