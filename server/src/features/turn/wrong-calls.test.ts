import { turn } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { tampered } from '../../testing/tampered.ts'
import { createWorld } from '../../testing/world.ts'
import { createWalk, type LoggedCalls } from '../record/index.ts'
import { around, passDay, seal } from './testing/calls.ts'
import { wrongCalls } from './wrong-calls.ts'

const world = await createWorld({ RECORD_COINS: '2' })
const { database } = world
const [ada, guest] = [await world.member(), await world.guest()]
for (const symbol of ['BTC', 'ETH']) await seal(ada, symbol)
await seal(guest, 'BTC', 1)
await passDay(world)
world.clock.forward(10 * MINUTE_MS)
await world.runJob('turn.grade')
// One that is still sealed.
await ada.call(turn.seal, await around(ada, 'BTC', 5))

/** The calls of the log, as the look of the night hands them over. */
async function logged(): Promise<LoggedCalls> {
  const calls = {
    sealed: [] as LoggedCalls['sealed'][number][],
    graded: [] as LoggedCalls['graded'][number][],
    joins: [] as NonNullable<LoggedCalls['joins']>[number][],
  }
  const walk = createWalk({
    onCallSealed: (call, id) => calls.sealed.push({ ...call, id }),
    onCallGraded: call => calls.graded.push(call),
    onCallJoined: (join, id) => calls.joins.push({ ...join, id }),
  })
  for (const { entry } of await database.rows<{ entry: string }>(sql`select entry from record_entries order by index`))
    walk.add(Buffer.from(entry))
  return { ...calls, count: walk.soFar().calls.all }
}
const calls = await logged()

describe('calls as their players and the table see them', () => {
  it('are those of the log', async () => {
    expect({ sealed: calls.sealed.length, graded: calls.graded.length }).toEqual({ sealed: 4, graded: 3 })
    expect(await wrongCalls(database, calls)).toBeUndefined()
    await world.runJob('record.check')
    const { finding } = (await database.row<{ finding: string | null }>(sql`select finding from record_checks`)) ?? {}
    expect(finding).toBeNull()
  })

  it.each([
    [
      'a range that holds after all',
      'update turn_calls set low_usd = low_usd * 0.9, high_usd = high_usd * 1.1',
      'the call of entry',
    ],
    [
      'a range that is still sealed',
      'update turn_calls set low_usd = low_usd * 0.99 where graded_at is null',
      'the call of entry',
    ],
    [
      'another text than was sealed',
      `update turn_calls set said = replace(said, 'player', 'plaier') where graded_at is null`,
      'the call of entry',
    ],
    ['a kinder score', 'update turn_calls set score = score / 2 where graded_at is not null', 'the call of entry'],
    [
      'a worse rival',
      'update turn_calls set unchanged_score = unchanged_score * 2 where graded_at is not null',
      'the call of entry',
    ],
    [
      'an end where there is none',
      'update turn_calls set outcome = null, end_usd = null where graded_at is not null',
      'the call of entry',
    ],
    ['another day', 'update turn_calls set day = day - 1', 'the call of entry'],
    ['a call that is gone', 'delete from turn_calls where id = (select min(id) from turn_calls)', 'the call of entry'],
    ['one that nobody sealed', `update turn_calls set id = id + 100000 where graded_at is null`, 'the call of entry'],
    [
      'somebody else as who gave it',
      `update turn_calls set player_id = (select id from turn_players where id <> turn_calls.player_id and kind = 'person' limit 1)
        where symbol = 'ETH'`,
      'is shown as somebody else’s',
    ],
    [
      'somebody else behind its name',
      `update turn_players set account_id = gen_random_uuid() where kind = 'person'`,
      'the call of entry',
    ],
    [
      'a guest who never joined',
      `insert into turn_joins select a.id, b.id, now(), 1 from turn_players a, turn_players b where a.id <> b.id limit 1`,
      'guests have joined',
    ],
    ['a better sum', 'update turn_sums set score = score / 2', 'add up to'],
    ['more that held', 'update turn_sums set held = held + 1', 'add up to'],
  ])('cannot be shown with %s', async (_, statements, expected) => {
    expect(await tampered(database, statements, db => wrongCalls(db, calls))).toContain(expected)
  })

  it('stay what they are when a guest joins, which the log says under names without a meaning', async () => {
    await world.member({}, guest)
    await world.runJob('turn.grade')
    const after = await logged()
    expect(after.joins).toHaveLength(1)
    expect(await wrongCalls(database, after)).toBeUndefined()
    expect(await tampered(database, 'delete from turn_joins', db => wrongCalls(db, after))).toContain('somebody else’s')
  })
})
