import { type Both, type Language, numbersIn } from '@pusula/words'
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

type Say = (target: string, price: string, change: string) => string

const alerts: Record<Alert['kind'], Both<Say>> = {
  above: {
    tr: (target, price) => `Fiyat ${target} üzerinde: ${price}`,
    en: (target, price) => `The price is above ${target}: ${price}`,
  },
  below: {
    tr: (target, price) => `Fiyat ${target} altında: ${price}`,
    en: (target, price) => `The price is below ${target}: ${price}`,
  },
  touch: {
    tr: (target, price) => `Fiyat şu seviyeye geldi: ${target}. Son fiyat: ${price}`,
    en: (target, price) => `The price has reached the level ${target}. Last price: ${price}`,
  },
  move: {
    tr: (_, price, change) => `Günlük değişim: ${change}. Son fiyat: ${price}`,
    en: (_, price, change) => `Change within a day: ${change}. Last price: ${price}`,
  },
}

export function alertMessage(
  language: Language,
  { id, name, symbol, kind, target }: Alert,
  { lastPrice, openPrice }: { lastPrice: number; openPrice: number },
): Message {
  const { price, ratio } = numbersIn(language)
  return {
    title: `${name} (${symbol})`,
    body: alerts[kind][language](price(target), price(lastPrice), ratio(lastPrice / openPrice - 1)),
    path: `/dashboard/home?coin=${encodeURIComponent(symbol)}`,
    tag: `alert-${id}`,
  }
}
