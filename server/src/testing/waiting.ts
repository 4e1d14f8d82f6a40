import { expect, vi } from 'vitest'
import { type Db, sql } from '../platform/db/db.ts'

/** Until so many wait for what another transaction holds: what a race needs is then the same every time. */
export const untilWaiting = (db: Db, count: number) =>
  vi.waitFor(
    async () =>
      expect(
        await db.row(sql`select count(*) as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
      ).toEqual({ count }),
    { timeout: 10_000 },
  )
