import { type Db, sql } from '../../../platform/db/db.ts'
import type { PushAddress } from '../push/address.ts'
import type { Message, Sending } from '../push/push.ts'

export interface Delivery extends PushAddress {
  id: number
  subscriptionId: string
  key: string
  urgency: Sending['urgency']
  message: Message
  tries: number
  expiresAt: Date
  /** Whether its reader still wants to be told such things. */
  isWanted: boolean
}

interface NewDelivery {
  /** Says it once per browser: a second one under the same key is not added. */
  key: string
  urgency: Sending['urgency']
  message: Message
  now: Date
  dueAt: Date
  expiresAt: Date
}

/** To every browser of the list. */
export const addDeliveries = (db: Db, subscriptionIds: readonly string[], delivery: NewDelivery) =>
  db.run(sql`
    insert into notifications_deliveries (subscription_id, key, urgency, message, created_at, due_at, expires_at)
    select id, ${delivery.key}, ${delivery.urgency}, ${JSON.stringify(delivery.message)}, ${delivery.now},
      ${delivery.dueAt}, ${delivery.expiresAt}
    from unnest(${subscriptionIds}::uuid[]) as id on conflict do nothing`)

/** Takes due deliveries, each for one taker: nobody else sees them before the lease ends. */
export const claimDue = (db: Db, now: Date, leaseEndsAt: Date, limit: number) =>
  db.rows<Delivery>(sql`
    with due as materialized (
      select id from notifications_deliveries where outcome is null and due_at <= ${now}
      order by due_at limit ${limit} for update skip locked
    )
    update notifications_deliveries d set due_at = ${leaseEndsAt}, tries = d.tries + 1
    from due, notifications_subscriptions s left join notifications_settings t on t.account_id = s.account_id
    where d.id = due.id and s.id = d.subscription_id
    returning d.id, s.id as "subscriptionId", d.key, d.urgency, d.message, d.tries, d.expires_at as "expiresAt",
      s.endpoint, s.p256dh, s.auth, case when d.key like 'gems %' then coalesce(t.hidden_gem_alerts, false)
        when d.key like 'reminder %' then coalesce(t.re_engagement_enabled, true) else true end as "isWanted"`)

export const finish = (db: Db, ids: readonly number[], outcome: 'sent' | 'refused' | 'failed' | 'expired') =>
  db.run(sql`update notifications_deliveries set outcome = ${outcome} where id = any(${ids}::bigint[])`)

export const postpone = (db: Db, id: number, dueAt: Date) =>
  db.run(sql`update notifications_deliveries set due_at = ${dueAt} where id = ${id}`)

export const dropDelivery = (db: Db, id: number) => db.run(sql`delete from notifications_deliveries where id = ${id}`)

/** A key is remembered for a while after its time, so that nothing is said twice. */
export const forgetOldDeliveries = (db: Db, before: Date) =>
  db.run(sql`delete from notifications_deliveries where expires_at < ${before}`)
