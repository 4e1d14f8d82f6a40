import type { Candles } from '../candles.ts'
import type { Arena } from './column.ts'
import { rsi } from './momentum/rsi.ts'
import { stochastic } from './momentum/stochastic.ts'
import { adx } from './trend/adx.ts'
import { averages } from './trend/averages.ts'
import { ichimoku } from './trend/ichimoku.ts'
import { macd } from './trend/macd.ts'
import { supertrend } from './trend/supertrend.ts'
import { atr } from './volatility/atr.ts'
import { bollinger } from './volatility/bollinger.ts'
import { parkinsonVolatility } from './volatility/volatility.ts'
import { obv } from './volume/obv.ts'
import { vwap } from './volume/vwap.ts'

/** Columns of the bundle's buffer, scratch columns included. */
const columnCount = 34

export type IndicatorBundle = ReturnType<typeof indicatorBundle>

/** Room for the bundle of a run of `length` candles, or of any shorter one. */
export function bundleMemory(length: number): Float64Array {
  return new Float64Array(columnCount * length)
}

/**
 * Everything an analysis reads from one run of candles, with the usual periods.
 *
 * All columns lie in one piece of memory: for the 500 candles of an analysis, asking for 34 pieces takes longer than
 * filling them. A caller that is done with a bundle may hand its memory to the next, which saves a tenth of the time.
 */
export function indicatorBundle(candles: Candles, memory = bundleMemory(candles.close.length)) {
  const { close } = candles
  const arena: Arena = { memory, used: 0 }
  return {
    averages20: averages(close, 20, arena),
    averages50: averages(close, 50, arena),
    averages100: averages(close, 100, arena),
    averages200: averages(close, 200, arena),
    macd: macd(close, 12, 26, 9, arena),
    adx: adx(candles, 14, arena),
    ichimoku: ichimoku(candles, arena),
    supertrend: supertrend(candles, 10, 3, arena),
    rsi: rsi(close, 14, arena),
    stochastic: stochastic(candles, 14, arena),
    bollinger: bollinger(close, 20, 2, arena),
    atr: atr(candles, 14, arena),
    parkinson: parkinsonVolatility(candles, 20, arena),
    obv: obv(candles, arena),
    vwap: vwap(candles, 20, arena),
  }
}
