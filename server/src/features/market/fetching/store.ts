import { type Db, sql } from '../../../platform/db/db.ts'
import { isUnavailable } from '../../../platform/db/unavailable.ts'
import type { Log } from '../../../platform/log.ts'
import { localRateLimit, type RateLimit } from './rate-limit.ts'
import type { Time } from './time.ts'
import type { Allowance } from './token-bucket.ts'

/** Clock skew: a timestamp further ahead than this is by a clock that was wrong, and no ticker is believed by it either. */
const farAhead = '2 minutes'

/** Rate limit shared by all instances through the database; while that is unavailable each counts for itself. */
export function sharedRateLimit(
  db: Db,
  venue: string,
  allowance: Allowance,
  time: Time,
  log: Pick<Log, 'error'>,
): RateLimit {
  const { burst, perSecond, maxWaitMs } = allowance
  const alone = localRateLimit(allowance, time)
  const least = -(maxWaitMs / 1000) * perSecond
  const take = async (weight: number): Promise<number | null> => {
    const now = new Date(time.nowMs())
    const isAhead = sql`p.counted_at > ${now}::timestamptz + ${farAhead}::interval`
    const filled = sql`case when ${isAhead} then ${burst}::float8 else least(${burst}::float8,
      p.tokens + greatest(0, extract(epoch from ${now}::timestamptz - p.counted_at)) * ${perSecond}::float8) end`
    const row = await db.row<{ tokens: number }>(sql`insert into market_purses as p (venue, tokens, counted_at)
      values (${venue}, ${burst - weight}, ${now})
      on conflict (venue) do update set tokens = ${filled} - ${weight}::float8,
        counted_at = case when ${isAhead} then ${now} else greatest(p.counted_at, ${now}) end
      where ${filled} - ${weight}::float8 >= ${least}::float8 returning tokens`)
    if (!row) return null
    return row.tokens >= 0 ? 0 : (-row.tokens / perSecond) * 1000
  }
  const tell = (error: unknown) => {
    if (!isUnavailable(error)) log.error({ err: error, venue }, 'rate limit not shared')
  }
  return {
    take: weight =>
      take(weight).catch(error => {
        tell(error)
        return alone.take(weight)
      }),
    noteRemaining: async left => {
      await alone.noteRemaining(left)
      await db
        .run(sql`update market_purses set tokens = least(tokens, ${left}::float8) where venue = ${venue}`)
        .catch(tell)
    },
  }
}
