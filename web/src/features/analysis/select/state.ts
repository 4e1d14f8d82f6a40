import { isTold } from '../../../lib/live/live.ts'
import { makeOld } from '../../../lib/make-old.ts'
import { isDemo, isGuest } from '../../../lib/mode.ts'
import { asProblem } from '../../../lib/problem.ts'
import { queryClient } from '../../../lib/query.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { wasSignedIn } from '../../accounts/index.ts'
import { saveNews } from '../../news/index.ts'
import type { Question } from './rules.ts'
import { type AnalyzedCoin, type News, type Part, type Run, type Stage, stageOf } from './run.ts'
import { type Owner, restoreRun, saveRun } from './stored-run.ts'

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
