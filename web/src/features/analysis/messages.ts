import { messages } from '../../lib/messages.ts'

export const analysisText = messages({
  title: { tr: 'Analiz', en: 'Analysis' },
  views: { tr: 'Analiz bölümleri', en: 'Parts of the analysis' },
  analysis: { tr: 'Analiz', en: 'Analysis' },
  predictions: { tr: 'Tahminler', en: 'Predictions' },
  recommendations: { tr: 'Öneriler', en: 'Ideas' },
  'support-resistance': { tr: 'Sinyaller', en: 'Signals' },

  noCoin: { tr: 'Henüz bir analiz yok', en: 'No analysis yet' },
  analysisSays: {
    tr: 'Bir coin seçtiğinde kısa, orta ve uzun vadeli yorum burada durur.',
    en: 'Once you pick a coin, its short, mid and long term view stands here.',
  },
  predictionsSays: {
    tr: 'Bir coin seçtiğinde dört zaman diliminin tahmini ve olası aralığı burada durur.',
    en: 'Once you pick a coin, four timeframes with their likely ranges stand here.',
  },
  recommendationsSays: {
    tr: 'Bir coin seçtiğinde giriş, zarar durdur ve çıkış seviyeleri burada durur.',
    en: 'Once you pick a coin, entry, stop and exit levels stand here.',
  },
  needed: { tr: 'Analiz gerekli', en: 'Analysis required' },
  'support-resistanceSays': {
    tr: 'Destek ve direnç seviyeleri bir analizle birlikte hesaplanır.',
    en: 'Support and resistance levels are calculated with an analysis.',
  },
  pick: { tr: 'Coin seç', en: 'Pick a coin' },
})

export const trackRecordText = messages({
  title: { tr: 'İsabet karnesi', en: 'Track record' },
  says: {
    tr: 'Her tahmin aralığıyla saklanır ve süresi dolunca gerçekle karşılaştırılır. Tutmayanlar silinmez.',
    en: 'Every prediction is kept with its range and checked when its time is up. Misses are never removed.',
  },
  tooFew: { tr: 'Henüz yeterli veri yok', en: 'Not enough data yet' },
  tooFewSays: {
    tr: (graded: string) => `Sonuçlanan tahmin: ${graded}. Karne 30 sonuçtan sonra anlamlı olur.`,
    en: (graded: string) => `Predictions graded so far: ${graded}. The record means something from 30 on.`,
  },
  graded: { tr: 'sonuçlanan tahmin', en: 'predictions graded' },
})
