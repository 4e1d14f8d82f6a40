import type { KeyScope } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../platform/db/db.ts'

export interface IssuedKey {
  id: string
  name: string
  scopes: KeyScope[]
  ending: string
  createdAt: Date
  lastUsedAt: Date | null
}

const columns = sql`id, name, scopes, ending, created_at as "createdAt", last_used_at as "lastUsedAt"`

/** The newest first. */
export const keysOf = (db: Db, accountId: string) =>
  db.rows<IssuedKey>(
    sql`select ${columns} from keys_issued where account_id = ${accountId} order by created_at desc, id`,
  )

interface NewKey {
  id: string
  accountId: string
  keyHash: string
  name: string
  scopes: readonly KeyScope[]
  ending: string
  now: Date
}

/**
 * Undefined when there are so many already, also for two who are made at once: the account is held meanwhile. One of the
 * same id that was never used takes the new value.
 */
export async function addKey(tx: Tx, { id, accountId, keyHash, name, scopes, ending, now }: NewKey, most: number) {
  await tx.run(sql`select 1 from accounts where id = ${accountId} for update`)
  return tx.row<IssuedKey>(sql`insert into keys_issued as k (id, account_id, key_hash, name, scopes, ending, created_at)
    select ${id}, ${accountId}, ${keyHash}, ${name}, ${scopes}::text[], ${ending}, ${now}
    where (select count(*) from keys_issued where account_id = ${accountId} and id <> ${id}) < ${most}
    on conflict (id) do update set key_hash = excluded.key_hash, name = excluded.name, scopes = excluded.scopes,
      ending = excluded.ending, created_at = excluded.created_at
      where k.account_id = excluded.account_id and k.last_used_at is null
    returning ${columns}`)
}

export const removeKey = async (db: Db, accountId: string, id: string): Promise<boolean> =>
  (await db.run(sql`delete from keys_issued where account_id = ${accountId} and id = ${id}`)) > 0

/** Whose key it is and what it may do; not that of somebody who is blocked or gone. */
export const keyByHash = (db: Db, keyHash: string) =>
  db.row<{ id: string; accountId: string; scopes: KeyScope[]; lastUsedAt: Date | null }>(sql`
    select k.id, k.account_id as "accountId", k.scopes, k.last_used_at as "lastUsedAt" from keys_issued k
    join accounts a on a.id = k.account_id and a.kind = 'member' and a.blocked_at is null where k.key_hash = ${keyHash}`)

export const saveUse = (db: Db, id: string, now: Date) =>
  db.run(sql`update keys_issued set last_used_at = ${now} where id = ${id}`)

export const dropKeys = (db: Db, accountId: string) =>
  db.run(sql`delete from keys_issued where account_id = ${accountId}`)
