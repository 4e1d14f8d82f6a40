import type { Language } from '@pusula/contract'
import { homeZone } from '@pusula/words'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Message } from '../push/push.ts'

/** In whose language and at whose hours it is said. */
export interface Listener {
  language: Language
  timeZone: string
}

/** Kept with what it tells of, for who wants letters; one for each alert. The clock is that of the browser that was switched on last. */
export async function writeLetter(
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
  now: Date,
  expiresAt: Date,
  say: (to: Listener) => Message,
) {
  const reader = await tx.row<{ language: Language; timeZone: string | null }>(sql`select a.language,
      (select s.time_zone from notifications_subscriptions s where s.account_id = a.id order by s.created_at desc limit 1)
        as "timeZone"
    from accounts a join notifications_settings t on t.account_id = a.id
    where a.id = ${accountId} and t.alert_mail and a.email is not null and a.blocked_at is null`)
  if (!reader) return
  const { title, body, path } = say({ language: reader.language, timeZone: reader.timeZone ?? homeZone })
  await tx.run(sql`insert into notifications_letters (account_id, alert_id, title, body, path, created_at, expires_at)
    values (${accountId}, ${id}, ${title}, ${body}, ${path}, ${now}, ${expiresAt}) on conflict do nothing`)
}

export interface Letter {
  id: string
  /** Null where the address was never confirmed, letters are no longer wanted, or their reader is blocked. */
  to: string | null
  language: Language
  title: string
  body: string
  path: string
}

/** The oldest that is not passed over, held by the transaction. */
export const nextLetter = (tx: Tx, passed: readonly string[]) =>
  tx.row<Letter>(sql`select l.id::text as id, case when t.alert_mail and a.blocked_at is null then a.email end as to,
      a.language, l.title, l.body, l.path
    from notifications_letters l join accounts a on a.id = l.account_id
    left join notifications_settings t on t.account_id = l.account_id
    where not l.id::text = any(${passed}::text[]) order by l.id limit 1 for update of l skip locked`)

export const dropLetter = (tx: Tx, id: string) => tx.run(sql`delete from notifications_letters where id::text = ${id}`)

export const dropOldLetters = (db: Db, now: Date) =>
  db.run(sql`delete from notifications_letters where expires_at <= ${now}`)
