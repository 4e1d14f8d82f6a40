import type { Language } from '@pusula/contract'
import { homeZone } from '@pusula/words'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'

/** A member whose morning message is due, with time zone and settings. */
export interface Morning {
  accountId: string
  language: Language
  wantsBrief: boolean
  briefMinute: number
  /** Null where no e-mail is due on this day. */
  letterMinute: number | null
}

/** A day of a place: 2026-11-15, its weekday (0 is Sunday) and how many minutes of it are over. */
export interface PlaceDay {
  zone: string
  day: string
  weekday: number
  minute: number
}

/** A morning that could not be told for so long is not told any more. */
const worthMinutes = 120

/** The clocks that somebody's mornings go by. */
export const morningZones = async (db: Db): Promise<string[]> =>
  (
    await db.rows<{ zone: string }>(sql`select distinct coalesce(time_zone, ${homeZone}) as zone
      from notifications_settings where brief_on or letter_on`)
  ).map(({ zone }) => zone)

/** Members of a zone whose minute has come and whose day was not told, some at a time. On the day of the e-mail there is no brief beside it. */
export const morningsDue = (db: Db, { zone, day, weekday, minute }: PlaceDay, after: string | null, most: number) =>
  db.rows<Morning>(sql`select t.account_id as "accountId", a.language, t.brief_on as "wantsBrief",
      t.brief_minute as "briefMinute", w.letter_minute as "letterMinute"
    from notifications_settings t join accounts a on a.id = t.account_id and a.blocked_at is null,
      lateral (select case when t.letter_on and t.letter_day = ${weekday} then t.letter_minute end as letter_minute) w,
      lateral (select coalesce(w.letter_minute, case when t.brief_on then t.brief_minute end) as wanted) m
    where (t.brief_on or t.letter_on) and coalesce(t.time_zone, ${homeZone}) = ${zone}
      and m.wanted <= ${minute} and m.wanted > ${minute - worthMinutes} and t.told_on is distinct from ${day}::date
      and (${after}::uuid is null or t.account_id > ${after}::uuid)
    order by t.account_id limit ${most}`)

/**
 * Takes a day of somebody, once: whoever comes second, from whichever process, gets nothing. One that says something also counts
 * as the one message of the day, and is not taken where a reminder was sent since it began.
 */
export const takeMorning = (
  tx: Tx,
  {
    accountId,
    day,
    startedAt,
    now,
    says,
  }: { accountId: string; day: string; startedAt: Date; now: Date; says: boolean },
) =>
  tx.run(sql`update notifications_settings set told_on = ${day}::date,
      reminded_at = case when ${says} then ${now}::timestamptz else reminded_at end
    where account_id = ${accountId} and told_on is distinct from ${day}::date
      and not (${says} and coalesce(reminded_at >= ${startedAt}, false))`)

/** One click ends it; of somebody who has left there is nothing to end. */
export const stopMornings = (db: Db, accountId: string, kind: 'brief' | 'letter') =>
  db.run(sql`update notifications_settings set brief_on = brief_on and ${kind !== 'brief'},
    letter_on = letter_on and ${kind !== 'letter'} where account_id = ${accountId}`)

/** The clock that somebody's mornings go by, where they said one. */
export const zoneOfMornings = async (db: Db, accountId: string): Promise<string | null> =>
  (
    await db.row<{ zone: string | null }>(sql`select time_zone as zone from notifications_settings
    where account_id = ${accountId}`)
  )?.zone ?? null
