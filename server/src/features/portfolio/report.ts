import type { InputOf, portfolio, ReplyOf } from '@pusula/contract'
import type { Database } from '../../platform/db/db.ts'
import { dayMoneyOf, type RateSource } from './day-money.ts'
import { reportCsvOf } from './rules/csv.ts'
import { withIncomeAt } from './rules/income.ts'
import { daysIn } from './rules/moments.ts'
import { dollarsOfDays } from './rules/money.ts'
import { yearOf, yearsOf, yearsOn } from './rules/report.ts'
import { entriesOf } from './store/entries.ts'
import { settingsOf, zoneOf } from './store/settings.ts'

type Wish = InputOf<typeof portfolio.report>

/** Tells what the sales of a year have brought, counted as the member counts, or as is asked. */
export function yearReporter(database: Database, source: RateSource) {
  const report = async (accountId: string, wish: Wish): Promise<ReplyOf<typeof portfolio.report>> => {
    const settings = await settingsOf(database, accountId)
    const entries = withIncomeAt(settings.incomeCost, await entriesOf(database, accountId))
    const wanted = wish.currency ?? 'USD'
    const costMethod = wish.costMethod ?? settings.costMethod
    const money = await dayMoneyOf(source, wanted, entries)
    const yearIn = yearsOn(daysIn(zoneOf(settings)))
    const found = await yearOf(entries, wish.year, yearIn, costMethod, money ?? dollarsOfDays)
    return { currency: money ? wanted : 'USD', costMethod, years: yearsOf(entries, yearIn), ...found }
  }
  return {
    report,
    file: async (accountId: string, wish: Wish): Promise<string> => {
      const { sales, currency } = await report(accountId, wish)
      return reportCsvOf(sales, currency)
    },
  }
}
