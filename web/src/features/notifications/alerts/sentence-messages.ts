import { messages } from '../../../lib/messages.ts'

/** What an alert waits for, and what came of it, as sentences. */
export const sentenceText = messages({
  above: {
    tr: (coin: string, price: string) => `${coin} ${price} üstüne çıkarsa`,
    en: (coin: string, price: string) => `${coin} rises above ${price}`,
  },
  below: {
    tr: (coin: string, price: string) => `${coin} ${price} altına inerse`,
    en: (coin: string, price: string) => `${coin} falls below ${price}`,
  },
  touch: {
    tr: (coin: string, price: string) => `${coin} ${price} seviyesine gelirse`,
    en: (coin: string, price: string) => `${coin} reaches ${price}`,
  },
  resistance: {
    tr: (coin: string, name: string) => `${coin} ${name} direncine gelirse`,
    en: (coin: string, name: string) => `${coin} reaches ${name}`,
  },
  support: {
    tr: (coin: string, name: string) => `${coin} ${name} desteğine gelirse`,
    en: (coin: string, name: string) => `${coin} reaches ${name}`,
  },
  'close.up': {
    tr: (coin: string, price: string) => `${coin} ${price} üstünde kapanırsa`,
    en: (coin: string, price: string) => `${coin} closes above ${price}`,
  },
  'close.down': {
    tr: (coin: string, price: string) => `${coin} ${price} altında kapanırsa`,
    en: (coin: string, price: string) => `${coin} closes below ${price}`,
  },
  /** Of one that an earlier release kept without its way. */
  'close.either': {
    tr: (coin: string, price: string) => `${coin} kapanışta ${price} fiyatını geçerse`,
    en: (coin: string, price: string) => `${coin} passes ${price} on a close`,
  },
  range: {
    tr: (coin: string) => `${coin} olası aralığından çıkarsa`,
    en: (coin: string) => `${coin} leaves its likely range`,
  },
  either: {
    tr: (coin: string, span: string, size: string) => `${coin} ${span} ${size} oynarsa`,
    en: (coin: string, span: string, size: string) => `${coin} moves ${size} ${span}`,
  },
  up: {
    tr: (coin: string, span: string, size: string) => `${coin} ${span} ${size} yükselirse`,
    en: (coin: string, span: string, size: string) => `${coin} rises ${size} ${span}`,
  },
  down: {
    tr: (coin: string, span: string, size: string) => `${coin} ${span} ${size} düşerse`,
    en: (coin: string, span: string, size: string) => `${coin} falls ${size} ${span}`,
  },
  volume: {
    tr: (coin: string, times: string) => `${coin} hacmi normalin ${times} katına çıkarsa`,
    en: (coin: string, times: string) => `${coin} volume reaches ${times} times normal`,
  },
  gap: {
    tr: (coin: string, size: string) => `${coin} izlediği fiyattan ${size} uzaklaşırsa`,
    en: (coin: string, size: string) => `${coin} moves ${size} away from what it follows`,
  },
  opens: {
    tr: (coin: string) => `${coin} analizi açılınca`,
    en: (coin: string) => `The analysis of ${coin} opens`,
  },
  '1': { tr: '1 saatte', en: 'in 1 hour' },
  '24': { tr: '24 saatte', en: 'in 24 hours' },
  '168': { tr: '7 günde', en: 'in 7 days' },

  'kind.price': { tr: 'Fiyat', en: 'Price' },
  'kind.level': { tr: 'Seviye', en: 'Level' },
  'kind.close': { tr: 'Saatlik kapanış', en: 'Hourly close' },
  'kind.plan': {
    tr: 'Plan koşulu',
    en: 'Plan condition',
    scenario: { tr: 'Senaryo koşulu', en: 'Scenario condition' },
  },
  'kind.range': { tr: 'Aralık', en: 'Range' },
  'kind.move': { tr: 'Yüzde', en: 'Percent' },
  'kind.volume': { tr: 'Hacim', en: 'Volume' },
  'kind.gap': { tr: 'Fark', en: 'Gap' },
  'kind.opens': { tr: 'Analiz', en: 'Analysis' },
  once: { tr: 'bir kez', en: 'once' },
  everyTime: { tr: 'her seferinde', en: 'every time' },
  'range.daily': { tr: 'hangi yöne çıktığını yazar, her gün yenilenir', en: 'says which way it left, renewed daily' },
  hourlyClose: { tr: 'saatlik kapanış', en: 'hourly close' },
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
