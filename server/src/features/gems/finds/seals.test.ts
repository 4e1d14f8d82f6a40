import { gems } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { tampered } from '../../../testing/tampered.ts'
import { createWorld } from '../../../testing/world.ts'
import { createWalk, type LoggedFinds } from '../../record/index.ts'
import { searchIfDue } from '../search/run.ts'
import { fakeMarket } from '../testing/market.ts'
import { logAllFinds, wrongFinds } from './seals.ts'

const world = await createWorld()
const { database, clock, log } = world
const { market } = fakeMarket({ GOOD: { slope: 0.012 }, NEXT: { slope: 0.013 } })
const entries = async () =>
  (await database.rows<{ entry: string }>(sql`select entry from record_entries order by index`)).map(
    ({ entry }) => entry,
  )

// One that was found and ended before gems were in the log, two that a search has found, and one of them at its end.
await database.run(sql`insert into gems_finds (source, symbol, name, grade, level, found_at, due_at, price_usd, target_usd, leader_usd,
    last_usd, last_leader_usd, followed_at, outcome, closed_at)
  select 'simulated', 'OLD', 'Old', 70, 'Medium', at - interval '9 days', at - interval '1 day', 1, 2, 1, 0.5, 1.5, at, 'missed', at
  from (select ${clock.now()}::timestamptz as at) n`)
await searchIfDue({ database, clock, log, market: { ...market, source: 'simulated' }, isLeaving: () => false })
const found = await entries()
const due = await database.row<{ at: Date }>(sql`select due_at as at from gems_finds where symbol = 'GOOD'`)
clock.forward((due?.at.getTime() ?? 0) - clock.now().getTime())
await database.run(sql`update gems_finds set outcome = 'missed', closed_at = ${clock.now()}, last_usd = 9, last_leader_usd = 120
  where symbol = 'GOOD'`)
await logAllFinds(database)

async function logged() {
  const finds = { sealed: [] as LoggedFinds['sealed'][number][], ended: [] as LoggedFinds['ended'][number][] }
  const walk = createWalk({
    onFindSealed: (find, id) => finds.sealed.push({ ...find, id }),
    onFindEnded: find => finds.ended.push(find),
  })
  for (const entry of await entries()) walk.add(Buffer.from(entry))
  return { walk: walk.soFar(clock.now().getTime()), finds: { ...finds, count: walk.soFar().finds.all } }
}
const { walk, finds } = await logged()

describe('gems in the log', () => {
  it('are sealed when they are found, earlier ones with the first run; the coin stays hidden', () => {
    expect(found.filter(entry => entry.includes('"kind":"find"'))).toHaveLength(3)
    expect(found.join()).not.toMatch(/GOOD|NEXT/)
    expect(walk).toMatchObject({ wrong: [], finds: { all: 3, ended: 2, late: 0 } })
  })

  it('add up to the statistics of the page', async () => {
    const { measured: _, ...shown } = await world.person().call(gems.record, {})
    const own = walk.findRecords.simulated
    expect(own).toEqual({ ...shown, medianChangePercent: expect.closeTo(shown.medianChangePercent ?? Number.NaN) })
    expect(own).toMatchObject({ over: 2, halved: 1, aheadOfBitcoin: 0 })
  })

  it('are written once, however often the job runs', async () => {
    const before = (await entries()).length
    expect(await Promise.all([logAllFinds(database), logAllFinds(database)])).toEqual([0, 0])
    expect(await entries()).toHaveLength(before)
  })

  it('are compared with the page every night', async () => {
    expect(await wrongFinds(database, finds)).toBeUndefined()
    await world.runJob('record.check')
    const row = await database.row<{ finding: string | null }>(sql`select finding from record_checks`)
    expect(row?.finding).toBeNull()
  })

  it.each([
    ['a kinder end', `update gems_finds set last_usd = 30 where symbol = 'GOOD'`, 'the gem of entry'],
    [
      'another outcome',
      `update gems_finds set outcome = 'reached', reached_at = due_at where symbol = 'OLD'`,
      'the gem',
    ],
    [
      'a lower price of its beginning',
      `update gems_finds set price_usd = price_usd / 2 where symbol = 'NEXT'`,
      'the gem',
    ],
    ['another time', `update gems_finds set found_at = found_at - interval '1 day' where symbol = 'NEXT'`, 'the gem'],
    [
      'a name in the place of another',
      `update gems_finds set symbol = 'BEST' where symbol = 'OLD'`,
      'the gem of entry',
    ],
    [
      'a loss that is gone',
      `delete from gems_seals where find_id in (select id from gems_finds where symbol = 'OLD'); delete from gems_finds where symbol = 'OLD'`,
      'the gem of entry',
    ],
    [
      'a gain that nobody sealed',
      `insert into gems_finds (source, symbol, name, grade, level, found_at, due_at, price_usd, target_usd, leader_usd, last_usd,
        last_leader_usd, followed_at, outcome, closed_at) select source, 'MADE', name, grade, level, found_at, due_at, price_usd,
        target_usd, leader_usd, 99, last_leader_usd, followed_at, 'reached', closed_at from gems_finds where symbol = 'OLD'`,
      'gems were sealed',
    ],
    [
      'an end that is not told',
      `update gems_finds set outcome = 'missed', closed_at = followed_at where symbol = 'NEXT'`,
      'gems have ended',
    ],
  ])('cannot be shown with %s', async (_, statements, expected) => {
    expect(await tampered(database, statements, db => wrongFinds(db, finds))).toContain(expected)
  })
})
