import { type Db, sql, type Tx } from '../../platform/db/db.ts'

export interface Visitor {
  id: string
  /** Null while this browser has no guest account. */
  accountId: string | null
  /** Whether it has had its free analyses. */
  isWelcomed: boolean
}

const columns = sql`v.id, v.account_id as "accountId", v.welcomed_at is not null as "isWelcomed"`

export const visitorById = (db: Db, id: string) =>
  db.row<Visitor>(sql`select ${columns} from guests_visitors v where v.id = ${id}`)

/** Visitors with an account that is not blocked, as many as were asked for together. */
export async function guestsById(db: Db, ids: readonly string[]) {
  const rows = await db.rows<{ id: string; accountId: string }>(sql`select v.id, a.id as "accountId"
    from guests_visitors v join accounts a on a.id = v.account_id
    where v.id = any(${ids}::uuid[]) and a.blocked_at is null`)
  return new Map(rows.map(({ id, accountId }) => [id, { accountId }]))
}

export const visitorOfAccount = (db: Db, accountId: string) =>
  db.row<{ id: string }>(sql`select id from guests_visitors where account_id = ${accountId}`)

export async function addVisitor(db: Db, now: Date): Promise<Visitor> {
  const visitor = await db.row<Visitor>(sql`insert into guests_visitors as v (created_at)
    values (${now}) returning ${columns}`)
  if (!visitor) throw new Error('A visitor was not made.')
  return visitor
}

/** Gives the visitor its account; how many got one: none when another request was quicker. */
export const giveAccount = (db: Db, visitorId: string, accountId: string, now: Date) =>
  db.run(sql`update guests_visitors set account_id = ${accountId}, welcomed_at = coalesce(welcomed_at, ${now})
    where id = ${visitorId} and account_id is null`)

/** The account is a person's now and no longer its browser's; what was used of the free analyses stays with the browser. */
export const leaveAccount = (db: Db, accountId: string, freeUsed: number) =>
  db.run(sql`update guests_visitors set account_id = null, free_used = free_used + ${freeUsed}
    where account_id = ${accountId}`)

/** Whoever looks for or opens a guest under this name waits for those who came before. */
export const takeTurn = (tx: Tx, name: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`guests ${name}`}, 0))`)

export const linkMember = (db: Db, visitorId: string, accountId: string, now: Date) =>
  db.run(sql`insert into guests_members (visitor_id, account_id, seen_at) values (${visitorId}, ${accountId}, ${now})
    on conflict (account_id, visitor_id) do update set seen_at = excluded.seen_at`)

export const unlinkMember = (db: Db, accountId: string) =>
  db.run(sql`delete from guests_members where account_id = ${accountId}`)

export const browsersOf = (db: Db, accountId: string) =>
  db.rows<{ seenAt: Date }>(
    sql`select seen_at as "seenAt" from guests_members where account_id = ${accountId} order by seen_at`,
  )

/** Whether two members were ever seen in one browser: the same visitor, or the same fingerprint. */
export const sharesBrowser = async (db: Db, oneId: string, otherId: string): Promise<boolean> =>
  (await db.row(sql`select 1 from guests_members a join guests_members b on b.account_id = ${otherId}
    where a.account_id = ${oneId} and (a.visitor_id = b.visitor_id or exists (
      select 1 from guests_fingerprints fa join guests_fingerprints fb using (fingerprint_hash)
      where fa.visitor_id = a.visitor_id and fb.visitor_id = b.visitor_id)) limit 1`)) !== undefined
