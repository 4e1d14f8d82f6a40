import { messages } from '../../../lib/messages.ts'

export const shareText = messages({
  close: { tr: 'Kapat', en: 'Close' },
  title: { tr: (name: string) => `${name} analizi · Pusula`, en: (name: string) => `${name} analysis · Pusula` },
  drawing: { tr: 'Görsel hazırlanıyor', en: 'Preparing the picture' },
  notDrawn: {
    tr: 'Görsel hazırlanamadı; bağlantı yine paylaşılabilir.',
    en: 'The picture could not be prepared; the link can still be shared.',
  },
  send: { tr: 'Gönder', en: 'Send' },
  download: { tr: 'Görseli indir', en: 'Download the picture' },
  copy: { tr: 'Bağlantıyı kopyala', en: 'Copy the link' },
  copied: { tr: 'Bağlantı kopyalandı', en: 'Link copied' },
  notCopied: { tr: 'Bağlantı kopyalanamadı', en: 'The link could not be copied' },
  notSent: { tr: 'Paylaşılamadı', en: 'It could not be shared' },

  score: { tr: 'Yatırım skoru', en: 'Investment score' },
  range: { tr: '1 gün sonrası için olası aralık', en: 'Likely range a day later' },
  rangeHeld: {
    tr: (held: string, days: string) => `1 gün sonra; 5’te 4 tutmalı, son ${days} günde 100’de ${held} tuttu`,
    en: (held: string, days: string) => `A day later; meant to hold 4 in 5, held ${held} in 100 over ${days} days`,
  },
  rangeReplayed: {
    tr: (held: string) => `1 gün sonra; 5’te 4 tutmalı, geçmişte 100’de ${held} tuttu`,
    en: (held: string) => `A day later; meant to hold 4 in 5, on the past held ${held} in 100`,
  },
  simulated: { tr: 'Simüle piyasa', en: 'Simulated market' },
  advice: {
    tr: 'Yatırım tavsiyesi değildir. Aralıkların ne sıklıkla tuttuğunu uygulamada görebilirsin.',
    en: 'Not investment advice. How often our ranges held is shown in the app.',
  },
  pictured: {
    tr: (name: string, score: string, band: string, low: string, high: string) =>
      `${name}: yatırım skoru 100 üzerinden ${score}, ${band}. 1 günlük olası aralık ${low} ile ${high}.`,
    en: (name: string, score: string, band: string, low: string, high: string) =>
      `${name}: investment score ${score} out of 100, ${band}. Likely range over 1 day ${low} to ${high}.`,
  },
})
