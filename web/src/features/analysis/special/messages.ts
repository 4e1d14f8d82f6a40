import { messages } from '../../../lib/messages.ts'

export const specialText = messages({
  unknown: { tr: 'Bu coini bulamadık', en: 'We could not find this coin' },
  unknownSays: { tr: 'Adı değişmiş ya da listeden çıkmış olabilir.', en: 'It may have been renamed or delisted.' },
  pick: { tr: 'Coin seç', en: 'Pick a coin' },

  fromDollar: { tr: '1 dolardan uzaklık', en: 'Distance from 1 dollar' },
  fromCoin: {
    tr: (name: string) => `${name} fiyatından fark`,
    en: (name: string) => `Difference from ${name}`,
  },
  between: {
    tr: (low: string, high: string) => `Son 30 günde ${low} ile ${high} arasında kaldı.`,
    en: (low: string, high: string) => `Stayed between ${low} and ${high} over 30 days.`,
  },
  gapSays: {
    tr: (now: string, low: string, high: string) => `Şimdi ${now}; 30 günde en düşük ${low}, en yüksek ${high}.`,
    en: (now: string, low: string, high: string) => `Now ${now}; over 30 days from ${low} to ${high}.`,
  },
  exactDollar: { tr: 'tam 1 dolar', en: 'exactly 1 dollar' },
  priceOf: { tr: (name: string) => `${name} fiyatı`, en: (name: string) => `${name} price` },
  monthAgo: { tr: '30 gün önce', en: '30 days ago' },
  now: { tr: 'şimdi', en: 'now' },
  farthest: { tr: '30 günün en uzağı', en: 'Farthest in 30 days' },
  daysOff: { tr: '%0,5’ten çok ayrıldığı gün, 1 yıl', en: 'Days off by over 0.5%, 1 year' },
  cap: { tr: 'Piyasa değeri', en: 'Market cap' },
  belowPeg: {
    tr: (off: string) => `1 doların ${off} altı`,
    en: (off: string) => `${off} below 1 dollar`,
  },
  tellOffPeg: {
    tr: (off: string) => `1 doların ${off} altına inerse haber ver`,
    en: (off: string) => `Tell me if it falls ${off} below 1 dollar`,
  },
  tellGap: {
    tr: (size: string) => `Fark ${size} olursa haber ver`,
    en: (size: string) => `Tell me if they differ by ${size}`,
  },
  tellGapSays: {
    tr: (name: string, size: string) => `${name} fiyatının ${size} üstüne ya da altına geçince haber veririz.`,
    en: (name: string, size: string) => `We tell you when it is ${size} above or below the price of ${name}.`,
  },
  tellOpens: { tr: 'Analiz açılınca haber ver', en: 'Tell me when the analysis opens' },
  tellOpensSays: {
    tr: (date: string) => `Skor ve planlar açıldığında haber veririz; beklenen gün ${date}.`,
    en: (date: string) => `We tell you when the score and the plans open; that should be on ${date}.`,
    scenario: {
      tr: (date: string) => `Skor ve senaryolar açıldığında haber veririz; beklenen gün ${date}.`,
      en: (date: string) => `We tell you when the score and the scenarios open; that should be on ${date}.`,
    },
  },
  why: { tr: 'Burada neden analiz yok?', en: 'Why no analysis here?' },

  follows: { tr: (name: string) => `${name} fiyatını izler`, en: (name: string) => `Follows ${name}` },
  units: {
    tr: (symbol: string, units: string, base: string) => `1 ${symbol} = ${units} ${base}`,
    en: (symbol: string, units: string, base: string) => `1 ${symbol} = ${units} ${base}`,
  },
  goTo: { tr: (name: string) => `${name} sayfasına git`, en: (name: string) => `Go to ${name}` },

  age: {
    tr: (days: string) => `${days} günlük geçmişi var`,
    en: (days: string) => (days === '1' ? 'It has 1 day of history' : `It has ${days} days of history`),
  },
  today: { tr: (day: string) => `bugün ${day}. gün`, en: (day: string) => `day ${day} today` },
  ninety: { tr: '90 gün', en: '90 days' },
  '15min': { tr: '15 dakika', en: '15 minutes' },
  '1hour': { tr: '1 saat', en: '1 hour' },
  '4hour': { tr: '4 saat', en: '4 hours' },
  '1day': { tr: '1 gün', en: '1 day' },
  inside: {
    tr: '5’te 4 tutması gerekir; yeni coinlerde henüz ölçülmedi',
    en: 'meant to hold 4 times in 5; not yet measured for new coins',
  },
  rangeSays: {
    tr: (low: string, high: string) => `Olası aralık ${low} ile ${high}.`,
    en: (low: string, high: string) => `Likely range ${low} to ${high}.`,
  },
  canSay: { tr: 'Ne söylenebilir, ne söylenemez?', en: 'What can and cannot be said?' },
  always: { tr: 'Fiyat, hacim, günün en düşüğü ve en yükseği', en: 'Price, volume, low and high of the day' },
  open: { tr: 'Açık', en: 'Open' },
  hourRanges: { tr: '15 dakika ve 1 saatlik aralık', en: 'Ranges for 15 minutes and 1 hour' },
  dayRanges: { tr: '4 saat ve 1 günlük aralık', en: 'Ranges for 4 hours and 1 day' },
  plans: {
    tr: 'Skor ve planlar',
    en: 'Score and plans',
    scenario: { tr: 'Skor ve senaryolar', en: 'Score and scenarios' },
  },
  terms: { tr: 'Orta ve uzun vade', en: 'Mid and long term' },
  needs: {
    tr: (days: string, date: string) => `${days} gün gerekir · ${date}`,
    en: (days: string, date: string) => `Needs ${days} days · ${date}`,
  },
  notYet: { tr: 'henüz yok', en: 'not yet' },
  youngAdvice: {
    tr: 'Yeni coinlerin fiyatı sert oynar. Kredi kullanılmadı. Yatırım tavsiyesi değildir.',
    en: 'New coins move sharply. No credit was used. Not investment advice.',
  },
  advice: {
    tr: 'Kredi kullanılmadı. Yatırım tavsiyesi değildir.',
    en: 'No credit was used. Not investment advice.',
  },
})
