import type { PriceOn } from '../real-return/asset-price.ts'
import { dayNumber } from '../real-return/price-level.ts'

/** Days in which everything fell, from the last calm close until the worst were over. */
export const hardSpells = [
  { name: 'march2020', from: dayNumber('2020-03-07'), to: dayNumber('2020-03-13') },
  { name: 'may2021', from: dayNumber('2021-05-08'), to: dayNumber('2021-05-19') },
  { name: 'november2022', from: dayNumber('2022-11-05'), to: dayNumber('2022-11-10') },
] as const
export type HardSpell = (typeof hardSpells)[number]['name']

/** A coin with its part of the portfolio; `isStable` where it stands for money. */
export interface HeldPart {
  symbol: string
  share: number
  priceOn: PriceOn
  isStable?: boolean
}

export interface SpellOutcome {
  name: HardSpell
  /** How many days the spell took. */
  days: number
  /** At the lowest close of the spell, below zero. */
  fall: number
  lowDay: number
  /** Days until the old value was there again; null where it was not within two years, or is not yet. */
  recoveredAfter: number | null
  /** The value of the portfolio day by day, of one at the beginning. */
  path: number[]
  /** Each coin at the lowest close; estimated where it was not traded then. */
  coins: { symbol: string; fall: number; isEstimated: boolean }[]
}

const followedDays = 730
const betaDays = 365
/** Estimates of how strongly a coin follows Bitcoin beyond this say more of the estimate than of the coin. */
const [minBeta, maxBeta] = [0.5, 2.5]

/** How strongly a coin follows Bitcoin: the slope of its daily moves in logarithms over the last year. Null of a young one. */
export function betaOf(priceOn: PriceOn, bitcoinOn: PriceOn, today: number): number | null {
  let [count, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0]
  for (let day = today - betaDays; day < today; day++) {
    const prices = [bitcoinOn(day), bitcoinOn(day + 1), priceOn(day), priceOn(day + 1)]
    const [before, after, own, ownAfter] = prices
    if (!before || !after || !own || !ownAfter) continue
    const [x, y] = [Math.log(after / before), Math.log(ownAfter / own)]
    count++
    sumX += x
    sumY += y
    sumXX += x * x
    sumXY += x * y
  }
  const spread = sumXX - (sumX * sumX) / count
  if (count < 60 || !(spread > 0)) return null
  return Math.min(maxBeta, Math.max(minBeta, (sumXY - (sumX * sumY) / count) / spread))
}

/** A portfolio of today through the daily closes of hard days; a coin that was not traded then follows Bitcoin as it does now. */
export function throughHardDays(parts: readonly HeldPart[], bitcoinOn: PriceOn, today: number): SpellOutcome[] {
  return hardSpells.flatMap(({ name, from, to }): SpellOutcome[] => {
    const bitcoinThen = bitcoinOn(from)
    if (bitcoinThen === null) return []
    const moved = parts.map(part => {
      const then = part.isStable ? null : part.priceOn(from)
      const beta = then === null && !part.isStable ? (betaOf(part.priceOn, bitcoinOn, today) ?? 1) : 0
      const at = (day: number): number | null => {
        if (part.isStable) return 1
        if (then !== null) return priceRatio(part.priceOn(day), then)
        const followed = priceRatio(bitcoinOn(day), bitcoinThen)
        return followed === null ? null : followed ** beta
      }
      return { ...part, at, isEstimated: then === null && !part.isStable }
    })
    const path: number[] = []
    const last = Math.min(today, from + followedDays)
    for (let day = from; day <= last; day++) {
      const values = moved.map(({ at, share }) => (at(day) ?? Number.NaN) * share)
      const value = values.reduce((sum, one) => sum + one, 0)
      // A day without a close keeps the value before it.
      path.push(Number.isNaN(value) ? (path.at(-1) ?? 1) : value)
    }
    const spell = path.slice(0, to - from + 1)
    const lowDay = spell.reduce((low, value, i) => (value < (spell[low] ?? 0) ? i : low), 0)
    const back = path.findIndex((value, i) => i > lowDay && value >= 1)
    const end = back < 0 ? path.length : back + 1
    return [
      {
        name,
        days: to - from,
        fall: (path[lowDay] ?? 1) - 1,
        lowDay,
        recoveredAfter: back < 0 ? null : back,
        path: path.slice(0, end),
        coins: moved.map(({ symbol, at, isEstimated }) => ({
          symbol,
          fall: (at(from + lowDay) ?? 1) - 1,
          isEstimated,
        })),
      },
    ]
  })
}

const priceRatio = (price: number | null, then: number): number | null => (price === null ? null : price / then)
