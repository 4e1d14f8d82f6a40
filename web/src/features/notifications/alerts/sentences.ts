import type { PriceAlert } from '@pusula/contract'
import { currencySigns, type Format } from '@pusula/words'
import type { InLanguage } from '../../../lib/messages.ts'
import type { sentenceText } from './sentence-messages.ts'

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
