import { messages } from '../../../lib/messages.ts'

export const predictionText = messages({
  title: { tr: 'Bundan sonra nereye gidebilir?', en: 'Where it may go next' },
  says: {
    tr: (price: string) => `Dördü aynı ölçekte. İnce çizgi analiz anındaki fiyat: ${price}.`,
    en: (price: string) =>
      `All four share one scale. The thin line is the price at the time of the analysis, ${price}.`,
  },
  by: { tr: (time: string) => `bitiş ${time}`, en: (time: string) => `by ${time}` },
  strength: {
    tr: (level: number) => `Oynama payı: 4 üzerinden ${level}`,
    en: (level: number) => `Room to move: ${level} out of 4`,
  },
  range: { tr: 'Olası aralık', en: 'Likely range' },
  rangeSays: {
    tr: (horizon: string, price: string, low: string, high: string) =>
      `${horizon}: tahmin ${price}, olası aralık ${low} ile ${high} arası.`,
    en: (horizon: string, price: string, low: string, high: string) =>
      `${horizon}: predicted ${price}, likely between ${low} and ${high}.`,
  },
  rise: {
    tr: (chance: string) => `Yükselme olasılığı ${chance}`,
    en: (chance: string) => `${chance} chance of rising`,
  },
  held: { tr: (share: string) => `${share} oranında tuttu`, en: (share: string) => `Held ${share} of the time` },
  heldReplayed: {
    tr: (share: string) => `${share} oranında tuttu · geçmişten hesaplandı`,
    en: (share: string) => `Held ${share} of the time · replayed from history`,
  },
  tooFew: { tr: 'İsabet için henüz yeterli veri yok', en: 'Not enough data yet on how often it held' },
  larger: { tr: 'olağandan büyük hareket', en: 'a larger move than usual' },
  usual: { tr: 'olağan büyüklükte hareket', en: 'a move of the usual size' },
  smaller: { tr: 'olağandan küçük hareket', en: 'a smaller move than usual' },

  keyPoint: { tr: 'Tahmin edilen fiyat', en: 'Predicted price' },
  keyBand: {
    tr: 'Olası aralık: fiyat 5 seferden 4’ünde bu aralıkta bitmeli',
    en: 'Likely range: price should end inside it 4 times in 5',
  },
  keyStrength: {
    tr: 'Oynama payı: olası aralığın genişliği, başlayan her %5 için bir çubuk. Yön söylemez.',
    en: 'Room to move: the width of the likely range, one bar for each started 5%. It has no direction.',
  },
  record: { tr: 'Ne sıklıkla haklı çıktık?', en: 'How often were we right?' },
  recordSays: { tr: 'Son 90 gün, tutmayanlar dahil', en: 'See the last 90 days, misses included' },
  disclaimer: {
    tr: 'Tahminler bir algoritmadan gelir ve garanti edilmez. Yatırım tavsiyesi değildir.',
    en: 'Predictions come from an algorithm and are not guaranteed. Not investment advice.',
  },
})
