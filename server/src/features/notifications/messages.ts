import { type Both, counted, HOUR_MS, type Language, numbersIn } from '@pusula/words'
import type { Message } from '../channels/index.ts'
import { coinPath, named } from './alerts/messages.ts'
import type { News } from './reminders/favorites.ts'

type Words = Pick<Message, 'title' | 'body'>

/** From here on the age is written in days. */
const maxHours = 48

type Moved = (coin: string, size: string, isUp: boolean, away: { hours: number } | { days: number }) => Words

const reminder: Both<{ moved: Moved; calm: Words; unknown: Words }> = {
  tr: {
    moved: (coin, size, isUp, away) => ({
      title: `${coin} ${size} ${isUp ? 'yükseldi' : 'düştü'}`,
      body: `Son bakışından beri, ${'hours' in away ? `${away.hours} saatte` : `${away.days} günde`}. Favorilerinde en çok oynayan bu.`,
    }),
    calm: { title: 'Favorilerin sakin', body: 'Hepsi olası aralığında. Bakmasan da olur.' },
    unknown: {
      title: 'Piyasaya kısa bir bakış',
      body: 'Bir süredir uğramadın. Coinlerin şimdi nerede, bir dokunuşla gör.',
    },
  },
  en: {
    moved: (coin, size, isUp, away) => ({
      title: `${coin} ${isUp ? 'up' : 'down'} ${size}`,
      body: `Since your last look, ${'hours' in away ? counted.en(away.hours, 'hour', 'hours') : counted.en(away.days, 'day', 'days')} ago. The biggest move in your favorites.`,
    }),
    calm: { title: 'Your favorites are calm', body: 'All inside their likely ranges. No need to look.' },
    unknown: {
      title: 'A short look at the market',
      body: 'You have been away for a while. See where your coins stand now.',
    },
  },
}

function reminderWords(language: Language, news: News): Words & { path: string } {
  const words = reminder[language]
  if (news.kind !== 'moved') return { ...words[news.kind], path: homePath }
  const { coin, ratio, awayMs } = news
  const hours = Math.max(1, Math.round(awayMs / HOUR_MS))
  const away = hours <= maxHours ? { hours } : { days: Math.round(hours / 24) }
  const size = numbersIn(language).part(Math.abs(ratio), 1)
  const say = (name: string) => words.moved(name, size, ratio > 0, away)
  return {
    ...say(coin.name),
    title: named(coin, name => say(name).title),
    path: coinPath(coin.symbol),
  }
}

const homePath = '/dashboard/home'

/** What a reminder says: what moved since the last look, that nothing did, or, where nobody knows, only that it is one. */
export const reminderMessage = (language: Language, news: News): Message => ({
  ...reminderWords(language, news),
  tag: 'reminder',
})

const gems: Both<(count: number) => Words> = {
  tr: count => ({
    title: count === 1 ? 'Listede yeni bir cevher' : `Listede ${count} yeni cevher`,
    body: count === 1 ? 'Notu yüksek; küçük coinler sert oynar.' : 'Notlarını ve risklerini gör.',
  }),
  en: count => ({
    title: count === 1 ? 'A new gem on the list' : `${count} new gems on the list`,
    body: count === 1 ? 'High grade; small coins swing hard.' : 'See their grades and risks.',
  }),
}

/** Names no coin: the list is not open to everyone. */
export const gemsMessage = (language: Language, count: number): Message => ({
  ...gems[language](count),
  path: '/dashboard/favorites/hidden-gems',
  tag: 'gems',
})
