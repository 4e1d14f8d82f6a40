import type { PriceAlert } from '@pusula/contract'
import { currencySigns, type Format } from '@pusula/words'
import { type InLanguage, messages } from '../../../lib/messages.ts'

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

type Words = InLanguage<typeof sentenceText>

/** Levels and plans are found in dollars and read in the reader's money; a price stays in the one it was typed in. */
export const isFound = ({ origin, currency }: PriceAlert): boolean => origin !== null && currency === 'USD'

/** What every sentence is made of; the writer of `useMoney` writes dollars in the reader's money. */
function partsOf(alert: PriceAlert, { in: inSign, chosenPercent, quantity, roughPrice }: Format) {
  const { target, currency, origin } = alert
  return {
    price: isFound(alert) ? roughPrice(target) : inSign(currencySigns[currency]).price(target),
    size: chosenPercent(target),
    times: quantity(target),
    level: origin && origin !== 'plan' ? origin.toUpperCase() : null,
  }
}

/** What it waits for, as a sentence with the name of the coin. */
export function wishOf(alert: PriceAlert, t: Words, format: Format): string {
  const { name } = alert
  const { price, size, times, level } = partsOf(alert, format)
  switch (alert.kind) {
    case 'range':
      return t.range(name)
    case 'move':
      return t[alert.way](name, t[`${alert.hours}`], size)
    case 'volume':
      return t.volume(name, times)
    case 'gap':
      return t.gap(name, size)
    case 'opens':
      return t.opens(name)
    case 'touch':
      return level ? (level.startsWith('R') ? t.resistance : t.support)(name, level) : t.touch(name, price)
    case 'close':
      return t[`close.${alert.way}`](name, price)
    default:
      return t[alert.kind](name, price)
  }
}

/** The ways that it waits for; none where no way counts. */
export function waysOf({ kind, way }: Pick<PriceAlert, 'kind' | 'way'>): readonly ('up' | 'down')[] {
  if (kind === 'above') return ['up']
  if (kind === 'below') return ['down']
  if (kind === 'range') return ['up', 'down']
  if (kind !== 'close' && kind !== 'touch' && kind !== 'move') return []
  return way === 'either' ? ['up', 'down'] : [way]
}

/** Its kind, what else is worth knowing of it, and how often it rings where nothing else is, or it is more than once. */
export function kindOf(alert: PriceAlert, t: Words, format: Format): string {
  const [kind, detail] = kindAndDetail(alert, t, format)
  const often = alert.repeats ? t.everyTime : detail ? null : t.once
  return [kind, detail, often].filter(Boolean).join(' · ')
}

function kindAndDetail(alert: PriceAlert, t: Words, format: Format): [kind: string, detail: string | null] {
  const { price, level } = partsOf(alert, format)
  switch (alert.kind) {
    case 'range':
      return [t['kind.range'], t['range.daily']]
    case 'move':
      return [t['kind.move'], t[`way.${alert.way}`]]
    case 'volume':
      return [t['kind.volume'], null]
    case 'gap':
      return [t['kind.gap'], null]
    case 'opens':
      return [t['kind.opens'], null]
    case 'touch':
      return [t['kind.level'], level && price]
    case 'close':
      return alert.origin === 'plan' ? [t['kind.plan'], t.hourlyClose] : [t['kind.close'], null]
    default:
      return [t['kind.price'], null]
  }
}

/** Which way the price went where an alert that rang says so; of one that ran out, and of what has no way, none. */
export function wayOf({ kind, firedAmount, firedRatio, firedAt, target, way }: PriceAlert): 'up' | 'down' | null {
  if (!firedAt) return null
  if (kind === 'above') return 'up'
  if (kind === 'below') return 'down'
  if (kind === 'close') return (firedAmount ?? 0) > target ? 'up' : 'down'
  if (kind === 'move' || kind === 'range') return (firedRatio ?? 0) < 0 ? 'down' : 'up'
  return kind === 'touch' && way !== 'either' ? way : null
}

/** What came of it, with the name of the coin. */
export function outcomeOf(alert: PriceAlert, t: Words, format: Format): string {
  const { name, kind, firedRatio, endedAt, hours, rangAt } = alert
  const { price, level } = partsOf(alert, format)
  if (endedAt) return (rangAt ? t.over : t.ended)(wishOf(alert, t, format))
  const ratio = firedRatio ?? 0
  switch (kind) {
    case 'above':
      return t.rangAbove(name, price)
    case 'below':
      return t.rangBelow(name, price)
    case 'touch':
      return t.rangTouch(name, level ?? price)
    case 'close':
      return ((alert.firedAmount ?? 0) > alert.target ? t.closedAbove : t.closedBelow)(name, price)
    case 'range':
      return (ratio < 0 ? t.leftBelow : t.leftAbove)(name)
    case 'move':
      // One that rang before sizes were kept has said how much was waited for.
      return (ratio < 0 ? t.fell : t.rose)(name, t[`${hours}`], format.size(ratio || alert.target / 100))
    case 'volume':
      return t.rangVolume(name, format.times(ratio))
    case 'gap':
      return t.rangGap(name, format.size(ratio))
    case 'opens':
      return t.rangOpens(name)
  }
}
