import { analysis, credits, type Language, market, news } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { go } from '../../../lib/go.ts'
import { currentLanguage } from '../../../lib/language.ts'
import { inLanguage, messages } from '../../../lib/messages.ts'
import { isGuest } from '../../../lib/mode.ts'
import { asProblem, isFromGateway, isUnanswered, namedOr, type ProblemError } from '../../../lib/problem.ts'
import { onThisClock } from '../../../lib/server-time.ts'
import type { Store } from '../../../lib/store.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { lastPerson, refreshViewer } from '../../accounts/index.ts'
import { isFreeNow, noteOpened } from '../../credits/index.ts'
import { consentedFingerprint } from '../../guests/index.ts'
import { freshOverview } from '../../market/index.ts'
import { coinPath, isForNothing, isSpecial } from '../special/kind.ts'
import { fetchBoth } from './reading.ts'
import { onSelection, type Question, questionAfter } from './rules.ts'
import { type AnalyzedCoin, newRun, type Parts, type Run, stageOf } from './run.ts'
import {
  asPart,
  change,
  current,
  forgetOther,
  nextTurn,
  type Owner,
  ownerNow,
  publishNews,
  question,
  recount,
  reread,
  saveNow,
  thisTurn,
  wanted,
} from './state.ts'

/** Generation counter: of two taps the last one counts. */
let lastTap = 0

/** The one way to an analysis: from the search, a row, a favorite or a trend. */
export function selectCoin(coin: AnalyzedCoin & { isLocked?: boolean }): void {
  if (!ownerNow()) return
  const tap = ++lastTap
  const next = onSelection(current.get(), coin, Date.now())
  if (next === 'show') go('/dashboard/analysis')
  else if (next === 'start') startFree(coin)
  else
    void Promise.all([isSpecial(coin.symbol), isFree(coin)]).then(([isOther, isOpen]) => {
      if (tap !== lastTap) return
      // Nobody is asked to pay or to join for what is not there.
      if (isOther) go(coinPath(coin.symbol))
      else if (isOpen) startFree(coin)
      else wanted.set(coin)
    })
}

const isFree = async ({ symbol, isLocked }: { symbol: string; isLocked?: boolean }): Promise<boolean> =>
  !(isGuest() && isLocked) && isFreeNow(symbol)

