import { messages } from '../../../lib/messages.ts'

export const predictionText = messages({
  title: { tr: 'Fiyat nerede bitebilir?', en: 'Where may the price end?' },
  says: {
    tr: 'Fiyatın yönünü kimse bilmiyor, biz de bilmiyoruz. Ne kadar oynayabileceğini söylüyoruz.',
    en: 'Nobody knows the direction, and neither do we. We say how far the price may move.',
  },
  now: { tr: 'şimdi', en: 'now' },
  ends: { tr: (time: string) => `bitiş ${time}`, en: (time: string) => `ends ${time}` },
  over: { tr: 'süresi doldu', en: 'time is up' },
  room: { tr: 'aralığın genişliği', en: 'width of the range' },
  more: { tr: 'genişlik · normalden çok', en: 'width · more than usual' },
  less: { tr: 'genişlik · normalden az', en: 'width · less than usual' },
  usual: { tr: 'genişlik · normal', en: 'width · as usual' },
  strength: {
    tr: (level: number) => `Aralığın genişliği: 4 üzerinden ${level}`,
    en: (level: number) => `Width of the range: ${level} out of 4`,
  },
  openDots: { tr: 'Noktalarla gör', en: 'Show as dots' },
  closeDots: { tr: 'Noktaları kapat', en: 'Hide the dots' },
  rangeSays: {
    tr: (low: string, high: string, now: string) => `Olası aralık ${low} ile ${high}; fiyat şimdi ${now}.`,
    en: (low: string, high: string, now: string) => `Likely range ${low} to ${high}; the price is now ${now}.`,
  },
  touchR1: { tr: 'R1’e değme ihtimali', en: 'chance of touching R1' },
  touched: { tr: 'değdi', en: 'touched' },
  touchS1: { tr: 'S1’e değme ihtimali', en: 'chance of touching S1' },
  moves2: { tr: '±%2’den çok oynama ihtimali', en: 'chance of moving over ±2%' },
  moves5: { tr: '±%5’ten çok oynama ihtimali', en: 'chance of moving over ±5%' },
  middle: { tr: 'orta nokta', en: 'midpoint' },
  dayHigher: {
    tr: (chance: string) =>
      `Bir gün sonra daha yukarıda olma ihtimali: ${chance}. %50’den farkı, alım satım masrafını karşılamaz.`,
    en: (chance: string) =>
      `Chance of being higher a day later: ${chance}. The difference from 50% does not cover the fees of a trade.`,
  },

  read: { tr: 'Nasıl okunur?', en: 'How to read this' },
  keyRange: { tr: 'Olası aralık.', en: 'Likely range.' },
  keyRangeSays: {
    tr: 'Süre dolduğunda fiyatın içinde olması beklenen yer. Ne sıklıkla tuttuğu her satırda yazar.',
    en: 'Where the price is expected to end. How often that held stands in each row.',
  },
  keyRoom: { tr: 'Genişlik.', en: 'Width.' },
  keyRoomSays: {
    tr: 'Alt uç ile üst uç arasındaki fark: %5’e kadar 1 çubuk, %10’a kadar 2, en çok 4. Yön söylemez.',
    en: 'From the low end to the high end: 1 bar up to 5%, 2 up to 10%, at most 4. It says nothing about direction.',
  },
  keyChance: { tr: 'İhtimal.', en: 'Chance.' },
  keyChanceSays: {
    tr: 'Süre bitmeden seviyeye değme ihtimali. Değen fiyat geri dönebilir de, geçebilir de.',
    en: 'How likely the price touches the level before time is up. It may turn back there or pass.',
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
