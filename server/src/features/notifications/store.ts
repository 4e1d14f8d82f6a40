import type { Language } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../platform/db/db.ts'
import type { PushAddress } from './push/address.ts'

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

interface Settings {
  reEngagementEnabled: boolean
  reEngagementHours: number
  hiddenGemAlerts: boolean
  alertMail: boolean
}

const columns = sql`s.id, s.account_id as "accountId", s.endpoint, s.p256dh, s.auth, s.language,
  s.time_zone as "timeZone"`

/** A browser has one subscription: whoever switched it on last owns it. What waited for another is not theirs. */
export async function keepSubscription(tx: Tx, subscription: NewSubscription) {
  const { accountId, sessionId, endpoint, p256dh, auth, language, timeZone, now } = subscription
  // Two who tell of one browser at once come one after the other: held until the transaction ends.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`push ${endpoint}`}, 0))`)
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

/** The browsers of several members. */
export const subscriptionsOfAll = (db: Db, accountIds: readonly string[]) =>
  db.rows<Subscription>(
    sql`select ${columns} from notifications_subscriptions s where s.account_id = any(${accountIds}::uuid[])`,
  )

export const removeSubscription = (db: Db, id: string) =>
  db.run(sql`delete from notifications_subscriptions where id = ${id}`)

export const endSubscription = (db: Db, accountId: string, endpoint: string) =>
  db.run(sql`delete from notifications_subscriptions where account_id = ${accountId} and endpoint = ${endpoint}`)

const defaults: Settings = { reEngagementEnabled: true, reEngagementHours: 3, hiddenGemAlerts: false, alertMail: false }

export const settingsOf = async (db: Db, accountId: string): Promise<Settings> =>
  (await db.row<Settings>(sql`select re_engagement_enabled as "reEngagementEnabled",
    re_engagement_hours as "reEngagementHours", hidden_gem_alerts as "hiddenGemAlerts", alert_mail as "alertMail"
    from notifications_settings where account_id = ${accountId}`)) ?? defaults

/** Changes only what is given, so that two taps at once do not undo each other. */
export const changeSettings = (db: Db, accountId: string, changes: Partial<Settings>) =>
  db.run(sql`insert into notifications_settings as t
      (account_id, re_engagement_enabled, re_engagement_hours, hidden_gem_alerts, alert_mail)
    values (${accountId}, ${changes.reEngagementEnabled ?? defaults.reEngagementEnabled},
      ${changes.reEngagementHours ?? defaults.reEngagementHours}, ${changes.hiddenGemAlerts ?? defaults.hiddenGemAlerts},
      ${changes.alertMail ?? defaults.alertMail})
    on conflict (account_id) do update set
      re_engagement_enabled = coalesce(${changes.reEngagementEnabled ?? null}, t.re_engagement_enabled),
      re_engagement_hours = coalesce(${changes.reEngagementHours ?? null}, t.re_engagement_hours),
      hidden_gem_alerts = coalesce(${changes.hiddenGemAlerts ?? null}, t.hidden_gem_alerts),
      alert_mail = coalesce(${changes.alertMail ?? null}, t.alert_mail)`)

/** Everything that is kept of a member, without the keys of their browsers. */
export async function notificationsOf(db: Db, accountId: string) {
  const browsers = await db.rows(sql`select endpoint, language, time_zone as "timeZone", created_at as "createdAt"
    from notifications_subscriptions where account_id = ${accountId}`)
  const alerts =
    await db.rows(sql`select symbol, kind, target, currency, hours, way, repeats, created_at as "createdAt",
      fired_at as "firedAt", origin, ends_at as "endsAt", ended_at as "endedAt", paused_at as "pausedAt"
    from notifications_alerts where account_id = ${accountId} and removed_at is null order by created_at desc`)
  return { settings: await settingsOf(db, accountId), browsers, alerts }
}

export async function dropNotifications(db: Db, accountId: string) {
  await db.run(sql`delete from notifications_subscriptions where account_id = ${accountId}`)
  await db.run(sql`delete from notifications_settings where account_id = ${accountId}`)
  await db.run(sql`delete from notifications_alerts where account_id = ${accountId}`)
  await db.run(sql`delete from notifications_letters where account_id = ${accountId}`)
}

/** The coins of the list that were not told of lately; from now on they were. */
export const takeGemNews = (db: Db, symbols: readonly string[], now: Date, lately: Date) =>
  db.rows<{ symbol: string }>(sql`insert into notifications_gems as g (symbol, told_at)
    select distinct symbol, ${now}::timestamptz from unnest(${symbols}::text[]) as symbol
    on conflict (symbol) do update set told_at = excluded.told_at
    where g.told_at <= ${lately} returning symbol`)

export async function gemsToldSince(db: Db, since: Date): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(*)::int as count from notifications_gems
    where told_at >= ${since}`)
  return row?.count ?? 0
}

/** Who wants to hear of them, by language, place, and since when the news of an earlier list wait for them. */
export const gemListeners = (db: Db) =>
  db.rows<{ language: Language; timeZone: string; waitsSince: Date | null; ids: string[] }>(sql`
    select s.language, s.time_zone as "timeZone", w.since as "waitsSince", array_agg(s.id) as ids
    from notifications_subscriptions s join notifications_settings t using (account_id)
    left join (select subscription_id, min(created_at) as since from notifications_deliveries
      where key like 'gems %' and outcome is null and tries = 0 group by subscription_id) w on w.subscription_id = s.id
    where t.hidden_gem_alerts group by s.language, s.time_zone, w.since`)

/** The news that wait for these browsers, for which newer ones speak too. */
export const dropWaitingGems = (db: Db, subscriptionIds: readonly string[]) =>
  db.run(sql`delete from notifications_deliveries where subscription_id = any(${subscriptionIds}::uuid[])
    and key like 'gems %' and outcome is null and tries = 0`)
