import { type AnalysisInput, analyse } from '../../../engine/src/analysis/analyse.ts'
import { type Candles, fromRows, type Timeframe, timeframeMs } from '../../../engine/src/candles.ts'
import { comment } from '../../../engine/src/commentary/comment.ts'
import { meanDailyMove, pathWithin } from '../../../engine/src/paths/path.ts'
import { maxShare } from '../../../engine/src/plans/sizing.ts'
import { bestInTurns, type Metric } from './results.ts'

const rounds = 200
const now = Date.UTC(2025, 6, 16, 12)
/** A run this many times shorter tells how the cost grows. */
const shorter = 4

/** As many as the exchanges send at once: only with them is every window of a forecast filled. */
const wholeCount = 1_000

/** How long a whole analysis takes with all the candles of each timeframe, in numbers and in words, and how that grows. */
export async function benchAnalysis(): Promise<Metric[]> {
  const whole = marketOf(wholeCount)
  const part = marketOf(wholeCount / shorter)
  const half = marketOf(wholeCount / 2)
  const bestMs = bestInTurns(rounds, {
    whole: () => analyse(whole),
    part: () => analyse(part),
    spoken: () => speak(analyse(whole)),
    half: () => analyse(half),
    planned: () => planFrom(half),
  })
  const exponent = Math.log(bestMs('whole') / bestMs('part')) / Math.log(shorter)
  const figure = (id: string, value: number, unit: string, target: number): Metric => {
    return { id, value, unit, target, pass: value <= target }
  }
  return [
    figure('analysis: one coin, 4 timeframes of 1,000 candles', bestMs('whole'), 'ms', 2),
    figure('analysis: the same with its words in both languages', bestMs('spoken'), 'ms', 2),
    figure('analysis: one coin, 4 timeframes of 500 candles', bestMs('half'), 'ms', 1),
    figure('analysis: the same with living plans, paths and sizes', bestMs('planned'), 'ms', 1),
    figure('analysis: growth of the cost with the candles', exponent, 'exponent', 1.1),
  ]
}

/** An analysis with a plan for either side, the paths of month and half-year, and how much to hold. */
function planFrom(input: AnalysisInput): unknown {
  const analysis = analyse(input)
  if (analysis.kind !== 'ready') return undefined
  const { time, close } = input.candles['1d']
  const meanMove = meanDailyMove(close) ?? 0
  const points = Array.from(close.subarray(-183), (price, i) => ({ time: time.at(i - 183) ?? 0, close: price }))
  return [
    analysis.plans,
    pathWithin(points.slice(-31), 'month', meanMove),
    pathWithin(points, 'halfYear', meanMove),
    maxShare(analysis.forecasts.horizons['1day'], 0.01),
  ]
}

function speak(analysis: ReturnType<typeof analyse>): unknown {
  const coin = { symbol: 'BTC', name: 'Bitcoin' }
  return analysis.kind === 'ready' && [comment(analysis, coin, 'tr'), comment(analysis, coin, 'en')]
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
