import { isTold } from '../../../lib/live/live.ts'
import { makeOld } from '../../../lib/make-old.ts'
import { isDemo, isGuest } from '../../../lib/mode.ts'
import { asProblem, ownProblem } from '../../../lib/problem.ts'
import { queryClient } from '../../../lib/query.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import type { Saved } from '../../../stored/shapes.ts'
import { forgetStored, readStored, writeStored } from '../../../stored/stored.ts'
import { wasSignedIn } from '../../accounts/index.ts'
import { cachedReply, forgetReply, saveReply, saveSelectedCoin } from '../../market/index.ts'
import { saveNews } from '../../news/index.ts'
import type { Question } from './rules.ts'
import { type AnalyzedCoin, type News, type Part, type Run, type Stage, stageOf } from './run.ts'

/** Guests and members share a browser, not what they read in it; the demo leaves nothing behind. */
export type Owner = 'guest' | 'user' | 'demo'

const keys = {
  guest: { data: 'guestAnalysisData', last: 'guestLastAnalyzedCoin' },
  user: { data: 'userAnalysisData', last: 'lastAnalyzedCoin' },
} as const

const known = <T>(part: Part<T>): Saved<T> | null =>
  part.state === 'known' ? { value: part.value, atMs: part.atMs } : null

/** A reply that had not come when the page was closed will not come by itself: it can be asked for again. */
const asSavedPart = <T>(saved: Saved<T> | null | undefined): Part<T> =>
  saved ? { state: 'known', ...saved } : { state: 'failed', problem: ownProblem('connection.failed') }

/** Keeps what is known of a run for the next visit. */
export function saveRun(owner: Owner, run: Run): void {
  if (owner === 'demo' || run.isSample) return
  const { coin, language, startedMs, paidUntilMs, both } = run
  const price = known(run.price)
  const technical = known(run.technical)
  if (price) saveReply(price.value, price.atMs)
  if (!technical) return
  const levels = known(run.levels)
  const news = known(run.news)
  writeStored(keys[owner].data, { shape: 4, coin, language, startedMs, paidUntilMs, technical, levels, news, both })
  writeStored(keys[owner].last, coin.symbol)
  saveSelectedCoin(owner === 'guest', coin)
}

/** The last analysis of this guest or member, if it is whole. */
export function restoreRun(owner: Owner): Run | null {
  if (owner === 'demo') return null
  const stored = readStored(keys[owner].data)
  if (!stored) return null
  const { coin, language, startedMs, paidUntilMs, technical, levels, news, both } = stored
  return {
    coin,
    language,
    startedMs,
    paidUntilMs,
    both,
    isSample: false,
    price: asSavedPart(cachedReply(coin.symbol)),
    technical: asSavedPart(technical),
    levels: asSavedPart(levels),
    news: asSavedPart(news),
  }
}

/** A different coin takes the place of the old one: its analysis and its card go. */
export function forgetOther(owner: Owner, { symbol }: AnalyzedCoin): void {
  if (owner === 'demo' || readStored(keys[owner].last) === symbol) return
  forgetStored(keys[owner].data)
  forgetStored(keys[owner].last)
  forgetReply()
}

/** Whose analysis this is; null for whoever is neither a guest nor a member. */
export const ownerNow = (): Owner | null => (isDemo() ? 'demo' : isGuest() ? 'guest' : wasSignedIn() ? 'user' : null)

let restoredFor = ownerNow()
export const current = createStore<Run | null>(restoredFor && restoreRun(restoredFor), null)
/** The coin somebody wants analyzed, before the credit is agreed on. */
export const wanted = createStore<AnalyzedCoin | null>(null)
export const question = createStore<Question | null>(null)
/** The analysis that somebody chose to read again after its time; it is named by its coin and its moment. */
export const reread = createStore<string | null>(null)

/** The news that came with the last analysis, for whoever follows them. */
export const publishedNews = createStore<{ symbol: string; items: News } | null>(null)

export const useStage = (): Stage => stageOf(useStore(current))

publishNews()

let turn = 0
/** A new start makes the replies of the one before it come too late: tells whether it is still the last one. */
export function nextTurn(): () => boolean {
  turn += 1
  return thisTurn()
}
export function thisTurn(): () => boolean {
  const mine = turn
  return () => mine === turn
}

/** The last analysis of whoever is here now, when that is somebody else than before. */
export function restoreFor(owner: Owner | null): void {
  if (owner === restoredFor) return
  restoredFor = owner
  nextTurn()
  reread.set(null)
  current.set(owner && restoreRun(owner))
  publishNews()
}

export const asPart = <T>(reply: Promise<T>): Promise<Part<T>> =>
  reply.then(
    value => ({ state: 'known', value, atMs: Date.now() }),
    error => ({ state: 'failed', problem: asProblem(error) }),
  )

export function change(part: Partial<Run>): void {
  const run = current.get()
  if (run) current.set({ ...run, ...part })
}

export function saveNow(owner: Owner): void {
  const run = current.get()
  if (run) saveRun(owner, run)
}

/** An analysis brings the news of its coin along: nobody has to ask for them again. */
export function publishNews(): void {
  const run = current.get()
  if (run?.news.state !== 'known') return
  const { symbol } = run.coin
  const { value: items, atMs } = run.news
  saveNews({ symbol, language: run.language, items, atMs })
  publishedNews.set({ symbol, items })
}

/** The counts of credits on the screen are old now; while the server tells of changes, its word asks for them. */
export function recount(): void {
  void makeOld('credits', key => !isTold(key))
  void queryClient.invalidateQueries({ queryKey: ['analysis', 'kept'] })
}
