import { type TurnRow, turn } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { createWorld, Person } from '../../testing/world.ts'
import { turnMarkup } from './page.ts'
import { recount } from './store/table.ts'
import { inOrder } from './table-rows.ts'
import { plantGraded } from './testing/planted.ts'

const world = await createWorld({ RECORD_COINS: '3' })
const { clock, database } = world
const dayAgo = (count: number) => new Date(clock.now().getTime() - count * DAY_MS).toISOString().slice(0, 10)

/** A member with a name and a mailbox of some age. */
async function listed(name: string, email?: string) {
  const member = await world.member(email ? { email } : {})
  clock.forward(1_000)
  await member.call(turn.showMe, { name })
  const [player] = await database.rows<{ id: string }>(
    sql`select id from turn_players where account_id = ${member.accountId} and kind = 'person'`,
  )
  return { member, playerId: player?.id ?? '' }
}
const grow = (playerId: string) =>
  database.run(
    sql`update turn_players set mailbox_since = ${new Date(clock.now().getTime() - 8 * DAY_MS)} where id = ${playerId}`,
  )

/** One call a day up to two days ago: the price moves by turns. */
const history = (playerId: string, count: number, half: number, { every = 1, quantiles = false } = {}) =>
  Array.from({ length: count }, (_, i) => ({
    ...{ playerId, half, quantiles, day: dayAgo(2 + i * every), end: 0.02 * Math.sin(7.3 * i) },
  }))

/** As it is once the last minute's was read anew. */
const table = (person: Person = new Person(world.app), of?: 'people' | 'models') => {
  clock.forward(30_000)
  return person.call(turn.table, of ? { of } : {})
}

