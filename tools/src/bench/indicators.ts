import { type Candles, fromRows } from '../../../engine/src/candles.ts'
import { bundleMemory, indicatorBundle } from '../../../engine/src/indicators/bundle.ts'
import type { Arena } from '../../../engine/src/indicators/column.ts'
import { rsi } from '../../../engine/src/indicators/momentum/rsi.ts'
import { stochastic } from '../../../engine/src/indicators/momentum/stochastic.ts'
import { adx } from '../../../engine/src/indicators/trend/adx.ts'
import { averages } from '../../../engine/src/indicators/trend/averages.ts'
import { macd } from '../../../engine/src/indicators/trend/macd.ts'
import { atr } from '../../../engine/src/indicators/volatility/atr.ts'
import { bollinger } from '../../../engine/src/indicators/volatility/bollinger.ts'
import { obv } from '../../../engine/src/indicators/volume/obv.ts'
import { bestInTurns, type Metric } from './results.ts'

const periods = [20, 50, 100, 200]
const candleCount = 500
const rounds = 100

/** What all the libraries know: averages of four lengths, RSI, MACD, Bollinger, ATR, ADX, stochastic and OBV. */
function ourShared(candles: Candles, memory: Float64Array = new Float64Array(22 * candles.close.length)): unknown[] {
  const { close } = candles
  const arena: Arena = { memory, used: 0 }
  return [
    ...periods.map(period => averages(close, period, arena)),
    rsi(close, 14, arena),
    macd(close, 12, 26, 9, arena),
    bollinger(close, 20, 2, arena),
    atr(candles, 14, arena),
    adx(candles, 14, arena),
    stochastic(candles, 14, arena),
    obv(candles, arena),
  ]
}

/** The same from libraries of the registry, as their documentation says to call them. Loaded here and nowhere else. */
async function peers(candles: Candles): Promise<Record<string, () => unknown>> {
  const [{ IndicatorsSync }, { taCore }, technical, signals] = await Promise.all([
    import('@ixjb94/indicators'),
    import('oakscriptjs'),
    import('technicalindicators'),
    import('trading-signals'),
  ])
  const [high, low, close, volume] = [[...candles.high], [...candles.low], [...candles.close], [...candles.volume]]
  const at = (column: readonly number[], i: number) => column[i] ?? Number.NaN
  const rows = close.map((price, i) => ({
    open: price,
    high: at(high, i),
    low: at(low, i),
    close: price,
    volume: at(volume, i),
  }))
  const sync = new IndicatorsSync()
  return {
    '@ixjb94/indicators': () => [
      periods.map(period => [sync.sma(close, period), sync.ema(close, period)]),
      sync.rsi(close, 14),
      sync.macd(close, 12, 26, 9),
      sync.bbands(close, 20, 2),
      sync.atr(high, low, close, 14),
      sync.adx(high, low, 14),
      sync.stoch(high, low, close, 14, 3, 3),
      sync.obv(close, volume),
    ],
    // It has no OBV: one indicator less to compute.
    oakscriptjs: () => [
      periods.map(period => [taCore.sma(close, period), taCore.ema(close, period)]),
      taCore.rsi(close, 14),
      taCore.macd(close, 12, 26, 9),
      taCore.bb(close, 20, 2),
      taCore.atr(14, high, low, close),
      taCore.dmi(14, 14, high, low, close),
      taCore.sma(taCore.sma(taCore.stoch(close, high, low, 14), 3), 3),
    ],
    technicalindicators: () => [
      periods.map(period => [technical.sma({ period, values: close }), technical.ema({ period, values: close })]),
      technical.rsi({ period: 14, values: close }),
      technical.macd({
        values: close,
        fastPeriod: 12,
        slowPeriod: 26,
        signalPeriod: 9,
        SimpleMAOscillator: false,
        SimpleMASignal: false,
      }),
      technical.bollingerbands({ period: 20, stdDev: 2, values: close }),
      technical.atr({ period: 14, high, low, close }),
      technical.adx({ period: 14, high, low, close }),
      technical.stochastic({ period: 14, signalPeriod: 3, high, low, close }),
      technical.obv({ close, volume }),
    ],
    'trading-signals': () => {
      const { SMA, EMA, RSI, MACD, BollingerBands, ATR, ADX, StochasticOscillator, OBV } = signals
      const ofPrice = [
        ...periods.flatMap(period => [new SMA(period), new EMA(period)]),
        new RSI(14),
        new MACD(new EMA(12), new EMA(26), new EMA(9)),
        new BollingerBands(20, 2),
      ]
      const stochastic = new StochasticOscillator({ kPeriod: 14, kSlowingPeriod: 3, dPeriod: 3 })
      const ofCandle = [new ATR(14), new ADX(14), stochastic, new OBV(2)]
      return rows.map(row => [
        ofPrice.map(study => study.update(row.close, false)),
        ofCandle.map(study => study.update(row, false)),
      ])
    },
  }
}

/**
 * The indicators against the registry's libraries: the same work on the same candles, turn by turn in one process, best
 * of many turns. Ratios below 1 mean that ours takes less time.
 */
export async function benchIndicators(): Promise<Metric[]> {
  const candles = wave(candleCount)
  const long = wave(8 * candleCount)
  const theirs = await peers(candles)
  const memory = bundleMemory(candleCount)
  const bestMs = bestInTurns(rounds, {
    ...theirs,
    shared: () => ourShared(candles),
    sharedReused: () => ourShared(candles, memory),
    bundle: () => indicatorBundle(candles),
    bundleReused: () => indicatorBundle(candles, memory),
    long: () => indicatorBundle(long),
  })
  const libraries = Object.keys(theirs)
  const fastestMs = Math.min(...libraries.map(bestMs))

  const result = (id: string, run: string): Metric => {
    return { id, value: (bestMs(run) * 1e6) / candleCount, unit: 'ns/candle', target: null, pass: true }
  }
  const ratio = (id: string, value: number, target: number): Metric => {
    return { id, value, unit: 'ratio', target, pass: value <= target }
  }
  return [
    result('indicators: shared set', 'shared'),
    result('indicators: shared set in reused memory', 'sharedReused'),
    result('indicators: whole bundle', 'bundle'),
    result('indicators: whole bundle in reused memory', 'bundleReused'),
    ...libraries.map(name => result(`${name}: shared set`, name)),
    ...libraries.map(name => ratio(`indicators: shared set to ${name}`, bestMs('shared') / bestMs(name), 1)),
    ratio('indicators: whole bundle to the fastest shared set', bestMs('bundle') / fastestMs, 1),
    ratio('indicators: cost per candle, 4000 candles to 500', bestMs('long') / 8 / bestMs('bundle'), 1.5),
  ]
}

/** A market that moves without chance, so that every run measures the same. */
function wave(length: number): Candles {
  const price = (i: number) => 100 + 10 * Math.sin(i / 17) + 3 * Math.sin(i / 2.3) + Math.sin(i * i)
  return fromRows(
    Array.from({ length }, (_, i) => {
      const [open, close] = [price(i), price(i + 1)]
      const reach = 0.2 + Math.abs(Math.cos(3 * i * i))
      return [i * 3_600_000, open, Math.max(open, close) + reach, Math.min(open, close) - reach / 2, close, 50 + reach]
    }),
  )
}
