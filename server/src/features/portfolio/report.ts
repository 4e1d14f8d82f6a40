import { type InputOf, type portfolio, reportRows, type YearReport } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import type { Database } from '../../platform/db/db.ts'
import { xlsxOf } from '../../platform/xlsx.ts'
import { dayMoneyOf, type RateSource } from './day-money.ts'
import { csvOfTable, reportTable } from './rules/csv.ts'
import { utcDayNumber } from './rules/history.ts'
import { daysIn } from './rules/moments.ts'
import { dollarsOfDays } from './rules/money.ts'
import type { Entry } from './rules/position.ts'
import { type RateOf, yearOf, yearsOf, yearsOn } from './rules/report.ts'
import { entriesOf } from './store/entries.ts'
import { settingsOf, zoneOf } from './store/settings.ts'

type Wish = InputOf<typeof portfolio.report>

const entryDay = ({ tradedAt }: Entry) => utcDayNumber(Date.parse(tradedAt))

/** Year report of realized gains, by the member's method (FIFO or average), or as is asked. */
export function yearReporter(database: Database, source: RateSource) {
  /** Who says what a dollar was worth on each day; what was paid in the currency itself has its own rate. */
  async function ratesFor(currency: YearReport['currency'], entries: readonly Entry[]): Promise<RateOf> {
    if (currency === 'USD') return () => null
    const found = new Map<number, { perDollar: number; source: string }>()
    for (const day of new Set(entries.map(entryDay))) {
      const rate = await source.rateOn(currency, day * DAY_MS).catch(() => undefined)
      if (rate) found.set(day, { perDollar: rate.perDollar, source: `${rate.venue} ${rate.date}` })
    }
    return entry => {
      const { paid } = entry
      if (paid?.currency === currency) return { perDollar: Number(paid.perDollar), source: paid.source }
      return found.get(entryDay(entry)) ?? null
    }
  }

  async function whole(
    accountId: string,
    wish: Wish,
  ): Promise<Omit<YearReport, 'saleCount' | 'lotCount' | 'incomeCount'>> {
    const settings = await settingsOf(database, accountId)
    const entries = await entriesOf(database, accountId, settings.incomeCost)
    const wanted = wish.currency ?? 'USD'
    const costMethod = wish.costMethod ?? settings.costMethod
    const money = await dayMoneyOf(source, wanted, entries)
    const currency = money ? wanted : 'USD'
    const timeZone = zoneOf(settings)
    const dayOf = daysIn(timeZone)
    const rateOf = await ratesFor(currency, entries)
    const found = await yearOf(entries, wish.year, { method: costMethod, dayOf, money: money ?? dollarsOfDays, rateOf })
    return { currency, costMethod, timeZone, years: yearsOf(entries, yearsOn(dayOf)), ...found }
  }

  return {
    async report(accountId: string, wish: Wish): Promise<YearReport> {
      const { sales, lots, income, ...rest } = await whole(accountId, wish)
      const some = <T>(rows: readonly T[]) => rows.slice(0, reportRows)
      return {
        ...rest,
        ...{ saleCount: sales.length, lotCount: lots.length, incomeCount: income.length },
        ...{ sales: some(sales), lots: some(lots), income: some(income) },
      }
    },
    async csv(accountId: string, wish: Wish): Promise<string> {
      return csvOfTable(reportTable(await whole(accountId, wish)))
    },
    async xlsx(accountId: string, wish: Wish): Promise<Buffer> {
      const report = await whole(accountId, wish)
      const facts = [
        ['year', wish.year],
        ['method', report.costMethod],
        ['currency', report.currency],
        ['time_zone', report.timeZone],
        ['tax_rules', 'none applied: figures only'],
      ]
      return xlsxOf([
        { name: String(wish.year), rows: reportTable(report) },
        { name: 'about', rows: facts },
      ])
    },
  }
}
