import { type Language, languages } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import { type Db, sql } from '../../platform/db/db.ts'
import { addDeliveries } from './delivery/store.ts'
import { afterQuiet } from './reminders/rules.ts'
import { gemsMessage } from './wording.ts'

const hourMs = 3_600_000
/** A coin that was told of is no news for a while. */
const newsAgainMs = 7 * 24 * hourMs
/** The list is drawn up anew after so long. */
const worthMs = 6 * hourMs

/** The coins of the list that were not told of lately; from now on they were. */
const takeNews = (db: Db, symbols: readonly string[], now: Date) =>
  db.rows<{ symbol: string }>(sql`insert into notifications_gems as g (symbol, told_at)
    select distinct symbol, ${now}::timestamptz from unnest(${symbols}::text[]) as symbol
    on conflict (symbol) do update set told_at = excluded.told_at
    where g.told_at <= ${new Date(now.getTime() - newsAgainMs)} returning symbol`)

const listeners = (db: Db) =>
  db.rows<{ language: Language; timeZone: string; ids: string[] }>(sql`
    select s.language, s.time_zone as "timeZone", array_agg(s.id) as ids
    from notifications_subscriptions s join notifications_settings t using (account_id)
    where t.hidden_gem_alerts group by s.language, s.time_zone`)

/** Tells of high-grade coins that are new on the list, in the morning to whoever sleeps. Returns how many were new. */
export const notifyGems = ({ database, clock }: Parts, symbols: readonly string[]): Promise<number> =>
  database.transaction(async tx => {
    const now = clock.now()
    const { length: count } = await takeNews(tx, symbols, now)
    if (!count) return 0
    const messages = Object.fromEntries(languages.map(language => [language, gemsMessage(language, count)]))
    for (const { language, timeZone, ids } of await listeners(tx)) {
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
