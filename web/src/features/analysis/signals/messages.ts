import { messages } from '../../../lib/messages.ts'

export const signalText = messages({
  title: { tr: 'Destek ve direnç', en: 'Support and resistance' },
  waiting: { tr: 'Seviyeler hesaplanıyor', en: 'Calculating levels' },
  failed: { tr: 'Seviyeler yok', en: 'No levels' },
  failedSays: {
    tr: 'Seviyeler hesaplanırken bir hata oluştu. Kredin kullanılmadı.',
    en: 'An error occurred while calculating levels. No credit was used.',
  },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
  now: { tr: 'Şimdi', en: 'Now' },
  span: { tr: 'Süre', en: 'Time' },
  '4hour': { tr: '4 saat', en: '4 hours' },
  '1day': { tr: '24 saat', en: '24 hours' },
  '7day': { tr: '7 gün', en: '7 days' },
  price: { tr: 'fiyat', en: 'price' },
  touch: { tr: 'değme', en: 'touched' },
  touchWithin: {
    tr: (span: string) => `${span} içinde değme ihtimali.`,
    en: (span: string) => `chance of a touch within ${span}.`,
  },
  setAlert: { tr: 'Alarm kur', en: 'Set an alert' },
  alertSet: { tr: 'Alarm kurulu', en: 'An alert is set' },
  smallDigit: { tr: 'Küçük rakam, sıfır sayısıdır.', en: 'The small digit counts zeros.' },
  foot: {
    tr: 'Değme: fiyatın seçtiğin sürede seviyeye değme ihtimali. Bir basamağa dokun, alarm kur.',
    en: 'Touched: the chance that the price reaches the level in the chosen time. Tap a rung to set an alert.',
  },

  general: { tr: 'Bu tür seviyeler genelde ne yaptı?', en: 'What did such levels do in general?' },
  turned: { tr: 'kez döndü', en: 'times it turned' },
  passed: { tr: 'kez geçti', en: 'times it passed' },
  generalSays: {
    tr: (levels: string, turned: string, passed: string, random: string) =>
      `Geçmişten hesaplandı, ${levels} seviye. Fiyat bir seviyeye değdiğinde 100’de ${turned} kez geri döndü, ${passed} kez geçti; rastgele bir fiyatta da ${random} kez döndü. Tek bir seviyenin gücünü ölçecek kadar dokunuş yok; o yüzden seviye başına oran yazmıyoruz.`,
    en: (levels: string, turned: string, passed: string, random: string) =>
      `Replayed from history, ${levels} levels: of those touched, the price turned back ${turned} times in 100 and passed ${passed} times. At a random price it turned ${random} times in 100. No single level has enough touches to measure, so we show no rate per level.`,
  },
  advice: {
    tr: 'Seviyeler bir algoritmadan gelir. Yatırım tavsiyesi değildir.',
    en: 'Levels come from an algorithm. Not investment advice.',
  },
})
