import { type Both, clockIn, currencySigns, datesIn, type Language, numbersIn, plural } from '@pusula/words'
import { isUpwards } from './alerts/rules.ts'
import type { Alert } from './alerts/store.ts'
import type { Message } from './push/push.ts'

type Words = Pick<Message, 'title' | 'body'>

const reminder: Both<Words> = {
  tr: { title: 'Piyasaya kısa bir bakış', body: 'Bir süredir uğramadın. Coinlerin şimdi nerede, bir dokunuşla gör.' },
  en: { title: 'A short look at the market', body: 'You have been away for a while. See where your coins stand now.' },
}

export const reminderMessage = (language: Language): Message => ({
  ...reminder[language],
  path: '/dashboard/home',
  tag: 'reminder',
})

const gems: Both<(count: number) => Words> = {
  tr: count => ({
    title: 'Yeni gizli cevher',
    body: count === 1 ? 'Yüksek notlu yeni bir coin listede.' : `Yüksek notlu ${count} yeni coin listede.`,
  }),
  en: count => ({
    title: 'New hidden gem',
    body: count === 1 ? 'A new high-grade coin is on the list.' : `${count} new high-grade coins are on the list.`,
  }),
}

/** Names no coin: the list is not open to everyone. */
export const gemsMessage = (language: Language, count: number): Message => ({
  ...gems[language](count),
  path: '/dashboard/favorites/hidden-gems',
  tag: 'gems',
})

/** What a line may hold on a lock screen. */
const longestTitle = 40

/** The name where it fits, else the short one. */
const named = ({ name, symbol }: Pick<Alert, 'name' | 'symbol'>, title: (coin: string) => string): string =>
  title(name).length <= longestTitle ? title(name) : title(symbol)

/** What came about, and when. */
export interface Rang {
  usd: number
  /** What a dollar was worth in the alert's currency. */
  perDollar: number
  /** Over the last day; null where an hour closed. */
  changeRatio: number | null
  at: Date
}

const rang: Both<(alert: Alert, happened: Rang, timeZone: string) => Words> = {
  tr: (alert, { usd, perDollar, changeRatio, at }, timeZone) => {
    const { part, in: inSign } = numbersIn('tr')
    const { price } = inSign(currencySigns[alert.currency])
    const now = price(usd * perDollar)
    const time = datesIn('tr', clockIn(timeZone)).time(at)
    const p = price(alert.target)
    const isUp = isUpwards(alert)
    const once = `Şimdi ${now} · ${time}. Alarm bir kez çaldı ve kapandı.`
    switch (alert.kind) {
      case 'above':
        return { title: named(alert, coin => `${coin} ${p} üstünde`), body: once }
      case 'below':
        return { title: named(alert, coin => `${coin} ${p} altında`), body: once }
      case 'touch':
        return {
          title: named(alert, coin => `${coin} ${levelOf(alert) ?? p} seviyesine değdi`),
          body: `${now} · ${time}. Değmek, dönmek ya da geçmek demek değildir.`,
        }
      case 'close':
        return {
          title: named(alert, coin => `${coin} ${p} ${isUp ? 'üstünde' : 'altında'} kapandı`),
          body: `1 saatlik mum · ${time}. Kurduğun koşul oluştu.`,
        }
      case 'move': {
        const ratio = changeRatio ?? 0
        const went = ratio < 0 ? 'düştü' : 'yükseldi'
        return { title: named(alert, coin => `${coin} 24 saatte ${part(Math.abs(ratio), 2)} ${went}`), body: once }
      }
    }
  },
  en: (alert, { usd, perDollar, changeRatio, at }, timeZone) => {
    const { part, in: inSign } = numbersIn('en')
    const { price } = inSign(currencySigns[alert.currency])
    const now = price(usd * perDollar)
    const time = datesIn('en', clockIn(timeZone)).time(at)
    const p = price(alert.target)
    const isUp = isUpwards(alert)
    const once = `Now ${now} · ${time}. The alert rang once and is off.`
    switch (alert.kind) {
      case 'above':
        return { title: named(alert, coin => `${coin} above ${p}`), body: once }
      case 'below':
        return { title: named(alert, coin => `${coin} below ${p}`), body: once }
      case 'touch':
        return {
          title: named(alert, coin => `${coin} touched ${levelOf(alert) ?? p}`),
          body: `${now} · ${time}. A touch is neither a turn nor a pass.`,
        }
      case 'close':
        return {
          title: named(alert, coin => `${coin} closed ${isUp ? 'above' : 'below'} ${p}`),
          body: `1-hour candle · ${time}. The condition you set is met.`,
        }
      case 'move': {
        const ratio = changeRatio ?? 0
        const went = ratio < 0 ? 'down' : 'up'
        return { title: named(alert, coin => `${coin} ${went} ${part(Math.abs(ratio), 2)} in 24 hours`), body: once }
      }
    }
  },
}

/** The name of the level it was made from, such as R1. */
const levelOf = ({ origin }: Alert): string | null => (origin && origin !== 'plan' ? origin.toUpperCase() : null)

const about = ({ id, symbol }: Alert) => ({
  path: `/dashboard/home?coin=${encodeURIComponent(symbol)}`,
  tag: `alert-${id}`,
})

/** Says what happened and when, never what to do. */
export const alertMessage = (language: Language, timeZone: string, alert: Alert, happened: Rang): Message => ({
  ...rang[language](alert, happened, timeZone),
  ...about(alert),
})

const ranOut: Both<(alert: Alert, days: number) => Words> = {
  tr: (alert, days) => ({
    title: named(alert, coin => `${coin} alarmı sona erdi`),
    body: `${days} gün boyunca çalmadı. Dilersen yeniden kur.`,
  }),
  en: (alert, days) => ({
    title: named(alert, coin => `Your ${coin} alert has ended`),
    body: `It did not ring in ${days} ${plural(days, 'day', 'days')}. Set it again if you like.`,
  }),
}

export const ranOutMessage = (language: Language, alert: Alert, days: number): Message => ({
  ...ranOut[language](alert, days),
  ...about(alert),
})
