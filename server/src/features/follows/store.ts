import { type Db, sql, type Tx } from '../../platform/db/db.ts'

export interface Follow {
  planId: number
  followedAt: Date
  isTold: boolean
}

const columns = sql`plan_id as "planId", followed_at as "followedAt", is_told as "isTold"`

/** The newest first. */
export const followsOf = (db: Db, accountId: string) =>
  db.rows<Follow>(sql`select ${columns} from follows_plans where account_id = ${accountId} order by plan_id desc`)

export const lockFollows = (tx: Tx, accountId: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`follows ${accountId}`}, 0))`)

/** Upsert: a second tap changes only whether it notifies. */
export const addFollow = (tx: Tx, accountId: string, planId: number, isTold: boolean, now: Date) =>
  tx.row<Follow>(sql`insert into follows_plans (account_id, plan_id, followed_at, is_told)
    values (${accountId}, ${planId}, ${now}, ${isTold})
    on conflict (account_id, plan_id) do update set is_told = excluded.is_told returning ${columns}`)

export const removeFollow = (db: Db, accountId: string, planId: number) =>
  db.run(sql`delete from follows_plans where account_id = ${accountId} and plan_id = ${planId}`)

export const dropFollows = (db: Db, accountId: string) =>
  db.run(sql`delete from follows_plans where account_id = ${accountId}`)

/** Followers of a plan with notifications on. */
export const listenersOf = async (db: Db, planId: number): Promise<string[]> =>
  (
    await db.rows<{ id: string }>(
      sql`select account_id as id from follows_plans where plan_id = ${planId} and is_told order by account_id`,
    )
  ).map(({ id }) => id)
