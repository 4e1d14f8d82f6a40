import { analysis, credits } from '@pusula/contract'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { createWorld } from '../../testing/world.ts'
import { checkRecord } from './verify/check.ts'
import { createWalk } from './verify/walk.ts'

describe('the whole product under clock skew', async () => {
  const world = await createWorld({ RECORD_COINS: '2', MARKET_SOURCE: 'simulated' })
  const { clock, database } = world
  const offMs = 5 * MINUTE_MS
  const other = await world.another(undefined, {}, { now: () => new Date(clock.now().getTime() + offMs) })
  const round = async (...instances: Pick<typeof world, 'runJob'>[]) => {
    for (const { runJob } of instances)
      for (const job of ['record.issue', 'record.plans', 'record.grade', 'turn.grade']) await runJob(job)
  }
  const wrongNow = async () => {
    const walk = createWalk()
    for (const { entry } of await database.rows<{ entry: string }>(
      sql`select entry from record_entries order by index`,
    ))
      walk.add(Buffer.from(entry))
    const { finding } = await checkRecord(database, clock.now())
    return [...walk.soFar(clock.now().getTime()).wrong, ...(finding ? [finding] : [])]
  }

  it('with two instances five minutes apart seals each slot once and opens nothing before it is due by the clock that is ahead', async () => {
    const ada = await world.member()
    await ada.call(credits.deduct, { symbol: 'LINK' })
    await ada.call(analysis.analyze, { symbol: 'LINK' })
    for (let minute = 0; minute < 40; minute += 8) {
      await round(world, other)
      clock.forward(8 * MINUTE_MS)
    }
    await round(world, other)
    expect(await wrongNow()).toEqual([])
    const early = await database.rows(sql`select from record_claims where graded_at < due_at`)
    expect(early).toEqual([])
  })

  it('a day forward and back is green at once, serves no answer of a time that never came, and leaves nothing due sealed', async () => {
    const ada = await world.member()
    const analyse = async () => {
      await ada.call(credits.deduct, { symbol: 'DOT' })
      return Date.parse((await ada.call(analysis.analyze, { symbol: 'DOT' })).at)
    }
    clock.forward(DAY_MS)
    await round(world)
    expect(await analyse()).toBeGreaterThan(clock.now().getTime() - HOUR_MS)
    expect(await wrongNow()).toEqual([])
    clock.forward(-DAY_MS)
    await round(world, other)
    expect(await analyse(), 'anew, of now').toBeLessThanOrEqual(clock.now().getTime())
    expect(await wrongNow()).toEqual([])
    for (const hours of [2, 26, 9 * 24]) {
      clock.forward(hours * HOUR_MS)
      await round(world)
      expect(await wrongNow()).toEqual([])
    }
    expect(
      await database.rows(sql`select from record_pending where due_at < ${new Date(clock.now().getTime() - HOUR_MS)}`),
    ).toEqual([])
  })
})
