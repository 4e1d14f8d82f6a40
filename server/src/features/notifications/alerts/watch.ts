import type { Parts } from '../../../parts.ts'
import { addDeliveries } from '../delivery/store.ts'
import { alertMessage } from '../messages.ts'
import type { Prices } from '../prices.ts'
import { subscriptionsOf } from '../store.ts'
import { isMet } from './rules.ts'
import { type Alert, markFired, waitedSymbols, waitingFor } from './store.ts'

const coinsAtOnce = 200
/** A price is worth telling for a few hours. */
const worthMs = 6 * 3_600_000

/** Looks at every coin somebody waits for and tells what came, once. Returns how many alerts came true. */
export async function watchPrices({ database, clock }: Parts, prices: Prices): Promise<number> {
  const symbols = await waitedSymbols(database)
  let fired = 0
  for (let i = 0; i < symbols.length; i += coinsAtOnce) {
    const tickers = await prices.tickers(symbols.slice(i, i + coinsAtOnce))
    for (const [symbol, { value: day, provenance }] of tickers) {
      // An old price says nothing about now; the next look will.
      if (provenance.isStale) continue
      for (const alert of await waitingFor(database, symbol)) if (isMet(alert, day) && (await fire(alert, day))) fired++
    }
  }
  return fired

  /** What came and what is to be sent are written together or not at all. */
  function fire(alert: Alert, day: { lastPrice: number; openPrice: number }): Promise<boolean> {
    const now = clock.now()
    return database.transaction(async tx => {
      if (!(await markFired(tx, alert.id, day.lastPrice, now))) return false
      for (const { id, language } of await subscriptionsOf(tx, alert.accountId))
        await addDeliveries(tx, [id], {
          key: `alert ${alert.id}`,
          urgency: 'high',
          message: alertMessage(language, alert, day),
          now,
          dueAt: now,
          expiresAt: new Date(now.getTime() + worthMs),
        })
      return true
    })
  }
}
