import { plural, turkishEnding } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

const possessive = (count: number) => `${count}’${turkishEnding(count, 'possessive')}`

/** What a range of a day is meant to hold and what it held: neither stands without the other. The middle of a sentence is set in bold. */
export const rangeText = messages({
  simulated: { tr: 'Simüle piyasa', en: 'Simulated market' },
  now: { tr: (price: string) => `şimdi ${price}`, en: (price: string) => `now ${price}` },
  plot: {
    tr: (low: string, high: string) =>
      `50 nokta, 50 olası son. 40 tanesi ${low} ile ${high} arasında, 5 tanesi altında, 5 tanesi üstünde.`,
    en: (low: string, high: string) =>
      `50 dots, 50 possible ends. 40 lie between ${low} and ${high}, 5 below and 5 above.`,
  },
  narrow: { tr: 'Bu aralıklar şimdilik dar kalıyor.', en: 'These ranges are too narrow at present.' },
  wide: { tr: 'Bu aralıklar şimdilik geniş kalıyor.', en: 'These ranges are too wide at present.' },
})

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

  bigCoins: {
    tr: (held: number, graded: number) =>
      held === graded
        ? `Dün ${graded} büyük coinin hepsi aralıkta kaldı`
        : `Dün ${graded} büyük coinden ${possessive(held)} aralıkta kaldı`,
    en: (held: number, graded: number) => `Yesterday ${held} of the ${graded} big coins stayed in range`,
  },
  someHeld: {
    tr: (held: number, graded: number) => `Dün ${graded} coininden ${possessive(held)} aralıkta kaldı.`,
    en: (held: number, graded: number) => `Yesterday ${held} of your ${graded} stayed in range.`,
  },
  allHeld: {
    tr: (graded: number) => `${graded} coininin hepsi aralıkta kaldı.`,
    en: (graded: number) => `All ${graded} of your coins stayed in range.`,
  },
  noneHeld: {
    tr: (graded: number) => `Dün ${graded} coininin hepsi aralığından çıktı.`,
    en: (graded: number) => `Yesterday all ${graded} left their range.`,
  },
  oneInside: {
    tr: (name: string) => `Dün ${name} aralıkta kaldı.`,
    en: (name: string) => `Yesterday ${name} stayed in range.`,
  },
  oneAbove: {
    tr: (name: string) => `Dün ${name} aralığının üstünde bitti.`,
    en: (name: string) => `Yesterday ${name} ended above its range.`,
  },
  oneBelow: {
    tr: (name: string) => `Dün ${name} aralığının altında bitti.`,
    en: (name: string) => `Yesterday ${name} ended below its range.`,
  },
  expected: {
    tr: (count: number) => `Beklenen: ${count} (5’te 4).`,
    en: (count: number) => `Expected: ${count} (4 in 5).`,
  },
  left: {
    tr: (count: number) => `Çıkan ${possessive(count)}:`,
    en: (count: number) => (count === 1 ? 'The one that left:' : `The ${count} that left:`),
  },
  marks: {
    tr: (graded: number, held: number) => `${graded} coin: ${held} aralıkta kaldı, ${graded - held} çıktı`,
    en: (graded: number, held: number) => `${graded} coins: ${held} stayed in range, ${graded - held} left`,
  },
  inside: { tr: 'aralıkta kaldı', en: 'stayed in range' },
  outside: { tr: 'aralıktan çıktı', en: 'left its range' },
  edges: {
    tr: (edge: string, end: string) => `sınır ${edge} · bitiş ${end}`,
    en: (edge: string, end: string) => `edge ${edge} · ended ${end}`,
  },
  above: { tr: 'sınırın üstünde', en: 'above the edge' },
  below: { tr: 'sınırın altında', en: 'below the edge' },
  all: { tr: (count: number) => `Hepsi (${count})`, en: (count: number) => `All (${count})` },

  plansStarted: {
    tr: (count: number) => `${count} planının koşulu oluştu`,
    en: (count: number) => `${count} of your plans started`,
  },
  plansEnded: { tr: (count: number) => `${count} planın bitti`, en: (count: number) => `${count} of your plans ended` },
  up: { tr: (name: string) => `${name}: alış planı`, en: (name: string) => `${name}: buy plan` },
  down: { tr: (name: string) => `${name}: satış planı`, en: (name: string) => `${name}: sell plan` },
  onItsWay: {
    tr: (when: string, target: string, stop: string) => `${when} · hedefe ${target}, stopa ${stop} var`,
    en: (when: string, target: string, stop: string) => `${when} · ${target} to target, ${stop} to stop`,
  },
  ended: {
    tr: (when: string, how: string) => `${when} · ${how}`,
    en: (when: string, how: string) => `${when} · ${how}`,
  },
  target: { tr: 'Hedefe vardı', en: 'Reached' },
  stop: { tr: 'Stopa geldi', en: 'Stopped' },
  expired: { tr: 'Süre bitti', en: 'Time ran out' },
  lapsed: { tr: 'Başlamadı', en: 'Never started' },
  afterFees: { tr: 'masraftan sonra', en: 'after fees' },
  stopEnd: { tr: 'stop', en: 'stop' },
  targetEnd: { tr: 'hedef', en: 'target' },

  watch: { tr: 'Bugün izle', en: 'Watch today' },
  upStarts: {
    tr: (price: string) => `${price} üstünde saatlik kapanış planı başlatır`,
    en: (price: string) => `An hourly close above ${price} starts the plan`,
  },
  downStarts: {
    tr: (price: string) => `${price} altında saatlik kapanış planı başlatır`,
    en: (price: string) => `An hourly close below ${price} starts the plan`,
  },
  byTomorrow: { tr: 'yarına kadar', en: 'by tomorrow' },
  wider: {
    tr: (usual: string) => `Her zamankinden geniş oynuyor; genelde ±${usual}`,
    en: (usual: string) => `Moving more than usual; normally ±${usual}`,
  },
  tomorrow: { tr: 'yarın', en: 'tomorrow' },
  planEnds: { tr: (when: string) => `Planı ${when} biter.`, en: (when: string) => `Its plan ends ${when}.` },

  portfolio: { tr: (when: string) => `Portföyün, ${when}`, en: (when: string) => `Your portfolio, ${when}` },
  toPortfolio: { tr: 'Portföy', en: 'Portfolio' },
  endsHere: { tr: '5’te 4 bu aralıkta biter', en: 'ends here 4 times in 5' },
  worthNow: { tr: 'şimdi', en: 'now' },
  band: {
    tr: (low: string, high: string, now: string) => `${low} ile ${high} arası; şimdi ${now}`,
    en: (low: string, high: string, now: string) => `${low} to ${high}; now ${now}`,
  },

  quiet: { tr: 'Sakin bir gün.', en: 'A quiet day.' },
  quietHeld: {
    tr: (graded: number) => (graded === 1 ? 'Coinin aralıkta.' : `${graded} coininin hepsi aralıkta.`),
    en: (graded: number) =>
      graded === 1 ? 'Your coin stayed in range.' : `All ${graded} of your coins stayed in range.`,
  },
  quietSays: {
    tr: 'Planlarında bir değişiklik yok. Bugün özellikle bakılacak bir şey de yok.',
    en: 'Nothing changed in your plans, and nothing needs watching today.',
  },

  past: { tr: 'Geçmişte denesek', en: 'Tried on the past' },
  replayed: { tr: 'geçmişten hesaplandı', en: 'replayed from history' },
  pastBefore: { tr: 'Aynı yöntem geçmiş fiyatlarda ', en: 'The same method ' },
  pastAfter: {
    tr: (count: string) => ` · ${count} deneme. Bu bir canlı sonuç değil; karneye katılmaz.`,
    en: (count: string) => ` on past prices · ${count} trials. That is not a live result and never enters the record.`,
  },
  next: { tr: 'Sırada', en: 'Next' },
  '15min': { tr: '15 dakikalık aralıklar ölçülür.', en: 'the 15-minute ranges are graded.' },
  '1hour': { tr: '1 saatlik aralıklar.', en: 'the 1-hour ranges.' },
  '1day': { tr: 'ilk günlük not burada yazar.', en: 'the first day’s grade appears here.' },
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
      `of these ranges held in the last ${days} days; 80 is the aim. Of ${count} predictions ${written} missed.`,
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
    tr: (held: string, count: string) => `100’de ${held} tuttu, ${count} deneme. Canlı karneye katılmaz.`,
    en: (held: string, count: string) => `held ${held} in 100, ${count} trials. Kept apart from the live record.`,
  },
  yesterday: {
    tr: (held: number, graded: number) =>
      held === graded
        ? `Dün ${graded} coinin hepsi aralıkta kaldı`
        : `Dün ${graded} coinden ${possessive(held)} aralıkta kaldı`,
    en: (held: number, graded: number) =>
      `Yesterday ${held} of ${graded} ${plural(graded, 'coin', 'coins')} stayed in range`,
  },
  marks: {
    tr: (graded: number, held: number) => `${graded} coin: ${held} aralıkta kaldı, ${graded - held} dışına çıktı`,
    en: (graded: number, held: number) => `${graded} coins: ${held} held, ${graded - held} missed`,
  },
  stayed: { tr: 'aralıkta kaldı', en: 'stayed in range' },
  leftIt: { tr: 'dışına çıktı', en: 'left it' },
  missed: {
    tr: (count: number) => `Çıkan ${count} coin`,
    en: (count: number) => (count === 1 ? 'The one that left' : `The ${count} that left`),
  },
})
