import type { analysis, Language, market, news, ReplyOf } from '@pusula/contract'
import type { ProblemError } from '../../../lib/problem.ts'
import type { StoredCoin } from '../../../stored/shapes.ts'

export type AnalysisResult = ReplyOf<typeof analysis.technicalSignals>
export type SupportResistance = ReplyOf<typeof analysis.supportResistance>
export type Overview = ReplyOf<typeof market.overview>
export type News = ReplyOf<typeof news.ofCoin>
export type AnalyzedCoin = StoredCoin
/** One analysis as it is said in each language. */
export type Both = Pick<ReplyOf<typeof analysis.keptOf>, Language>

/** One of the replies that make up an analysis. */
export type Part<T> =
  | { state: 'waiting' }
  | { state: 'failed'; problem: ProblemError }
  | { state: 'known'; value: T; atMs: number }

export interface Parts {
  price: Part<Overview>
  technical: Part<AnalysisResult>
  levels: Part<SupportResistance>
  news: Part<News>
}

/** The analysis of one coin, from the tap to the last reply. */
export interface Run extends Parts {
  coin: AnalyzedCoin
  /** The server writes some sentences itself: this is the language it wrote them in. */
  language: Language
  startedMs: number
  /** Until then the same coin costs nothing more; null while nothing was paid. */
  paidUntilMs: number | null
  /** The same analysis in each language, once it is here. */
  both: Both | null
  /** The free sample of the tour: nobody's, and not kept. */
  isSample: boolean
}

export const waiting = { state: 'waiting' } as const

export const newRun = (coin: AnalyzedCoin, language: Language, nowMs: number): Run => ({
  coin,
  language,
  startedMs: nowMs,
  paidUntilMs: null,
  both: null,
  isSample: false,
  price: waiting,
  technical: waiting,
  levels: waiting,
  news: waiting,
})

export type Stage =
  | { stage: 'none' }
  | { stage: 'running'; run: Run }
  | { stage: 'failed'; run: Run; problem: ProblemError }
  | { stage: 'ready'; run: Run; result: AnalysisResult; atMs: number }

/** What the screen shows: the technical reply decides, the others fill in around it. */
export function stageOf(run: Run | null): Stage {
  if (!run) return { stage: 'none' }
  const { technical } = run
  if (technical.state === 'waiting') return { stage: 'running', run }
  if (technical.state === 'failed') return { stage: 'failed', run, problem: technical.problem }
  return { stage: 'ready', run, result: technical.value, atMs: technical.atMs }
}
