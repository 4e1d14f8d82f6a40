import { expect, inject, it, vi } from 'vitest'
import { turnsDuring } from '../../testing/event-loop.ts'
import { movableClock } from '../../testing/movable-clock.ts'
import { ownDatabase } from '../../testing/own-database.ts'
import { openTcpProxy } from '../../testing/tcp-proxy.ts'
import { startJobs } from '../jobs.ts'
import { createLog } from '../log.ts'
import { openDatabase, sql } from './db.ts'
import { openRowCache } from './row-cache.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const { database: beside, connection: direct } = await ownDatabase()
await beside.run(sql`create table notes (text text)`)
const notes = () => beside.rows<{ text: string }>(sql`select text from notes`)
const line = await openTcpProxy(inject('sockets'))
const connection = { ...direct, host: '127.0.0.1', port: line.port }

/** Refused by the name that requests are answered with. */
const expectRefused = (work: Promise<unknown>) => expect(work).rejects.toThrow(DatabaseUnavailable)

it('a database that hangs is waited for once, then refused at once, and everything goes on when it answers', async () => {
  const database = openDatabase(connection, { limitMs: 500 })
  const memory = openRowCache(connection, database, movableClock())
  const jobs = await startJobs(database, createLog('silent'))
  const done: string[] = []
  await jobs.handle('after', async ({ text }: { text: string }) => void done.push(text))
  await vi.waitFor(() => expect(memory.isListening()).toBe(true))
  const read = vi.fn(async () => 'kept')
  const remember = memory.keep('note', read)
  for (let i = 0; i < 2; i++) await remember('a')
  expect(read, 'from memory').toHaveBeenCalledTimes(1)
  const before = await connectionsOf()

  line.hang()
  const inside = database.transaction(async tx => {
    await tx.run(sql`insert into notes values ('half')`)
    await tx.run(sql`insert into notes values ('done')`)
  })
  const asked = [
    inside,
    ...Array.from({ length: 30 }, () => database.rows(sql`select 1`)),
    database.patiently('cleanup').run(sql`delete from notes`),
    jobs.add('after', { text: 'meanwhile' }),
  ]
  // While nothing passes: whoever had patience of its own would wait for ever.
  await Promise.all(asked.map(expectRefused))
  const turns = () => turnsDuring(() => expectRefused(database.rows(sql`select 1`)))
  await vi.waitFor(async () => expect(await turns(), 'nobody is asked any more').toBe(0))
  await vi.waitFor(() => expect(memory.isListening(), 'nobody listens').toBe(false))
  await remember('a')
  expect(read, 'so nothing is believed').toHaveBeenCalledTimes(2)

  line.goOn()
  await vi.waitFor(async () => expect(await database.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]))
  await vi.waitFor(() => expect(memory.isListening()).toBe(true))
  await jobs.add('after', { text: 'again' })
  await vi.waitFor(() => expect(done).toContain('again'))
  expect(await notes(), 'nothing half done').toEqual([])
  await vi.waitFor(async () => expect(await connectionsOf()).toBeLessThanOrEqual(before))
  await Promise.all([jobs.stop(), memory.close()])
  await database.close()
})

const connectionsOf = async () =>
  (await beside.row<{ n: number }>(sql`select count(*) as n from pg_stat_activity where datname = current_database()`))
    ?.n ?? 0

it('a commit whose answer is lost is a failure to whoever asked, is done once and leaves nothing behind', async () => {
  const database = openDatabase(connection, { limitMs: 500 })
  const arrived = line.loseNextCommit()
  let runs = 0
  const lost = database.transaction(async tx => {
    runs++
    await tx.run(sql`insert into notes values ('once')`)
  })
  await expectRefused(lost)
  await arrived
  expect([runs, await notes()]).toEqual([1, [{ text: 'once' }]])
  expect(await database.rows(sql`select text from notes`), 'one dead line is no dead database').toHaveLength(1)
  await database.close()
})
