import type { Candles } from '../../candles.ts'
import { type Arena, column, workspace } from '../column.ts'

const third = 1 / 3

/**
 * Rolling volume-weighted average price: the typical price (high + low + close) / 3 of the last `period` candles,
 * weighted by volume, from candle `period - 1` on. Rolling and not by session, since the market never closes and daily
 * candles have no session. A window in which nothing was traded reads the candle's own typical price. Windows are walked
 * in blocks around an anchor, as in `bollinger`.
 */
export function vwap({ high, low, close, volume }: Candles, period = 20, arena?: Arena): Float64Array {
  const { length } = close
  const out = column(length, period - 1, arena)
  const volumes = workspace(length, arena)
  for (let start = period - 1; start < length; start += period) {
    const end = Math.min(start + period, length)
    const anchor = typical(high[start], low[start], close[start])
    let value = 0
    let traded = 0
    for (let i = start + period - 1; i > start; i--) {
      if (i < end) {
        out[i] = value
        volumes[i] = traded
      }
      const before = i - period
      value += (typical(high[before], low[before], close[before]) - anchor) * volume[before]
      traded += volume[before]
    }
    out[start] = value
    volumes[start] = traded
    value = 0
    traded = 0
    for (let i = start; i < end; i++) {
      const distance = typical(high[i], low[i], close[i]) - anchor
      value += distance * volume[i]
      traded += volume[i]
      const weight = volumes[i] + traded
      out[i] = anchor + (weight > 0 ? (out[i] + value) / weight : distance)
    }
  }
  return out
}

function typical(high: number, low: number, close: number): number {
  return (high + low + close) * third
}
