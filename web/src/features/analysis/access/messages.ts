import { messages } from '../../../lib/messages.ts'

export const accessText = messages({
  open: {
    tr: (minutes: string) => `Açık · ${minutes} dk daha ücretsiz`,
    en: (minutes: string) => `Open · free for ${minutes} more min`,
  },
  unlimited: { tr: 'Açık · Pro', en: 'Open · Pro' },
  kept: { tr: (age: string) => `Saklanan analiz · ${age}`, en: (age: string) => `Kept analysis · ${age}` },
  sample: { tr: 'Ücretsiz örnek', en: 'Free sample' },
  workedOut: { tr: (time: string) => `Hesaplandı: ${time}`, en: (time: string) => `Worked out at ${time}` },
  closed: { tr: (day: string) => `${day} kapanışı`, en: (day: string) => `Close of ${day}` },
  refresh: { tr: 'Yenile', en: 'Refresh' },

  endedAt: { tr: (time: string) => `Saat ${time}`, en: (time: string) => `At ${time}` },
  ended: { tr: 'Erişimin bitti', en: 'Your access has ended' },
  endedSays: {
    tr: 'Bu analiz 10 dakika açıktı. Güncel fiyatla yeniden hesaplamak 1 kredi.',
    en: 'This analysis was open for 10 minutes. Working it out again at the price of now costs 1 credit.',
  },
  endedLeft: {
    tr: (left: string) =>
      `Bu analiz 10 dakika açıktı. Güncel fiyatla yeniden hesaplamak 1 kredi; kalan kredin ${left} olur.`,
    en: (left: string) =>
      `This analysis was open for 10 minutes. Working it out again at the price of now costs 1 credit; you will have ${left} left.`,
  },
  renew: { tr: '1 kredi ile yenile', en: 'Renew for 1 credit' },
  addCredits: { tr: 'Kredi ekle', en: 'Add credits' },
  seeKept: {
    tr: (time: string) => `${time} sonucuna bak · ücretsiz`,
    en: (time: string) => `See the ${time} result · free`,
  },
  score: { tr: (time: string) => `Yatırım skoru, ${time}`, en: (time: string) => `Investment score, ${time}` },
  scoreAge: { tr: (age: string) => `${age} hesaplandı`, en: (age: string) => `Worked out ${age}` },
  always: {
    tr: 'Fiyat, grafik, günün en düşüğü ve en yükseği her zaman ücretsiz.',
    en: 'Price, chart, low and high of the day are always free.',
  },
  coinPage: { tr: 'Coin sayfası', en: 'Coin page' },

  openCoins: { tr: 'Açık coinler', en: 'Open coins' },
  minutesLeft: {
    tr: (minutes: string) => `${minutes} dk daha ücretsiz`,
    en: (minutes: string) => `free for ${minutes} more min`,
  },
  keptTitle: { tr: 'Saklanan analizler', en: 'Kept analyses' },
  keptSays: {
    tr: (time: string, age: string) => `${time}, ${age} · iki dilde`,
    en: (time: string, age: string) => `${time}, ${age} · in both languages`,
  },
  pickTitle: { tr: 'Coin seç', en: 'Pick a coin' },
  close: { tr: 'Kapat', en: 'Close' },
})
