import { plural, turkishEnding } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

const possessive = (count: number) => `${count}’${turkishEnding(count, 'possessive')}`

/** What is counted in fifty, by span. */
const such = {
  tr: {
    '15min': 'Böyle 50 çeyrek saatin',
    '1hour': 'Böyle 50 saatin',
    '4hour': '4 saatlik böyle 50 dilimin',
    '1day': 'Böyle 50 günün',
  },
  en: { '15min': 'quarter hours', '1hour': 'hours', '4hour': '4-hour spans', '1day': 'days' },
}
type Horizon = keyof typeof such.tr

const spans = {
  tr: { '15min': '15 dakikalık', '1hour': '1 saatlik', '4hour': '4 saatlik', '1day': '1 günlük' },
  en: { '15min': '15-minute', '1hour': '1-hour', '4hour': '4-hour', '1day': '1-day' },
}

export const dotsText = messages({
  /** In place of the width of a span that cannot be read yet. */
  notYet: { tr: 'veri az', en: 'too little data' },
  title: { tr: 'Nerede biter?', en: 'Where does it end?' },
  spans: { tr: 'Süre', en: 'Span' },
  over: { tr: 'süresi doldu', en: 'time is up' },
  now: { tr: 'şimdi', en: 'now' },
  grip: { tr: 'Bir fiyat seç', en: 'Choose a price' },
  plot: {
    tr: (low: string, high: string) =>
      `50 nokta, 50 olası son. 40 tanesi ${low} ile ${high} arasında, 5 tanesi altında, 5 tanesi üstünde.`,
    en: (low: string, high: string) =>
      `50 dots, 50 possible ends. 40 lie between ${low} and ${high}, 5 below and 5 above.`,
  },
  /** A sentence in three parts, of which the count in the middle is set in bold. */
  beforeCount: { tr: (horizon: Horizon) => `${such.tr[horizon]} `, en: (_: Horizon) => '' },
  count: { tr: (below: number) => possessive(below), en: (below: number) => `${below} of 50` },
  afterCount: {
    tr: (_: Horizon, above: number) => ` bunun altında biter, ${possessive(above)} üstünde.`,
    en: (horizon: Horizon, above: number) => ` such ${such.en[horizon]} end below this, ${above} above.`,
  },
  noneBelow: {
    tr: (_: Horizon) => 'Bunun altında bitme ihtimali 50’de 1’den az.',
    en: (horizon: Horizon) => `Fewer than 1 of 50 such ${such.en[horizon]} end below this.`,
  },
  noneAbove: {
    tr: (_: Horizon) => 'Bunun üstünde bitme ihtimali 50’de 1’den az.',
    en: (horizon: Horizon) => `Fewer than 1 of 50 such ${such.en[horizon]} end above this.`,
  },
  numbers: { tr: 'Sayılarla gör', en: 'See as numbers' },
  price: { tr: 'Fiyat', en: 'Price' },
  endBelow: { tr: '50’de kaçı altında biter', en: 'How many of 50 end below' },

  measured: {
    tr: (days: string, held: string, count: string) =>
      `5’te 4 tutması gerekir; son ${days} günde 100’de ${held} tuttu · ${count} tahmin.`,
    en: (days: string, held: string, count: string) =>
      `Meant to hold 4 times in 5; in the last ${days} ${plural(days, 'day', 'days')} it held ${held} in 100 · ${count} predictions.`,
  },
  replayed: { tr: 'geçmişten hesaplandı', en: 'replayed from history' },
  replayedMeasured: {
    tr: (held: string, count: string) => `5’te 4 tutması gerekir; geçmişte 100’de ${held} tuttu · ${count} deneme.`,
    en: (held: string, count: string) =>
      `Meant to hold 4 times in 5; on the past it held ${held} in 100 · ${count} trials.`,
  },
  unmeasured: {
    tr: (horizon: Horizon, moment: string) =>
      `5’te 4 tutması gerekir; canlı ölçüm henüz yok: ilk ${spans.tr[horizon]} sonuç ${moment}.`,
    en: (horizon: Horizon, moment: string) =>
      `Meant to hold 4 times in 5; no live measurement yet: the first ${spans.en[horizon]} result comes at ${moment}.`,
  },
  narrow: { tr: 'Bu aralıklar şimdilik dar kalıyor.', en: 'These ranges are too narrow at present.' },
  wide: { tr: 'Bu aralıklar şimdilik geniş kalıyor.', en: 'These ranges are too wide at present.' },
  record: { tr: 'Karne', en: 'Record' },
})
