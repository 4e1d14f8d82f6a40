import type { Both } from '@pusula/contract'
import { counted, plural } from '@pusula/words'

type Said<Facts extends unknown[]> = Both<(...facts: Facts) => string>

/** What the public pages of coins say. Nothing in them says where a price will go. */
export const pageText = {
  coins: { tr: 'Coinler', en: 'Coins' },
  openApp: { tr: 'Uygulamayı aç', en: 'Open app' },
  language: { tr: 'Dil', en: 'Language' },
  whereYouAre: { tr: 'Buradasın', en: 'Breadcrumb' },
  skip: { tr: 'İçeriğe geç', en: 'Skip to content' },

  title: {
    tr: (name, symbol) => `${name} (${symbol}) fiyatı ve olası aralığı`,
    en: (name, symbol) => `${name} (${symbol}) price and likely range`,
  } satisfies Said<[name: string, symbol: string]>,
  description: {
    tr: (name, price, change) =>
      `${name} fiyatı: ${price}, son 24 saatte ${change}. Günün en düşüğü ve en yükseği, yarının olası aralığı ve ne sıklıkla tuttuğu, haber başlıkları.`,
    en: (name, price, change) =>
      `Price of ${name}: ${price}, ${change} in the last 24 hours. Low and high of the day, the likely range of tomorrow with how often it held, headlines.`,
  } satisfies Said<[name: string, price: string, change: string]>,
  descriptionWithoutPrice: {
    tr: name => `${name}: fiyatı, günün en düşüğü ve en yükseği, yarının olası aralığı ve haber başlıkları.`,
    en: name => `${name}: price, low and high of the day, the likely range of tomorrow and headlines.`,
  } satisfies Said<[name: string]>,
  priceOf: { tr: name => `${name} fiyatı`, en: name => `${name} price` } satisfies Said<[name: string]>,
  lastDay: { tr: 'son 24 saat', en: 'last 24 h' },
  rate: {
    tr: (rate, venues) => `1 dolar = ${rate} · ${venues}`,
    en: (rate, venues) => `1 dollar = ${rate} · ${venues}`,
  } satisfies Said<[rate: string, venues: string]>,
  noPrice: {
    tr: 'Şu anda hiçbir borsa bu coinin fiyatını söylemiyor.',
    en: 'No exchange says what this coin costs right now.',
  },
  simulated: { tr: 'Simüle piyasa: fiyatlar gerçek değil', en: 'Simulated market: prices are not real' },
  chart: {
    tr: (name, from, to) => `${name}, son 7 gün: başta ${from}, şimdi ${to}`,
    en: (name, from, to) => `${name}, last 7 days, from ${from} to ${to}`,
  } satisfies Said<[name: string, from: string, to: string]>,
  week: { tr: 'Son 7 gün:', en: 'Last 7 days:' },
  noChart: {
    tr: 'Hiçbir borsa bu coinin mumlarını vermiyor; çizilecek bir şey yok.',
    en: 'No exchange gives candles of this coin, so there is nothing to draw.',
  },
  now: { tr: 'şimdi', en: 'now' },
  dayRange: { tr: 'Son 24 saatin en düşüğü ve en yükseği', en: 'Low and high of the last 24 hours' },
  low: { tr: 'En düşük', en: 'Low' },
  average: { tr: 'Ortalama', en: 'Average' },
  high: { tr: 'En yüksek', en: 'High' },
  rank: { tr: 'Sıra', en: 'Rank' },
  size: { tr: 'Piyasa değeri', en: 'Market cap' },

  likely: { tr: 'Yarının olası aralığı', en: 'Likely range for tomorrow' },
  held: {
    tr: (days, inHundred, count) =>
      `5’te 4 tutması gerekir; bu coinde son ${days} günde 100’de ${inHundred} tuttu · ${count} tahmin.`,
    en: (days, inHundred, count) =>
      `Meant to hold 4 times in 5; for this coin it held ${inHundred} in 100 over ${days} ${plural(days, 'day', 'days')} · ${count} predictions.`,
  } satisfies Said<[days: string, inHundred: string, count: string]>,
  replayed: {
    tr: (inHundred, count) =>
      `5’te 4 tutması gerekir; geçmişten hesaplandığında 100’de ${inHundred} tuttu · ${count} deneme.`,
    en: (inHundred, count) =>
      `Meant to hold 4 times in 5; replayed from history it held ${inHundred} in 100 · ${count} trials.`,
  } satisfies Said<[inHundred: string, count: string]>,
  tooFew: {
    tr: '5’te 4 tutması gerekir; ne sıklıkla tuttuğu için henüz yeterli veri yok.',
    en: 'Meant to hold 4 times in 5; there is not enough data yet on how often it held.',
  },
  noRange: { tr: 'Bu coin için sınanmış aralık henüz yok.', en: 'No tested range for this coin yet.' },
  record: { tr: 'İsabet karnesine bak', en: 'See the track record' },
  pegged: {
    currency: {
      tr: 'Bu coin bir para birimini izler; tahmin edilecek bir hareketi yok.',
      en: 'This coin follows a currency; there is no move of its own to forecast.',
    },
    wrapped: {
      tr: 'Bu coin başka bir coinin fiyatını izler; aralığı onunkidir.',
      en: 'This coin follows the price of another one; that one’s range is its own.',
    },
    multiple: {
      tr: 'Bu coin başka bir coinin hareketini katlar; kendine ait bir aralığı yok.',
      en: 'This coin multiplies the moves of another one; it has no range of its own.',
    },
  },
  distance: {
    tr: distance => `1 dolara uzaklığı: ${distance}.`,
    en: distance => `Distance from 1 dollar: ${distance}.`,
  } satisfies Said<[distance: string]>,
  base: { tr: 'İzlediği coin:', en: 'It follows:' },

  headlines: { tr: 'Son haber başlıkları', en: 'Latest headlines' },
  closer: { tr: 'Daha yakından bak', en: 'Look closer' },
  freeCloser: {
    tr: 'Skor, nedenleri, destek ve direnç. Bitcoin analizi ücretsiz, hesap gerekmez.',
    en: 'Score, reasons, support and resistance. The Bitcoin analysis is free, no account needed.',
  },
  paidCloser: {
    tr: 'Skor, nedenleri, destek ve direnç: 1 kredi. Yeni üyelere 20 kredi gelir.',
    en: 'Score, reasons, support and resistance: 1 credit. New members get 20.',
  },
  openCoin: {
    tr: name => `${name} analizini aç`,
    en: name => `Open the ${name} analysis`,
  } satisfies Said<[name: string]>,
  lookAt: {
    tr: name => `${name}: uygulamada gör`,
    en: name => `See ${name} in the app`,
  } satisfies Said<[name: string]>,
  peggedCloser: {
    tr: 'Fiyat alarmı kur, portföyüne ya da favorilerine ekle.',
    en: 'Set a price alert, add it to your portfolio or favorites.',
  },
  others: { tr: 'Diğer coinler', en: 'Other coins' },
  advice: {
    tr: 'Pusula ölçer, karar senindir. Yatırım tavsiyesi değildir.',
    en: 'Pusula measures; the decision is yours. Not investment advice.',
  },
  refreshed: {
    tr: venue => `Fiyatlar: ${venue}, dakikada bir yenilenir.`,
    en: venue => `Prices from ${venue}, refreshed every minute.`,
  } satisfies Said<[venue: string]>,
  privacy: { tr: 'Gizlilik ve koşullar', en: 'Privacy and terms' },
  trackRecord: { tr: 'İsabet karnesi', en: 'Track record' },

  listTitle: { tr: 'Coin fiyatları', en: 'Coin prices' },
  listSays: {
    tr: 'Piyasa değerine göre coinler: fiyat ve son 24 saat. Her coinin sayfası ücretsiz ve hesapsız okunur.',
    en: 'Coins by size: price and the last 24 hours. Every coin’s page is free to read, without an account.',
  },
  name: { tr: 'Coin', en: 'Coin' },
  price: { tr: 'Fiyat', en: 'Price' },
  change: { tr: '24 saat', en: '24 h' },
  search: { tr: 'Coin ara', en: 'Search coins' },
  find: { tr: 'Ara', en: 'Search' },
  example: { tr: 'Bitcoin, BTC, şiba…', en: 'Bitcoin, BTC, doge…' },
  found: {
    tr: (count, words) => `“${words}” için ${counted.tr(count, 'sonuç')}`,
    en: (count, words) => `${counted.en(count, 'result', 'results')} for “${words}”`,
  } satisfies Said<[count: number, words: string]>,
  none: { tr: 'Sonuç bulunamadı. Farklı bir terim dene.', en: 'No result. Try another term.' },
  pages: { tr: 'Sayfalar', en: 'Pages' },
  before: { tr: 'Önceki', en: 'Previous' },
  after: { tr: 'Sonraki', en: 'Next' },
  pageOf: {
    tr: (page, pages) => `Sayfa ${page} / ${pages}`,
    en: (page, pages) => `Page ${page} of ${pages}`,
  } satisfies Said<[page: number, pages: number]>,

  unknown: { tr: 'Bu coini bulamadık', en: 'We could not find this coin' },
  unknownSays: {
    tr: 'Adı ya da simgesi başka yazılıyor olabilir. Buradan arayabilirsin.',
    en: 'Its name or symbol may be written another way. You can search for it here.',
  },
  meant: { tr: 'Bunlardan biri mi?', en: 'One of these?' },
  away: { tr: 'Fiyatlara şu anda ulaşılamıyor', en: 'Prices cannot be reached right now' },
  awaySays: {
    tr: 'Bizden kaynaklanıyor olabilir. Bir dakika sonra sayfayı yenile.',
    en: 'It may be on our side. Refresh the page in a minute.',
  },
} as const
