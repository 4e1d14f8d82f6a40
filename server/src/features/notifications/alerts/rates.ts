import type { Currency } from '@pusula/contract'
import { homeZone, type Tender } from '@pusula/words'
import type { Db } from '../../../platform/db/db.ts'
import { currenciesOf } from '../../accounts/index.ts'
import type { Listener } from '../../channels/index.ts'
import type { Prices } from '../prices.ts'
import type { Alert } from './store.ts'

export type Rates = Pick<Prices, 'rates'>

/** What one dollar is worth in a currency now; null where nobody can be believed, and then nothing is compared in it. */
export async function perDollarIn(currency: Currency, prices: Rates): Promise<number | null> {
  if (currency === 'USD') return 1
  return (await prices.rates())[currency]?.perDollar ?? null
}

/** A price that somebody typed stays in the money it was typed in; levels, plans, moves, ranges and volume are of dollars. */
const isTyped = ({ kind, origin }: Pick<Alert, 'kind' | 'origin'>): boolean =>
  origin === null && ['above', 'below', 'touch', 'close'].includes(kind)

/** Lira for Turkish in Turkey, else dollars, as long as nothing was chosen. */
const usualFor = ({ language, timeZone }: Listener): Currency =>
  language === 'tr' && timeZone === homeZone ? 'TRY' : 'USD'

export type ShownTo = (alert: Alert, to: Listener) => Tender | undefined

/** In which money the dollars of alerts are told to each of their readers, at the rate of now; undefined is an alert's own. */
export async function moneyOf(db: Db, prices: Rates, alerts: readonly Alert[]): Promise<ShownTo> {
  const inDollars = alerts.filter(alert => !isTyped(alert) && alert.currency === 'USD')
  if (!inDollars.length) return () => undefined
  const chosen = await currenciesOf(
    db,
    inDollars.map(({ accountId }) => accountId),
  )
  const rates = await prices.rates()
  return (alert, to) => {
    if (!inDollars.includes(alert)) return undefined
    const currency = chosen.get(alert.accountId) ?? usualFor(to)
    const perDollar = currency === 'USD' ? 1 : rates[currency]?.perDollar
    return perDollar ? { currency, perDollar } : undefined
  }
}
