import { type InputOf, type portfolio, purchasesListed, type ReplyOf } from '@pusula/contract'
import type { Database } from '../../platform/db/db.ts'
import { symbolOf } from '../market/index.ts'
import { dayMoneyOf, type RateSource } from './day-money.ts'
import { shownEntry } from './rules/holdings.ts'
import { daysIn } from './rules/moments.ts'
import { isTrade } from './rules/stored-entry.ts'
import { newestOf, pageOf, yearsNoted } from './store/pages.ts'
import { zoneFor } from './store/settings.ts'

const usualLimit = 50

/** Pagination of a portfolio's entries. */
export function entryPages(database: Database, source: RateSource) {
  return {
    async page(
      accountId: string,
      { coin, currency = 'USD', limit = usualLimit, ...wish }: InputOf<typeof portfolio.entries>,
    ): Promise<ReplyOf<typeof portfolio.entries>> {
      const timeZone = await zoneFor(database, accountId)
      const wanted = { ...wish, limit, coin: coin && symbolOf(coin) }
      const { entries, ...page } = await pageOf(database, accountId, wanted, timeZone)
      const money = await dayMoneyOf(source, currency, entries.filter(isTrade))
      const dayOf = daysIn(timeZone)
      return {
        ...page,
        years: await yearsNoted(database, accountId, timeZone),
        entries: entries.map(entry => {
          const { coinSymbol, coinName } = entry
          return { ...shownEntry(entry, dayOf, money), coinSymbol, coinName }
        }),
      }
    },

    /** The newest of each coin, as the list of coins names them. */
    async newest(accountId: string) {
      const dayOf = daysIn(await zoneFor(database, accountId))
      const coins = await newestOf(database, accountId, purchasesListed)
      return (symbol: string) => (coins.get(symbol) ?? []).map(entry => shownEntry(entry, dayOf))
    },
  }
}
