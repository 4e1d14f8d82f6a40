import { evaluation, type Horizon } from '@pusula/engine'
import type { Coin } from './candle-files.ts'
import { InputError } from './input-error.ts'

export interface Report {
  horizons: Record<Horizon, evaluation.HorizonResult>
  /** Forecasts between the quarter hours; null without candles that are fine enough. */
  between: Record<Horizon, evaluation.HorizonResult> | null
  lookAhead: LookAhead
  score: evaluation.ScoreResult
  plans: evaluation.PlansResult
  statements: evaluation.StatementsResult
  /** Null where the span is shorter than three months. */
  postures: evaluation.PosturesResult | null
  touches: evaluation.TouchesResult
  levels: evaluation.LevelsResult
  /** Random portfolios of the same coins, by the range of the whole. */
  portfolios: evaluation.PortfoliosResult
}

/** Forecasts that were made again from candles that end at their moment, and how many of those came out otherwise. */
interface LookAhead {
  checked: number
  different: number
}

interface Span {
  readonly fromMs: number
  readonly toMs: number
  readonly onProgress: (label: string, doneRatio: number) => void
}

/** Replays all coins together and adds up what came of their forecasts. */
export function evaluate(coins: readonly Coin[], { fromMs, toMs, onProgress }: Span): Report {
  const tallies = openTallies()
  const between = openTallies()
  const lookAhead: LookAhead = { checked: 0, different: 0 }
  const entries = coins.map((): evaluation.Entry[] => [])
  const portfolios = evaluation.watchPortfolios(coins)
  const statements = evaluation.watchStatements(coins.length)
  evaluation.replay(coins, {
    fromMs,
    toMs,
    onGraded: (horizon, graded, issued) => {
      evaluation.addToTally(tallies[horizon], graded)
      if (horizon !== '1day') return
      portfolios.note(graded.atMs, issued)
      statements.note(issued.coin, graded)
    },
    onGradedBetween: (horizon, graded) => evaluation.addToTally(between[horizon], graded),
    onMoment: moment => {
      const entry = evaluation.writeEntry(moment)
      if (entry) entries[moment.coin]?.push(entry)
    },
    onProof: (issued, anew) => {
      lookAhead.checked++
      if (!anew || Math.abs(anew.halfWidth / issued.halfWidth - 1) > 1e-9) lookAhead.different++
    },
    onProgress: (now, doneRatio) => onProgress(new Date(now).toISOString().slice(0, 7), doneRatio),
  })
  if (tallies['15min'].count === 0) {
    throw new InputError('No forecast could be graded: the span needs more than a week of 15m candles before its end.')
  }
  const diaries = coins.map(({ candles15m }, i): evaluation.Diary => ({ candles15m, entries: entries[i] ?? [] }))
  return {
    horizons: readTallies(tallies),
    between: between['15min'].count > 0 ? readTallies(between) : null,
    lookAhead,
    score: evaluation.gradeScore(diaries),
    plans: evaluation.gradePlans(diaries),
    statements: statements.read(),
    postures: evaluation.gradePostures(coins, fromMs, toMs),
    touches: evaluation.gradeTouches(diaries),
    levels: evaluation.gradeLevels(diaries),
    portfolios: portfolios.read(),
  }
}

const leader = 'BTCUSDT'

/** What became of coins that would have stood on the list of hidden gems. */
export function evaluateGems(
  coins: readonly evaluation.DailyCoin[],
  fromMs: number,
  toMs: number,
): evaluation.GemsResult {
  const leading = coins.find(({ symbol }) => symbol === leader)
  if (!leading) throw new InputError(`The days of the coin that leads the market are needed: ${leader}_1d.csv.`)
  const others = coins.filter(coin => coin !== leading)
  const result = evaluation.gradeGems(others, leading.days, fromMs, toMs)
  if (result.everyCoin.n === 0) throw new InputError('No coin could be followed: that takes 15 days and those after.')
  return result
}

type Tallies = Record<Horizon, evaluation.Tally>

const openTallies = (): Tallies => ({
  '15min': evaluation.startTally(),
  '1hour': evaluation.startTally(),
  '4hour': evaluation.startTally(),
  '1day': evaluation.startTally(),
})

const readTallies = (tallies: Tallies): Record<Horizon, evaluation.HorizonResult> => ({
  '15min': evaluation.readTally(tallies['15min']),
  '1hour': evaluation.readTally(tallies['1hour']),
  '4hour': evaluation.readTally(tallies['4hour']),
  '1day': evaluation.readTally(tallies['1day']),
})
