import { type Db, sql, type Tx } from '../../../platform/db/db.ts'

export interface Player {
  id: string
  kind: 'person' | 'model' | 'pusula'
  accountId: string | null
  name: string | null
  namedAt: Date | null
  hiddenAt: Date | null
  about: string | null
  url: string | null
  mailboxHash: string | null
  mailboxSince: Date | null
  /** One of those of its mailbox that the table may list. */
  isCounted: boolean
  createdAt: Date
  /** Where a person gave their last call, and when. */
  zone: string | null
  zonedAt: Date | null
}

const columns = sql`id, kind, account_id as "accountId", name, named_at as "namedAt", hidden_at as "hiddenAt", about, url,
  mailbox_hash as "mailboxHash", mailbox_since as "mailboxSince", is_counted as "isCounted", created_at as "createdAt", zone,
  zoned_at as "zonedAt"`

export const personOf = (db: Db, accountId: string) =>
  db.row<Player>(sql`select ${columns} from turn_players where account_id = ${accountId} and kind = 'person'`)

/** Row lock of a player until the transaction ends, so that two concurrent calls of one are serialized. */
export const lockPlayer = (tx: Tx, id: string) =>
  tx.row<Player>(sql`select ${columns} from turn_players where id = ${id} for no key update`)

/** The player of an account, made where there is none. */
export async function ensurePerson(tx: Tx, accountId: string, now: Date): Promise<Player> {
  await tx.run(sql`insert into turn_players (kind, account_id, created_at) values ('person', ${accountId}, ${now})
    on conflict do nothing`)
  const player = await tx.row<Player>(sql`select ${columns} from turn_players
    where account_id = ${accountId} and kind = 'person' for no key update`)
  if (!player) throw new Error('a player was made and is not there')
  return player
}

/** The clock by which a person gave a call. */
export const saveZone = (tx: Tx, id: string, zone: string, now: Date) =>
  tx.run(sql`update turn_players set zone = ${zone}, zoned_at = ${now} where id = ${id}`)

/** Pusula plays by the same rules. */
export async function ensurePusula(db: Db, name: string, now: Date): Promise<Player> {
  await db.run(sql`insert into turn_players (kind, name, name_key, named_at, created_at)
    values ('pusula', ${name}, ${name.toLowerCase()}, ${now}, ${now}) on conflict do nothing`)
  const player = await db.row<Player>(sql`select ${columns} from turn_players where kind = 'pusula'`)
  if (!player) throw new Error('Pusula was made a player and is not there')
  return player
}

/** Models of one mailbox that are listed; of people it is one. */
const modelsPerMailbox = 3

/** Says anew which of the named players of some mailboxes are listed: those that took their names first. */
const recountTwins = (tx: Tx, hashes: readonly (string | null)[]) =>
  tx.run(sql`update turn_players p set is_counted = r.place <= case p.kind when 'person' then 1 else ${modelsPerMailbox} end
    from (select id, row_number() over (partition by kind, mailbox_hash order by named_at, id) as place from turn_players
      where mailbox_hash = any(${hashes.filter(hash => hash !== null)}::text[]) and name is not null) r where p.id = r.id`)

/** The mailbox that an account has shown to be its own; another one counts from now on. */
export async function saveMailbox(tx: Tx, { id, mailboxHash }: Player, hash: string | null, now: Date): Promise<void> {
  await tx.run(
    sql`update turn_players set mailbox_hash = ${hash}, mailbox_since = ${hash === null ? null : now} where id = ${id}`,
  )
  await recountTwins(tx, [mailboxHash, hash])
}

/** Hashes of before, by newer rules. */
export async function rekeyPlayers(tx: Tx, rekeyed: readonly { before: string; now: string }[]): Promise<void> {
  for (const { before, now } of rekeyed)
    await tx.run(sql`update turn_players set mailbox_hash = ${now} where mailbox_hash = ${before}`)
  await recountTwins(
    tx,
    rekeyed.map(({ now }) => now),
  )
}

const mailboxOf = async (db: Db, id: string): Promise<string | null> =>
  (await db.row<{ hash: string | null }>(sql`select mailbox_hash as hash from turn_players where id = ${id}`))?.hash ??
  null

export const playerByName = (db: Db, nameKey: string) =>
  db.row<Player>(sql`select ${columns} from turn_players where name_key = ${nameKey}`)

/** How many: none where another has the name. A name that looks the same is no new one. */
export async function nameThem(tx: Tx, id: string, name: string, nameKey: string, now: Date): Promise<number> {
  const named =
    await tx.run(sql`update turn_players set name = ${name}, name_key = ${nameKey}, named_at = ${now}, hidden_at = null
    where id = ${id} and not exists (select from turn_players where name_key = ${nameKey} and id <> ${id})`)
  await recountTwins(tx, [await mailboxOf(tx, id)])
  return named
}