/** A coin that is open is entered at once; should its time end in that moment, the question comes after all. */
function startFree(coin: AnalyzedCoin): void {
  void startAnalysis(coin, { freeOnly: true })
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

/** The coin on the screen at the price of now, while that costs nothing. */
export function refresh(): void {
  const run = current.get()
  if (run) startFree(run.coin)
}

/** A start that is not paid for yet, and what was on the screen before it. */
let unpaid: { isMine: () => boolean; before: Run | null } | undefined

/** Nothing, or a coin that could not be paid for: no reason to hide why the next one could not. */
const isNothingPaid = (run: Run | null) => !run || (stageOf(run).stage === 'failed' && run.paidUntilMs === null)

const text = messages({
  creditError: { tr: 'Kredi Hatası', en: 'Credit error' },
  creditErrorSays: {
    tr: 'Kredin düşülemedi, analiz açılmadı. Tekrar dene.',
    en: 'No credit was taken and nothing was opened. Try again.',
  },
  maybeUsed: {
    tr: 'Bir kredi kullanılmış olabilir. Öyleyse coin açık: 10 dakika içinde tekrar açmak kredi kullanmaz.',
    en: 'A credit may have been used. If so, the coin is open: opening it again within 10 minutes uses none.',
  },
  analysisError: { tr: 'Analiz Hatası', en: 'Analysis error' },
  notFetched: {
    tr: 'Veriler alınamadı. Kredin kullanılmadı; birazdan tekrar dene.',
    en: 'Error fetching data. No credit was used; try again shortly.',
  },
  notUsed: { tr: 'Kredin kullanılmadı.', en: 'No credit was used.' },
  noFurther: { tr: 'Tekrar denemek yeni kredi kullanmaz.', en: 'Trying again uses no further credit.' },
})

/** What happened, and that it cost nothing; some problems say so themselves. */
export function saidWithCredit(problem: ProblemError, language: Language, isPaid = true): string {
  if (!isPaid)
    return isUnanswered(problem) ? lostSays(problem, language) : namedOr(problem, text.creditErrorSays[language])
  // The coin was paid for and is open: its credit comes back only if nobody reads it.
  if (problem.code.startsWith('connection.')) return `${problem.texts[language]} ${text.noFurther[language]}`
  const said = namedOr(problem, text.notFetched[language])
  return /kredi|credit/i.test(said) ? said : `${said} ${text.notUsed[language]}`
}

interface Wanted {
  coin: AnalyzedCoin
  /** It was asked for only where it uses no credit. */
  freeOnly: boolean
}

/** The deduction was not answered: it may have been made, unless this person's analyses are not counted. */
const lostSays = (problem: ProblemError, language: Language): string =>
  lastPerson()?.tier === 'pro' ? problem.texts[language] : text.maybeUsed[language]

/** The deduction failed: a dialog where the reader can act on it, a message otherwise. Says whether there is a dialog. */
export function refused(problem: ProblemError, { coin, freeOnly }: Wanted, question: Store<Question | null>): boolean {
  const next = questionAfter(problem, coin)
  if (next) {
    question.set(next)
    return true
  }
  const tell = () => {
    const language = currentLanguage()
    const t = inLanguage(text, language)
    const notKnown = freeOnly ? problem.texts[language] : lostSays(problem, language)
    const says = isFromGateway(problem) ? notKnown : t.creditErrorSays
    toastFailure(problem, { title: t.creditError, text: says, notKnown }, 5_000)
  }
  // Whoever is not signed in any more learns why from the app, which leads to the way in and does not come back here.
  if (problem.status === 401) void refreshViewer().then(tell, tell)
  else tell()
  return false
}

/** Somebody who left the analysis screen meanwhile learns here that it failed. */
export function failedQuietly(problem: ProblemError): void {
  if (location.pathname.startsWith('/dashboard/analysis')) return
  const language = currentLanguage()
  const t = inLanguage(text, language)
  toast.show({ tone: 'err', title: t.analysisError, text: saidWithCredit(problem, language), durationMs: 5_000 })
}

/** Deducts, then shows the price, then asks for everything else at once. */
export async function startAnalysis(coin: AnalyzedCoin, { freeOnly = false } = {}): Promise<void> {
  const owner = ownerNow()
  if (!owner) return
  const before = unpaid?.isMine() ? unpaid.before : current.get()
  const isMine = nextTurn()
  unpaid = { isMine, before }
  const { symbol } = coin
  const price = freshOverview(symbol, Date.now())
  // Asked for before the screen is drawn anew, so that the server works meanwhile.
  const paying = pay(owner, symbol, freeOnly)
  current.set(newRun(coin, currentLanguage(), Date.now()))
  reread.set(null)

  try {
    const { expiresAt } = await paying
    const paidUntilMs = onThisClock(Date.parse(expiresAt))
    noteOpened(symbol, paidUntilMs)
    if (!isMine()) return
    unpaid = undefined
    forgetOther(owner, coin)
    change({ paidUntilMs })
  } catch (error) {
    // Another coin was chosen meanwhile: nothing is said over that one.
    if (!isMine()) return
    unpaid = undefined
    // What was on the screen before comes back.
    current.set(before)
    const problem = asProblem(error)
    if (freeOnly && problem.code === 'credits.noEntitlement') return wanted.set(coin)
    if (isForNothing(problem.code)) return go(coinPath(symbol), { replace: true })
    // Where nothing that was paid for was on the screen before, the coin that was picked stays there, with a way to try again.
    if (!refused(problem, { coin, freeOnly }, question) && isNothingPaid(before))
      current.set({ ...newRun(coin, currentLanguage(), Date.now()), technical: { state: 'failed', problem } })
    return
  } finally {
    recount()
  }

  const ask = async <T>(name: keyof Parts, reply: Promise<T>): Promise<void> => {
    const part = await asPart(reply)
    if (!isMine()) return
    change({ [name]: part })
    saveNow(owner)
  }
  // A price that was read a moment ago is shown as it is: within two minutes nobody asks again.
  if (price) change({ price: { state: 'known', ...price } })
  else await ask('price', call(market.overview, { symbol }))
  if (!isMine()) return
  await Promise.all([
    ask('technical', call(analysis.technicalSignals, { symbol, currency: 'marked' })),
    ask('levels', call(analysis.supportResistance, { symbol, currency: 'marked' })),
    ask('news', call(news.ofCoin, { symbol })).then(() => isMine() && publishNews()),
  ])
  const now = stageOf(current.get())
  if (!isMine()) return
  if (now.stage === 'ready') return void fetchBoth()
  if (now.stage !== 'failed') return
  // The server gave the credit back.
  recount()
  failedQuietly(now.problem)
}

async function pay(owner: Owner, symbol: string, freeOnly: boolean) {
  const fingerprint = owner === 'guest' ? await consentedFingerprint() : undefined
  return call(credits.deduct, { symbol, ...(freeOnly && { freeOnly }), ...(fingerprint && { fingerprint }) })
}

/** Levels that could not be calculated are asked for again; once the coin is no longer open, they are the kept ones. */
export async function retryLevels(): Promise<void> {
  const run = current.get()
  const owner = ownerNow()
  if (!run || !owner) return
  const isMine = thisTurn()
  change({ levels: { state: 'waiting' } })
  const levels = await asPart(call(analysis.supportResistance, { symbol: run.coin.symbol, currency: 'marked' }))
  if (!isMine()) return
  change({ levels })
  if (levels.state === 'failed' && levels.problem.code === 'credits.noEntitlement') await fetchBoth()
  saveNow(owner)
}
