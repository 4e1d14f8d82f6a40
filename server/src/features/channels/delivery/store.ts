import type { ChannelName, Receipt } from '@pusula/contract'
import { type Db, type Sql, sql } from '../../../platform/db/db.ts'
import type { Message, MessageKind, StoredMessage, Urgency } from '../message.ts'
import { leaseMs, type Try } from '../rules.ts'

export interface Delivery {
  id: number
  /** Of one that goes to a single browser. */
  subscriptionId: string | null
  accountId: string
  key: string
  kind: MessageKind | 'push'
  urgency: Urgency
  /** To a browser alone it is in that browser's language. */
  message: StoredMessage | Message
  channel: ChannelName
  channelSince: Date
  via: ChannelName[] | null
  passed: ChannelName[]
  round: number
  /** Claims so far: a taker that was too slow changes nothing any more. */
  tries: number
  tried: Try[]
  /** Since when it waited to be claimed. */
  dueAt: Date
  /** When it was claimed before, where nobody noted what became of that. */
  unknownSince: Date | null
  mayBeTwice: boolean
  happenedAt: Date | null
  createdAt: Date
  expiresAt: Date
  /** Whether its reader still wants to be told such things. */
  isWanted: boolean
}

interface NewDelivery {
  /** Says it once per browser: a second one under the same key is not added. */
  key: string
  urgency: Urgency
  message: Message
  now: Date
  dueAt: Date
  expiresAt: Date
}

/** Fan-out: adds a message for every browser of the list. */
export const addDeliveries = (db: Db, subscriptionIds: readonly string[], delivery: NewDelivery) =>
  db.run(sql`
    insert into notifications_deliveries (subscription_id, key, urgency, message, created_at, due_at, expires_at,
      channel_since)
    select id, ${delivery.key}, ${delivery.urgency}, ${JSON.stringify(delivery.message)}, ${delivery.now},
      ${delivery.dueAt}, ${delivery.expiresAt}, ${delivery.dueAt}
    from unnest(${subscriptionIds}::uuid[]) as id on conflict do nothing`)

/** A message to a person, and the channel that has it first; none where nobody can be reached. */
export interface PersonDelivery {
  accountId: string
  key: string
  kind: MessageKind
  urgency: Urgency
  message: StoredMessage
  via: readonly ChannelName[] | null
  channel: ChannelName | null
  happenedAt: Date
  dueAt: Date
  expiresAt: Date
}

/** Each once per person and key. How many are new. */
export const addPersonDeliveries = (db: Db, deliveries: readonly PersonDelivery[], now: Date) =>
  db.run(sql`
    insert into notifications_deliveries (account_id, key, kind, urgency, message, via, channel, channel_since, happened_at,
      created_at, due_at, expires_at, outcome)
    select n."accountId", n.key, n.kind, n.urgency, n.message, n.via, coalesce(n.channel, 'push'), n."dueAt", n."happenedAt",
      ${now}, n."dueAt", n."expiresAt", case when n.channel is null then 'noChannel' end
    from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as n("accountId" uuid, key text, kind text, urgency text,
      message jsonb, via text[], channel text, "happenedAt" timestamptz, "dueAt" timestamptz, "expiresAt" timestamptz)
    on conflict do nothing`)

const claimed = sql`d.id, d.subscription_id as "subscriptionId", coalesce(d.account_id, s.account_id) as "accountId", d.key, d.kind,
  d.urgency, d.message, d.channel, d.channel_since as "channelSince", d.via, d.passed, d.round, d.tries, d.tried,
  due."dueAt", due."unknownSince", d.may_be_twice as "mayBeTwice", d.happened_at as "happenedAt", d.created_at as "createdAt",
  d.expires_at as "expiresAt", case when d.key like 'gems %' then coalesce(t.hidden_gem_alerts, false)
    when d.key like 'reminder %' then coalesce(t.re_engagement_enabled, true)
    when d.kind = 'brief' then coalesce(t.brief_on, false) when d.kind = 'weekly' then coalesce(t.letter_on, false)
    else true end as "isWanted"`

interface Claim {
  channel: ChannelName
  now: Date
  leaseEndsAt: Date
  limit: number
}

const waitingFor = ({ channel, now }: Pick<Claim, 'channel' | 'now'>) =>
  sql`outcome is null and channel = ${channel} and due_at <= ${now}`

/** Claims deliveries with a lease: no other worker sees them before it ends. */
const claim = (db: Db, which: Sql, leaseEndsAt: Date) =>
  db.rows<Delivery>(sql`
    with due as materialized (
      select id, due_at as "dueAt", case when is_sending then due_at - ${leaseMs}::float8 * interval '1 millisecond' end as "unknownSince"
      from notifications_deliveries where ${which} for update skip locked
    )
    update notifications_deliveries d set due_at = ${leaseEndsAt}, tries = d.tries + 1, is_sending = true
    from due join notifications_deliveries o on o.id = due.id
    left join notifications_subscriptions s on s.id = o.subscription_id
    left join notifications_settings t on t.account_id = coalesce(o.account_id, s.account_id)
    where d.id = due.id returning ${claimed}`)

