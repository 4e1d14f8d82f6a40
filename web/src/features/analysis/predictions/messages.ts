import { messages } from '../../../lib/messages.ts'

export const predictionText = messages({
  title: { tr: 'Fiyat hangi aralıkta kalabilir?', en: 'Where may the price stay?' },
  says: {
    tr: 'Yön söylemiyoruz; veriler yönü bilmeye yetmiyor. Ne kadar oynayabileceğini söylüyoruz.',
    en: 'We do not call a direction; the data cannot. We say how far it may move.',
  },
  now: { tr: 'şimdi', en: 'now' },
  ends: { tr: (time: string) => `bitiş ${time}`, en: (time: string) => `ends ${time}` },
  over: { tr: 'süresi doldu', en: 'time is up' },
  room: { tr: 'oynama payı', en: 'room to move' },
  more: { tr: 'oynama payı · olağandan çok', en: 'room to move · more than usual' },
  less: { tr: 'oynama payı · olağandan az', en: 'room to move · less than usual' },
  usual: { tr: 'oynama payı · olağan', en: 'room to move · as usual' },
  strength: {
    tr: (level: number) => `Oynama payı: 4 üzerinden ${level}`,
    en: (level: number) => `Room to move: ${level} out of 4`,
  },
  openDots: { tr: 'Noktalarla gör', en: 'Show as dots' },
  closeDots: { tr: 'Noktaları kapat', en: 'Hide the dots' },
  rangeSays: {
    tr: (low: string, high: string, now: string) => `Olası aralık ${low} ile ${high}; fiyat şimdi ${now}.`,
    en: (low: string, high: string, now: string) => `Likely range ${low} to ${high}; the price is now ${now}.`,
  },
  touchR1: { tr: 'R1’e değer', en: 'touches R1' },
  touchS1: { tr: 'S1’e değer', en: 'touches S1' },
  moves2: { tr: '±%2’den çok oynar', en: 'moves more than ±2%' },
  moves5: { tr: '±%5’ten çok oynar', en: 'moves more than ±5%' },
  middle: { tr: 'orta nokta', en: 'midpoint' },
  dayHigher: {
    tr: (chance: string) =>
      `Bir gün sonra daha yukarıda olma ihtimali: ${chance}. Fark alım satım masrafından küçüktür; işlem için kullanılmaz.`,
    en: (chance: string) =>
      `Chance of being higher a day later: ${chance}. That is smaller than fees, and not tradable.`,
  },

  read: { tr: 'Nasıl okunur?', en: 'How to read this' },
  keyRange: { tr: 'Olası aralık.', en: 'Likely range.' },
  keyRangeSays: {
    tr: 'Fiyatın süre sonunda bitmesi beklenen yer. Ne sıklıkla tuttuğu her satırda yazar.',
    en: 'Where the price is expected to end. How often that held stands in each row.',
  },
  keyRoom: { tr: 'Oynama payı.', en: 'Room to move.' },
  keyRoomSays: {
    tr: 'Aralığın genişliği. Başlayan her %5 için bir çubuk, en çok 4. Yön değil, büyüklük.',
    en: 'How wide the range is. One bar for each started 5%, up to 4. Size, not direction.',
  },
  keyChance: { tr: 'İhtimal.', en: 'Chance.' },
  keyChanceSays: {
    tr: 'Süre bitmeden seviyeye değme ihtimali. Değmek, orada kalmak değildir.',
    en: 'How likely the level is touched before time is up. To touch is not to stay.',
  },
  keyNow: { tr: 'Şimdi.', en: 'Now.' },
  keyNowSays: {
    tr: (price: string) => `${price}, dört satır aynı ölçekte.`,
    en: (price: string) => `${price}; all four rows share one scale.`,
  },
  record: { tr: 'Ne sıklıkla tuttu?', en: 'How often did it hold?' },
  recordSays: { tr: 'Son 90 gün, tutmayanlar da burada', en: 'The last 90 days, misses included' },
  disclaimer: {
    tr: 'Tahminler bir algoritmadan gelir, garanti değildir. Yatırım tavsiyesi değildir.',
    en: 'Predictions come from an algorithm and are not guaranteed. Not investment advice.',
  },
})
