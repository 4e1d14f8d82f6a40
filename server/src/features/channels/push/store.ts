import type { Language } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { PushAddress } from './address.ts'

export interface Subscription extends PushAddress {
  id: string
  accountId: string
  language: Language
  timeZone: string
}

interface NewSubscription extends Omit<Subscription, 'id'> {
  sessionId: string
  now: Date
}

const columns = sql`s.id, s.account_id as "accountId", s.endpoint, s.p256dh, s.auth, s.language,
  s.time_zone as "timeZone"`

/** A browser has one subscription: whoever switched it on last owns it. What waited for another is not theirs. */
export async function saveSubscription(tx: Tx, subscription: NewSubscription) {
  const { accountId, sessionId, endpoint, p256dh, auth, language, timeZone, now } = subscription
  // Two who tell of one browser at once, and two browsers of one person, come one after the other: held until the transaction ends.
  for (const name of [accountId, endpoint])
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`push ${name}`}, 0))`)
  await tx.run(sql`delete from notifications_subscriptions
    where endpoint = ${endpoint} and account_id <> ${accountId}`)
  await tx.run(sql`insert into notifications_subscriptions
      (account_id, session_id, endpoint, p256dh, auth, language, time_zone, created_at)
    values (${accountId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${language}, ${timeZone}, ${now})
    on conflict (endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh,
      auth = excluded.auth, language = excluded.language, time_zone = excluded.time_zone`)
}

/** Only the newest stay. */
export const trimSubscriptions = (db: Db, accountId: string, most: number) =>
  db.run(sql`delete from notifications_subscriptions where id in (
    select id from notifications_subscriptions where account_id = ${accountId}
    order by created_at desc, id offset ${most})`)

export const subscriptionsOf = (db: Db, accountId: string) =>
  db.rows<Subscription>(sql`select ${columns} from notifications_subscriptions s where s.account_id = ${accountId}`)

export const removeSubscription = (db: Db, id: string) =>
  db.run(sql`delete from notifications_subscriptions where id = ${id}`)

export const endSubscription = (db: Db, accountId: string, endpoint: string) =>
  db.run(sql`delete from notifications_subscriptions where account_id = ${accountId} and endpoint = ${endpoint}`)

/** What a person may know of their browsers: everything but the keys. */
export const browsersOf = (db: Db, accountId: string) =>
  db.rows(sql`select endpoint, language, time_zone as "timeZone", created_at as "createdAt"
    from notifications_subscriptions where account_id = ${accountId}`)
