import type { Language } from '@pusula/contract'
import { ownProblem } from '../../../lib/problem.ts'
import { forget, read, readJson, type StorageKey, write, writeJson } from '../../../lib/storage.ts'
import type { PendingSelection } from './rules.ts'
import type { AnalysisResult, Coin, News, Overview, Part, Run, SupportResistance } from './run.ts'

/** Guests and members share a browser, not what they read in it. */
export type Owner = 'guest' | 'user'

const keys: Record<Owner, { data: StorageKey; last: StorageKey; selected: StorageKey }> = {
  guest: { data: 'guestAnalysisData', last: 'guestLastAnalyzedCoin', selected: 'guestSelectedCoin' },
  user: { data: 'userAnalysisData', last: 'lastAnalyzedCoin', selected: 'selectedCoin' },
}

/** Raised when what is kept changes its shape: an older one is forgotten rather than guessed at. */
const shape = 2
/** The card is kept by the market too, in the same shape. */
const cardShape = 1

type Known<T> = { value: T; atMs: number }

interface KeptAnalysis {
  shape: typeof shape
  coin: Coin
  language: Language
  startedMs: number
  paidUntilMs: number | null
  technical: Known<AnalysisResult>
  levels: Known<SupportResistance> | null
  news: Known<News> | null
}

/** The coin card of the home screen. */
interface KeptCard {
  shape: typeof cardShape
  coin: Coin
  price: Known<Overview>
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export const isCoin = (value: unknown): value is Coin =>
  isObject(value) && ['id', 'symbol', 'name', 'image'].every(key => typeof Reflect.get(value, key) === 'string')

const hasShape = (value: unknown, wanted: number): value is { coin: Coin } =>
  isObject(value) && Reflect.get(value, 'shape') === wanted && isCoin(Reflect.get(value, 'coin'))

const isAnalysis = (value: unknown): value is KeptAnalysis =>
  hasShape(value, shape) && isObject(Reflect.get(value, 'technical'))
const isCard = (value: unknown): value is KeptCard =>
  hasShape(value, cardShape) && isObject(Reflect.get(value, 'price'))

const known = <T>(part: Part<T>): Known<T> | null =>
  part.state === 'known' ? { value: part.value, atMs: part.atMs } : null

/** A reply that had not come when the page was closed will not come by itself: it can be asked for again. */
const asPart = <T>(kept: Known<T> | null): Part<T> =>
  kept ? { state: 'known', ...kept } : { state: 'failed', problem: ownProblem('connection.failed') }

/** Keeps what is known of a run for the next visit. */
export function keepRun(owner: Owner, run: Run): void {
  const { coin, language, startedMs, paidUntilMs } = run
  const price = known(run.price)
  const technical = known(run.technical)
  if (price) writeJson('analyzedCoinData', { shape: cardShape, coin, price } satisfies KeptCard)
  if (!technical) return
  const kept: KeptAnalysis = {
    shape,
    coin,
    language,
    startedMs,
    paidUntilMs,
    technical,
    levels: known(run.levels),
    news: known(run.news),
  }
  writeJson(keys[owner].data, kept)
  write(keys[owner].last, coin.symbol)
  writeJson(keys[owner].selected, coin)
}

/** The last analysis of this guest or member, if it is whole. */
export function restoreRun(owner: Owner): Run | null {
  const kept = readJson(keys[owner].data, isAnalysis)
  if (!kept) return null
  const card = readJson('analyzedCoinData', isCard)
  const { coin, language, startedMs, paidUntilMs, technical, levels, news } = kept
  return {
    coin,
    language,
    startedMs,
    paidUntilMs,
    price: asPart(card?.coin.symbol === coin.symbol ? card.price : null),
    technical: asPart(technical),
    levels: asPart(levels),
    news: asPart(news),
  }
}

/** A different coin takes the place of the old one: its analysis and its card go. */
export function forgetOther(owner: Owner, { symbol }: Coin): void {
  if (read(keys[owner].last) === symbol) return
  forget(keys[owner].data)
  forget(keys[owner].last)
  forget('analyzedCoinData')
}

const isPendingSelection = (value: unknown): value is PendingSelection =>
  isObject(value) && isCoin(Reflect.get(value, 'coin')) && typeof Reflect.get(value, 'timestamp') === 'number'

/** A selection made on another screen; it is read once. */
export function takePending(): PendingSelection | null {
  const pending = readJson('pendingCoinSelection', isPendingSelection)
  forget('pendingCoinSelection')
  return pending
}
