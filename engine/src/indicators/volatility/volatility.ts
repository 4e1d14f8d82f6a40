import type { Candles } from '../../candles.ts'
import { type Arena, column, workspace } from '../column.ts'

/**
 * Parkinson's volatility: from the range of each candle rather than from its close, which knows about five times as much
 * from the same candles. A ratio per candle over the last `period`, defined from candle `period - 1` on; it sees no gaps
 * between candles.
 */
export function parkinsonVolatility({ high, low }: Candles, period = 20, arena?: Arena): Float64Array {
  const squares = workspace(high.length, arena)
  for (let i = 0; i < squares.length; i++) {
    const range = Math.log(high[i] / low[i])
    squares[i] = range * range
  }
  return rootMeans(squares, period, 1 / (4 * Math.LN2), arena)
}

/** Walks the windows in blocks, as `bollinger` does, so that what left the window leaves nothing behind. */
function rootMeans(squares: Float64Array, period: number, scale: number, arena?: Arena) {
  const { length } = squares
  const out = column(length, period - 1, arena)
  const weight = scale / period
  for (let start = period - 1; start < length; start += period) {
    const end = Math.min(start + period, length)
    let sum = 0
    for (let i = start + period - 1; i > start; i--) {
      if (i < end) out[i] = sum
      sum += squares[i - period]
    }
    out[start] = sum
    sum = 0
    for (let i = start; i < end; i++) {
      sum += squares[i]
      out[i] = Math.sqrt((out[i] + sum) * weight)
    }
  }
  return out
}
