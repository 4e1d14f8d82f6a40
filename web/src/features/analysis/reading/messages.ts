import { messages } from '../../../lib/messages.ts'

export const readingText = messages({
  price: { tr: 'Fiyat', en: 'Price' },
  silentMinutes: {
    tr: (minutes: string) => `Fiyat ${minutes} dakikadır gelmiyor.`,
    en: (minutes: string) => `No price for ${minutes} minutes.`,
  },
  silentHours: {
    tr: (hours: string) => `Fiyat ${hours} saattir gelmiyor.`,
    en: (hours: string) => `No price for ${hours} hours.`,
  },
  score: { tr: 'Yatırım skoru', en: 'Investment score' },
  scoreSays: {
    tr: (score: string, band: string) => `Yatırım skoru 100 üzerinden ${score}: ${band}.`,
    en: (score: string, band: string) => `Investment score ${score} out of 100: ${band}.`,
  },
  excellent: { tr: 'Mükemmel', en: 'Excellent' },
  good: { tr: 'İyi', en: 'Good' },
  average: { tr: 'Orta', en: 'Average' },
  poor: { tr: 'Zayıf', en: 'Poor' },
  noScore: { tr: 'Skor için yeterli veri yok', en: 'Not enough data for a score' },
  yesterday: { tr: (score: string) => `dün ${score}`, en: (score: string) => `${score} yesterday` },
  lastWeek: { tr: (score: string) => `geçen hafta ${score}`, en: (score: string) => `${score} last week` },
  why: { tr: 'Neden bu skor?', en: 'Why this score?' },
  readCount: {
    tr: (read: string, all: string) => `Okunan etken: ${read} / ${all}`,
    en: (read: string, all: string) => `Factors read: ${read} of ${all}`,
  },
  start: { tr: 'Başlangıç', en: 'Starting point' },
  total: { tr: 'Skor', en: 'Score' },
  unreadFoot: {
    tr: (count: string, points: string) =>
      `Verisi olmayan etken: ${count}. Skora katılmadı; katılsaydı skor en çok ${points} puan değişirdi.`,
    en: (count: string, points: string) =>
      `Factors without data: ${count}. They are not counted; with them the score would differ by ${points} points at most.`,
  },
  historySays: {
    tr: (first: string, last: string) => `Son 30 günün skorları: ${first} ile başladı, bugün ${last}.`,
    en: (first: string, last: string) => `Scores of the last 30 days: from ${first} to ${last} today.`,
  },
  daysAgo: {
    tr: (days: string, score: string) => `${days} gün önce ${score}`,
    en: (days: string, score: string) => `${days} days ago ${score}`,
  },
  today: { tr: (score: string) => `bugün ${score}`, en: (score: string) => `today ${score}` },

  short: { tr: 'Kısa vade', en: 'Short term' },
  shortSpan: { tr: '1–3 gün', en: '1–3 days' },
  shortWithin: { tr: (chance: string) => `3 günde ${chance}`, en: (chance: string) => `${chance} in 3 days` },
  mid: { tr: 'Orta vade', en: 'Mid term' },
  midSpan: { tr: '1–4 hafta', en: '1–4 weeks' },
  midWithin: { tr: (chance: string) => `4 haftada ${chance}`, en: (chance: string) => `${chance} in 4 weeks` },
  long: { tr: 'Uzun vade', en: 'Long term' },
  longSpan: { tr: '3–12 ay', en: '3–12 months' },
  longWithin: { tr: (chance: string) => `6 ayda ${chance}`, en: (chance: string) => `${chance} in 6 months` },
  up: { tr: 'Yükseliş', en: 'Rising' },
  down: { tr: 'Düşüş', en: 'Falling' },
  sideways: { tr: 'Yatay', en: 'Flat' },
  unread: { tr: 'Veri yetersiz', en: 'Too little data' },
  happened: { tr: 'Ne oldu', en: 'What happened' },
  now: { tr: 'şimdi', en: 'now' },
  stands: { tr: 'Şimdi nerede', en: 'Where it stands' },
  changes: { tr: 'Ne değiştirir', en: 'What would change it' },
  lower: { tr: 'Alt seviye', en: 'Lower level' },
  upper: { tr: 'Üst seviye', en: 'Upper level' },
  levelsSay: {
    tr: (low: string, high: string, now: string) => `Alt seviye ${low}, üst seviye ${high}, fiyat ${now}.`,
    en: (low: string, high: string, now: string) => `Lower level ${low}, upper level ${high}, price ${now}.`,
  },
  touchFoot: {
    tr: 'Yüzdeler, fiyatın o süre içinde seviyeye değme ihtimalidir. Seviyeye değen fiyat orada kapanmayabilir.',
    en: 'Percentages are the chance that the price touches the level in that time. It may touch it and close elsewhere.',
  },
})
