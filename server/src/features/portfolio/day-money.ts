import type { Currency, OtherMoney } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import type { RunningMarket } from '../market/index.ts'
import { utcDayNumber } from './rules/history.ts'
import { type DayMoney, dollarsOfDays, moneyOfDays } from './rules/money.ts'
import type { Entry } from './rules/position.ts'

export type RateSource = Pick<RunningMarket, 'rateOn'>

const entryDay = ({ tradedAt }: Entry) => utcDayNumber(Date.parse(tradedAt))

/** Exchange rates of these days; undefined where one of them is unknown. */
export async function ratesOn(
  { rateOn }: RateSource,
  currency: OtherMoney,
  days: readonly number[],
): Promise<Map<number, number> | undefined> {
  const rates = new Map<number, number>()
  for (const day of new Set(days)) {
    const found = await rateOn(currency, day * DAY_MS).catch(() => undefined)
    if (!found) return undefined
    rates.set(day, found.perDollar)
  }
  return rates
}

/** A currency on the days of these entries; undefined where one of its rates cannot be had. */
export async function dayMoneyOf(
  source: RateSource,
  currency: Currency,
  entries: readonly Entry[],
): Promise<DayMoney | undefined> {
  if (currency === 'USD') return dollarsOfDays
  const rates = await ratesOn(source, currency, entries.map(entryDay))
  return rates && moneyOfDays(currency, entry => rates.get(entryDay(entry)) ?? Number.NaN)
}
