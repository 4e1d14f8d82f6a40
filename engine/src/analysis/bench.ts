import { type Candles, fromRows, type Timeframe, timeframeMs } from '../candles.ts'
import { type AnalysisInput, analyse } from './analyse.ts'
import { studiedCount } from './study.ts'

export interface AnalysisFigure {
  readonly id: string
  readonly value: number
  readonly unit: 'ms' | 'exponent'
  /** The value may not be above this. */
  readonly target: number
  readonly pass: boolean
}

const rounds = 40
const repeats = 10
const now = Date.UTC(2025, 6, 16, 12)
/** A run this many times shorter tells how the cost grows. */
const shorter = 4

/** How long a whole analysis takes with 500 candles of each timeframe, and how that grows with the candles. */
export async function benchAnalysis(): Promise<AnalysisFigure[]> {
  const whole = marketOf(studiedCount)
  const part = marketOf(studiedCount / shorter)
  let [wholeMs, partMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  // Turn by turn and the best of many, so that a busy moment of the machine meets both or neither.
  for (let round = 0; round < rounds; round++) {
    wholeMs = Math.min(wholeMs, millisecondsOf(whole))
    partMs = Math.min(partMs, millisecondsOf(part))
  }
  const exponent = Math.log(wholeMs / partMs) / Math.log(shorter)
  const figure = (id: string, value: number, unit: AnalysisFigure['unit'], target: number): AnalysisFigure => {
    return { id, value, unit, target, pass: value <= target }
  }
  return [
    figure('analysis: one coin, 4 timeframes of 500 candles', wholeMs, 'ms', 2),
    figure('analysis: growth of the cost with the candles', exponent, 'exponent', 1.1),
  ]
}

function millisecondsOf(input: AnalysisInput): number {
  const startedAt = performance.now()
  for (let i = 0; i < repeats; i++) analyse(input)
  return (performance.now() - startedAt) / repeats
}

function marketOf(count: number): AnalysisInput {
  const run = (timeframe: Timeframe) => wave(count, timeframe)
  return {
    now,
    candles: { '15m': run('15m'), '1h': run('1h'), '4h': run('4h'), '1d': run('1d') },
    leaderTrend: 0.1,
    news: { meanTone: 0.2, count: 6 },
  }
}

/** A market that moves without chance, so that every run measures the same. */
function wave(count: number, timeframe: Timeframe): Candles {
  const spanMs = timeframeMs[timeframe]
  const end = Math.floor(now / spanMs) * spanMs
  const price = (back: number) => 100 + 8 * Math.cos(back / 17) + 2 * Math.sin(back / 2.3) + Math.sin(back * back)
  return fromRows(
    Array.from({ length: count }, (_, i) => {
      const back = count - i
      const [open, close] = [price(back), price(back - 1)]
      const reach = 0.2 + Math.abs(Math.cos(3 * back * back))
      const [high, low] = [Math.max(open, close) + reach, Math.min(open, close) - reach / 2]
      return [end - back * spanMs, open, high, low, close, 50 + reach]
    }),
  )
}
