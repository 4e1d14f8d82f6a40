import type { analysis, favorites, InputOf, Language, news, portfolio, Rate, ReplyOf, today } from '@pusula/contract'

/** Type guards of stored values: an older version or another hand may have written them. */
export type Shape<T> = (value: unknown) => value is T

export const text = (value: unknown): value is string => typeof value === 'string'
export const flag = (value: unknown): value is boolean => typeof value === 'boolean'
export const number = (value: unknown): value is number => Number.isFinite(value)
export const within =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    number(value) && value >= least && value <= most
export const nothing = (value: unknown): value is null => value === null

export const matching =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    text(value) && pattern.test(value)

export const oneOf =
  <const T>(...words: readonly T[]) =>
  (value: unknown): value is T =>
    words.some(word => word === value)

export const either =
  <A, B>(one: Shape<A>, other: Shape<B>) =>
  (value: unknown): value is A | B =>
    one(value) || other(value)

export const listOf =
  <T>(each: Shape<T>) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(each)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export const recordOf =
  <T>(each: Shape<T>) =>
  (value: unknown): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.values(value).every(each)

/** An object with these fields as they should be; what is not named here is taken as it comes. */
export const having =
  <T extends object>(fields: { [Name in keyof T]?: Shape<T[Name]> }) =>
  (value: unknown): value is T =>
    isObject(value) &&
    Object.entries<Shape<unknown> | undefined>(fields).every(([name, shape]) => shape?.(Reflect.get(value, name)))

/** What was done here and the server does not know yet. */

type Favorite = ReplyOf<typeof favorites.list>[number]

/** A tap on a star that the server does not know yet. */
export interface Star {
  symbol: string
  name: string
  /** To be followed, or let go. */
  isOn: boolean
  tappedAt: string
  /** It could not be sent when it was tapped, and the reader is told so. */
  isLate: boolean
}

/** What this browser knows of a member's stars, also without a network. */
export interface StoredStars {
  accountId: string
  /** As the server last gave it; null until it did. */
  list: readonly Favorite[] | null
  /** Taps the server does not know yet, in their order. */
  waiting: readonly Star[]
}

/** A purchase or sale that the server does not know yet. */
export interface QueuedEntry {
  input: InputOf<typeof portfolio.add> & { id: string }
  /** The form it came from, for when it has to come back. */
  draft: object
  atMs: number
  /** Why the server refused it. */
  problem: Record<Language, string> | null
  /** It was sent, and nobody answered; an earlier version did not note it. */
  mayHaveArrived?: boolean
}

export interface StoredQueue {
  accountId: string
  waiting: readonly QueuedEntry[]
}

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

export type Summary = ReplyOf<typeof today.summary>

/** The summary of a day: as much of it as its screen reads without a question. */
export const summary = saved(
  having<Summary>({
    ...{ at: text, nextAt: text, graded: number, held: number, whose: oneOf('own', 'large'), isQuiet: flag },
    ...{ coins: several, plans: several, watch: several, nextResults: several },
  }),
)

export const rate = having<Rate>({ perDollar: number, at: text })
