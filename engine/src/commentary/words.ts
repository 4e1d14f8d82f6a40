import type { Both } from '@pusula/words'
import type { AveragePeriod, Direction } from '../analysis/term.ts'
import type { TermName } from '../analysis/terms.ts'
import type { Timeframe } from '../candles.ts'
import type { Band, FactorName } from '../scores/score.ts'

/** The charts, as a subject and as a place. */
export const charts: Record<Timeframe, Both<{ readonly is: string; readonly on: string }>> = {
  '15m': {
    tr: { is: '15 dakikalık grafik', on: '15 dakikalık grafikte' },
    en: { is: 'the 15-minute chart', on: 'on the 15-minute chart' },
  },
  '1h': {
    tr: { is: 'saatlik grafik', on: 'saatlik grafikte' },
    en: { is: 'the hourly chart', on: 'on the hourly chart' },
  },
  '4h': {
    tr: { is: '4 saatlik grafik', on: '4 saatlik grafikte' },
    en: { is: 'the 4-hour chart', on: 'on the 4-hour chart' },
  },
  '1d': {
    tr: { is: 'günlük grafik', on: 'günlük grafikte' },
    en: { is: 'the daily chart', on: 'on the daily chart' },
  },
}

/** Candles as an adjective: a daily close, 12 daily candles. */
export const paces: Record<Timeframe, Both<string>> = {
  '15m': { tr: '15 dakikalık', en: '15-minute' },
  '1h': { tr: 'saatlik', en: 'hourly' },
  '4h': { tr: '4 saatlik', en: '4-hour' },
  '1d': { tr: 'günlük', en: 'daily' },
}

/** The unit an average counts in. Four-hour candles have no short name of their own. */
export const averageUnits: Record<Timeframe, Both<string>> = {
  '15m': { tr: 'dönemlik', en: 'period' },
  '1h': { tr: 'saatlik', en: 'hour' },
  '4h': { tr: 'dönemlik', en: 'period' },
  '1d': { tr: 'günlük', en: 'day' },
}

export const averageName = (period: AveragePeriod, timeframe: Timeframe): Both<string> => ({
  tr: `${period} ${averageUnits[timeframe].tr} ortalama`,
  en: `the ${period}-${averageUnits[timeframe].en} average`,
})

interface Stretch {
  readonly over: string
  readonly of: string
  readonly before: string
}

/** The recent candles of a term: over them, of them, and those before them (in Turkish: within those before). */
export const stretches: Record<TermName, Both<Stretch>> = {
  short: {
    tr: { over: 'son 24 saatte', of: 'son 24 saatin', before: 'önceki 24 saatte' },
    en: { over: 'over the last 24 hours', of: 'of the last 24 hours', before: 'the 24 hours before' },
  },
  mid: {
    tr: { over: 'son bir haftada', of: 'son bir haftanın', before: 'önceki haftada' },
    en: { over: 'over the last week', of: 'of the last week', before: 'the week before' },
  },
  long: {
    tr: { over: 'son 30 günde', of: 'son 30 günün', before: 'önceki 30 günde' },
    en: { over: 'over the last 30 days', of: 'of the last 30 days', before: 'the 30 days before' },
  },
}

export const directionWords: Record<Direction | 'too-new', Both<string>> = {
  up: { tr: 'Yükseliş', en: 'Bullish' },
  down: { tr: 'Düşüş', en: 'Bearish' },
  sideways: { tr: 'Yatay', en: 'Neutral' },
  'too-new': { tr: 'Çok yeni', en: 'Too new' },
}

/** The way a chart points, within a sentence. */
export const ways: Record<Direction, Both<string>> = {
  up: { tr: 'yukarı', en: 'up' },
  down: { tr: 'aşağı', en: 'down' },
  sideways: { tr: 'yatay', en: 'sideways' },
}

/** What to do now, until something is found to earn. */
export const waitWord: Both = { tr: 'Bekle', en: 'Wait' }

export const bandWords: Record<Band, Both<string>> = {
  excellent: { tr: 'mükemmel', en: 'excellent' },
  good: { tr: 'iyi', en: 'good' },
  average: { tr: 'orta', en: 'average' },
  poor: { tr: 'zayıf', en: 'poor' },
}

export const factorWords: Record<FactorName, Both<string>> = {
  trend: { tr: 'trend', en: 'trend' },
  momentum: { tr: 'momentum', en: 'momentum' },
  volume: { tr: 'hacim', en: 'volume' },
  volatility: { tr: 'oynaklık', en: 'volatility' },
  levels: { tr: 'seviyeler', en: 'levels' },
  market: { tr: 'piyasa geneli', en: 'wider market' },
  news: { tr: 'haber tonu', en: 'news tone' },
}

/** As a sentence begins. Turkish has its own capital for i. */
export const capitalised: Both<(text: string) => string> = {
  tr: text => `${text.startsWith('i') ? 'İ' : text.charAt(0).toUpperCase()}${text.slice(1)}`,
  en: text => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
}
