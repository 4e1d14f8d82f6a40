import { DAY_MS } from '@pusula/words'
import type { AnalysisResult } from '../select/run.ts'

type Score = Pick<AnalysisResult['score'], 'score' | 'history'>

interface HistoryPoint {
  score: number
  daysAgo: number
  /** In percent of the picture, from its upper left corner. */
  x: number
  y: number
}

const spanDays = 30
/** Where the words for a score change. */
export const bandLines = [80, 60, 40] as const
/** The picture shows these at least, so that a quiet month looks quiet. */
const [least, most] = [30, 90]

/** The scores of the last thirty days with today's at the end; none where there is nothing to compare it with. */
export function historyOf({ score, history }: Score, at: string): { points: HistoryPoint[]; lineY: number[] } | null {
  const today = Date.parse(at.slice(0, 10))
  const known = [
    ...history
      .map(({ day, score: then }) => ({ score: then, daysAgo: Math.round((today - Date.parse(day)) / DAY_MS) }))
      .filter(({ daysAgo }) => daysAgo > 0 && daysAgo <= spanDays),
    { score, daysAgo: 0 },
  ]
  if (known.length < 2) return null
  const scores = known.map(one => one.score)
  const [low, high] = [Math.min(least, ...scores), Math.max(most, ...scores)]
  const toY = (value: number) => Math.round(((high - value) / (high - low)) * 10_000) / 100
  const points = known.map(one => ({
    ...one,
    x: Math.round((1 - one.daysAgo / spanDays) * 10_000) / 100,
    y: toY(one.score),
  }))
  return { points, lineY: bandLines.map(toY) }
}
