import type { Candles } from '../../candles.ts'
import { channelInto } from '../channel.ts'
import { type Arena, column, workspace } from '../column.ts'

export interface Ichimoku {
  readonly conversion: Float64Array
  readonly base: Float64Array
  readonly spanA: Float64Array
  readonly spanB: Float64Array
}

/**
 * Ichimoku's lines: midpoints of the last 9, 26 and 52 candles. The spans stand at the candle that made them; a chart
 * draws them 26 candles later, so the cloud around candle i is spanA and spanB of candle i - 26. The lagging line is the
 * close drawn 26 candles earlier: it would tell the past about the future and is not computed.
 */
export function ichimoku({ high, low }: Candles, arena?: Arena): Ichimoku {
  const { length } = high
  const conversion = column(length, 8, arena)
  const base = column(length, 25, arena)
  const spanA = column(length, 25, arena)
  const spanB = column(length, 51, arena)
  const lowest9 = workspace(length)
  const lowest26 = workspace(length, arena)
  const highest9 = conversion
  const highest26 = base

  channelInto(highest9, lowest9, high, low, 9)
  // 26 candles are three stretches of 9 that overlap by one, and 52 are two of 26: no need to look at each again.
  for (let i = 25; i < length; i++) {
    highest26[i] = Math.max(highest9[i], highest9[i - 9], highest9[i - 17])
    lowest26[i] = Math.min(lowest9[i], lowest9[i - 9], lowest9[i - 17])
  }
  for (let i = 51; i < length; i++) {
    const highest = Math.max(highest26[i], highest26[i - 26])
    const lowest = Math.min(lowest26[i], lowest26[i - 26])
    spanB[i] = (highest + lowest) / 2
  }
  for (let i = 8; i < length; i++) conversion[i] = (highest9[i] + lowest9[i]) / 2
  for (let i = 25; i < length; i++) {
    base[i] = (highest26[i] + lowest26[i]) / 2
    spanA[i] = (conversion[i] + base[i]) / 2
  }
  return { conversion, base, spanA, spanB }
}
