import type { analysis, Language, news, ReplyOf } from '@pusula/contract'
import { either, having, listOf, nothing, number, oneOf, type Shape, text } from './shapes.ts'

/** As much of a coin as a screen needs to name it. */
export interface StoredCoin {
  id: string
  symbol: string
  name: string
  image: string
}

/** A reply, and when it came. */
export interface Saved<T> {
  value: T
  atMs: number
}

type Said = ReplyOf<typeof analysis.keptOf>['tr']

interface SavedAnalysis {
  shape: 4
  coin: StoredCoin
  language: Language
  startedMs: number
  paidUntilMs: number | null
  technical: Saved<ReplyOf<typeof analysis.technicalSignals>>
  levels: Saved<ReplyOf<typeof analysis.supportResistance>> | null
  news: Saved<ReplyOf<typeof news.ofCoin>> | null
  /** The whole of it in each language, so that it can be read without a network. */
  both: Record<Language, Said> | null
}

export const names = { id: text, symbol: text, name: text, image: text }
export const coin = having<StoredCoin>(names)
export const saved = <T>(value: Shape<T>) => having<Saved<T>>({ atMs: number, value })

type Result = Said['analysis']
const some = (value: unknown): value is never => typeof value === 'object' && value !== null
const listed =
  (each: Shape<unknown>) =>
  (value: unknown): value is never =>
    listOf(each)(value)
export const several = listed(some)

/** All that its screens read without a question: another release may have kept less, in another tab even now. */
const result = having<Result>({
  symbol: text,
  at: text,
  priceUsd: number,
  headline: some,
  spot_recommendation: some,
  plans: listed(having<Result['plans'][number]>({ issuedAt: text, trigger: number, chances: some })),
  unplanned: several,
  planRecords: several,
  lossLineRatio: number,
  score: having<Result['score']>({ factors: several, history: several }),
  terms: listed(having<Result['terms'][number]>({ story: some })),
  forecasts: listed(having<Result['forecasts'][number]>({ endsUsd: listed(number) })),
  levels: several,
})
const levels = having<Said['levels']>({ at: text, marks: several })
const said = having<Said>({ analysis: result, levels })

export const analysisData = having<SavedAnalysis>({
  shape: oneOf<4>(4),
  coin,
  startedMs: number,
  paidUntilMs: either(nothing, number),
  technical: saved(result),
  levels: either(nothing, saved(levels)),
  news: either(nothing, saved(several)),
  both: either(nothing, having<Record<Language, Said>>({ tr: said, en: said })),
})
