import { analysis, type Language, news } from '@pusula/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { go } from '../../../lib/go.ts'
import { currentLanguage } from '../../../lib/language.ts'
import { inLanguage, messages } from '../../../lib/messages.ts'
import { isGuest } from '../../../lib/mode.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { logoOf } from '../../market/index.ts'
import { type AnalyzedCoin, type Both, newRun, type Run, stageOf } from './run.ts'
import { asPart, change, current, nextTurn, ownerNow, publishNews, reread, saveNow, thisTurn } from './state.ts'

const text = messages({
  shown: { tr: 'Türkçe gösteriliyor', en: 'Shown in English' },
  notRead: { tr: 'Analiz açılamadı', en: 'The analysis could not be opened' },
  shownSays: {
    tr: 'Aynı analiz, aynı sayılar. Kredi kullanılmadı.',
    en: 'Same analysis, same numbers. No credit used.',
  },
})

/** One analysis and no other: its coin and its moment. */
export const nameOf = ({ symbol, at }: { symbol: string; at: string }): string => `${symbol} ${at}`

const known = <T>(value: T, atMs: number) => ({ state: 'known', value, atMs }) as const

/** What the screens read, in a language. */
const saidIn = (both: Both, language: Language, atMs: number): Partial<Run> => ({
  language,
  technical: known(both[language].analysis, atMs),
  levels: known(both[language].levels, atMs),
})

/** The analyses that were bought and can be read again. */
const savedQuery = () =>
  queryOptions({
    queryKey: ['analysis', 'kept', isGuest() ? 'guest' : 'member'],
    queryFn: ({ signal }) => call(analysis.kept, {}, signal),
  })

export const useSavedAnalyses = (isAsked: boolean) =>
  useQuery({ ...savedQuery(), enabled: isAsked, refetchOnMount: true })

/**
 * The analysis on the screen, as the server keeps it: both languages of one. Where its parts came from two minutes, all of
 * them are of the newer one from here on.
 */
export async function fetchBoth(): Promise<boolean> {
  const run = current.get()
  const owner = ownerNow()
  if (!run || !owner || run.isSample) return false
  const isMine = thisTurn()
  const reply = await call(analysis.keptOf, { symbol: run.coin.symbol, currency: 'marked' }).catch(() => null)
  const now = current.get()
  if (!reply || !now || !isMine()) return false
  const { tr, en } = reply
  const isOneAnalysis =
    now.technical.state === 'known' && now.technical.value.at === reply.kept.at && now.levels.state === 'known'
  change({ both: { tr, en }, ...(!isOneAnalysis && saidIn({ tr, en }, now.language, Date.now())) })
  saveNow(owner)
  return true
}

/** The reader has changed the language: the same analysis is said in it, for nothing, also long after its time. */
export async function loadIn(language: Language): Promise<void> {
  const run = current.get()
  const owner = ownerNow()
  if (!run || !owner || run.language === language || stageOf(run).stage !== 'ready') return
  if (!run.both && !(await fetchBoth())) return
  const now = current.get()
  if (!now?.both || now.technical.state !== 'known' || currentLanguage() !== language) return
  change(saidIn(now.both, language, now.technical.atMs))
  saveNow(owner)
  const t = inLanguage(text, language)
  if (location.pathname.startsWith('/dashboard/analysis'))
    toast.show({ tone: 'ok', title: t.shown, text: t.shownSays, durationMs: 5_000 })
  const isMine = thisTurn()
  const ofCoin = await asPart(call(news.ofCoin, { symbol: run.coin.symbol }))
  if (!isMine() || ofCoin.state !== 'known') return
  change({ news: ofCoin })
  saveNow(owner)
  publishNews()
}

/** The one on the screen, after its time. */
export function readAgain(): void {
  const now = stageOf(current.get())
  if (now.stage === 'ready') reread.set(nameOf(now.result))
}

/** A coin of which only what the server keeps is known. */
export const coinOf = (symbol: string, name = symbol): AnalyzedCoin => ({
  id: symbol.toLowerCase(),
  symbol,
  name,
  image: logoOf(symbol),
})

/** Something bought earlier, here or on another device. */
export async function readSaved(symbol: string): Promise<void> {
  const owner = ownerNow()
  if (!owner) return
  const isMine = nextTurn()
  const reply = await asPart(call(analysis.keptOf, { symbol, currency: 'marked' }))
  if (!isMine()) return
  const language = currentLanguage()
  if (reply.state !== 'known') {
    const said = reply.state === 'failed' ? reply.problem.texts[language] : ''
    toast.show({ tone: 'err', title: text.notRead[language], text: said, durationMs: 5_000 })
    return
  }
  const { kept: saved, tr, en } = reply.value
  show(coinOf(saved.symbol, saved.name), { tr, en }, { startedMs: Date.parse(saved.deliveredAt) })
  reread.set(nameOf(saved))
  saveNow(owner)
}

/** The free one of the tour: Bitcoin as the last day closed, whole. */
export async function readSample(): Promise<void> {
  const isMine = nextTurn()
  const both = await call(analysis.demo, { currency: 'marked' })
  if (isMine()) show(coinOf('BTC', 'Bitcoin'), both, { isSample: true })
}

function show(coin: AnalyzedCoin, both: Both, more: Partial<Run>): void {
  const language = currentLanguage()
  const run = { ...newRun(coin, language, Date.now()), both, ...more }
  current.set({ ...run, ...saidIn(both, language, run.startedMs) })
  go('/dashboard/analysis')
}
