import type { AnalysisResult } from '../select/run.ts'

export type Factor = AnalysisResult['score']['factors'][number]

/** Where every score begins before its factors are counted. */
export const startingScore = 50

interface FactorBar {
  side: 'up' | 'down' | 'flat'
  /** How far the bar reaches from the centre line, in percent of the whole width. */
  widthPercent: number
}

/** Bars of one breakdown share one scale: the factor that may weigh most reaches the edge. */
export function factorBar(points: number, factors: readonly Pick<Factor, 'limit'>[]): FactorBar {
  const most = Math.max(1, ...factors.map(({ limit }) => limit))
  const share = Math.min(1, Math.abs(points) / most)
  return { side: points > 0 ? 'up' : points < 0 ? 'down' : 'flat', widthPercent: Math.round(share * 5_000) / 100 }
}

/** Largest influence first; what is missing comes last. */
export const inOrder = (factors: readonly Factor[]): Factor[] =>
  factors.toSorted((a, b) => Number(a.isMissing) - Number(b.isMissing) || b.points - a.points)
