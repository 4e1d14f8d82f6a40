import type { Both, Numbers } from '@pusula/words'
import type { TermName } from '../analysis/terms.ts'
import { type Direction, isLarge, type Move, surpriseOf } from '../facts/moves.ts'
import type { Band, FactorName } from '../scores/score.ts'

/** Pill texts of a term: what happened, never a forecast. */
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

/** Volatility is called calm where it adds. */
export function factorWord(name: FactorName, points: number): Both {
  if (name !== 'volatility') return factorWords[name]
  return points > 0 ? { tr: 'sakinlik', en: 'calm' } : { tr: 'oynaklık', en: 'volatility' }
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
    tr: { over: 'altı ayda', usual: 'olağan altı aylık hareketin' },
    en: { over: 'in six months', usual: 'a usual six months', inUsual: 'in a usual six months' },
  },
}

/** The candle whose close counts for a term, as a sentence begins. */
export const closeWords: Record<TermName, Both> = {
  short: { tr: 'Saatlik kapanış', en: 'An hourly close' },
  mid: { tr: 'Günlük kapanış', en: 'A daily close' },
  long: { tr: 'Haftalık kapanış', en: 'A weekly close' },
}

/** A smaller part of the usual is little. */
const small = 0.8

/** Whether a move can be called small: less than its usual, and so to everybody. */
export const isSmall = (move: Move): boolean => move.usualRatio !== null && surpriseOf(move) < small && !isLarge(move)

/** How a move of at most the usual size is for this coin; null where the usual is not known. */
export function sizeWords(move: Move): Both | null {
  if (move.usualRatio === null) return null
  if (isSmall(move)) return { tr: 'bu coin için küçük bir hareket', en: 'a small move for this coin' }
  return surpriseOf(move) < small
    ? { tr: 'bu coin için olağandan küçük', en: 'smaller than usual for this coin' }
    : { tr: 'bu coin için olağan', en: 'usual for this coin' }
}

/** So many times something, from one on: "2 katı", "twice a usual week". */
export const timesOf = {
  tr: (ratio: number, write: Numbers): string => {
    return `${write.times(ratio)} katı`
  },
  en: (ratio: number, of: string, write: Numbers): string => {
    const times = write.times(ratio)
    return times === '2' ? `twice ${of}` : `${times} times ${of}`
  },
}

/** A ratio against what is normal: "normalin 2,2 katı", "normalin %30 altında"; "2.2 times normal", "30% below normal". */
export const againstNormal = {
  tr: (ratio: number, write: Numbers): string =>
    ratio < 1 ? `normalin ${write.size(1 - ratio)} altında` : `normalin ${timesOf.tr(ratio, write)}`,
  en: (ratio: number, write: Numbers): string =>
    ratio < 1 ? `${write.size(1 - ratio)} below normal` : timesOf.en(ratio, 'normal', write),
}

/** As a sentence begins. Turkish has its own capital for i. */
export const capitalised: Both<(text: string) => string> = {
  tr: text => `${text.startsWith('i') ? 'İ' : text.charAt(0).toUpperCase()}${text.slice(1)}`,
  en: text => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
}
