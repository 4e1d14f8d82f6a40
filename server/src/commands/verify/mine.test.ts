import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accounts, analysis, credits } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import { expect, it } from 'vitest'
import { createWalk } from '../../features/record/index.ts'
import { passDay, seal } from '../../features/turn/testing/calls.ts'
import { sql } from '../../platform/db/db.ts'
import { newFolder } from '../../testing/folder.ts'
import { createWorld } from '../../testing/world.ts'
import { ownEntries } from './mine.ts'

const world = await createWorld({ RECORD_COINS: '2' })
const [ada, eve] = [await world.member(), await world.member()]
for (const symbol of ['BTC', 'ETH']) await seal(ada, symbol)
await ada.call(credits.deduct, { symbol: 'LINK' })
await ada.call(analysis.analyze, { symbol: 'LINK' })
await seal(eve, 'BTC', 1)
await passDay(world)
world.clock.forward(10 * MINUTE_MS)
await world.runJob('turn.grade')
await world.runJob('record.grade')
// One that is still sealed.
await seal(ada, 'BTC', 5)

const rows = await world.database.rows<{ entry: string }>(sql`select entry from record_entries order by index`)
const exportOf = async () => (await ada.request({ method: 'GET', url: accounts.export.path })).json()
const file = join(newFolder('export'), 'account.json')

/** What `npm run verify -- URL --mine FILE` says of an export. */
function look(exported: object) {
  writeFileSync(file, JSON.stringify(exported))
  const mine = ownEntries(file)
  const walk = createWalk({ onCallSealed: mine.onSealed, onCallGraded: mine.onGraded, onGraded: mine.onClaim })
  for (const { entry } of rows) walk.add(Buffer.from(entry))
  return { says: mine.wrong().join(), ranges: mine.ranges() }
}

it('holds the calls of an export against the log', async () => {
  const exported = await exportOf()
  expect(exported.turn.calls).toHaveLength(3)
  expect(look(exported).says).toBe('')
  const [first, ...others] = exported.turn.calls
  const withCalls = (calls: object[]) => ({ ...exported, turn: { ...exported.turn, calls } })
  const lower = { ...first, said: first.said.replace('"lowUsd":', '"lowUsd":1') }
  expect(look(withCalls([lower, ...others])).says, 'another range than was sealed').toContain('NOT YOURS')
  expect(look(withCalls([{ ...first, id: 99_999 }, ...others])).says, 'one that nobody sealed').toContain('NOT SEALED')
})

it('holds a call that was exported before its time against what is told of it then', async () => {
  const exported = await exportOf()
  const [sealed, first, ...others] = exported.turn.calls
  const early = { ...first, salt: null, said: null }
  const withCalls = (calls: object[]) => ({
    ...exported,
    turn: { ...exported.turn, calls: [sealed, ...calls, ...others] },
  })
  expect(look(withCalls([early])).says).toBe('')
  expect(look(withCalls([{ ...early, lowUsd: early.lowUsd * 1.01 }])).says, 'another range').toContain('NOT YOURS')
  expect(look(withCalls([{ ...early, id: 99_999 }])).says, 'one that nobody sealed').toContain('NOT SEALED')
})

it('compares the ranges of an export with their seals once these are revealed', async () => {
  const exported = await exportOf()
  expect(look(exported), 'all four horizons').toMatchObject({ says: '', ranges: 4 })
  const [read] = exported.analysis
  const wider = read.forecasts.map((range: { low80Usd: number }) => ({ ...range, low80Usd: range.low80Usd * 0.99 }))
  expect(look({ ...exported, analysis: [{ ...read, forecasts: wider }] }).says).toContain('SHOWN OTHERWISE')
})

it.each([
  [
    'given to another player',
    sql`update turn_calls set player_id = (select id from turn_players where account_id = ${eve.accountId})
    where symbol = 'ETH'`,
  ],
  [
    'and the account put behind another name',
    sql`update turn_players set account_id = null where account_id = ${ada.accountId}`,
  ],
])('tells its owner of a call that was taken away: %s', async (_, statement) => {
  await world.database.run(statement)
  expect(look(await exportOf()).says).toContain('TAKEN AWAY')
})

it('says nothing of who gave a call to anybody else', () => {
  expect(rows.map(({ entry }) => entry).join()).not.toContain(ada.accountId)
})
