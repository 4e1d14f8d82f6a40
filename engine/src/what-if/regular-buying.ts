import type { PriceOn } from '../real-return/asset-price.ts'
import { firstDayOf, monthName, monthOfDay, type PriceLevels } from '../real-return/price-level.ts'

/** Buying for the same money again and again: how often, for how long, and the part that every purchase costs. */
export interface BuyingPlan {
  rhythm: 'weekly' | 'monthly'
  years: number
  fee: number
}

/** What one span that begins in a month has become: so many times what was paid, in money of the same worth. */
export interface Start {
  /** YYYY-MM. */
  month: string
  multiple: number
}

export interface Spread {
  worst: Start
  median: number
  best: Start
  /** Eight starts in ten lie between. */
  low: number
  high: number
  /** Starts that ended above what was paid. */
  above: number
}

export interface RegularBuying {
  payments: number
  starts: Start[]
  spread: Spread | null
  /** All of the money on the first day, for the same starts. */
  lump: { spread: Spread | null; better: number }
  /** Other assets bought in the same rhythm, by name; null where one has no price on one of the days. */
  others: Record<string, Spread | null>
  /** Spans that have no month in common. */
  separate: number
}

/** A share of the money for each thing that is bought; the shares add up to one. */
export interface Part {
  share: number
  priceOn: PriceOn
}

const monthsOfYear = 12
const weekDays = 7
const weeksOfYear = 52

function paymentDays(firstMonth: number, { rhythm, years }: BuyingPlan): number[] {
  const first = firstDayOf(firstMonth)
  return rhythm === 'monthly'
    ? Array.from({ length: monthsOfYear * years }, (_, i) => firstDayOf(firstMonth + i))
    : Array.from({ length: weeksOfYear * years }, (_, i) => first + weekDays * i)
}

/** What equal payments in money of one worth have become at the end; null where a price is missing on one of the days. */
function multipleOf(parts: readonly Part[], days: readonly number[], end: number, levelOf: PriceOn, fee: number) {
  const endLevel = levelOf(end)
  if (endLevel === null) return null
  let sum = 0
  for (const { share, priceOn } of parts) {
    const endPrice = priceOn(end)
    if (endPrice === null) return null
    for (const day of days) {
      const [price, level] = [priceOn(day), levelOf(day)]
      if (price === null || level === null) return null
      sum += (share * (endPrice / price) * level) / endLevel
    }
  }
  return ((1 - fee) * sum) / days.length
}

/** Only what was published: the past is not carried on. Each day is looked up by many starts. */
function publishedLevels(levelOn: PriceLevels): PriceOn {
  const seen = new Map<number, number | null>()
  return day => {
    const found = seen.get(day)
    if (found !== undefined) return found
    const { level, known } = levelOn(day)
    const published = known === 'published' ? level : null
    seen.set(day, published)
    return published
  }
}

/** A value below which a part of the sorted ones lies, between two of them where it falls there. */
function quantile(sorted: readonly number[], part: number): number {
  const at = part * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0]
  return below + (above - below) * (at - Math.floor(at))
}

export function spreadOf(starts: readonly Start[]): Spread | null {
  const sorted = starts.toSorted((one, other) => one.multiple - other.multiple)
  const [worst, best] = [sorted[0], sorted.at(-1)]
  if (!worst || !best) return null
  const multiples = sorted.map(({ multiple }) => multiple)
  return {
    worst,
    best,
    median: quantile(multiples, 0.5),
    low: quantile(multiples, 0.1),
    high: quantile(multiples, 0.9),
    above: multiples.filter(multiple => multiple > 1).length,
  }
}

interface Question {
  plan: BuyingPlan
  parts: readonly Part[]
  /** Assets to compare with; what they cost to buy is left out where `isFree`. */
  others: Readonly<Record<string, { priceOn: PriceOn; isFree?: boolean }>>
  levelOn: PriceLevels
  /** The days that are known, first and last. */
  from: number
  until: number
}

/** Regular buying over every starting month of the past, after fees and in money of one worth. */
export function regularBuying({ plan, parts, others, levelOn, from, until }: Question): RegularBuying {
  const span = monthsOfYear * plan.years
  const first = monthOfDay(from - 1) + 1
  const last = monthOfDay(until) - span
  const levelOf = publishedLevels(levelOn)
  const months = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
  const startsOf = (bought: readonly Part[], fee: number, daysOf: (month: number) => number[]): Start[] =>
    months.flatMap(month => {
      const multiple = multipleOf(bought, daysOf(month), firstDayOf(month + span), levelOf, fee)
      return multiple === null ? [] : [{ month: monthName(month), multiple }]
    })
  const inRhythm = (month: number) => paymentDays(month, plan)
  const starts = startsOf(parts, plan.fee, inRhythm)
  const lump = startsOf(parts, plan.fee, month => [firstDayOf(month)])
  const lumpIn = new Map(lump.map(({ month, multiple }) => [month, multiple]))
  const seen = new Set(starts.map(({ month }) => month))
  const compared = Object.entries(others).map(([name, { priceOn, isFree }]) => {
    const found = startsOf([{ share: 1, priceOn }], isFree ? 0 : plan.fee, inRhythm)
    return [name, spreadOf(found.filter(({ month }) => seen.has(month)))] as const
  })
  return {
    payments: inRhythm(first).length,
    starts,
    spread: spreadOf(starts),
    lump: {
      spread: spreadOf(lump.filter(({ month }) => seen.has(month))),
      better: starts.filter(({ month, multiple }) => (lumpIn.get(month) ?? 0) > multiple).length,
    },
    others: Object.fromEntries(compared),
    separate: starts.length ? Math.floor((starts.length - 1 + span) / span) : 0,
  }
}
