import type { CostMethod } from '@pusula/contract'
import { DAY_MS, utcDay } from '@pusula/words'
import type { DayMoney } from './money.ts'
import { type Entry, type Held, heldAfterEach } from './position.ts'

/** What the coin cost at the end of each slot, oldest first; slots are days or hours since 1970. */
export interface Closes {
  slots: readonly number[]
  closesUsd: ArrayLike<number>
}

/** What was held at the end of a slot, and what went in and out until then; plain numbers, since they are drawn. */
export interface Point {
  slot: number
  value: number
  paidIn: number
  takenOut: number
}

/** Days of UTC since 1970, by which prices and rates have their days. */
export const utcDayNumber = (atMs: number): number => Math.floor(atMs / DAY_MS)
const tradedIn = ({ tradedAt }: Entry, slotMs: number): number => Math.floor(Date.parse(tradedAt) / slotMs)
export const dateOf = (day: number): string => utcDay(day * DAY_MS)

/** The days from the first trade until today; the newest `most` of them. */
export function daysSince(entries: readonly Entry[], now: Date, most: number): number[] {
  const today = utcDayNumber(now.getTime())
  const first = entries.reduce((day, entry) => Math.min(day, tradedIn(entry, DAY_MS)), today)
  const count = Math.min(most, today - first + 1)
  return Array.from({ length: entries.length ? count : 0 }, (_, i) => today - count + 1 + i)
}

/** How a history is counted: in slots of so many milliseconds, in a currency that has a rate in each of them. */
interface HistoryCounting {
  slotMs: number
  method: CostMethod
  money: DayMoney
  perDollarIn: (slot: number) => number
}

/** What the coins with candles were worth at the end of each slot. */
export async function historyOf(
  coins: ReadonlyMap<string, readonly Entry[]>,
  closes: ReadonlyMap<string, Closes>,
  slots: readonly number[],
  counting: HistoryCounting,
): Promise<Point[]> {
  const history = slots.map(slot => ({ slot, value: 0, paidIn: 0, takenOut: 0 }))
  for (const [symbol, entries] of coins) {
    const ofCoin = closes.get(symbol)
    if (!ofCoin) continue
    const held = await heldAfterEach(entries, counting.method, counting.money.amountsOf)
    addCoin(history, held, entries, ofCoin, counting)
  }
  return history
}

/** A slot without a candle keeps the close before it; until the first one, a coin counts with what it has cost. */
function addCoin(
  history: Point[],
  positions: readonly Held[],
  entries: readonly Entry[],
  { slots, closesUsd }: Closes,
  { slotMs, perDollarIn }: HistoryCounting,
) {
  let [traded, candle] = [0, 0]
  let closeUsd: number | undefined
  history.forEach((point, i) => {
    // What is noted for tomorrow counts today, as it does in the list.
    const lastSlot = i === history.length - 1 ? Number.POSITIVE_INFINITY : point.slot
    while (traded < entries.length && tradedIn(entries[traded]!, slotMs) <= lastSlot) traded++
    const held = positions[traded - 1]
    for (; candle < slots.length && slots[candle]! <= point.slot; candle++) closeUsd = closesUsd[candle]
    if (!held) return
    point.paidIn += held.paidIn
    point.takenOut += held.takenOut
    point.value += closeUsd === undefined ? held.cost : held.quantity * closeUsd * perDollarIn(point.slot)
  })
}
