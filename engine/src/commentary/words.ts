import type { Both, Numbers } from '@pusula/words'
import type { TermName } from '../analysis/terms.ts'
import { type Direction, isLarge, type Move, surpriseOf } from '../facts/moves.ts'
import type { Band, FactorName } from '../scores/score.ts'

/** The pill of a term: what happened, never what comes. */
export const directionWords: Record<Direction | 'too-new', Both> = {
  up: { tr: 'Yükseliş', en: 'Rising' },
  down: { tr: 'Düşüş', en: 'Falling' },
  sideways: { tr: 'Yatay', en: 'Flat' },
  'too-new': { tr: 'Çok yeni', en: 'Too new' },
}

/** What to do now, until something is found to earn. */
export const waitWord: Both = { tr: 'Bekle', en: 'Wait' }

export const bandWords: Record<Band, Both> = {
  excellent: { tr: 'mükemmel', en: 'excellent' },
  good: { tr: 'iyi', en: 'good' },
  average: { tr: 'orta', en: 'average' },
  poor: { tr: 'zayıf', en: 'poor' },
}

const factorWords: Record<Exclude<FactorName, 'volatility'>, Both> = {
  trend: { tr: 'trend', en: 'trend' },
  momentum: { tr: 'ivme', en: 'momentum' },
  volume: { tr: 'hacim', en: 'volume' },
  levels: { tr: 'seviyeler', en: 'levels' },
  market: { tr: 'piyasa geneli', en: 'the wider market' },
  news: { tr: 'haber tonu', en: 'news tone' },
}

/** Volatility is called calm where it adds and liveliness where it takes. */
export function factorWord(name: FactorName, points: number): Both {
  if (name !== 'volatility') return factorWords[name]
  return points > 0 ? { tr: 'sakinlik', en: 'calm' } : { tr: 'oynaklık', en: 'liveliness' }
}

/** What the price did, by the sign of its change. */
export function verbOf(ratio: number): Both<{ readonly did: string; readonly noun: string; readonly way: string }> {
  return ratio > 0
    ? { tr: { did: 'yükseldi', noun: 'yükseliş', way: 'yukarıda' }, en: { did: 'rose', noun: 'rise', way: 'up' } }
    : { tr: { did: 'düştü', noun: 'düşüş', way: 'aşağıda' }, en: { did: 'fell', noun: 'fall', way: 'down' } }
}

interface StretchWords {
  readonly over: string
  readonly usual: string
}

interface Stretch {
  readonly tr: StretchWords
  /** English has a word for the time as well: "in a usual week". */
  readonly en: StretchWords & { readonly inUsual: string }
}

/** A stretch of so many days: over it, and what a usual one is called in a comparison. */
export function stretchWords(days: number): Stretch {
  return (
    stretches[days] ?? {
      tr: { over: `${days} günde`, usual: 'olağan hareketin' },
      en: { over: `in ${days} days`, usual: 'a usual move', inUsual: 'is usual' },
    }
  )
}

const stretches: Readonly<Record<number, Stretch>> = {
  1: {
    tr: { over: 'son 24 saatte', usual: 'olağan bir günün' },
    en: { over: 'in 24 hours', usual: 'a usual day', inUsual: 'on a usual day' },
  },
  7: {
    tr: { over: 'bir haftada', usual: 'olağan bir haftanın' },
    en: { over: 'in a week', usual: 'a usual week', inUsual: 'in a usual week' },
  },
  30: {
    tr: { over: 'bir ayda', usual: 'olağan bir ayın' },
    en: { over: 'in a month', usual: 'a usual month', inUsual: 'in a usual month' },
  },
  182: {
    tr: { over: 'altı ayda', usual: 'olağan olanın' },
    en: { over: 'in six months', usual: 'what is usual', inUsual: 'is usual' },
  },
}

/** How far a term looks, and the candle whose close counts for it. */
export const horizonWords: Record<
  TermName,
  Both<{ readonly over: string; readonly within: string; readonly close: string }>
> = {
  short: {
    tr: { over: '3 günde', within: '3 gün içinde', close: 'saatlik kapanış' },
    en: { over: 'in 3 days', within: 'within 3 days', close: 'hourly close' },
  },
  mid: {
    tr: { over: '4 haftada', within: '4 hafta içinde', close: 'günlük kapanış' },
    en: { over: 'in 4 weeks', within: 'within 4 weeks', close: 'daily close' },
  },
  long: {
    tr: { over: '6 ayda', within: '6 ay içinde', close: 'haftalık kapanış' },
    en: { over: 'in 6 months', within: 'within 6 months', close: 'weekly close' },
  },
}

/** A smaller part of the usual is little. */
const small = 0.8

/** Whether a move can be called small: less than its usual, and so to everybody. */
export const isSmall = (move: Move): boolean => move.usualRatio !== null && surpriseOf(move) < small && !isLarge(move)

/** How a move of at most the usual size is for this coin; null where the usual is not known. */
export function sizeWords(move: Move): Both | null {
  if (move.usualRatio === null) return null
  if (isSmall(move)) return { tr: 'bu coin için küçük bir fark', en: 'little for this coin' }
  return surpriseOf(move) < small
    ? { tr: 'bu coin için olağandan az', en: 'less than usual for this coin' }
    : { tr: 'bu coin için olağan', en: 'usual for this coin' }
}

const leastTimes = 0.05

/** So many times something: "2 katı", "yarısı"; "twice the usual", "half the usual". */
export const timesOf = {
  tr: (ratio: number, write: Numbers): string => {
    if (ratio < leastTimes) return 'onda birinden azı'
    const times = write.times(ratio)
    return times === '0,5' ? 'yarısı' : `${times} katı`
  },
  en: (ratio: number, of: string, write: Numbers): string => {
    if (ratio < leastTimes) return `less than a tenth of ${of}`
    const times = write.times(ratio)
    if (times === '0.5') return `half ${of}`
    return times === '2' ? `twice ${of}` : `${times} times ${of}`
  },
}

/** "Olağanın 2,2 katı oynuyor", "olağanın yarısı kadar oynuyor". */
export function swingsOf(ratio: number, write: Numbers): string {
  const times = timesOf.tr(ratio, write)
  return `olağanın ${times}${times.endsWith('katı') ? '' : ' kadar'} oynuyor`
}

/** As a sentence begins. Turkish has its own capital for i. */
export const capitalised: Both<(text: string) => string> = {
  tr: text => `${text.startsWith('i') ? 'İ' : text.charAt(0).toUpperCase()}${text.slice(1)}`,
  en: text => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
}
