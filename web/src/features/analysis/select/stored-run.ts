import { ownProblem } from '../../../lib/problem.ts'
import { forgetStored, readStored, writeStored } from '../../../stored/stored.ts'
import type { Saved } from '../../../stored/table.ts'
import { cachedReply, forgetReply, saveReply, saveSelectedCoin } from '../../market/index.ts'
import type { AnalyzedCoin, Part, Run } from './run.ts'

/** Guests and members share a browser, not what they read in it; the demo leaves nothing behind. */
export type Owner = 'guest' | 'user' | 'demo'

const keys = {
  guest: { data: 'guestAnalysisData', last: 'guestLastAnalyzedCoin' },
  user: { data: 'userAnalysisData', last: 'lastAnalyzedCoin' },
} as const

const known = <T>(part: Part<T>): Saved<T> | null =>
  part.state === 'known' ? { value: part.value, atMs: part.atMs } : null

/** A reply that had not come when the page was closed will not come by itself: it can be asked for again. */
const asPart = <T>(saved: Saved<T> | null | undefined): Part<T> =>
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
    price: asPart(cachedReply(coin.symbol)),
    technical: asPart(technical),
    levels: asPart(levels),
    news: asPart(news),
  }
}

/** A different coin takes the place of the old one: its analysis and its card go. */
export function forgetOther(owner: Owner, { symbol }: AnalyzedCoin): void {
  if (owner === 'demo' || readStored(keys[owner].last) === symbol) return
  forgetStored(keys[owner].data)
  forgetStored(keys[owner].last)
  forgetReply()
}
