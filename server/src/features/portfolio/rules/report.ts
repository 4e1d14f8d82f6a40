import type { CostMethod } from '@pusula/contract'
import { decimalOfUnits, dollarPlaces } from './exact.ts'
import { type DayOf, yearOfDay } from './moments.ts'
import type { DayMoney } from './money.ts'
import { byCoin, type Entry, salesOf } from './position.ts'

/** One sale: what it brought after its fee, what its coins had cost with theirs, and the difference. */
export interface SaleRow {
  id: string
  soldAt: string
  coinSymbol: string
  quantity: string
  proceeds: string
  cost: string
  gain: string
}

const money = (units: bigint) => decimalOfUnits(units, dollarPlaces)

/** In which year something was traded, where the account has its midnights. */
type YearIn = (entry: Entry) => number

export const yearsOn =
  (dayOf: DayOf): YearIn =>
  entry =>
    yearOfDay(dayOf(entry))

/** The sales of a year, the oldest first, with their exact sums. */
export async function yearOf(
  entries: readonly Entry[],
  year: number,
  yearIn: YearIn,
  method: CostMethod,
  { amountsOf }: DayMoney,
) {
  const rows: (SaleRow & { units: { proceeds: bigint; cost: bigint } })[] = []
  for (const [coinSymbol, ofCoin] of byCoin(entries))
    for (const { entry, proceeds, cost } of await salesOf(ofCoin, method, amountsOf)) {
      if (yearIn(entry) !== year) continue
      const { id, tradedAt: soldAt, quantity } = entry
      const figures = { proceeds: money(proceeds), cost: money(cost), gain: money(proceeds - cost) }
      rows.push({ id, soldAt, coinSymbol, quantity, ...figures, units: { proceeds, cost } })
    }
  rows.sort((a, b) => (a.soldAt < b.soldAt ? -1 : a.soldAt > b.soldAt ? 1 : 0))
  const sum = (part: 'proceeds' | 'cost') => rows.reduce((total, { units }) => total + units[part], 0n)
  const [proceeds, cost] = [sum('proceeds'), sum('cost')]
  return {
    sales: rows.map(({ units: _, ...row }): SaleRow => row),
    totals: { proceeds: money(proceeds), cost: money(cost), gain: money(proceeds - cost) },
  }
}

/** What was gained in each year in which something was sold. */
export async function gainsOf(
  entries: readonly Entry[],
  dayOf: DayOf,
  method: CostMethod,
  { amountsOf }: DayMoney,
): Promise<Map<number, string>> {
  const gains = new Map<number, bigint>()
  for (const ofCoin of byCoin(entries).values())
    for (const { entry, proceeds, cost } of await salesOf(ofCoin, method, amountsOf)) {
      const year = yearOfDay(dayOf(entry))
      gains.set(year, (gains.get(year) ?? 0n) + proceeds - cost)
    }
  return new Map([...gains].map(([year, units]) => [year, money(units)]))
}

/** The years in which something was sold, the newest first. */
export const yearsOf = (entries: readonly Entry[], yearIn: YearIn): number[] =>
  [...new Set(entries.filter(({ kind }) => kind === 'sell').map(yearIn))].sort((a, b) => b - a)
