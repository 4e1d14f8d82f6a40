import { messages } from '../../../lib/messages.ts'

export const compareText = messages({
  title: { tr: 'Karşılaştır', en: 'Compare' },
  back: { tr: 'Piyasaya dön', en: 'Back to the market' },
  waiting: { tr: 'Karşılaştırılıyor', en: 'Comparing' },
  share: { tr: 'Paylaş', en: 'Share' },
  copied: { tr: 'Bağlantı kopyalandı', en: 'Link copied' },
  notCopied: { tr: 'Bağlantı kopyalanamadı', en: 'The link could not be copied' },
  add: { tr: 'Coin ekle', en: 'Add a coin' },
  addNamed: { tr: (symbol: string) => `${symbol} ekle`, en: (symbol: string) => `Add ${symbol}` },
  remove: { tr: (symbol: string) => `${symbol} çıkar`, en: (symbol: string) => `Remove ${symbol}` },
  coins: { tr: 'Karşılaştırılan coinler', en: 'Compared coins' },
  full: { tr: 'En çok 4 coin. Yenisi için birini çıkar.', en: '4 coins at most. Remove one to add another.' },
  leftOut: {
    tr: (coins: string) => `En çok 4 coin karşılaştırılır. Dışarıda kalan: ${coins}`,
    en: (coins: string) => `4 coins at most can be compared. Left out: ${coins}`,
  },
  close: { tr: 'Kapat', en: 'Close' },
  first: { tr: 'İki coin seç', en: 'Choose two coins' },
  oneMore: { tr: 'Bir coin daha seç', en: 'Choose one more coin' },
  needsTwo: { tr: 'Karşılaştırmak için en az iki coin gerekir.', en: 'It takes two coins to compare.' },
  missing: {
    tr: (coins: string) => `Bulunamadı: ${coins}`,
    en: (coins: string) => `Not found: ${coins}`,
  },

  sameStart: { tr: 'Aynı noktadan başlasa', en: 'If all had started at the same point' },
  zero: { tr: (zero: string) => `başlangıç ${zero}`, en: (zero: string) => `start ${zero}` },
  span: { tr: 'Dönem', en: 'Span' },
  '1w': { tr: '1H', en: '1W' },
  '1m': { tr: '1A', en: '1M' },
  '3m': { tr: '3A', en: '3M' },
  '1y': { tr: '1Y', en: '1Y' },
  'in.1w': { tr: '7 günde', en: 'In 7 days' },
  'in.1m': { tr: '30 günde', en: 'In 30 days' },
  'in.3m': { tr: '90 günde', en: 'In 90 days' },
  'in.1y': { tr: 'Bir yılda', en: 'In a year' },
  today: { tr: 'bugün', en: 'today' },
  young: {
    tr: (coin: string, day: string) => `${coin}: verisi ${day} günü başlıyor; çizgisi de orada başlar.`,
    en: (coin: string, day: string) => `${coin}: its data begins on ${day}, and so does its line.`,
  },

  table: { tr: 'Coinler yan yana', en: 'The coins side by side' },
  figure: { tr: 'Ölçü', en: 'Figure' },
  day: { tr: '24 saat', en: '24 h' },
  week: { tr: '7 gün', en: '7 d' },
  month: { tr: '30 gün', en: '30 d' },
  swing: { tr: 'Günlük oynama', en: 'Daily swing' },
  size: { tr: 'Piyasa değeri', en: 'Market cap' },
  withBitcoin: { tr: 'BTC ile birlikte', en: 'Moves with BTC' },

  together: { tr: 'Birlikte mi gidiyorlar?', en: 'Do they move together?' },
  togetherSays: {
    tr: '1 her gün aynı yön, 0 ilgisiz demek. Son 90 gün.',
    en: '1 means every day the same way, 0 means unrelated. Last 90 days.',
  },
  alike: {
    tr: 'Çoğu gün aynı yöne gittiler; birlikte tutmak riski az dağıtır.',
    en: 'They go the same way on most days. Holding them together spreads little risk.',
  },
  unlike: {
    tr: 'Günleri birbirine pek benzemiyor; birlikte düşmeleri daha seyrek.',
    en: 'Their days have little in common; they fall together less often.',
  },
  between: {
    tr: 'Kimi gün aynı yöne, kimi gün ayrı yönlere gittiler.',
    en: 'On some days they go the same way, on others they part.',
  },
  calmest: {
    tr: (coin: string) => `30 günde en az oynayan: ${coin}.`,
    en: (coin: string) => `The smallest daily swing in 30 days: ${coin}.`,
  },
  note: {
    tr: 'Günlük oynama: 10 günün 8’inde coin bundan az oynar. Değişimler dolar üzerinden. Yatırım tavsiyesi değildir.',
    en: 'Daily swing: 8 days in 10 the coin moves less than this. Changes are those in dollars. Not investment advice.',
  },
})
