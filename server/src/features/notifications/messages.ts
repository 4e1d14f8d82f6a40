import type { Both, Language } from '@pusula/words'
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