/** Hides a name without releasing it: whoever comes back finds it. */
export async function unnameThem(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update turn_players set name = null where id = ${id} and kind = 'person'`)
  await recountTwins(tx, [await mailboxOf(tx, id)])
}

/** The name goes, and the way from the account; what was sealed stays graded. */
export async function dropPlayers(tx: Tx, accountId: string): Promise<void> {
  await tx.run(sql`delete from turn_reports where account_id = ${accountId} or player_id in
    (select id from turn_players where account_id = ${accountId})`)
  await tx.run(
    sql`delete from turn_refusals where player_id in (select id from turn_players where account_id = ${accountId})`,
  )
  const hashes = await tx.rows<{ hash: string | null }>(
    sql`select mailbox_hash as hash from turn_players where account_id = ${accountId}`,
  )
  await tx.run(sql`update turn_players set account_id = null, name = null, name_key = null, named_at = null, hidden_at = null,
    about = null, url = null, mailbox_hash = null, mailbox_since = null where account_id = ${accountId}`)
  await recountTwins(
    tx,
    hashes.map(({ hash }) => hash),
  )
}

export const modelsOf = (db: Db, accountId: string) =>
  db.rows<Player & { graded: number }>(sql`select ${columns}, (select coalesce(sum(graded), 0)::int from turn_sums
      where player_id = turn_players.id) as graded
    from turn_players where account_id = ${accountId} and kind = 'model' order by created_at, name`)

/** Of two models that an account registers at once, one waits. */
export const lockModels = (tx: Tx, accountId: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`turn models ${accountId}`}, 0))`)

export interface NewModel {
  accountId: string
  name: string
  nameKey: string
  about: string | null
  url: string | null
  now: Date
}

/** Undefined where another has the name. */
export const addModel = (tx: Tx, { accountId, name, nameKey, about, url, now }: NewModel) =>
  tx.row<Player>(sql`insert into turn_players (kind, account_id, name, name_key, named_at, about, url, created_at)
    values ('model', ${accountId}, ${name}, ${nameKey}, ${now}, ${about}, ${url}, ${now})
    on conflict do nothing returning ${columns}`)

export const describeModel = (tx: Tx, id: string, about: string | null, url: string | null) =>
  tx.run(sql`update turn_players set about = ${about}, url = ${url} where id = ${id}`)

/** How many: none where it is not this account's. */
export async function removeModel(tx: Tx, accountId: string, id: string): Promise<number> {
  const hash = await mailboxOf(tx, id)
  const removed =
    await tx.run(sql`update turn_players set account_id = null, name = null, name_key = null, about = null, url = null,
    mailbox_hash = null where id = ${id} and account_id = ${accountId} and kind = 'model'`)
  await recountTwins(tx, [hash])
  return removed
}

const maxRefusals = 20

export interface Refused {
  at: Date
  symbol: string
  horizon: string
  code: string
}

/** What was refused, for whoever looks for the reason. */
export async function saveRefusal(db: Db, playerId: string, { at, symbol, horizon, code }: Refused): Promise<void> {
  await db.run(sql`insert into turn_refusals (player_id, at, symbol, horizon, code)
    values (${playerId}, ${at}, ${symbol}, ${horizon}, ${code})`)
  await db.run(sql`delete from turn_refusals where player_id = ${playerId} and id <= coalesce((select id from turn_refusals
    where player_id = ${playerId} order by id desc offset ${maxRefusals} limit 1), 0)`)
}

export const refusalsOf = (db: Db, playerId: string) =>
  db.rows<Refused>(sql`select at, symbol, horizon, code from turn_refusals where player_id = ${playerId}
    order by id desc limit ${maxRefusals}`)

/** How many: none where this one has reported it before. */
export const addReport = (db: Db, playerId: string, accountId: string, now: Date) =>
  db.run(sql`insert into turn_reports (player_id, account_id, reported_at) values (${playerId}, ${accountId}, ${now})
    on conflict do nothing`)

export interface ReportedName {
  id: string
  name: string
  kind: 'person' | 'model'
  reports: number
  reportedAt: Date | null
  isHidden: boolean
}

const reported = sql`select p.id, p.name, p.kind, count(r.account_id)::int as reports, max(r.reported_at) as "reportedAt",
    p.hidden_at is not null as "isHidden"
  from turn_players p left join turn_reports r on r.player_id = p.id where p.name is not null and p.kind <> 'pusula'`

/** Names that were reported or hidden, those with most reports first. */
export const reportedNames = (db: Db, limit: number) =>
  db.rows<ReportedName>(sql`${reported} group by p.id having count(r.account_id) > 0 or p.hidden_at is not null
    order by (p.hidden_at is not null), count(r.account_id) desc, p.id limit ${limit}`)

export const reportedName = (db: Db, id: string) =>
  db.row<ReportedName>(sql`${reported} and p.id = ${id} group by p.id`)

/** How many: none where there is no such name. */
export const hideName = (tx: Tx, id: string, now: Date) =>
  tx.run(sql`update turn_players set hidden_at = ${now} where id = ${id} and name is not null and kind <> 'pusula'`)

export async function showName(tx: Tx, id: string): Promise<number> {
  await tx.run(sql`delete from turn_reports where player_id = ${id}`)
  return tx.run(
    sql`update turn_players set hidden_at = null where id = ${id} and name is not null and kind <> 'pusula'`,
  )
}
