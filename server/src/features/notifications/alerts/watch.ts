import type { Parts } from '../../../parts.ts'
import { addDeliveries } from '../delivery/store.ts'
import { alertMessage } from '../messages.ts'
import type { Changed, Prices } from '../prices.ts'
import { subscriptionsOf } from '../store.ts'
import { isMet } from './rules.ts'
import { type Alert, markFired, waitedSymbols, waitingFor } from './store.ts'

const coinsAtOnce = 200
/** A price is worth telling for a few hours. */
const worthMs = 6 * 3_600_000

/** Looks at every coin somebody waits for and tells what came, once. Returns how many alerts came true. */
export async function watchPrices(parts: Parts, prices: Prices): Promise<number> {
  const { database } = parts
  const symbols = await waitedSymbols(database)
  let fired = 0
  for (let i = 0; i < symbols.length; i += coinsAtOnce) {
    const tickers = await prices.tickers(symbols.slice(i, i + coinsAtOnce))
    for (const [symbol, { value: day, provenance }] of tickers) {
      // An old price says nothing about now; the next look will.
      if (!provenance.isStale) fired += await lookAt(parts, symbol, day)
    }
  }
  return fired
}

type Day = { lastPrice: number; openPrice: number }

/** Tells everybody who waits for what a coin costs now. Returns how many alerts came true. */
async function lookAt(parts: Parts, symbol: string, day: Day): Promise<number> {
  let fired = 0
  for (const alert of await waitingFor(parts.database, symbol))
    if (isMet(alert, day) && (await fire(parts, alert, day))) fired++
  return fired
}

/** What came and what is to be sent are written together or not at all. */
function fire({ database, clock }: Parts, alert: Alert, day: Day): Promise<boolean> {
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

/**
 * Looks at prices as they arrive, in the one instance that hears them first. While a second is looked at the next ones
 * wait, and of those the highest and the lowest price count: no level that was touched is missed.
 */
export function alertWatcher(parts: Parts): (changed: Changed, isFirst: boolean) => Promise<void> {
  const waiting = new Map<string, { highest: Day; lowest: Day }>()
  let isLooking = false
  return async (changed, isFirst) => {
    if (!isFirst) return
    for (const { symbol, ...day } of changed) {
      const { highest, lowest } = waiting.get(symbol) ?? { highest: day, lowest: day }
      waiting.set(symbol, {
        highest: day.lastPrice > highest.lastPrice ? day : highest,
        lowest: day.lastPrice < lowest.lastPrice ? day : lowest,
      })
    }
    if (isLooking) return
    isLooking = true
    try {
      while (waiting.size) {
        const days = new Map(waiting)
        waiting.clear()
        for (const symbol of await waitedSymbols(parts.database)) {
          const { highest, lowest } = days.get(symbol) ?? {}
          if (highest) await lookAt(parts, symbol, highest)
          if (lowest && lowest !== highest) await lookAt(parts, symbol, lowest)
        }
      }
    } catch (error) {
      // The look of every minute finds what this one has missed.
      parts.log.debug({ err: error }, 'alerts wait')
    } finally {
      isLooking = false
    }
  }
}
