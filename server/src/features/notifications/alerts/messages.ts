import {
  type Both,
  clockIn,
  currencySigns,
  datesIn,
  type Language,
  numbersIn,
  plural,
  type Tender,
} from '@pusula/words'
import type { Listener, Words } from '../../channels/index.ts'
import type { Range } from '../prices.ts'
import { isUpwards } from './rules.ts'
import type { Alert } from './store.ts'

/** Length limit of a line on a lock screen. */
const longestTitle = 40

/** The name where it fits, else the short one. */
export const named = ({ name, symbol }: Pick<Alert, 'name' | 'symbol'>, title: (coin: string) => string): string =>
  title(name).length <= longestTitle ? title(name) : title(symbol)

/** What came about, and when. */
export interface Rang {
  usd: number
  /** What a dollar was worth in the alert's currency. */
  perDollar: number
  /** How far it had moved, by how much it had left its range or what it follows, or how many usual days the volume was; else null. */
  ratio: number | null
  /** The range that was left. */
  range: Range | null
  /** How far a usual day goes, either way, as a ratio. */
  usualMove: number | null
  at: Date
  /** What its dollars are written in, where that is another money than the alert's own. */
  shown?: Tender | undefined
}

/** The figures of an alert, written. */
function figures(language: Language, alert: Alert, rang: Rang, timeZone: string) {
  const { part, times, in: inSign, dollarsIn } = numbersIn(language)
  const { price, roughPrices } = dollarsIn(rang.shown ?? { currency: alert.currency, perDollar: rang.perDollar })
  const ratio = rang.ratio ?? 0
  const isDay = alert.hours === 24 && rang.usualMove !== null && rang.usualMove > 0
  return {
    target: rang.shown ? price(alert.target) : inSign(currencySigns[alert.currency]).price(alert.target),
    now: price(rang.usd),
    time: datesIn(language, clockIn(timeZone)).time(rang.at),
    isUp: wayOf(alert, rang) === 'above',
    size: part(Math.abs(ratio), 2),
    /** Of a usual day. */
    usualTimes: isDay ? times(Math.abs(ratio) / (rang.usualMove ?? 1)) : null,
    volumeTimes: times(ratio),
    ends: rang.range ? roughPrices([rang.range.lowUsd, rang.range.highUsd]).join(' – ') : '',
    level: levelOf(alert),
  }
}

const rung: Both<(alert: Alert, of: ReturnType<typeof figures>) => Words> = {
  tr: (alert, { target, now, time, isUp, size, usualTimes, volumeTimes, ends, level }) => {
    const title = (say: (coin: string) => string) => named(alert, say)
    const once = `Şimdi ${now} · ${time}. ${alert.repeats ? 'Alarm açık kalıyor.' : 'Alarm bir kez çaldı ve kapandı.'}`
    switch (alert.kind) {
      case 'above':
        return { title: title(coin => `${coin} ${target} üstünde`), body: once }
      case 'below':
        return { title: title(coin => `${coin} ${target} altında`), body: once }
      case 'touch':
        return {
          title: title(coin => `${coin} ${level ?? target} seviyesine değdi`),
          body: `${now} · ${time}. Buradan dönebilir de geçebilir de.`,
        }
      case 'close':
        return {
          title: title(coin => `${coin} ${target} ${isUp ? 'üstünde' : 'altında'} kapandı`),
          body: `1 saatlik mum · ${time}. Kurduğun koşul oluştu.`,
        }
      case 'move': {
        const span = { 1: '1 saatte', 24: '24 saatte', 168: '7 günde' }[alert.hours]
        return {
          title: title(coin => `${coin} ${span} ${size} ${isUp ? 'yükseldi' : 'düştü'}`),
          body: usualTimes ? `Olağan bir günün ${usualTimes} katı. Şimdi ${now}.` : once,
        }
      }
      case 'range':
        return {
          title: title(coin => `${coin} olası aralığından çıktı`),
          body: `${now}; bugünün olası aralığı ${ends}. Gün içinde çıkıp geri dönebilir.`,
        }
      case 'volume':
        return {
          title: title(coin => `${coin} hacmi normalin ${volumeTimes} katı`),
          body: `Son 24 saatte. Hacim yön söylemez: satış da artırır. Şimdi ${now}.`,
        }
      case 'gap':
        return {
          title: title(coin => `${coin}: fark ${size}`),
          body: `İzlediği fiyatın ${isUp ? 'üstünde' : 'altında'}. ${once}`,
        }
      case 'opens':
        return { title: title(coin => `${coin} analizi açıldı`), body: `Skor ve planlar artık var. ${once}` }
    }
  },
  en: (alert, { target, now, time, isUp, size, usualTimes, volumeTimes, ends, level }) => {
    const title = (say: (coin: string) => string) => named(alert, say)
    const once = `Now ${now} · ${time}. ${alert.repeats ? 'The alert stays on.' : 'The alert rang once and is off.'}`
    switch (alert.kind) {
      case 'above':
        return { title: title(coin => `${coin} above ${target}`), body: once }
      case 'below':
        return { title: title(coin => `${coin} below ${target}`), body: once }
      case 'touch':
        return {
          title: title(coin => `${coin} touched ${level ?? target}`),
          body: `${now} · ${time}. It may turn back here or pass.`,
        }
      case 'close':
        return {
          title: title(coin => `${coin} closed ${isUp ? 'above' : 'below'} ${target}`),
          body: `1-hour candle · ${time}. The condition you set is met.`,
        }
      case 'move': {
        const span = { 1: 'in 1 hour', 24: 'in 24 hours', 168: 'in 7 days' }[alert.hours]
        return {
          title: title(coin => `${coin} ${isUp ? 'up' : 'down'} ${size} ${span}`),
          body: usualTimes ? `${usualTimes} times a usual day. Now ${now}.` : once,
        }
      }
      case 'range':
        return {
          title: title(coin => `${coin} left its likely range`),
          body: `${now}; today’s likely range is ${ends}. It may leave and come back within the day.`,
        }
      case 'volume':
        return {
          title: title(coin => `${coin} volume ${volumeTimes} times normal`),
          body: `In the last 24 hours. Volume says nothing about direction. Now ${now}.`,
        }
      case 'gap':
        return {
          title: title(coin => `${coin}: a gap of ${size}`),
          body: `${isUp ? 'Above' : 'Below'} the price it follows. ${once}`,
        }
      case 'opens':
        return {
          title: title(coin => `The analysis of ${coin} is open`),
          body: `It has a score and plans now. ${once}`,
        }
    }
  },
}

