import { type Language, morningRule, type notifications, type ReplyOf } from '@pusula/contract'
import { type Db, sql } from '../../platform/db/db.ts'
import { browsersOf, isMailOn, switchMail } from '../channels/index.ts'

type Settings = ReplyOf<typeof notifications.settings>

const { brief, letter } = morningRule
const defaults: Omit<Settings, 'alertMail'> = {
  ...{ reEngagementEnabled: true, reEngagementHours: 3, hiddenGemAlerts: false },
  ...{ morningBrief: false, briefMinute: brief.usualMinute },
  ...{ weeklyLetter: false, letterDay: letter.usualDay, letterMinute: letter.usualMinute, timeZone: null },
}

export const settingsOf = async (db: Db, accountId: string): Promise<Settings> => ({
  ...((await db.row<typeof defaults>(sql`select re_engagement_enabled as "reEngagementEnabled",
    re_engagement_hours as "reEngagementHours", hidden_gem_alerts as "hiddenGemAlerts",
    brief_on as "morningBrief", brief_minute as "briefMinute", letter_on as "weeklyLetter", letter_day as "letterDay",
    letter_minute as "letterMinute", time_zone as "timeZone"
    from notifications_settings where account_id = ${accountId}`)) ?? defaults),
  alertMail: await isMailOn(db, accountId),
})

/** Partial update of settings, so that two concurrent changes do not undo each other. */
export async function changeSettings(db: Db, accountId: string, changes: Partial<Settings>) {
  if (changes.alertMail !== undefined) await switchMail(db, accountId, changes.alertMail)
  const given = <K extends keyof Settings>(name: K) => changes[name] ?? null
  await db.run(sql`insert into notifications_settings (account_id) values (${accountId}) on conflict do nothing`)
  await db.run(sql`update notifications_settings set
      re_engagement_enabled = coalesce(${given('reEngagementEnabled')}, re_engagement_enabled),
      re_engagement_hours = coalesce(${given('reEngagementHours')}, re_engagement_hours),
      hidden_gem_alerts = coalesce(${given('hiddenGemAlerts')}, hidden_gem_alerts),
      brief_on = coalesce(${given('morningBrief')}, brief_on), brief_minute = coalesce(${given('briefMinute')}, brief_minute),
      letter_on = coalesce(${given('weeklyLetter')}, letter_on), letter_day = coalesce(${given('letterDay')}, letter_day),
      letter_minute = coalesce(${given('letterMinute')}, letter_minute), time_zone = coalesce(${given('timeZone')}, time_zone)
    where account_id = ${accountId}`)
}

/** Everything that is kept of a member, without the keys of their browsers. */
export async function notificationsOf(db: Db, accountId: string) {
  const browsers = await browsersOf(db, accountId)
  const alerts =
    await db.rows(sql`select symbol, kind, target, currency, hours, way, repeats, created_at as "createdAt",
      fired_at as "firedAt", origin, ends_at as "endsAt", ended_at as "endedAt", paused_at as "pausedAt"
    from notifications_alerts where account_id = ${accountId} and removed_at is null order by created_at desc`)
  return { settings: await settingsOf(db, accountId), browsers, alerts }
}

export async function dropNotifications(db: Db, accountId: string) {
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

export async function gemsNotifiedSince(db: Db, since: Date): Promise<number> {
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
