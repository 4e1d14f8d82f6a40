import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../testing/own-database.ts'
import { openDatabase, sql } from './db.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const { database: beside, connection } = await ownDatabase()
await beside.run(sql`create table notes (text text)`)

describe('a statement', () => {
  const database = openDatabase(connection, { limitMs: 500 })

  it('that takes too long or waits for a lock is given up by the server, and what follows works', async () => {
    await expect(database.rows(sql`select pg_sleep(60)`)).rejects.toThrow('statement timeout')
    await beside.transaction(async tx => {
      await tx.run(sql`lock table notes`)
      const waiting = database.transaction(other => other.run(sql`insert into notes values ('late')`))
      await expect(waiting).rejects.toThrow(DatabaseUnavailable)
      await expect(waiting).rejects.toThrow('lock timeout')
    })
    expect(await database.rows(sql`select text from notes`)).toEqual([])
  })

  it('gets more time where it takes it by nature, and the next one does not', async () => {
    const limit = sql`select current_setting('statement_timeout') as limit`
    const [cleanup, upload, library, usual] = await Promise.all([
      database.patiently('cleanup').row(limit),
      database.transaction(tx => tx.row(limit), 'upload'),
      database.query(limit.text).then(({ rows }) => rows[0]),
      database.row(limit),
    ])
    expect([cleanup, upload, library, usual].map(row => row && 'limit' in row && row.limit)).toEqual([
      '1min',
      '30s',
      '1min',
      '500ms',
    ])
  })

  it('that fails in a transaction whose work goes on makes the whole fail', async () => {
    const work = database.transaction(async tx => {
      await tx.run(sql`insert into notes values ('half')`)
      await tx.run(sql`select 1 / 0`).catch(() => {})
    })
    await expect(work).rejects.toThrow('division by zero')
    expect(await database.rows(sql`select text from notes`)).toEqual([])
  })
})