describe('the table', () => {
  it('lists who has twenty graded calls, a name and a mailbox of some age, by the cautious end', async () => {
    const [sharp, wide, young, few] = [
      await listed('gezgin'),
      await listed('genis'),
      await listed('yeni'),
      await listed('azinlik'),
    ]
    await plantGraded(
      database,
      [
        ...history(sharp.playerId, 40, 0.022),
        ...history(wide.playerId, 40, 0.15),
        ...history(young.playerId, 40, 0.022),
        ...history(few.playerId, 19, 0.022),
      ],
      clock.now(),
    )
    await recount(database)
    for (const { playerId } of [sharp, wide, few]) await grow(playerId)
    const { rows, few: fewRows, ...counts } = await table()
    expect(rows.map(({ name }) => name)).toEqual(['gezgin', 'genis'])
    expect(fewRows).toMatchObject([{ name: 'azinlik', graded: 19 }])
    expect(counts).toEqual({ fewCount: 1, people: 2, models: 0, clearlyBetter: 0 })
    const [first, second] = rows
    expect(first).toMatchObject({ graded: 40, isMine: false, isPrivate: false, isClear: false, quantiles: null })
    expect(first?.lowRatio ?? 0, 'better by more than luck, but nobody is called so before a hundred').toBeGreaterThan(
      0,
    )
    expect(second?.betterRatio ?? 0).toBeLessThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/rank|place/)

    const own = await table(young.member)
    expect(own.rows.find(({ isMine }) => isMine)).toMatchObject({ name: 'yeni', isPrivate: true })
    expect(own, 'which nobody else counts').toMatchObject({ people: 2 })
    expect((await young.member.call(turn.record, {})).nickname).toMatchObject({ name: 'yeni', waitsFor: 'age' })
    await sharp.member.call(turn.hideMe, {})
    expect((await table()).rows.map(({ name }) => name)).toEqual(['genis'])
    await sharp.member.call(turn.showMe, { name: 'gezgin' })
  })

  it('shows one account of a mailbox, however many there are', async () => {
    const [first, second] = [
      await listed('ilk', 'kara.deniz@gmail.com'),
      await listed('ikinci', 'karadeniz+2@gmail.com'),
    ]
    await plantGraded(
      database,
      [...history(first.playerId, 30, 0.06), ...history(second.playerId, 30, 0.022)],
      clock.now(),
    )
    await recount(database)
    for (const { playerId } of [first, second]) await grow(playerId)
    const names = (await table()).rows.map(({ name }) => name)
    expect(names).toContain('ilk')
    expect(names).not.toContain('ikinci')
    expect((await second.member.call(turn.record, {})).nickname.waitsFor).toBe('otherAccount')
  })

  it('counts days without a call as no change, which the own record does not', async () => {
    const [daily, seldom] = [await listed('her-gun'), await listed('bazen')]
    await plantGraded(
      database,
      [...history(daily.playerId, 30, 0.022), ...history(seldom.playerId, 30, 0.022, { every: 3 })],
      clock.now(),
    )
    await recount(database)
    for (const { playerId } of [daily, seldom]) await grow(playerId)
    const { rows } = await table()
    const rowOf = (name: string) => rows.find(row => row.name === name)
    const [all, third] = [rowOf('her-gun'), rowOf('bazen')]
    expect(third?.betterRatio).toBeCloseTo((all?.betterRatio ?? 0) * (30 / 88), 9)
    expect(third?.lowRatio).toBeCloseTo((all?.lowRatio ?? 0) * (30 / 88), 9)
    const own = await seldom.member.call(turn.record, {})
    expect(own.skill?.betterRatio).toBeCloseTo(all?.betterRatio ?? 0, 9)
  })

  it('keeps people and models apart and together, and grades quantiles by CRPS besides', async () => {
    const owner = await world.member()
    const model = await owner.call(turn.register, { name: 'arch-2' })
    await plantGraded(database, history(model.id, 120, 0.022, { quantiles: true }), clock.now())
    await recount(database)
    await grow(model.id)
    const [all, people, models] = [await table(), await table(undefined, 'people'), await table(undefined, 'models')]
    expect(models.rows).toMatchObject([
      { name: 'arch-2', kind: 'model', graded: 120, isClear: true, quantiles: { graded: 120 } },
    ])
    expect(people.rows.every(({ kind }) => kind === 'person')).toBe(true)
    expect(all.rows).toHaveLength(people.rows.length + models.rows.length)
    expect(all).toMatchObject({ models: 1, clearlyBetter: 1 })
    expect((await new Person(world.app).call(turn.player, { name: 'ARCH-2' })).row).toMatchObject({ graded: 120 })
    expect((await new Person(world.app).call(turn.player, { name: 'arch-2' })).calls).toHaveLength(50)
  })

  it('has Pusula in it, by the same rules', async () => {
    await world.runJob('turn.house')
    await world.runJob('turn.house')
    const given = await database.rows(sql`select c.symbol from turn_calls c join turn_players p on p.id = c.player_id
      where p.kind = 'pusula'`)
    expect(given).toHaveLength(3)
    clock.forward(DAY_MS)
    await world.runJob('turn.grade')
    const { few } = await table()
    expect(few.find(({ kind }) => kind === 'pusula')).toMatchObject({ name: 'Pusula', graded: 3 })
    await expect((await world.member()).call(turn.report, { name: 'Pusula' })).rejects.toMatchObject({ status: 404 })
  })

  it('has a page without scripts: what it is, who is listed with the error, and nothing but that where it is closed', () => {
    const row: TurnRow = {
      ...{
        name: 'Ada <b>',
        kind: 'model',
        isMine: false,
        isPrivate: false,
        graded: 120,
        heldRatio: 0.81,
        isClear: true,
      },
      ...{ betterRatio: 0.062, lowRatio: 0.011, highRatio: 0.113, quantiles: null },
    }
    const shown = { rows: [row], few: [], fewCount: 0, people: 0, models: 1, clearlyBetter: 1 }
    const [en, tr] = [String(turnMarkup(shown, 'en')), String(turnMarkup(shown, 'tr'))]
    for (const part of ['Ada &lt;b&gt; (model)', '<td>120</td>', '<td>81%</td>', '+6.2%', '+1.1% … +11.3%'])
      expect(en).toContain(part)
    for (const part of ['4’ünde tutacak', '<td>%81</td>', '+%6,2', 'Yatırım tavsiyesi değildir.'])
      expect(tr).toContain(part)
    expect(String(turnMarkup({ ...shown, rows: [], models: 0 }, 'en'))).toContain('Nobody in the table yet.')
    expect(String(turnMarkup(undefined, 'en'))).toBe(
      '<p>“Your turn” is closed here: this installation takes no ranges.</p>',
    )
  })

  it('is ordered by the lower end alone, whatever else is in it', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 200 }), fc.double({ min: -1, max: 1, noNaN: true }))),
        given => {
          const rows = given.map(
            ([graded, lowRatio], i): TurnRow => ({
              ...{ name: `n${i}`, kind: 'person', isMine: false, isPrivate: false, graded, heldRatio: 0.8 },
              ...{ betterRatio: lowRatio + 0.1, lowRatio, highRatio: lowRatio + 0.2, isClear: false, quantiles: null },
            }),
          )
          const made = inOrder(rows)
          const ends = made.rows.map(({ lowRatio }) => lowRatio ?? 0)
          expect(ends).toEqual(ends.toSorted((a, b) => b - a))
          expect(made.rows.every(({ graded }) => graded >= 20)).toBe(true)
          expect(made.rows.length + made.few.length).toBe(rows.length)
        },
      ),
    ))
})

describe('one’s own record', () => {
  it('says nothing before twenty, then how often ranges hold with its error, then draws a calibration', async () => {
    const { member, playerId } = await listed('kararli')
    await plantGraded(database, history(playerId, 19, 0.01), clock.now())
    expect(await member.call(turn.record, {})).toMatchObject({
      graded: 19,
      rate: null,
      reading: null,
      calibration: null,
    })
    await plantGraded(database, [{ playerId, day: dayAgo(40), half: 0.01, end: 0 }], clock.now())
    const twenty = await member.call(turn.record, {})
    expect(twenty.rate?.heldRatio).toBe(twenty.held / 20)
    expect(twenty).toMatchObject({ reading: 'narrow', widened: { held: expect.any(Number) }, daysInARow: 0 })
    expect(twenty.widened?.held ?? 0).toBeGreaterThanOrEqual(16)
    expect(twenty.means?.mine.widthRatio).toBeCloseTo(0.02, 9)
    expect(twenty.days).toHaveLength(28)
    expect(twenty.days.reduce((sum, { held, missed }) => sum + held + missed, 0)).toBe(19)
    await plantGraded(database, history(playerId, 100, 0.01).slice(41, 81), clock.now())
    const sixty = await member.call(turn.record, {})
    expect(sixty.graded).toBe(60)
    expect(sixty.calibration?.map(({ statedRatio }) => statedRatio)).toEqual([0.2, 0.4, 0.6, 0.8, 0.9, 0.95])
  })
})
