import { DAY_MS } from '@pusula/words'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'

export interface Panel {
  /** Sealed. */
  botToken: string | null
  webhooksOpen: boolean
  lastUpdate: number
  lastHeardAt: Date | null
}

export const panelOf = async (db: Db): Promise<Panel> => {
  const row = await db.row<Panel>(sql`select bot_token as "botToken", webhooks_open as "webhooksOpen",
    last_update as "lastUpdate", last_heard_at as "lastHeardAt" from channels_panel`)
  return row ?? { botToken: null, webhooksOpen: true, lastUpdate: 0, lastHeardAt: null }
}

/** Update offsets belong to one bot: another one counts anew. */
export const saveBotToken = (tx: Tx, sealed: string | null) =>
  tx.run(sql`update channels_panel set bot_token = ${sealed}, last_update = 0, last_heard_at = null`)

export const openWebhooks = (tx: Tx, isOpen: boolean) =>
  tx.run(sql`update channels_panel set webhooks_open = ${isOpen}`)

/** Telegram keeps updates for a day, and after a week without one it may begin to count anywhere. */
const silentMs = 6 * DAY_MS

/** Whether numbers of updates may have begun anew: then none of before can come again. */
export const mayCountAnew = ({ lastHeardAt }: Pick<Panel, 'lastHeardAt'>, now: Date): boolean =>
  lastHeardAt !== null && now.getTime() - lastHeardAt.getTime() > silentMs

/** Takes an update once: false where it, or a later one, was taken before. */
export const takeUpdate = async (tx: Tx, updateId: number, now: Date): Promise<boolean> =>
  (await tx.run(sql`update channels_panel set last_update = ${updateId}, last_heard_at = ${now}
    where last_update < ${updateId} or last_heard_at < ${new Date(now.getTime() - silentMs)}`)) > 0

interface NewLink {
  accountId: string
  codeHash: string
  endsAt: Date
}

/** The newest one counts. */
export const saveLink = (db: Db, { accountId, codeHash, endsAt }: NewLink) =>
  db.run(sql`insert into channels_links (account_id, code_hash, ends_at) values (${accountId}, ${codeHash}, ${endsAt})
    on conflict (account_id) do update set code_hash = excluded.code_hash, ends_at = excluded.ends_at, used_at = null,
      chat = null, is_elsewhere = false`)

/** Uses a code, once and in time: whose it is. */
export async function takeLink(tx: Tx, codeHash: string, chat: string, now: Date) {
  // The account is held before what belongs to it, as by whoever leaves.
  await tx.run(sql`select from accounts
    where id = (select account_id from channels_links where code_hash = ${codeHash}) for key share`)
  return tx.row<{ accountId: string }>(sql`update channels_links set used_at = ${now}, chat = ${chat}
    where code_hash = ${codeHash} and used_at is null and ends_at > ${now} returning account_id as "accountId"`)
}

export const markElsewhere = (tx: Tx, accountId: string) =>
  tx.run(sql`update channels_links set is_elsewhere = true where account_id = ${accountId}`)

export interface Link {
  endsAt: Date
  usedAt: Date | null
  chat: string | null
  isElsewhere: boolean
}

export const linkOf = (db: Db, accountId: string) =>
  db.row<Link>(sql`select ends_at as "endsAt", used_at as "usedAt", chat, is_elsewhere as "isElsewhere"
    from channels_links where account_id = ${accountId}`)

export const dropLink = (db: Db, accountId: string) =>
  db.run(sql`delete from channels_links where account_id = ${accountId}`)

/** Whose a chat is, held until the transaction ends. */
export const ownerOfChat = (tx: Tx, hash: string) =>
  tx.row<{ accountId: string; address: string; language: 'tr' | 'en' }>(sql`
    select t.account_id as "accountId", t.address, a.language from channels_targets t join accounts a on a.id = t.account_id
    where t.channel = 'telegram' and t.address_hash = ${hash} for update of t`)

/** How many are linked, how many webhooks are set, how many browsers listen. */
export const countTargets = async (db: Db) =>
  (await db.row<{ telegram: number; webhook: number; browsers: number }>(sql`select
    (select count(*)::int from channels_targets where channel = 'telegram' and address is not null) as telegram,
    (select count(*)::int from channels_targets where channel = 'webhook' and address is not null) as webhook,
    (select count(*)::int from notifications_subscriptions) as browsers`)) ?? { telegram: 0, webhook: 0, browsers: 0 }

/** What became of the messages to people since then. */
export const countDeliveries = async (db: Db, since: Date) =>
  (await db.row<{ sent: number; first: number; later: number; failed: number; waiting: number }>(sql`select
      count(*)::int as sent,
      count(*) filter (where outcome = 'sent' and cardinality(passed) = 0 and round = 0)::int as first,
      count(*) filter (where outcome = 'sent' and (cardinality(passed) > 0 or round > 0))::int as later,
      count(*) filter (where outcome <> 'sent')::int as failed,
      count(*) filter (where outcome is null)::int as waiting
    from notifications_deliveries where account_id is not null and created_at >= ${since}`)) ?? {
    ...{ sent: 0, first: 0, later: 0, failed: 0, waiting: 0 },
  }
