import type { CostMethod } from '@pusula/contract'
import { type Entry, type Held, heldAfterEach } from './position.ts'

/** Days since 1970, and what the coin cost at the end of each, oldest first. */
export interface DailyCloses {
  days: readonly number[]
  closesUsd: ArrayLike<number>
}

/** A day's value and cost; plain numbers, since they are drawn and not added up. */
interface DayValue {
  day: number
  valueUsd: number
  costUsd: number
}

const dayMs = 86_400_000
export const dayOf = (atMs: number): number => Math.floor(atMs / dayMs)
const tradedOn = ({ tradedAt }: Entry): number => dayOf(Date.parse(tradedAt))
export const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** The days from the first trade until today; the newest `most` of them. */
export function daysSince(entries: readonly Entry[], now: Date, most: number): number[] {
  const today = dayOf(now.getTime())
  const first = entries.reduce((day, entry) => Math.min(day, tradedOn(entry)), today)
  const count = Math.min(most, today - first + 1)
  return Array.from({ length: entries.length ? count : 0 }, (_, i) => today - count + 1 + i)
}

/** What the coins with candles were worth at the end of each day. */
export async function historyOf(
  coins: ReadonlyMap<string, readonly Entry[]>,
  closes: ReadonlyMap<string, DailyCloses>,
  days: readonly number[],
  method: CostMethod,
): Promise<DayValue[]> {
  const history = days.map(day => ({ day, valueUsd: 0, costUsd: 0 }))
  for (const [symbol, entries] of coins) {
    const ofCoin = closes.get(symbol)
    if (ofCoin) addCoin(history, await heldAfterEach(entries, method), entries, ofCoin)
  }
  return history
}

/** A day without a candle keeps the close before it; until the first one, a coin counts with what it has cost. */
function addCoin(
  history: DayValue[],
  positions: readonly Held[],
  entries: readonly Entry[],
  { days, closesUsd }: DailyCloses,
) {
  let [traded, candle] = [0, 0]
  let closeUsd: number | undefined
  history.forEach((point, i) => {
    // What is noted for tomorrow counts today, as it does in the list.
    const lastDay = i === history.length - 1 ? Number.POSITIVE_INFINITY : point.day
    while (traded < entries.length && tradedOn(entries[traded]!) <= lastDay) traded++
    const { quantity, costUsd } = positions[traded - 1] ?? { quantity: 0, costUsd: 0 }
    for (; candle < days.length && days[candle]! <= point.day; candle++) closeUsd = closesUsd[candle]
    point.costUsd += costUsd
    point.valueUsd += closeUsd === undefined ? costUsd : quantity * closeUsd
  })
}
