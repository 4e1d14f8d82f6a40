import { plural, turkishEnding } from '@pusula/words'
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
  meant: {
    tr: (days: string) => `5’te 4 tutması gerekir; son ${days} günde `,
    en: (days: string) => `Meant to hold 4 times in 5; in the last ${days} ${plural(days, 'day', 'days')} it `,
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

/** What a range of a day is meant to hold and what it held: neither stands without the other. The middle of a sentence is set in bold. */
export const rangeText = messages({
  simulated: { tr: 'Simüle piyasa', en: 'Simulated market' },
  noRange: {
    tr: 'Bitcoin’in aralığı birkaç dakika içinde burada olur.',
    en: 'Bitcoin’s range will be here in a few minutes.',
  },
  normal: {
    tr: (low: string, high: string) => `; ${low} ile ${high} arası normal`,
    en: (low: string, high: string) => `; ${low} to ${high} is normal`,
  },
  now: { tr: (price: string) => `şimdi ${price}`, en: (price: string) => `now ${price}` },
  plot: {
    tr: (low: string, high: string) =>
      `50 nokta, 50 olası son. 40 tanesi ${low} ile ${high} arasında, 5 tanesi altında, 5 tanesi üstünde.`,
    en: (low: string, high: string) =>
      `50 dots, 50 possible ends. 40 lie between ${low} and ${high}, 5 below and 5 above.`,
  },
  tooFew: {
    tr: (count: string, _value: number) => `Şimdiye dek ${count} tahmin ölçüldü; oran için henüz az.`,
    en: (count: string, value: number) =>
      `${count} ${plural(value, 'prediction', 'predictions')} graded so far, too few for a rate.`,
  },
  tooFewSimulated: {
    tr: (count: string, _value: number) => `Bu yapay piyasada şimdiye dek ${count} tahmin ölçüldü; oran için henüz az.`,
    en: (count: string, value: number) =>
      `${count} ${plural(value, 'prediction', 'predictions')} graded so far in this made-up market, too few for a rate.`,
  },
  narrow: { tr: 'Bu aralıklar şimdilik dar kalıyor.', en: 'These ranges are too narrow at present.' },
  wide: { tr: 'Bu aralıklar şimdilik geniş kalıyor.', en: 'These ranges are too wide at present.' },
})

/** The first screen of the landing page: what is said of tomorrow, and how often such ranges held. */
export const landingRangeText = messages({
  label: { tr: (when: string) => `Bitcoin, ${when}`, en: (when: string) => `Bitcoin, ${when}` },
  asOf: { tr: (time: string) => `Bitcoin, ${time} itibarıyla`, en: (time: string) => `Bitcoin, as of ${time}` },
  live: { tr: 'Canlı', en: 'Live' },
  key: {
    tr: '50 nokta, 50 olası son. Dolu 40 nokta aralığın içinde.',
    en: '50 dots, 50 possible ends. The 40 filled ones lie inside the range.',
  },
  inHundred: { tr: (held: string) => `100’de ${held}`, en: (held: string) => `${held} in 100` },
  proof: {
    tr: (days: string, count: string, missed: number, written: string) =>
      `aralık tuttu, son ${days} günde. 80 tutması gerekir; ${count} tahminin ${written}’${turkishEnding(missed, 'possessive')} tutmadı.`,
    en: (days: string, count: string, _missed: number, written: string) =>
      `of these ranges held in the last ${days} ${plural(days, 'day', 'days')}; 80 is the aim. Of ${count} predictions ${written} missed.`,
  },
  proofSimulated: {
    tr: (count: string, missed: number, written: string) =>
      `aralık tuttu, bu yapay piyasada. 80 tutması gerekir; ${count} tahminin ${written}’${turkishEnding(missed, 'possessive')} tutmadı.`,
    en: (count: string, _missed: number, written: string) =>
      `of these ranges held in this made-up market; 80 is the aim. Of ${count} predictions ${written} missed.`,
  },
  record: { tr: 'Karneye bak', en: 'See the record' },
  began: { tr: 'Canlı ölçüm bugün başladı.', en: 'Live grading began today.' },
  beganSimulated: { tr: 'Bu yapay piyasada ölçüm bugün başladı.', en: 'Grading began today in this made-up market.' },
  gradeAt: {
    tr: (when: string) => `Bu aralığın notu ${when}.`,
    en: (when: string) => `This range gets its grade ${when}.`,
  },
  past: { tr: 'Geçmişte denesek:', en: 'Tried on the past:' },
  pastSays: {
    tr: (held: string, normal: string, count: string) =>
      `100’de ${held} tuttu${normal}. ${count} deneme; canlı karneye katılmaz.`,
    en: (held: string, normal: string, count: string) =>
      `held ${held} in 100${normal}. ${count} trials, kept apart from the live record.`,
  },
})
