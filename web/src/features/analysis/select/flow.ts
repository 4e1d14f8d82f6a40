import { analysis, credits, type Language, market, news } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { go } from '../../../lib/go.ts'
import { currentLanguage } from '../../../lib/language.ts'
import { isGuest } from '../../../lib/mode.ts'
import { asProblem } from '../../../lib/problem.ts'
import { queryClient } from '../../../lib/query.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { wasSignedIn } from '../../accounts/index.ts'
import { agreedFingerprint } from '../../guests/index.ts'
import { freshOverview } from '../../market/index.ts'
import { keepNews } from '../../news/index.ts'
import { forgetOther, keepRun, type Owner, restoreRun } from './kept.ts'
import { failedQuietly, refused } from './refusal.ts'
import { onSelection, type Question } from './rules.ts'
import { type AnalyzedCoin, type News, newRun, type Part, type Parts, type Run, type Stage, stageOf } from './run.ts'

/** Whose analysis this is; null for whoever is neither a guest nor a member. */
export const ownerNow = (): Owner | null => (isGuest() ? 'guest' : wasSignedIn() ? 'user' : null)

let restoredFor = ownerNow()
export const current = createStore<Run | null>(restoredFor && restoreRun(restoredFor))
/** The coin somebody wants analyzed, before the credit is agreed on. */
export const wanted = createStore<AnalyzedCoin | null>(null)
export const question = createStore<Question | null>(null)

/** The news that came with the last analysis, for whoever follows them. */
export const toldNews = createStore<{ symbol: string; items: News } | null>(null)

export const useStage = (): Stage => stageOf(useStore(current))

tellNews()

/** A new start makes the replies of the one before it come too late. */
let turn = 0

/** The last analysis of whoever is here now, when that is somebody else than before. */
export function restoreFor(owner: Owner | null): void {
  if (owner === restoredFor) return
  restoredFor = owner
  turn += 1
  current.set(owner && restoreRun(owner))
  tellNews()
}

/** The one way to an analysis: from the search, a row, a favorite or a trend. */
export function selectCoin(coin: AnalyzedCoin): void {
  if (!ownerNow()) return
  const next = onSelection(current.get(), coin, Date.now())
  if (next === 'ask') {
    wanted.set(coin)
    return
  }
  if (next === 'start') void startAnalysis(coin)
  go('/dashboard/analysis')
}

/** The credit is agreed on. */
export function confirmCoin(coin: AnalyzedCoin): void {
  void startAnalysis(coin)
  wanted.set(null)
  question.set(null)
  go('/dashboard/analysis')
}

/** The coin on the screen once more, by the same rules as a tap on it. */
export function selectAgain(): void {
  const run = current.get()
  if (run) selectCoin(run.coin)
}

/** Deducts, then shows the price, then asks for everything else at once. */
export async function startAnalysis(coin: AnalyzedCoin): Promise<void> {
  const owner = ownerNow()
  if (!owner) return
  const mine = ++turn
  const isMine = () => mine === turn
  const before = current.get()
  const { symbol } = coin
  const price = freshOverview(symbol, Date.now())
  // Asked for before the screen is drawn anew, so that the server works meanwhile.
  const paying = pay(owner, symbol)
  current.set(newRun(coin, currentLanguage(), Date.now()))

  try {
    const { expiresAt } = await paying
    if (!isMine()) return
    forgetOther(owner, coin)
    change({ paidUntilMs: Date.parse(expiresAt) })
  } catch (error) {
    // Nothing was spent, so what was on the screen before comes back.
    if (isMine()) current.set(before)
    return refused(asProblem(error), coin, question)
  } finally {
    recount()
  }

  const ask = async <T>(name: keyof Parts, reply: Promise<T>): Promise<void> => {
    const part = await settled(reply)
    if (!isMine()) return
    change({ [name]: part })
    keepNow(owner)
  }
  // A price that was read a moment ago is shown as it is: within two minutes nobody asks again.
  if (price) change({ price: { state: 'known', ...price } })
  else await ask('price', call(market.overview, { symbol }))
  if (!isMine()) return
  await Promise.all([
    ask('technical', call(analysis.technicalSignals, { symbol })),
    ask('levels', call(analysis.supportResistance, { symbol })),
    ask('news', call(news.ofCoin, { symbol })).then(() => isMine() && tellNews()),
  ])
  const now = stageOf(current.get())
  if (!isMine() || now.stage !== 'failed') return
  // The server gave the credit back.
  recount()
  failedQuietly(now.problem)
}

async function pay(owner: Owner, symbol: string) {
  const fingerprint = owner === 'guest' ? await agreedFingerprint() : undefined
  return call(credits.deduct, { symbol, ...(fingerprint && { fingerprint }) })
}

/** Asks for the texts once more when the reader changes the language; while the coin is paid for, that is free. */
export async function sayIn(language: Language): Promise<void> {
  const run = current.get()
  const owner = ownerNow()
  if (!run || !owner || run.language === language || stageOf(run).stage !== 'ready') return
  const mine = turn
  const { symbol } = run.coin
  const [technical, levels, told] = await Promise.all([
    settled(call(analysis.technicalSignals, { symbol })),
    settled(call(analysis.supportResistance, { symbol })),
    settled(call(news.ofCoin, { symbol })),
  ])
  // What cannot be had in the new language stays readable in the old one.
  if (mine !== turn || technical.state !== 'known' || levels.state !== 'known') return
  change({ language, technical, levels, ...(told.state === 'known' && { news: told }) })
  keepNow(owner)
  tellNews()
}

/** Levels that could not be calculated are asked for again, which costs nothing while the coin is paid for. */
export async function retryLevels(): Promise<void> {
  const run = current.get()
  const owner = ownerNow()
  if (!run || !owner) return
  const mine = turn
  change({ levels: { state: 'waiting' } })
  const levels = await settled(call(analysis.supportResistance, { symbol: run.coin.symbol }))
  if (mine !== turn) return
  change({ levels })
  keepNow(owner)
}

const settled = <T>(reply: Promise<T>): Promise<Part<T>> =>
  reply.then(
    value => ({ state: 'known', value, atMs: Date.now() }),
    error => ({ state: 'failed', problem: asProblem(error) }),
  )

function change(part: Partial<Run>): void {
  const run = current.get()
  if (run) current.set({ ...run, ...part })
}

function keepNow(owner: Owner): void {
  const run = current.get()
  if (run) keepRun(owner, run)
}

/** An analysis brings the news of its coin along: nobody has to ask for them again. */
function tellNews(): void {
  const run = current.get()
  if (run?.news.state !== 'known') return
  const { symbol } = run.coin
  const { value: items, atMs } = run.news
  keepNews({ symbol, language: run.language, items, atMs })
  toldNews.set({ symbol, items })
}

/** The counts of credits on the screen are old now. */
function recount(): void {
  for (const feature of ['guests', 'credits']) void queryClient.invalidateQueries({ queryKey: [feature] })
}
