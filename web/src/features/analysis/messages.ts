import { messages } from '../../lib/messages.ts'

export const analysisText = messages({
  share: { tr: 'Paylaş', en: 'Share' },
  title: { tr: 'Analiz', en: 'Analysis' },
  views: { tr: 'Analiz bölümleri', en: 'Parts of the analysis' },
  analysis: { tr: 'Analiz', en: 'Analysis' },
  predictions: { tr: 'Tahminler', en: 'Predictions' },
  recommendations: { tr: 'Öneriler', en: 'Recommendations', scenario: { tr: 'Senaryolar', en: 'Scenarios' } },
  /** Four of them share the width of a phone. */
  recommendationsShort: { tr: 'Öneriler', en: 'Ideas', scenario: { tr: 'Senaryolar', en: 'Scenarios' } },
  'support-resistance': { tr: 'Sinyaller', en: 'Signals' },

  noCoin: { tr: 'Henüz bir analiz yok', en: 'No analysis yet' },
  analysisSays: {
    tr: 'Bir coin seçtiğinde kısa, orta ve uzun vadeli yorum burada görünür.',
    en: 'Once you pick a coin, its short, mid and long term view appears here.',
  },
  predictionsSays: {
    tr: 'Bir coin seçtiğinde dört zaman diliminin tahmini ve olası aralığı burada görünür.',
    en: 'Once you pick a coin, four timeframes with their likely ranges appear here.',
  },
  recommendationsSays: {
    tr: 'Bir coin seçtiğinde giriş, zarar durdur ve çıkış seviyeleri burada görünür.',
    en: 'Once you pick a coin, entry, stop and exit levels appear here.',
    scenario: {
      tr: 'Bir coin seçtiğinde senaryoların koşulu ve sınırları burada görünür.',
      en: 'Once you pick a coin, conditions and edges of its scenarios appear here.',
    },
  },
  needed: { tr: 'Analiz gerekli', en: 'Analysis required' },
  'support-resistanceSays': {
    tr: 'Destek ve direnç seviyeleri bir analizle birlikte hesaplanır.',
    en: 'Support and resistance levels are calculated with an analysis.',
  },
  pick: { tr: 'Coin seç', en: 'Pick a coin' },
  pickOther: { tr: 'Başka coin seç', en: 'Pick another coin' },

  failed: { tr: 'Analiz Hatası', en: 'Analysis error' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },

  simulated: { tr: 'simüle piyasa', en: 'simulated market' },

  toPredictions: { tr: 'Tahminlere geç', en: 'Go to predictions' },
  /** The way to a tab names it as it is named above, by width. */
  toIdeasShort: {
    tr: 'Önerilere geç',
    en: 'Go to ideas',
    scenario: { tr: 'Senaryolara geç', en: 'Go to scenarios' },
  },
  toIdeas: {
    tr: 'Önerilere geç',
    en: 'Go to recommendations',
    scenario: { tr: 'Senaryolara geç', en: 'Go to scenarios' },
  },
  toSignals: { tr: 'Sinyallere geç', en: 'Go to signals' },
  toAnalysis: { tr: 'Analize dön', en: 'Back to the analysis' },
  madeAt: {
    tr: (time: string) => `Analiz saati ${time}. Yatırım tavsiyesi değildir.`,
    en: (time: string) => `Analyzed at ${time}. Not investment advice.`,
  },
})

export const loadingText = messages({
  title: { tr: (name: string) => `${name} analiz ediliyor`, en: (name: string) => `Analyzing ${name}` },
  says: {
    tr: 'Bir iki saniye sürer. Bu ekrandan ayrılabilirsin.',
    en: 'This takes a second or two. You may leave this screen.',
  },
  progress: {
    tr: (done: string, all: string) => `${done} / ${all} adım tamamlandı`,
    en: (done: string, all: string) => `${done} of ${all} steps done`,
  },
  seconds: { tr: (count: string) => `${count} sn`, en: (count: string) => `${count} s` },

  priceDone: { tr: 'Fiyat güncellendi', en: 'Price updated' },
  price: { tr: 'Fiyat güncelleniyor', en: 'Updating the price' },
  technicalDone: { tr: 'Teknik analiz tamamlandı', en: 'Technical analysis done' },
  technical: { tr: 'Teknik analiz yapılıyor', en: 'Running the technical analysis' },
  scoreDone: { tr: 'Yatırım skoru hesaplandı', en: 'Investment score calculated' },
  score: { tr: 'Yatırım skoru hesaplanacak', en: 'Investment score to come' },
  scenariosDone: { tr: 'Pozisyon senaryoları değerlendirildi', en: 'Position scenarios evaluated' },
  scenarios: { tr: 'Pozisyon senaryoları değerlendirilecek', en: 'Position scenarios to come' },
  predictionsDone: { tr: 'Tahmin verisi hesaplandı', en: 'Prediction data calculated' },
  predictions: { tr: 'Tahmin verisi hesaplanacak', en: 'Prediction data to come' },
  newsDone: { tr: 'Haberler toplandı', en: 'News gathered' },
  news: { tr: 'Haberler toplanıyor', en: 'Gathering news' },
})
