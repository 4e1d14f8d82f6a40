import { plural } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

export const marketText = messages({
  title: { tr: 'Ana sayfa', en: 'Home' },
  waiting: { tr: 'Yükleniyor', en: 'Loading' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
  market: { tr: 'Piyasa', en: 'Market' },
  marketSays: { tr: 'Bütün coinler, sıralı', en: 'Every coin, sorted' },
  trackRecord: { tr: 'İsabet karnesi', en: 'Track record' },
  trackRecordSays: { tr: 'Tahminler tuttu mu?', en: 'Did it hold?' },
  gems: { tr: 'Geçen ayın öncüleri', en: 'Last month’s leaders' },
  gemsSay: { tr: 'Küçük coinler', en: 'Small coins' },
  features: { tr: 'Platform özellikleri', en: 'Platform features' },
})

export const searchText = messages({
  search: { tr: 'Coin ara', en: 'Search coins' },
  results: { tr: 'Sonuçlar', en: 'Results' },
  clear: { tr: 'Temizle', en: 'Clear' },
  searching: { tr: 'Aranıyor...', en: 'Searching...' },
  nothing: { tr: 'Sonuç bulunamadı', en: 'No result' },
  nothingSays: { tr: 'Farklı bir terim deneyin', en: 'Try another term' },
  failed: { tr: 'Arama yapılamadı', en: 'The search failed' },
  found: {
    tr: (count: number) => `${count} sonuç`,
    en: (count: number) => `${count} ${plural(count, 'result', 'results')}`,
  },
  members: { tr: 'Üyelere açık', en: 'Members' },
  offer: {
    tr: 'Tüm coinler için ücretsiz üye ol, 20 kredi kazan.',
    en: 'Join free for every coin, with 20 credits.',
  },
  join: { tr: 'Üye ol', en: 'Join' },
})

export const rowText = messages({
  topCoins: { tr: 'Öne çıkan coinler', en: 'Top coins' },
  refresh: { tr: 'Fiyatları yenile', en: 'Refresh prices' },
  noCoins: { tr: 'Liste şu anda boş', en: 'The list is empty right now' },
  noCoinsSay: { tr: 'Aradığın coini yukarıdan bulabilirsin.', en: 'You can find your coin with the search above.' },
  priceComing: { tr: 'Fiyat geliyor', en: 'Price on its way' },
  noPrices: { tr: 'Fiyatlara şu anda ulaşılamıyor.', en: 'Prices cannot be reached right now.' },
  notRefreshed: { tr: 'Fiyatlar yenilenemedi.', en: 'Prices could not be refreshed.' },
  all: { tr: (count: number) => `Tümünü göster (${count})`, en: (count: number) => `Show all (${count})` },
  fewer: { tr: 'Daha az göster', en: 'Show fewer' },
  actions: { tr: (symbol: string) => `${symbol} işlemleri`, en: (symbol: string) => `${symbol} actions` },
  portfolio: { tr: 'Portföy', en: 'Portfolio' },
  favorite: { tr: 'Favori', en: 'Favorite' },
  unfavorite: { tr: 'Çıkar', en: 'Unfollow' },
  analyze: { tr: 'Analiz', en: 'Analyze' },
  members: { tr: 'Üyelere açık', en: 'Members' },
})

export const originText = messages({
  live: { tr: 'Canlı', en: 'Live' },
  last: { tr: 'Son fiyat', en: 'Last price' },
  simulated: { tr: 'Simüle piyasa', en: 'Simulated market' },
  updated: { tr: (time: string) => `Fiyatlar yenilendi, ${time}`, en: (time: string) => `Prices updated, ${time}` },
})

export const cardText = messages({
  last24: { tr: 'son 24 saat', en: 'last 24 hours' },
  coinPage: { tr: 'Grafik, bilgiler, haberler', en: 'Chart, facts, news' },
  volume: { tr: (amount: string) => `Hacim ${amount}`, en: (amount: string) => `Volume ${amount}` },
  now: { tr: 'şimdi', en: 'now' },
  chart: {
    tr: (from: string, to: string, low: string, high: string) =>
      `Son 24 saat: başta ${from}, şimdi ${to}; en düşük ${low}, en yüksek ${high}`,
    en: (from: string, to: string, low: string, high: string) =>
      `Last 24 hours: from ${from} to ${to}; low ${low}, high ${high}`,
  },
  chartFailed: { tr: 'Grafik yüklenemedi.', en: 'The chart could not be loaded.' },
  range: { tr: 'Son 24 saat', en: 'Last 24 hours' },
  low: { tr: 'En düşük', en: 'Low' },
  average: { tr: 'Ortalama', en: 'Average' },
  high: { tr: 'En yüksek', en: 'High' },
  rangeSays: {
    tr: (low: string, high: string, percent: string) =>
      `Son 24 saatte en düşük ${low}, en yüksek ${high}; şu an aradaki yolun yüzde ${percent} noktasında`,
    en: (low: string, high: string, percent: string) =>
      `24-hour low ${low}, high ${high}; now ${percent} percent of the way between them`,
  },
  score: { tr: 'Yatırım skoru', en: 'Investment score' },
  noScore: { tr: 'Henüz yok', en: 'Not yet' },
  noScoreSays: {
    tr: 'Skor analizle çıkar.',
    en: 'The score comes with an analysis.',
  },
  scoreSays: {
    tr: (score: string, band: string) => `Yatırım skoru ${score} / 100, ${band}`,
    en: (score: string, band: string) => `Investment score ${score} / 100, ${band}`,
  },
  'band.excellent': { tr: 'Mükemmel', en: 'Excellent' },
  'band.good': { tr: 'İyi', en: 'Good' },
  'band.average': { tr: 'Orta', en: 'Average' },
  'band.poor': { tr: 'Zayıf', en: 'Poor' },
  favorite: { tr: 'Favori', en: 'Favorite' },
  portfolio: { tr: 'Portföye ekle', en: 'Add to portfolio' },
  open: { tr: 'Detaylı analizi aç', en: 'Detailed analysis' },
})
