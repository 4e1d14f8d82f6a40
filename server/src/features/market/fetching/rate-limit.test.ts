import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { DatabaseUnavailable } from '../../../platform/db/unavailable.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { movableTime } from '../testing/time.ts'
import { sharedRateLimit } from './store.ts'

const { database } = await ownDatabase()
const time = movableTime()
const failures: { err: unknown }[] = []
const log = { error: (failure: { err: unknown }) => void failures.push(failure) }
const allowance = { burst: 10, perSecond: 2, maxWaitMs: 1_000 }

describe('a token bucket shared by all instances', () => {
  it('is one, however many draw from it at once, and fills steadily', async () => {
    const instances = [1, 2, 3].map(() => sharedRateLimit(database, 'Venue', allowance, time, log))
    const draw = () => Promise.all(instances.flatMap(rateLimit => Array.from({ length: 8 }, () => rateLimit.take(1))))
    const first = await draw()
    expect(first.filter(waitMs => waitMs === 0)).toHaveLength(10)
    expect(
      first.filter(waitMs => waitMs !== null && waitMs > 0),
      'worth waiting a second for',
    ).toHaveLength(2)
    time.forward(3_000)
    expect((await draw()).filter(waitMs => waitMs !== null)).toHaveLength(6)
  })

  it('follows the remaining weight that the venue reports', async () => {
    const [one, other] = [1, 2].map(() => sharedRateLimit(database, 'Strict', allowance, time, log))
    await one?.take(1)
    await one?.noteRemaining(1)
    expect(await other?.take(1)).toBe(0)
    expect(await other?.take(5), 'not in a second').toBeNull()
  })

  it('falls back to a local bucket while the database is down', async () => {
    const away = failing(new DatabaseUnavailable(new Error('gone')))
    const rateLimit = sharedRateLimit(away, 'Venue', { ...allowance, maxWaitMs: 0 }, time, log)
    const taken = await Promise.all(Array.from({ length: 12 }, () => rateLimit.take(1)))
    expect(taken.filter(waitMs => waitMs === 0)).toHaveLength(10)
    await rateLimit.noteRemaining(0)
    expect(await database.rows(sql`select venue from market_purses order by venue`)).toHaveLength(2)
    expect(failures, 'an outage is told elsewhere').toEqual([])
  })

  it('falls back and logs for any other database error', async () => {
    const fault = new Error('no such column')
    const rateLimit = sharedRateLimit(failing(fault), 'Venue', allowance, time, log)
    expect(await rateLimit.take(1)).toBe(0)
    await rateLimit.noteRemaining(0)
    expect(failures.splice(0)).toEqual([
      { err: fault, venue: 'Venue' },
      { err: fault, venue: 'Venue' },
    ])
  })

  it('is full again after a clock was hours ahead, and counts from the later of two that differ by a moment', async () => {
    const by = (aheadMs: number) =>
      sharedRateLimit(database, 'Ahead', allowance, { ...time, nowMs: () => time.nowMs() + aheadMs }, log)
    expect(await by(4 * 3_600_000).take(10)).toBe(0)
    expect(await by(0).take(10)).toBe(0)
    time.forward(1_000)
    expect(await by(500).take(4)).toBe(500)
    expect(await by(0).take(1)).toBe(1_000)
    expect(await by(500).take(1), 'nothing is filled twice').toBeNull()
  })
})

function failing(error: Error) {
  const fails = () => Promise.reject(error)
  return { rows: fails, row: fails, run: fails }
}
