import { messages } from '../../../lib/messages.ts'

export const coinText = messages({
  title: { tr: 'Coin sayfası', en: 'Coin page' },
  back: { tr: 'Geri', en: 'Back' },
  rank: {
    tr: (symbol: string, rank: string) => `${symbol} · sıra #${rank}`,
    en: (symbol: string, rank: string) => `${symbol} · rank #${rank}`,
  },
  day: { tr: 'son 24 saat', en: 'last 24 hours' },
  currency: { tr: 'sabit coin', en: 'stablecoin' },
  wrapped: { tr: 'sarılı coin', en: 'wrapped coin' },
  multiple: { tr: 'kaldıraçlı token', en: 'leveraged token' },
  new: { tr: 'yeni coin', en: 'new coin' },

  chart: { tr: 'Grafik', en: 'Chart' },
  facts: { tr: 'Büyüklük ve hacim', en: 'Size and volume' },
  cap: { tr: 'Piyasa değeri', en: 'Market cap' },
  volume: { tr: 'Hacim, 24 saat', en: 'Volume, 24h' },
  lessVolume: { tr: 'normalden az', en: 'below normal' },
  moreVolume: { tr: 'normalden çok', en: 'above normal' },
  supply: { tr: 'Dolaşımdaki arz', en: 'Circulating' },
  year: { tr: '1 yılın en düşüğü ve en yükseği', en: '1-year low and high' },
  sinceListed: { tr: 'İlk işlemden beri en düşük ve en yüksek', en: 'Low and high since listing' },
  unknown: { tr: 'veri yok', en: 'no data' },

  analyze: { tr: 'Detaylı analiz', en: 'Detailed analysis' },
  analyzeForOne: { tr: 'Detaylı analiz · 1 kredi', en: 'Detailed analysis · 1 credit' },
  analyzeFree: { tr: 'Detaylı analiz · ücretsiz', en: 'Detailed analysis · free' },
  membersOnly: { tr: 'Detaylı analiz · üyelere açık', en: 'Detailed analysis · for members' },
  addCredits: { tr: 'Kredi ekle', en: 'Add credits' },
  left: {
    tr: (left: string) => `Kalan kredin ${left} olur.`,
    en: (left: string) => `You will have ${left} left.`,
  },
  refreshes: {
    tr: 'Açtıktan sonra 10 dk boyunca ücretsiz yenilenir.',
    en: 'Refreshes are free for 10 min after.',
  },
  none: {
    tr: 'Kredin bitti. Fiyat, grafik ve haberler açık kalır.',
    en: 'You have no credits left. Price, chart and news stay open.',
  },
  gift: {
    tr: 'İlk Bitcoin analizin hediye; kredin değişmez.',
    en: 'Your first Bitcoin analysis is a gift; no credit is used.',
  },
  offline: {
    tr: 'İnternet yok: yeni analiz bağlantı gelince açılır, kredin kullanılmaz.',
    en: 'No network: a new analysis opens once you are back online. No credit is used.',
  },
  freeSays: {
    tr: 'Bu sayfa ücretsiz. Skor, aralıklar, planlar ve seviyeler analizle açılır. Yatırım tavsiyesi değildir.',
    en: 'This page is free. Score, ranges, plans and levels open with the analysis. Not investment advice.',
    scenario: {
      tr: 'Bu sayfa ücretsiz. Skor, aralıklar, senaryolar ve seviyeler analizle açılır. Yatırım tavsiyesi değildir.',
      en: 'This page is free. Score, ranges, scenarios and levels open with the analysis. Not investment advice.',
    },
  },
})
