import fc from 'fast-check'
import { type Candles, type Timeframe, timeframeMs } from '../candles.ts'
import { seededChance } from '../indicators/samples.ts'
import type { AnalysisInput } from './analyse.ts'

/** Seeded candles for tests: all timeframes end at one price. */
interface SampleCoin {
  readonly seed: number
  readonly now?: number
  readonly priceUsd?: number
  /** Typical move of an hour, as a ratio. */
  readonly moveRatio?: number
  /** Drift of each candle, in its typical moves; it turns halfway where `turns`. */
  readonly drift?: number
  readonly turns?: boolean
  /** How often a candle neither moves nor trades. */
  readonly stillChance?: number
  readonly counts?: Partial<Record<Timeframe, number>>
}

export const sampleNow = Date.UTC(2025, 6, 16, 12, 7)

export function sampleInput(coin: SampleCoin): AnalysisInput {
  const { now = sampleNow } = coin
  const chance = seededChance(coin.seed)
  const run = (timeframe: Timeframe) => sampleRun(coin, timeframe, now, chance)
  const candles = { '15m': run('15m'), '1h': run('1h'), '4h': run('4h'), '1d': run('1d') }
  return { now, candles, leaderTrend: 0.2, news: { meanTone: 0.1, count: 4 } }
}

/** Walks back from the price, so that the last complete candle of every timeframe closes there. */
function sampleRun(coin: SampleCoin, timeframe: Timeframe, now: number, chance: () => number): Candles {
  const { priceUsd = 100, moveRatio = 0.006, drift = 0, turns = false, stillChance = 0, counts = {} } = coin
  const count = counts[timeframe] ?? 260
  const spanMs = timeframeMs[timeframe]
  const scale = moveRatio * Math.sqrt(spanMs / timeframeMs['1h'])
  const end = Math.floor(now / spanMs) * spanMs
  const column = () => new Float64Array(count)
  const run = { time: column(), open: column(), high: column(), low: column(), close: column(), volume: column() }
  let close = priceUsd
  for (let i = count - 1; i >= 0; i--) {
    const isStill = chance() < stillChance
    const way = turns && i < count / 2 ? -drift : drift
    const move = isStill ? 0 : (chance() + chance() + chance() - 1.5) * 2 + way
    const open = close * (1 - move * scale)
    run.time[i] = end - (count - i) * spanMs
    run.open[i] = open
    run.high[i] = Math.max(open, close) * (isStill ? 1 : 1 + 0.6 * chance() * scale)
    run.low[i] = Math.min(open, close) * (isStill ? 1 : 1 - 0.6 * chance() * scale)
    run.close[i] = close
    run.volume[i] = isStill ? 0 : 1 + 100 * chance() * Math.abs(1 + move)
    close = open
  }
  return run
}

const anyCount = fc.oneof(fc.constantFrom(0, 1, 14, 19, 20, 33, 48, 60, 84, 199, 200), fc.integer({ min: 0, max: 500 }))
const fullCounts = fc.constant({})
const anyCounts = fc.record({ '15m': anyCount.map(count => count + 1), '1h': anyCount, '4h': anyCount, '1d': anyCount })

/** Coins of every kind: old and new, dead and wild, rising, falling and turning, from 1e-8 to 1e6. */
export const anySampleCoin = fc.record({
  seed: fc.integer(),
  priceUsd: fc.constantFrom(1.3e-8, 0.000_63, 0.37, 8.4, 104_812.4, 1e6),
  moveRatio: fc.constantFrom(0.0005, 0.006, 0.03),
  drift: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
  turns: fc.boolean(),
  stillChance: fc.constantFrom(0, 0, 0.3, 0.95),
  counts: fc.oneof({ weight: 3, arbitrary: fullCounts }, { weight: 1, arbitrary: anyCounts }),
})
