import { messages } from '../../lib/messages.ts'

/** The seven steps, each with what it points at; the first and the last stand by themselves. */
export const steps = ['welcome', 'home', 'analysis', 'portfolio', 'favorites', 'membership', 'demo'] as const
export type StepName = (typeof steps)[number]

export const tourText = messages({
  label: {
    tr: (step: number, all: number) => `Tur, adım ${step} / ${all}`,
    en: (step: number, all: number) => `Tour, step ${step} of ${all}`,
  },
  skip: { tr: 'Turu geç', en: 'Skip the tour' },
  close: { tr: 'Turu kapat', en: 'Close the tour' },
  back: { tr: 'Geri', en: 'Back' },
  next: { tr: 'İleri', en: 'Next' },

  welcome: { tr: 'Pusula’ya hoş geldin', en: 'Welcome to Pusula' },
  welcomeSays: {
    tr: 'Kripto piyasasını sade bir dille okuruz: fiyat, skor, olası aralık. Yedi kısa adımda gösterelim.',
    en: 'We read the crypto market in plain language: price, score, likely range. Seven short steps show you how.',
  },
  home: { tr: 'Ana sayfa', en: 'Home' },
  homeSays: {
    tr: 'Coin ara ya da listeden seç. Fiyatı ve günlük aralığı görmek ücretsiz.',
    en: 'Search for a coin or pick one from the list. Its price and daily range are free to see.',
  },
  analysis: { tr: 'Analiz sekmesi', en: 'The analysis tab' },
  analysisSays: {
    tr: 'Seçtiğin coinin skoru, yorumu ve tahminleri burada. Her analiz 1 kredi kullanır; Bitcoin demosu ücretsiz.',
    en: 'The score, view and predictions of your coin. Each analysis uses 1 credit; the Bitcoin demo is free.',
  },
  portfolio: { tr: 'Portföy', en: 'Portfolio' },
  portfolioSays: {
    tr: 'Alımlarını yaz; ortalama maliyetini, kâr ve zararını gör. Üyelere açık.',
    en: 'Note what you bought and see your average cost, profit and loss. For members.',
  },
  favorites: { tr: 'Favoriler ve gizli cevherler', en: 'Favorites and hidden gems' },
  favoritesSays: {
    tr: 'İzlediğin coinler tek yerde. Yanında, öne çıkan az bilinen coinler.',
    en: 'The coins you follow in one place, and beside them lesser-known coins that stand out.',
  },
  membership: { tr: 'Üyelik rozeti', en: 'Your membership badge' },
  membershipSays: {
    tr: 'Kredilerin, profilin ve ayarların burada. Üye olanlara 20 kredi hediye.',
    en: 'Your credits, profile and settings. Joining comes with 20 credits.',
  },
  demo: { tr: 'Bitcoin’i ücretsiz dene', en: 'Try Bitcoin for free' },
  demoSays: {
    tr: 'Son günün kapanışından hazır bir analiz. Kredi kullanmaz.',
    en: 'A ready analysis from the last daily close. It uses no credit.',
  },
  showDemo: { tr: 'Demoyu göster', en: 'Show the demo' },
  whole: { tr: 'Bütün analizi gör', en: 'See the whole analysis' },
  start: { tr: 'Coin seç ve başla', en: 'Pick a coin and start' },
  join: { tr: 'Üye ol, 20 kredi al', en: 'Join for 20 credits' },
})
