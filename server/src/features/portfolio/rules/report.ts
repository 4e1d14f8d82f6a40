import type { CostMethod, YearReport } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { decimalOfUnits, dollarPlaces, places } from './exact.ts'
import { lotsOf, type SoldLot } from './lots.ts'
import { type DayOf, yearOfDay } from './moments.ts'
import type { DayMoney } from './money.ts'
import { byCoin, type Entry, salesOf } from './position.ts'

const money = (units: bigint) => decimalOfUnits(units, dollarPlaces)

/** Year of a trade in the account's time zone. */
type YearIn = (entry: Entry) => number

export const yearsOn =
  (dayOf: DayOf): YearIn =>
  entry =>
    yearOfDay(dayOf(entry))

/** Who says what a dollar was worth on the day of an entry. */
export type RateOf = (entry: Entry) => { perDollar: number; source: string } | null

interface Counting {
  method: CostMethod
  dayOf: DayOf
  money: DayMoney
  rateOf: RateOf
}

type Whole = Pick<YearReport, 'sales' | 'lots' | 'income' | 'totals'>

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The sales of a year with their lots, and its income, the oldest first, with their exact sums. */
export async function yearOf(entries: readonly Entry[], year: number, counting: Counting): Promise<Whole> {
  const {
    method,
    dayOf,
    money: { amountsOf },
  } = counting
  const yearIn = yearsOn(dayOf)
  const lots: SoldLot[] = []
  for (const ofCoin of byCoin(entries).values())
    for (const lot of await lotsOf(ofCoin, method, amountsOf)) if (yearIn(lot.sale) === year) lots.push(lot)
  lots.sort((a, b) => earlier(a.sale, b.sale))
  const incomes = entries.filter(entry => entry.isIncome && yearIn(entry) === year).sort(earlier)
  const sum = (part: 'proceeds' | 'cost' | 'fee') => lots.reduce((total, lot) => total + lot[part], 0n)
  const [proceeds, cost] = [sum('proceeds'), sum('cost')]
  const worths = incomes.map(entry => amountsOf(entry).total)
  return {
    sales: salesIn(lots, dayOf),
    lots: lots.map(lot => shownLot(lot, counting)),
    income: incomes.map((entry, i) => ({
      ...{ id: entry.id, day: dayOf(entry), coinSymbol: entry.coinSymbol, quantity: entry.quantity },
      ...{ worth: money(worths[i] ?? 0n), rate: counting.rateOf(entry) },
    })),
    totals: {
      ...{ proceeds: money(proceeds), cost: money(cost), gain: money(proceeds - cost), fees: money(sum('fee')) },
      income: money(worths.reduce((total, worth) => total + worth, 0n)),
    },
  }
}

const earlier = (a: Entry, b: Entry) => (a.tradedAt < b.tradedAt ? -1 : a.tradedAt > b.tradedAt ? 1 : 0)

/** Lots of one sale come together. */
function salesIn(lots: readonly SoldLot[], dayOf: DayOf): YearReport['sales'] {
  const sales = new Map<Entry, { proceeds: bigint; cost: bigint }>()
  for (const { sale, proceeds, cost } of lots) {
    const before = sales.get(sale) ?? { proceeds: 0n, cost: 0n }
    sales.set(sale, { proceeds: before.proceeds + proceeds, cost: before.cost + cost })
  }
  return [...sales].map(([sale, { proceeds, cost }]) => ({
    ...{ id: sale.id, soldAt: sale.tradedAt, day: dayOf(sale), coinSymbol: sale.coinSymbol, quantity: sale.quantity },
    ...{ proceeds: money(proceeds), cost: money(cost), gain: money(proceeds - cost) },
  }))
}

function shownLot(
  { sale, purchase, quantity, proceeds, cost, fee }: SoldLot,
  { dayOf, rateOf }: Counting,
): YearReport['lots'][number] {
  const [acquiredOn, soldOn] = [purchase ? dayOf(purchase) : null, dayOf(sale)]
  return {
    ...{ saleId: sale.id, coinSymbol: sale.coinSymbol, quantity: decimalOfUnits(quantity, places), acquiredOn, soldOn },
    heldDays: acquiredOn === null ? null : daysBetween(acquiredOn, soldOn),
    ...{ fee: money(fee), proceeds: money(proceeds), cost: money(cost), gain: money(proceeds - cost) },
    ...{ saleRate: rateOf(sale), purchaseRate: purchase ? rateOf(purchase) : null },
    isIncome: purchase?.isIncome ?? false,
    isNetworkFee: sale.isNetworkFee ?? false,
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

/** The years in which something was sold or came as income, the newest first. */
export const yearsOf = (entries: readonly Entry[], yearIn: YearIn): number[] =>
  [...new Set(entries.filter(({ kind, isIncome }) => kind === 'sell' || isIncome).map(yearIn))].sort((a, b) => b - a)
