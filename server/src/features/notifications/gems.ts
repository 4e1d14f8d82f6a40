import { languages } from '@pusula/contract'
import type { Platform } from '../../platform.ts'
import { addDeliveries } from './delivery/store.ts'
import { gemsMessage } from './messages.ts'
import { afterQuiet } from './reminders/rules.ts'
import { gemListeners, takeGemNews } from './store.ts'

const hourMs = 3_600_000
/** A coin that was told of is no news for a while. */
const newsAgainMs = 7 * 24 * hourMs
/** The list is drawn up anew after so long. */
const worthMs = 6 * hourMs

/** Tells of high-grade coins that are new on the list, in the morning to whoever sleeps. Returns how many were new. */
export const notifyGems = ({ database, clock }: Platform, symbols: readonly string[]): Promise<number> =>
  database.transaction(async tx => {
    const now = clock.now()
    const { length: count } = await takeGemNews(tx, symbols, now, new Date(now.getTime() - newsAgainMs))
    if (!count) return 0
    const messages = Object.fromEntries(languages.map(language => [language, gemsMessage(language, count)]))
    for (const { language, timeZone, ids } of await gemListeners(tx)) {
      const message = messages[language]
      const dueAt = afterQuiet(timeZone, now)
      const expiresAt = new Date(dueAt.getTime() + worthMs)
      if (message)
        await addDeliveries(tx, ids, {
          key: `gems ${now.toISOString()}`,
          urgency: 'normal',
          message,
          now,
          dueAt,
          expiresAt,
        })
    }
    return count
  }, 'announcement')
