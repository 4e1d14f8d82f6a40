import type { Score } from '@pusula/engine'
import { DAY_MS, utcDay } from '@pusula/words'
import { type Db, sql } from '../../../platform/db/db.ts'

/** A score as it stood at the end of a day, or stands now. */
export interface DayScore {
  /** 2026-11-15 */
  day: string
  score: number
}

const historyDays = 30

/** Keeps the last score of the day. One that was worked out earlier never replaces it. */
export const saveScore = (db: Db, source: string, symbol: string, at: Date, { score, readCount }: Score) =>
  db.run(sql`insert into analysis_scores (source, symbol, day, at, score, read_count)
    values (${source}, ${symbol}, ${utcDay(at.getTime())}, ${at}, ${score}, ${readCount})
    on conflict (source, symbol, day) do update
    set at = excluded.at, score = excluded.score, read_count = excluded.read_count where analysis_scores.at < excluded.at`)

/** The scores of the days before, oldest first; a day on which nobody asked is not there. */
export const scoresBefore = (db: Db, source: string, symbol: string, at: Date): Promise<DayScore[]> =>
  db.rows<DayScore>(sql`select to_char(day, 'YYYY-MM-DD') as day, score from analysis_scores
    where source = ${source} and symbol = ${symbol} and day < ${utcDay(at.getTime())}
    and day >= ${utcDay(at.getTime() - historyDays * DAY_MS)} order by day`)

/** The score of so many days ago, where there was one. */
export const scoreDaysAgo = (history: readonly DayScore[], at: Date, days: number): number | null =>
  history.find(({ day }) => day === utcDay(at.getTime() - days * DAY_MS))?.score ?? null
