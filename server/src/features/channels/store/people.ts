import type { ChannelName, QuietHours, SendOutcome } from '@pusula/contract'
import { homeZone } from '@pusula/words'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Browser, Reader } from '../message.ts'

type ReaderRow = Omit<Reader, 'timeZone' | 'browsers'> & {
  browsers: Browser[] | null
  isPushOn: boolean
  quiet: QuietHours | null
}

const quietColumns = sql`case when p.quiet_from is not null then json_build_object('fromMinute', p.quiet_from,
  'toMinute', p.quiet_to, 'timeZone', p.quiet_zone, 'alertsThrough', p.quiet_alerts_through) end as quiet`

/** Active channels of each of these people. The time zone is that of the browser that was switched on last. */
export async function readersOf(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, Reader & { quiet: QuietHours | null }>> {
  const rows = await db.rows<ReaderRow>(sql`
    select a.id as "accountId", a.language, a.blocked_at is not null as "isBlocked",
      coalesce(p.sequence, '{}') as sequence, coalesce(p.push_on, true) as "isPushOn",
      case when p.mail_on then a.email end as email, t.address as telegram, w.address as webhook,
      w.failing_since as "webhookFailingSince", ${quietColumns},
      (select json_agg(json_build_object('id', s.id, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth,
          'language', s.language, 'timeZone', s.time_zone) order by s.created_at desc, s.id)
        from notifications_subscriptions s where s.account_id = a.id) as browsers
    from accounts a
    left join channels_people p on p.account_id = a.id
    left join channels_targets t on t.account_id = a.id and t.channel = 'telegram' and t.is_on
    left join channels_targets w on w.account_id = a.id and w.channel = 'webhook' and w.is_on
    where a.id = any(${[...new Set(accountIds)]}::uuid[])`)
  return new Map(
    rows.map(({ isPushOn, browsers, ...row }) => {
      const timeZone = browsers?.[0]?.timeZone ?? homeZone
      return [row.accountId, { ...row, timeZone, browsers: isPushOn ? (browsers ?? []) : [] }]
    }),
  )
}

/** What a person has set, and what is known of each of their channels. */
export interface Person {
  sequence: ChannelName[]
  quiet: QuietHours | null
  isPushOn: boolean
  isMailOn: boolean
  email: string | null
  browsers: number
}

export const personOf = (db: Db, accountId: string) =>
  db.row<Person>(sql`select coalesce(p.sequence, '{}') as sequence, ${quietColumns}, coalesce(p.push_on, true) as "isPushOn",
      coalesce(p.mail_on, false) as "isMailOn", a.email,
      (select count(*)::int from notifications_subscriptions s where s.account_id = a.id) as browsers
    from accounts a left join channels_people p on p.account_id = a.id where a.id = ${accountId}`)

export interface Target {
  channel: 'telegram' | 'webhook'
  /** Sealed; null where it was closed. */
  address: string | null
  isOn: boolean
  isTested: boolean
  closedWhy: 'blocked' | 'gone' | 'failing' | null
}

export const targetsOf = (db: Db, accountId: string) =>
  db.rows<Target>(sql`select channel, address, is_on as "isOn", is_tested as "isTested", closed_why as "closedWhy"
    from channels_targets where account_id = ${accountId}`)

interface LastTest {
  channel: ChannelName
  at: Date
  outcome: SendOutcome
  code: number | null
  tookMs: number
}

export const testsOf = (db: Db, accountId: string) =>
  db.rows<LastTest>(sql`select channel, at, outcome, code, took_ms as "tookMs" from channels_tests
    where account_id = ${accountId}`)

export const saveTest = (db: Db, accountId: string, { channel, at, outcome, code, tookMs }: LastTest) =>
  db.run(sql`insert into channels_tests (account_id, channel, at, outcome, code, took_ms)
    values (${accountId}, ${channel}, ${at}, ${outcome}, ${code}, ${tookMs})
    on conflict (account_id, channel) do update set at = excluded.at, outcome = excluded.outcome, code = excluded.code,
      took_ms = excluded.took_ms`)

export const setSequence = (db: Db, accountId: string, names: readonly ChannelName[]) =>
  db.run(sql`insert into channels_people (account_id, sequence) values (${accountId}, ${names}::text[])
    on conflict (account_id) do update set sequence = excluded.sequence`)

export const setQuiet = (db: Db, accountId: string, quiet: QuietHours | null) =>
  db.run(sql`insert into channels_people (account_id, quiet_from, quiet_to, quiet_zone, quiet_alerts_through)
    values (${accountId}, ${quiet?.fromMinute ?? null}, ${quiet?.toMinute ?? null}, ${quiet?.timeZone ?? null},
      ${quiet?.alertsThrough ?? false})
    on conflict (account_id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
      quiet_zone = excluded.quiet_zone, quiet_alerts_through = excluded.quiet_alerts_through`)

export const switchPush = (db: Db, accountId: string, isOn: boolean) =>
  db.run(sql`insert into channels_people (account_id, push_on) values (${accountId}, ${isOn})
    on conflict (account_id) do update set push_on = excluded.push_on`)

export const switchMail = (db: Db, accountId: string, isOn: boolean) =>
  db.run(sql`insert into channels_people (account_id, mail_on) values (${accountId}, ${isOn})
    on conflict (account_id) do update set mail_on = excluded.mail_on`)

export const isMailOn = async (db: Db, accountId: string): Promise<boolean> =>
  (await db.row(sql`select 1 from channels_people where account_id = ${accountId} and mail_on`)) !== undefined

/** How many: none where it is not linked. */
export const switchTarget = (db: Db, accountId: string, channel: Target['channel'], isOn: boolean) =>
  db.run(sql`update channels_targets set is_on = ${isOn} where account_id = ${accountId} and channel = ${channel}
    and address is not null`)

interface NewTarget {
  accountId: string
  channel: Target['channel']
  address: string
  /** Keeps one chat with one account. */
  hash: string | null
  isOn: boolean
  now: Date
}

export const saveTarget = (db: Db, { accountId, channel, address, hash, isOn, now }: NewTarget) =>
  db.run(sql`insert into channels_targets (account_id, channel, address, address_hash, is_on, set_at)
    values (${accountId}, ${channel}, ${address}, ${hash}, ${isOn}, ${now})
    on conflict (account_id, channel) do update set address = excluded.address, address_hash = excluded.address_hash,
      is_on = excluded.is_on, is_tested = false, set_at = excluded.set_at, failing_since = null, closed_why = null`)

/** Updates the state of an address, and nothing else. */
export const readdress = (db: Db, accountId: string, channel: Target['channel'], address: string) =>
  db.run(sql`update channels_targets set address = ${address} where account_id = ${accountId} and channel = ${channel}
    and address is not null`)

/** A webhook that took a test is on from then. */
export const confirmTarget = (db: Db, accountId: string, channel: Target['channel'], address: string) =>
  db.run(sql`update channels_targets set is_tested = true, is_on = true, failing_since = null
    where account_id = ${accountId} and channel = ${channel} and address = ${address}`)

export const removeTarget = (db: Db, accountId: string, channel: Target['channel']) =>
  db.run(sql`delete from channels_targets where account_id = ${accountId} and channel = ${channel}`)

/** Disables a channel and stores why; only where it is still the address that failed. */
export const closeTarget = (
  db: Db,
  channel: Target['channel'],
  address: string,
  why: NonNullable<Target['closedWhy']>,
) =>
  db.run(sql`update channels_targets set address = null, address_hash = null, is_on = false, closed_why = ${why}
    where channel = ${channel} and address = ${address}`)

/** Since when nothing was taken by these webhooks; a success forgets it. */
export const saveFailing = (db: Db, accountIds: readonly string[], now: Date) =>
  db.run(sql`update channels_targets set failing_since = ${now}
    where account_id = any(${accountIds}::uuid[]) and channel = 'webhook' and failing_since is null`)

export const saveWorking = (db: Db, accountId: string) =>
  db.run(sql`update channels_targets set failing_since = null
    where account_id = ${accountId} and channel = 'webhook' and failing_since is not null`)

/** Everything that is kept of how somebody is reached; addresses are sealed and come to whoever can open them. */
export async function channelRowsOf(db: Db, accountId: string) {
  const [person, targets, tests] = [
    await personOf(db, accountId),
    await targetsOf(db, accountId),
    await testsOf(db, accountId),
  ]
  const deliveries = await db.rows(sql`select kind, key, message, channel, outcome, tried, happened_at as "happenedAt",
      accepted_at as "acceptedAt", may_be_twice as "mayBeTwice"
    from notifications_deliveries where account_id = ${accountId} order by id desc`)
  return { person, targets, tests, deliveries }
}

export async function dropChannelRows(tx: Tx, accountId: string) {
  await tx.run(sql`delete from channels_people where account_id = ${accountId}`)
  await tx.run(sql`delete from channels_targets where account_id = ${accountId}`)
  await tx.run(sql`delete from channels_tests where account_id = ${accountId}`)
  await tx.run(sql`delete from channels_links where account_id = ${accountId}`)
  await tx.run(sql`delete from notifications_deliveries where account_id = ${accountId}`)
  await tx.run(sql`delete from notifications_subscriptions where account_id = ${accountId}`)
}
