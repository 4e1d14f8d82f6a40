import { messages } from '../../../lib/messages.ts'

/** What an alert waits for, and what came of it, as sentences. */
export const sentenceText = messages({
  above: {
    tr: (price: string) => `${price} üstüne çıkarsa`,
    en: (price: string) => `If it rises above ${price}`,
  },
  below: {
    tr: (price: string) => `${price} altına inerse`,
    en: (price: string) => `If it falls below ${price}`,
  },
  touch: { tr: (price: string) => `${price} seviyesine gelirse`, en: (price: string) => `If it reaches ${price}` },
  resistance: { tr: (name: string) => `${name} direncine gelirse`, en: (name: string) => `If it reaches ${name}` },
  support: { tr: (name: string) => `${name} desteğine gelirse`, en: (name: string) => `If it reaches ${name}` },
  'close.up': {
    tr: (price: string) => `1 saatlik mum ${price} üstünde kapanırsa`,
    en: (price: string) => `If a 1-hour candle closes above ${price}`,
  },
  'close.down': {
    tr: (price: string) => `1 saatlik mum ${price} altında kapanırsa`,
    en: (price: string) => `If a 1-hour candle closes below ${price}`,
  },
  /** Of one that an earlier release kept without its way. */
  'close.either': {
    tr: (price: string) => `1 saatlik kapanış ${price} fiyatını geçerse`,
    en: (price: string) => `If a 1-hour close passes ${price}`,
  },
  range: { tr: 'Olası aralığından çıkarsa', en: 'If it leaves its likely range' },
  either: {
    tr: (span: string, size: string) => `${span} ${size} oynarsa`,
    en: (span: string, size: string) => `If it moves ${size} ${span}`,
  },
  up: {
    tr: (span: string, size: string) => `${span} ${size} yükselirse`,
    en: (span: string, size: string) => `If it rises ${size} ${span}`,
  },
  down: {
    tr: (span: string, size: string) => `${span} ${size} düşerse`,
    en: (span: string, size: string) => `If it falls ${size} ${span}`,
  },
  volume: {
    tr: (times: string) => `Hacmi normalin ${times} katına çıkarsa`,
    en: (times: string) => `If its volume reaches ${times} times normal`,
  },
  gap: {
    tr: (size: string) => `İzlediği fiyatla fark ${size} olursa`,
    en: (size: string) => `If the gap to what it follows reaches ${size}`,
  },
  opens: { tr: 'Analizi açılınca', en: 'When its analysis opens' },
  '1': { tr: '1 saatte', en: 'in 1 hour' },
  '24': { tr: '24 saatte', en: 'in 24 hours' },
  '168': { tr: '7 günde', en: 'in 7 days' },

  'kind.price': { tr: 'Fiyat', en: 'Price' },
  'kind.level': { tr: 'Seviye', en: 'Level' },
  'kind.close': { tr: 'Kapanış', en: 'Close' },
  'kind.range': { tr: 'Aralık', en: 'Range' },
  'kind.move': { tr: 'Yüzde', en: 'Percent' },
  'kind.volume': { tr: 'Hacim', en: 'Volume' },
  'kind.gap': { tr: 'Fark', en: 'Gap' },
  'kind.opens': { tr: 'Analiz', en: 'Analysis' },
  once: { tr: 'bir kez', en: 'once' },
  everyTime: { tr: 'her seferinde', en: 'every time' },
  'range.daily': { tr: 'her gün yenilenir', en: 'renewed every day' },
  'way.either': { tr: 'iki yöne', en: 'either way' },
  'way.up': { tr: 'yukarı', en: 'up' },
  'way.down': { tr: 'aşağı', en: 'down' },

  rangAbove: {
    tr: (coin: string, price: string) => `${coin} ${price} üstüne çıktı`,
    en: (coin: string, price: string) => `${coin} rose above ${price}`,
  },
  rangBelow: {
    tr: (coin: string, price: string) => `${coin} ${price} altına indi`,
    en: (coin: string, price: string) => `${coin} fell below ${price}`,
  },
  rangTouch: {
    tr: (coin: string, level: string) => `${coin} ${level} seviyesine değdi`,
    en: (coin: string, level: string) => `${coin} touched ${level}`,
  },
  closedAbove: {
    tr: (coin: string, price: string) => `${coin} ${price} üstünde kapandı`,
    en: (coin: string, price: string) => `${coin} closed above ${price}`,
  },
  closedBelow: {
    tr: (coin: string, price: string) => `${coin} ${price} altında kapandı`,
    en: (coin: string, price: string) => `${coin} closed below ${price}`,
  },
  leftBelow: {
    tr: (coin: string) => `${coin} olası aralığının altına indi`,
    en: (coin: string) => `${coin} fell below its likely range`,
  },
  leftAbove: {
    tr: (coin: string) => `${coin} olası aralığının üstüne çıktı`,
    en: (coin: string) => `${coin} rose above its likely range`,
  },
  rose: {
    tr: (coin: string, span: string, size: string) => `${coin} ${span} ${size} yükseldi`,
    en: (coin: string, span: string, size: string) => `${coin} rose ${size} ${span}`,
  },
  fell: {
    tr: (coin: string, span: string, size: string) => `${coin} ${span} ${size} düştü`,
    en: (coin: string, span: string, size: string) => `${coin} fell ${size} ${span}`,
  },
  rangVolume: {
    tr: (coin: string, times: string) => `${coin} hacmi normalin ${times} katına çıktı`,
    en: (coin: string, times: string) => `${coin} volume reached ${times} times normal`,
  },
  rangGap: {
    tr: (coin: string, size: string) => `${coin} farkı ${size} oldu`,
    en: (coin: string, size: string) => `${coin}: the gap reached ${size}`,
  },
  rangOpens: {
    tr: (coin: string) => `${coin} analizi açıldı`,
    en: (coin: string) => `The analysis of ${coin} opened`,
  },
  over: {
    tr: (wish: string) => `Süresi doldu: ${wish}`,
    en: (wish: string) => `Its time is over: ${wish}`,
  },
  ended: {
    tr: (wish: string) => `Çalmadan sona erdi: ${wish}`,
    en: (wish: string) => `Ended without ringing: ${wish}`,
  },
})
