import { HOUR_MS } from '@pusula/words'
import type { Platform } from '../../platform.ts'
import { addDeliveries } from '../channels/index.ts'
import { gemsMessage } from './messages.ts'
import { afterQuiet, beforeQuiet } from './reminders/rules.ts'
import { dropWaitingGems, gemListeners, gemsNotifiedSince, takeGemNews } from './store.ts'

/** Cooldown of a coin that was notified. */
const newsAgainMs = 7 * 24 * HOUR_MS
/** The list is drawn up anew after so long. */
const worthMs = 6 * HOUR_MS

/**
 * Tells of high-grade coins that are new on the list, in the morning to whoever sleeps: there once, of all that came in the
 * night. Returns how many were new.
 */
export const notifyGems = ({ database, clock }: Platform, symbols: readonly string[]): Promise<number> =>
  database.transaction(async tx => {
    const now = clock.now()
    const { length: count } = await takeGemNews(tx, symbols, now, new Date(now.getTime() - newsAgainMs))
    if (!count) return 0
    for (const { language, timeZone, waitsSince, ids } of await gemListeners(tx)) {
      const dueAt = afterQuiet(timeZone, now)
      if (waitsSince) await dropWaitingGems(tx, ids)
      await addDeliveries(tx, ids, {
        key: `gems ${now.toISOString()}`,
        urgency: 'normal',
        message: gemsMessage(language, waitsSince ? await gemsNotifiedSince(tx, waitsSince) : count),
        now,
        dueAt,
        expiresAt: beforeQuiet(timeZone, dueAt, new Date(dueAt.getTime() + worthMs)),
      })
    }
    return count
  }, 'announcement')
