import { changeIn } from '@pusula/words'
import { useText } from '../../../lib/language.ts'
import { type Money, useMoney } from '../../../lib/money/money.ts'
import type { MarketList, MarketRow } from './list.ts'
import { listText } from './messages.ts'

/** From one value up to another; either end may be open. */
type Range = readonly [from: number, below: number]

const most = Number.POSITIVE_INFINITY
const least = Number.NEGATIVE_INFINITY

/** What the list can be narrowed by. */
export const measures = ['price', 'size', 'volume', 'day', 'week', 'likely'] as const
export type Measure = (typeof measures)[number]

/** How far: about as many dollars, percent of a change, percent to each side of a likely range. */
const ranges = {
  price: { low: [0, 1], middle: [1, 100], high: [100, most] },
  size: { large: [1e9, most], middle: [1e8, most], small: [0, 1e8] },
  volume: { large: [1e8, most], middle: [1e7, most], small: [0, 1e7] },
  day: { up: [3, most], upMuch: [10, most], down: [least, -3], downMuch: [least, -10] },
  week: { up: [5, most], upMuch: [20, most], down: [least, -5], downMuch: [least, -20] },
  likely: { narrow: [0, 3], middle: [3, 6], wide: [6, most] },
} satisfies Record<Measure, Record<string, Range>>

/** The chosen range of each measure by its name; one that narrows nothing is not there. */
export type Filters = Readonly<Partial<Record<Measure, string>>>

/** What dollars, and the changes of a coin in them, are in the reader's currency. */
export interface Read {
  perDollar: number
  day(percent: number): number
  week(percent: number): number
}

/** In the currency that is shown, whose own day and week are a part of them. */
export function readIn({ tender, changePercent }: Money, weekAgo: MarketList['weekAgoPerDollar']): Read {
  const { currency, perDollar } = tender
  const dayAgoPerDollar = currency === 'USD' ? null : weekAgo[currency]
  return { perDollar, day: changePercent, week: percent => changeIn(percent, { perDollar, dayAgoPerDollar }) }
}

export const namesOf = (measure: Measure): string[] => Object.keys(ranges[measure])

/** Nothing where no range has this name. */
function rangeOf(measure: Measure, name: string): Range | undefined {
  const named: Record<string, Range> = ranges[measure]
  return Object.hasOwn(named, name) ? named[name] : undefined
}

const ofMoney: readonly Measure[] = ['price', 'size', 'volume']

/** The dollars that are a round amount in a currency: 1, 2 or 5 with noughts, whichever is nearest. */
function roundIn(perDollar: number, usd: number): number {
  if (usd === 0 || usd === most) return usd
  const amount = usd * perDollar
  const tens = 10 ** Math.floor(Math.log10(amount))
  const distance = (digit: number) => Math.abs(Math.log((digit * tens) / amount))
  const digit = [1, 2, 5, 10].reduce((nearest, one) => (distance(one) < distance(nearest) ? one : nearest))
  return (digit * tens) / perDollar
}

/** A range in dollars or percent; a limit of money is round in the reader's currency. */
export function rangeIn(perDollar: number, measure: Measure, name: string): Range | undefined {
  const range = rangeOf(measure, name)
  if (!range || !ofMoney.includes(measure)) return range
  return [roundIn(perDollar, range[0]), roundIn(perDollar, range[1])]
}

/** What an address says of filters; a word that names none narrows nothing. */
export function filtersOf(said: URLSearchParams): Filters {
  const known = measures.flatMap(measure => {
    const name = said.get(measure)
    return name !== null && rangeOf(measure, name) ? [[measure, name]] : []
  })
  return Object.fromEntries(known)
}

/** One measure chosen anew; without a range of that name it narrows nothing any more. */
export function withFilter(filters: Filters, measure: Measure, name: string): Filters {
  const { [measure]: _, ...others } = filters
  return rangeOf(measure, name) ? { ...others, [measure]: name } : others
}

/** How far a likely range goes to each side, in percent of its middle. */
const reach = ({ lowUsd, highUsd }: NonNullable<MarketRow['likely']>) => (100 * (highUsd - lowUsd)) / (highUsd + lowUsd)

/** What each is measured by; null where nobody knows. */
export const figureOf: Record<Measure, (row: MarketRow, read: Read) => number | null> = {
  price: ({ priceUsd }) => priceUsd,
  size: ({ marketCapUsd }) => marketCapUsd,
  volume: ({ volumeUsd }) => volumeUsd,
  day: ({ dayPercent }, read) => read.day(dayPercent),
  week: ({ weekPercent }, read) => (weekPercent === null ? null : read.week(weekPercent)),
  likely: ({ likely }) => likely && reach(likely),
}

/** Whether a coin is in every chosen range; of what nobody knows it is in none. */
export function filterBy(filters: Filters, read: Read): (row: MarketRow) => boolean {
  const chosen = measures.flatMap(measure => {
    const range = rangeIn(read.perDollar, measure, filters[measure] ?? '')
    return range ? [{ of: figureOf[measure], range }] : []
  })
  return row =>
    chosen.every(({ of, range: [from, below] }) => {
      const value = of(row, read)
      return value !== null && value >= from && value < below
    })
}

/** What a filter is called: its measure, and each of its ranges. */
export function useFilterWords() {
  const t = useText(listText)
  const { compactPrice, part, tender } = useMoney()
  const change = (percent: number) => `${percent < 0 ? '−' : '+'}${part(Math.abs(percent) / 100)}`
  const write: Record<Measure, (value: number) => string> = {
    price: compactPrice,
    size: compactPrice,
    volume: compactPrice,
    day: change,
    week: change,
    likely: percent => `±${part(percent / 100)}`,
  }
  const labels: Record<Measure, string> = {
    price: t.price,
    size: t.size,
    volume: t.volumeOrder,
    day: t.dayOrder,
    week: t.weekOrder,
    likely: t.likelyFilter,
  }
  const rangeText = (measure: Measure, name: string): string => {
    const [from, below] = rangeIn(tender.perDollar, measure, name) ?? [0, Number.POSITIVE_INFINITY]
    const said = write[measure]
    if (below === Number.POSITIVE_INFINITY) return t.over(said(from))
    return from > 0 ? `${said(from)} – ${said(below)}` : t.under(said(below))
  }
  return {
    label: (measure: Measure) => labels[measure],
    rangeText,
    /** All that are on, in a line. */
    all: (filters: Filters) =>
      measures
        .flatMap(measure => {
          const name = filters[measure]
          return name ? [`${labels[measure]}: ${rangeText(measure, name)}`] : []
        })
        .join(' · '),
  }
}
