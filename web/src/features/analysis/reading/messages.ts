import { messages } from '../../../lib/messages.ts'

export const readingText = messages({
  score: { tr: 'Yatırım skoru', en: 'Investment score' },
  scoreSays: {
    tr: (score: string, band: string) => `Yatırım skoru 100 üzerinden ${score}: ${band}.`,
    en: (score: string, band: string) => `Investment score ${score} out of 100: ${band}.`,
  },
  excellent: { tr: 'Mükemmel', en: 'Excellent' },
  good: { tr: 'İyi', en: 'Good' },
  average: { tr: 'Orta', en: 'Average' },
  poor: { tr: 'Zayıf', en: 'Poor' },
  yesterday: { tr: (score: string) => `Dün ${score}`, en: (score: string) => `Yesterday ${score}` },
  lastWeek: { tr: (score: string) => `bir hafta önce ${score}`, en: (score: string) => `a week ago ${score}` },
  weekOnly: { tr: (score: string) => `Bir hafta önce ${score}`, en: (score: string) => `A week ago ${score}` },
  why: { tr: 'Neden bu skor?', en: 'Why this score?' },
  start: { tr: 'Başlangıç', en: 'Starting point' },
  total: { tr: 'Skor', en: 'Score' },

  short: { tr: 'Kısa vade', en: 'Short term' },
  shortSpan: { tr: '1–3 gün', en: '1–3 days' },
  mid: { tr: 'Orta vade', en: 'Mid term' },
  midSpan: { tr: '1–4 hafta', en: '1–4 weeks' },
  long: { tr: 'Uzun vade', en: 'Long term' },
  longSpan: { tr: '3–12 ay', en: '3–12 months' },
  up: { tr: 'Yükseliş', en: 'Rising' },
  down: { tr: 'Düşüş', en: 'Falling' },
  sideways: { tr: 'Yatay', en: 'Flat' },
  unread: { tr: 'Veri yetersiz', en: 'Too little data' },
  watch: { tr: 'İzle', en: 'Watch' },
  breaksBelow: { tr: 'Altında bozulur', en: 'Breaks below' },
  breaksAbove: { tr: 'Üstünde bozulur', en: 'Breaks above' },
  above: { tr: 'Üst sınır', en: 'Upper edge' },
  below: { tr: 'Alt sınır', en: 'Lower edge' },

  ladder: { tr: 'Destek ve direnç', en: 'Support and resistance' },
  now: { tr: 'Şimdi', en: 'Now' },
})
