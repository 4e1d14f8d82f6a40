import type { Candles } from '../../candles.ts'
import { type Arena, workspace } from '../column.ts'

/**
 * On-balance volume as in TA-Lib, in the base coin: begins with the first candle's volume, then adds the volume of a
 * candle that closes higher and takes away that of one that closes lower. Defined from the first candle on.
 */
export function obv({ close, volume }: Candles, arena?: Arena): Float64Array {
  const out = workspace(close.length, arena)
  if (out.length === 0) return out
  let balance = volume[0]
  out[0] = balance
  for (let i = 1; i < out.length; i++) {
    // Which way a candle closes is close to a coin toss: arithmetic is twice as fast as a branch guessed wrong.
    const side = Number(close[i] > close[i - 1]) - Number(close[i] < close[i - 1])
    balance += side * volume[i]
    out[i] = balance
  }
  return out
}
