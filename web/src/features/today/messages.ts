import { messages } from '../../lib/messages.ts'

export const todayText = messages({
  title: { tr: 'Bugün', en: 'Today' },
  offline: { tr: 'çevrimdışı', en: 'offline' },
  waiting: { tr: 'Bugünün özeti geliyor', en: 'Today’s summary is on its way' },
  failed: {
    tr: 'Bugünün özeti gelmedi. Coinler aşağıda.',
    en: 'Today’s summary did not load. The coins are below.',
  },
  retry: { tr: 'Tekrar dene', en: 'Retry' },
  hint: { tr: 'Bir coin ara ya da listeden seç.', en: 'Search for a coin, or pick one from the list.' },

  howFar: { tr: 'Bitcoin yarın nereye kadar oynar?', en: 'How far can Bitcoin move tomorrow?' },
  fourInFive: { tr: (when: string) => `${when}, 5 seferden 4’ünde`, en: (when: string) => `${when}, 4 times in 5` },
  noRange: {
    tr: 'Bitcoin’in aralığı birkaç dakika içinde burada olur.',
    en: 'Bitcoin’s range will be here in a few minutes.',
  },
  meant: {
    tr: (days: string) => `5’te 4 tutması gerekir; son ${days} günde `,
    en: (days: string) => `Meant to hold 4 times in 5; in the last ${days} days it `,
  },
  meantSimulated: {
    tr: '5’te 4 tutması gerekir; bu yapay piyasada ',
    en: 'Meant to hold 4 times in 5; in this made-up market it ',
  },
  held: { tr: (held: string) => `100’de ${held} tuttu`, en: (held: string) => `held ${held} in 100` },
  ofPredictions: { tr: (count: string) => ` · ${count} tahmin.`, en: (count: string) => ` · ${count} predictions.` },
  toRecord: { tr: 'Karne', en: 'Record' },
  notReal: { tr: 'Gerçek karneye katılmaz.', en: 'None of it enters the real record.' },
  unmeasured: {
    tr: 'Canlı ölçüm henüz yok: ilk 1 günlük sonuç ',
    en: 'No live measurement yet: the first 1-day result comes ',
  },
  unmeasuredYet: { tr: 'Canlı ölçüm henüz yok.', en: 'No live measurement yet.' },

  openFree: { tr: 'Bitcoin analizini aç · ücretsiz', en: 'Open the Bitcoin analysis · free' },
  openPriced: { tr: 'Bitcoin analizini aç · 1 kredi', en: 'Open the Bitcoin analysis · 1 credit' },
  open: { tr: 'Bitcoin analizini aç', en: 'Open the Bitcoin analysis' },
  firstIsFree: { tr: 'İlk Bitcoin analizi kredi kullanmaz.', en: 'The first Bitcoin analysis uses no credit.' },
  leftAfter: {
    tr: (left: string) => `Kalan kredin ${left} olur.`,
    en: (left: string) => `You will have ${left} left.`,
  },
})
