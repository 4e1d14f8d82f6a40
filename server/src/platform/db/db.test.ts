import { newYearsEve, zones } from '@pusula/words/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ownDatabase } from '../../testing/own-database.ts'
import { openDatabase, sql } from './db.ts'
import { knownMigrations, migrate } from './migrate.ts'
import { isBehindPooler } from './pooler.ts'
import { asUnavailable, isUnavailable } from './unavailable.ts'

const { database, connection } = await ownDatabase()
await database.run(sql`create table notes (text text)`)
const count = async () => (await database.row<{ n: number }>(sql`select count(*) as n from notes`))?.n

describe('the database', () => {
  it.each([
    ['57P01', 'is told to stop', true],
    ['53100', 'has no room to write', true],
    ['53300', 'takes nobody more', true],
    ['57014', 'gave up on a statement', true],
    ['55P03', 'gave up on a lock', true],
    ['23505', 'refuses what is there already', false],
  ])('that answers %s, since it %s, is away for the moment: %s', (code, _, expected) =>
    expect(isUnavailable(asUnavailable(Object.assign(new Error('said by PostgreSQL'), { code })))).toBe(expected),
  )

  it('keeps values apart from the query, also in fragments', () => {
    const part = sql`b = ${2}`
    expect(sql`select ${1} where ${part} and c = ${3}`).toEqual({
      text: 'select $1 where b = $2 and c = $3',
      values: [1, 2, 3],
    })
  })

  it('takes hostile text as text', async () => {
    const hostile = "'); drop table notes; --"
    await database.run(sql`insert into notes values (${hostile})`)
    expect(await database.rows(sql`select text from notes`)).toEqual([{ text: hostile }])
  })

  it.each(zones)('takes the day of an instant in UTC, also on a machine in %s', async zone => {
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('TZ', zone)
    const days = await database.row(
      sql`select (${newYearsEve}::date)::text as day, ${newYearsEve}::timestamptz as instant`,
    )
    expect(days).toEqual({ day: '2026-12-31', instant: newYearsEve })
  })

  it('plans a text once per connection, and anew when a migration changes its answer', async () => {
    const asked = sql`select text from notes where text = ${'planned'}`
    const plans = await database.transaction(async tx => {
      await tx.rows(asked)
      await tx.rows(asked)
      return tx.rows(
        sql`select generic_plans + custom_plans as n from pg_prepared_statements where statement = ${asked.text}`,
      )
    })
    expect(plans).toEqual([{ n: 2 }])
    await database.run(sql`alter table notes alter column text type varchar`)
    expect(await database.rows(asked)).toEqual([])
    await expect(database.transaction(tx => tx.rows(asked))).resolves.toEqual([])
    await database.run(sql`alter table notes alter column text type text`)
  })

  it('leaves nothing of a transaction that fails', async () => {
    const before = await count()
    const work = database.transaction(async tx => {
      await tx.run(sql`insert into notes values ('half')`)
      throw new Error('on the way')
    })
    await expect(work).rejects.toThrow('on the way')
    expect(await count()).toBe(before)
  })

  it('outlives a connection that is cut in the middle of a transaction', async () => {
    const before = await count()
    const work = database.transaction(async tx => {
      await tx.run(sql`insert into notes values ('half')`)
      await tx.run(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    await expect(work).rejects.toThrow('terminating connection')
    expect(await count()).toBe(before)
  })

  it('migrates once when several processes start together', async () => {
    const runs = await Promise.all([migrate(connection), migrate(connection), migrate(connection), migrate(connection)])
    expect(runs.flat(), 'the template is already up to date').toEqual([])
    await database.run(sql`drop schema public cascade`)
    await database.run(sql`create schema public`)
    const again = await Promise.all([migrate(connection), migrate(connection), migrate(connection)])
    expect(again.flat().sort(), 'each once').toEqual(knownMigrations)
  })

  it('says that it waits while another migrates, and gives up with one line', async () => {
    const said: string[] = []
    await database.transaction(async tx => {
      await tx.run(sql`select pg_advisory_xact_lock(7220401)`)
      const turn = { limitMs: 200, onWait: () => said.push('waiting') }
      await expect(migrate(connection, undefined, turn)).rejects.toThrow(
        /^Another process has been migrating .* again\.$/,
      )
    })
    expect(said).toEqual(['waiting'])
    expect(await migrate(connection), 'nothing is left behind').toEqual([])
  })

  it('keeps nothing on a connection behind a pooler: no names, no settings, no listening', async () => {
    expect(await isBehindPooler(connection), 'there is none').toBe(false)
    const pooled = openDatabase({ ...connection, max: 1 }, { isPooled: true, limitMs: 7_000 })
    const inside = await pooled.transaction(tx => tx.row(sql`select current_setting('statement_timeout') as limit`))
    expect(inside, 'limits are those of the transaction').toEqual({ limit: '7s' })
    const left = sql`select current_setting('statement_timeout') as limit,
      (select count(*) from pg_prepared_statements) as names, (select count(*) from pg_listening_channels()) as heard`
    expect(await pooled.row(left)).toEqual({ limit: '0', names: 0, heard: 0 })
    await pooled.close()
  })

  it('refuses a database that is newer than the code', async () => {
    await database.run(sql`insert into migrations (name) values ('9999_from_the_future.sql')`)
    await expect(migrate(connection)).rejects.toThrow('9999_from_the_future.sql')
  })
})