/** The name of the level it was made from, such as R1. */
const levelOf = ({ origin }: Alert): string | null => (origin && origin !== 'plan' ? origin.toUpperCase() : null)

/** The page of a coin, where what is said of it leads. */
export const coinPath = (symbol: string): string => `/dashboard/analysis?coin=${encodeURIComponent(symbol)}`

/** A newer word of the same alert takes the place of the older one. */
export const tagOf = (id: string): string => `alert-${id}`

/** Kinds whose way is that of what was measured: their targets are no prices. */
const measured: readonly Alert['kind'][] = ['move', 'range', 'gap']
const wayless: readonly Alert['kind'][] = ['volume', 'opens']

/** Which way it went; null where what came has none. */
function wayOf(alert: Alert, { ratio }: Pick<Rang, 'ratio'>): 'above' | 'below' | null {
  if (wayless.includes(alert.kind)) return null
  return (measured.includes(alert.kind) ? (ratio ?? 0) >= 0 : isUpwards(alert)) ? 'above' : 'below'
}

/** What a program reads of an alert, whatever becomes of it. */
const aboutAlert = (id: string, { symbol, kind, target, currency }: Alert) => ({
  ...{ alert: id, coin: symbol, kind, level: target, currency },
})

/** What a program reads of an alert that rang. */
export const alertData = (id: string, alert: Alert, rang: Rang) => ({
  ...aboutAlert(id, alert),
  direction: wayOf(alert, rang),
  ...{ priceUsd: rang.usd, crossedAt: rang.at.toISOString() },
})

/** And of one that ran out. */
export const ranOutData = (alert: Alert) => aboutAlert(alert.id, alert)

/** Says what happened and when, never what to do. */
export const alertMessage = ({ language, timeZone }: Listener, alert: Alert, happened: Rang): Words =>
  rung[language](alert, figures(language, alert, happened, timeZone))

const ranOut: Both<(alert: Alert, days: number) => Words> = {
  tr: (alert, days) => ({
    title: named(alert, coin => `${coin} alarmı sona erdi`),
    body: alert.rangAt ? 'Süresi doldu. Dilersen yeniden kur.' : `${days} gün boyunca çalmadı. Dilersen yeniden kur.`,
  }),
  en: (alert, days) => ({
    title: named(alert, coin => `Your ${coin} alert has ended`),
    body: alert.rangAt
      ? 'Its time is over. Set it again if you like.'
      : `It did not ring in ${days} ${plural(days, 'day', 'days')}. Set it again if you like.`,
  }),
}

export const ranOutMessage = (language: Language, alert: Alert, days: number): Words => ranOut[language](alert, days)
