import type { Currency, PriceIndex, PriceIndexChoice, RealReturnReply } from '@pusula/contract'
import { dateOfDay, type Flow, monthName, monthNumber, type PriceLevels, realLots } from '@pusula/engine'
import type { PurchaseLot } from './purchases.ts'

/** Which indices are offered for a currency; the first is the usual one. */
const indicesOf: Record<Currency, readonly PriceIndex[]> = { TRY: ['tuik', 'enag'], USD: ['us'], EUR: ['euro'] }
export const offeredFor = (currency: Currency): readonly PriceIndexChoice[] => [...indicesOf[currency], 'none']

/** Turkish prices of a month are published on the third of the next one; of the others the day moves. */
const publishedOn: Partial<Record<PriceIndexChoice, number>> = { tuik: 3 }

/** When the month after the last known one is published; null where that day is not fixed, or is over. */
export function nextPublished(index: PriceIndexChoice, knownUntil: string | null, today: number): string | null {
  const day = publishedOn[index]
  if (day === undefined || knownUntil === null) return null
  const date = `${monthName(monthNumber(knownUntil) + 2)}-${String(day).padStart(2, '0')}`
  return date > dateOfDay(today) ? date : null
}

const drawnDays = 160
const maxFlowDays = 200

/** Days that are drawn: evenly from the first payment until today, and those of payments while there are few. */
export function chartDays(flows: readonly Flow[], today: number): number[] {
  const first = flows[0]?.day ?? today
  const count = Math.max(2, Math.min(drawnDays, today - first + 1))
  const even = Array.from({ length: count }, (_, i) => first + Math.round(((today - first) * i) / (count - 1)))
  const paid = flows.length <= maxFlowDays ? flows.map(({ day }) => day) : []
  return [...new Set([...even, ...paid])].sort((one, other) => one - other)
}

export const paidOn = (flows: readonly Flow[]): string[] =>
  flows
    .filter(({ amount }) => amount > 0)
    .slice(-maxFlowDays)
    .map(({ day }) => dateOfDay(day))

const maxPurchases = 200

type Purchase = NonNullable<RealReturnReply['returns']>['purchases'][number]

/** Purchases in the money of today, the oldest first: what they cost, and what is left of them or was brought by their sale. */
export function shownPurchases(
  lots: readonly PurchaseLot[],
  levelOn: PriceLevels | null,
  { today, priceOf }: { today: number; priceOf: (symbol: string) => number },
): { purchases: Purchase[]; purchaseCount: number } {
  const newest = lots.toSorted((one, other) => one.day - other.day).slice(-maxPurchases)
  const inToday = (day: number, amount: number) =>
    (levelOn && realLots([{ bought: day, cost: amount }], today, levelOn)?.rows[0]?.cost) ?? null
  const purchases = newest.map(({ coinSymbol, day, paid, left, sales }): Purchase => {
    const sold = sales.reduce((sum, sale) => sum + (inToday(sale.day, sale.proceeds) ?? sale.proceeds), 0)
    const state = left === 0 ? 'sold' : sales.length ? 'part' : 'held'
    const now = left * priceOf(coinSymbol) + sold
    return { coinSymbol, date: dateOfDay(day), paid, inToday: inToday(day, paid), now, state }
  })
  return { purchases, purchaseCount: lots.length }
}
