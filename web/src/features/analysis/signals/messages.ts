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
  touch: { tr: 'değme ihtimali', en: 'chance of a touch' },
  touchWithin: {
    tr: (span: string) => `${span} içinde değme ihtimali.`,
    en: (span: string) => `chance of a touch within ${span}.`,
  },
  setAlert: { tr: 'Alarm kur', en: 'Set an alert' },
  alertSet: { tr: 'Alarm kurulu', en: 'An alert is set' },
  smallDigit: { tr: 'Küçük rakam, sıfır sayısıdır.', en: 'The small digit counts zeros.' },
  foot: {
    tr: 'Yüzde, fiyatın seçtiğin sürede seviyeye değme ihtimalidir. Alarm kurmak için bir seviyeye dokun.',
    en: 'The percentage is the chance that the price touches the level in the chosen time. Tap a level to set an alert.',
  },

  general: { tr: 'Seviyeler fiyatı ne sıklıkla durdurdu?', en: 'How often did levels stop the price?' },
  turned: { tr: 'kez geri döndü', en: 'times it turned back' },
  passed: { tr: 'kez geçti', en: 'times it passed' },
  generalSays: {
    tr: (levels: string, turned: string, passed: string, random: string) =>
      `Geçmişten hesaplandı, ${levels} seviye. Fiyat bir seviyeye değdiğinde 100’de ${turned} kez geri döndü, ${passed} kez geçti. Rastgele seçilen bir fiyatta 100’de ${random} kez döndü: seviyeler fiyatı biraz daha az durdurdu. Tek bir seviyeyi ölçecek kadar veri yok; o yüzden seviye başına oran yazmıyoruz.`,
    en: (levels: string, turned: string, passed: string, random: string) =>
      `Replayed from history, ${levels} levels: of those touched, the price turned back ${turned} times in 100 and passed ${passed} times. At a random price it turned back ${random} times in 100, so levels stopped it slightly less often. No single level has enough touches to measure, so we show no rate per level.`,
  },
  advice: {
    tr: 'Seviyeler bir algoritmadan gelir. Yatırım tavsiyesi değildir.',
    en: 'Levels come from an algorithm. Not investment advice.',
  },
})
