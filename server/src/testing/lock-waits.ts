import { accounts } from '@pusula/contract'
import { expect, vi } from 'vitest'
import { type Database, type Db, sql } from '../platform/db/db.ts'
import type { Member } from './people.ts'

/** Until so many wait for what another transaction holds: what a race needs is then the same every time. */
export const untilWaiting = (db: Db, count: number) =>
  vi.waitFor(async () =>
    expect(
      await db.row(sql`select count(*) as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
    ).toEqual({ count }),
  )

/** Makes a call while the deletion of a member holds its row lock; it is answered once the member is gone. */
export async function whileLeaving<T>(database: Database, member: Member, ask: () => Promise<T>): Promise<T> {
  const { leaving, asked } = await database.transaction(async tx => {
    await tx.run(sql`lock table accounts_resets in share row exclusive mode`)
    const leaving = member.call(accounts.remove, {})
    await untilWaiting(database, 1)
    const asked = ask()
    await untilWaiting(database, 2)
    return { leaving, asked }
  })
  await leaving
  return asked
}
