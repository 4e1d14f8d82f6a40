import { evaluation, type Horizon } from '@pusula/engine'
import type { Coin } from './candle-files.ts'
import { InputError } from './input-error.ts'

export interface Report {
  horizons: Record<Horizon, evaluation.HorizonResult>
  score: evaluation.ScoreResult
  recommendations: evaluation.RecommendationsResult
  levels: evaluation.LevelsResult
}

interface Span {
  readonly fromMs: number
  readonly toMs: number
  readonly onProgress: (label: string, doneRatio: number) => void
}

/** Walks every coin forward and adds up what came of its forecasts. */
export function evaluate(coins: readonly Coin[], { fromMs, toMs, onProgress }: Span): Report {
  const tallies: Record<Horizon, evaluation.Tally> = {
    '15min': evaluation.startTally(),
    '1hour': evaluation.startTally(),
    '4hour': evaluation.startTally(),
    '1day': evaluation.startTally(),
  }
  const diaries = coins.map((coin, i): evaluation.Diary => {
    const entries: evaluation.Entry[] = []
    evaluation.walkForward(coin, {
      fromMs,
      toMs,
      onGraded: (horizon, graded) => evaluation.addToTally(tallies[horizon], graded),
      onMoment: moment => {
        const entry = evaluation.writeEntry(moment)
        if (entry) entries.push(entry)
      },
      onProgress: (done, total) => onProgress(coin.symbol, (i + done / total) / coins.length),
    })
    return { candles15m: coin.candles15m, entries }
  })
  if (tallies['15min'].count === 0) {
    throw new InputError('No forecast could be graded: the span needs more than a week of 15m candles before its end.')
  }
  return {
    horizons: {
      '15min': evaluation.readTally(tallies['15min']),
      '1hour': evaluation.readTally(tallies['1hour']),
      '4hour': evaluation.readTally(tallies['4hour']),
      '1day': evaluation.readTally(tallies['1day']),
    },
    score: evaluation.gradeScore(diaries),
    recommendations: evaluation.followRecommendations(diaries),
    levels: evaluation.gradeLevels(diaries),
  }
}
