import { type Db, sql } from './db/db.ts'
import { Problem } from './problem.ts'
import { hashOf } from './tokens.ts'

export interface Limit {
  max: number
  windowMs: number
}

/** Rate limit by key in the database, across all instances: counts an attempt, throws above the limit, returns the count. */
export async function throttle(db: Db, key: string, { max, windowMs }: Limit, now: Date): Promise<number> {
  const endsAt = new Date(now.getTime() + windowMs)
  const row = await db.row<{ count: number; endsAt: Date }>(sql`
    insert into platform_throttles as t (key, count, ends_at) values (${hashOf(key)}, 1, ${endsAt})
    on conflict (key) do update set
      count = case when t.ends_at <= ${now} then 1 else t.count + 1 end,
      ends_at = case when t.ends_at <= ${now} then excluded.ends_at else t.ends_at end
    returning count, ends_at as "endsAt"`)
  if (row && row.count > max)
    throw new Problem('request.tooMany', {
      retryAfterSeconds: Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000),
    })
  return row?.count ?? 0
}

/** Resets the rate limit of a key. */
export const forgive = (db: Db, key: string) => db.run(sql`delete from platform_throttles where key = ${hashOf(key)}`)

/** Takes one try back: it turned out to be harmless. */
export const giveBack = (db: Db, key: string) =>
  db.run(sql`update platform_throttles set count = count - 1 where key = ${hashOf(key)} and count > 0`)

export const forgetOldThrottles = (db: Db, now: Date) =>
  db.run(sql`delete from platform_throttles where ends_at <= ${now}`)