/** Takes due deliveries of a channel. What matters most comes first. */
export const claimDue = (db: Db, to: Claim) =>
  claim(db, sql`${waitingFor(to)} order by urgency, due_at limit ${to.limit}`, to.leaseEndsAt)

interface Overflow extends Claim {
  /** So many are the channel's: it takes them in time. */
  places: number
  /** What it has had since before then it does not take in time. */
  since: Date
}

/** Takes what a channel cannot send in time: what stands too far back in its queue, or has stood there for too long. */
export const claimOverflow = (db: Db, to: Overflow) =>
  claim(
    db,
    sql`${waitingFor(to)} and (channel_since <= ${to.since} or id in (select id from notifications_deliveries
      where ${waitingFor(to)} order by urgency, due_at offset ${to.places} limit ${to.limit})) limit ${to.limit}`,
    to.leaseEndsAt,
  )

/** Whether a channel has something due that nobody has taken. */
export const hasDue = async (db: Db, channel: ChannelName, now: Date): Promise<boolean> =>
  (await db.row(sql`select 1 from notifications_deliveries
    where outcome is null and channel = ${channel} and due_at <= ${now} limit 1`)) !== undefined

/** What is noted when a try has ended. */
export interface Noted {
  id: number
  tries: number
  outcome: 'sent' | 'refused' | 'failed' | 'expired' | 'noChannel' | null
  dueAt: Date
  channel: ChannelName
  channelSince: Date
  passed: readonly ChannelName[]
  round: number
  tried: readonly Try[]
  mayBeTwice: boolean
  acceptedAt: Date | null
}

/** Many at a time. Whoever took longer than the lease finds another claim, and changes nothing. */
export const saveTries = (db: Db, noted: readonly Noted[]) =>
  db.run(sql`
    update notifications_deliveries d set outcome = n.outcome, due_at = n."dueAt", channel = n.channel,
      channel_since = n."channelSince", passed = n.passed, round = n.round, tried = n.tried, may_be_twice = n."mayBeTwice",
      accepted_at = n."acceptedAt", is_sending = false
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as n(id bigint, tries integer, outcome text, "dueAt" timestamptz,
      channel text, "channelSince" timestamptz, passed text[], round smallint, tried jsonb, "mayBeTwice" boolean,
      "acceptedAt" timestamptz)
    where d.id = n.id and d.tries = n.tries and d.outcome is null`)

export const dropDelivery = (db: Db, id: number) => db.run(sql`delete from notifications_deliveries where id = ${id}`)

/** Retention: a key outlives its time for a while (deduplication), a delivery to a person as long as its receipt. */
export const forgetOldDeliveries = (db: Db, before: Date, receiptsBefore: Date) =>
  db.run(sql`delete from notifications_deliveries where expires_at < ${before}
    and (account_id is null or created_at < ${receiptsBefore})`)

interface ReceiptRow {
  key: string
  outcome: Noted['outcome']
  channel: ChannelName
  tried: Try[]
  happenedAt: Date
  dueAt: Date
  acceptedAt: Date | null
  mayBeTwice: boolean
  isSending: boolean
}

/** What became of a person's messages under these keys. */
export async function receiptsOf(
  db: Db,
  accountId: string,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, Receipt>> {
  const rows =
    await db.rows<ReceiptRow>(sql`select key, outcome, channel, tried, happened_at as "happenedAt", due_at as "dueAt",
      accepted_at as "acceptedAt", may_be_twice as "mayBeTwice", is_sending as "isSending"
    from notifications_deliveries where account_id = ${accountId} and key = any(${keys}::text[])`)
  return new Map(rows.map(row => [row.key, receiptOf(row, now)]))
}

function receiptOf(row: ReceiptRow, now: Date): Receipt {
  const { outcome, channel, dueAt, isSending } = row
  const sentAt = new Date(dueAt.getTime() - leaseMs).toISOString()
  const tried: Try[] = isSending && outcome === null ? [...row.tried, { channel, sentAt }] : row.tried
  return {
    crossedAt: row.happenedAt.toISOString(),
    state: outcome === 'sent' ? 'accepted' : (outcome ?? 'waiting'),
    acceptedBy: outcome === 'sent' ? channel : null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    mayBeTwice: row.mayBeTwice,
    waitsUntil: outcome === null && !isSending && dueAt > now ? dueAt.toISOString() : null,
    tries: tried.map(({ channel, sentAt, endedAt, outcome, code }) => ({
      ...{ channel, sentAt, endedAt: endedAt ?? null, outcome: outcome ?? null, code: code ?? null },
    })),
  }
}

/** How many of a service's sends may leave now, of those that are wanted; by the database's clock, over all instances. */
export async function takePace(db: Db, name: string, perSecond: number, wanted: number): Promise<number> {
  const row = await db.row<{ taken: number }>(sql`
    with old as materialized (
      select greatest(booked_until, clock_timestamp() - interval '1 second') as base
      from channels_paces where name = ${name} for update
    ), free as (
      select base, greatest(0, least(${wanted}::int,
        floor(extract(epoch from clock_timestamp() - base) * ${perSecond}::float8)::int)) as taken from old
    )
    update channels_paces p set booked_until = f.base + f.taken * (interval '1 second' / ${perSecond}::float8)
    from free f where p.name = ${name} returning f.taken`)
  return row?.taken ?? 0
}
