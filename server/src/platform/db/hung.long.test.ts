import { expect, inject, it, vi } from 'vitest'
import { watchTime } from '../../testing/event-loop.ts'
import { openLine } from '../../testing/line.ts'
import { movableClock, ownDatabase } from '../../testing/world.ts'
import { startJobs } from '../jobs.ts'
import { createLog } from '../log.ts'
import { DatabaseAway } from './away.ts'
import { openDatabase, sql } from './db.ts'
import { openMemory } from './memory.ts'

const { database: beside, connection: direct } = await ownDatabase()
await beside.run(sql`create table notes (text text)`)
const notes = () => beside.rows<{ text: string }>(sql`select text from notes`)
const line = await openLine(inject('sockets'))
const connection = { ...direct, host: '127.0.0.1', port: line.port }

/** How long it took to refuse, by the name that requests are answered with. */
async function refusedAfterMs(work: Promise<unknown>): Promise<number> {
  const startMs = performance.now()
  await expect(work).rejects.toThrow(DatabaseAway)
  return performance.now() - startMs
}

it('a database that hangs is waited for once, then refused at once, and everything goes on when it answers', async () => {
  const database = openDatabase(connection, { limitMs: 500 })
  const memory = openMemory(connection, database, movableClock())
  const jobs = await startJobs(database, createLog('silent'))
  const done: string[] = []
  await jobs.handle('after', async ({ text }: { text: string }) => void done.push(text))
  await vi.waitFor(() => expect(memory.isListening()).toBe(true))
  const read = vi.fn(async () => 'kept')
  const remember = memory.keep('note', read)
  for (let i = 0; i < 2; i++) await remember('a')
  expect(read, 'from memory').toHaveBeenCalledTimes(1)
  const before = await connectionsOf()

  const expectInTime = watchTime()
  line.hang()
  const inside = database.transaction(async tx => {
    await tx.run(sql`insert into notes values ('half')`)
    await tx.run(sql`insert into notes values ('done')`)
  })
  const waited = await Promise.all([
    refusedAfterMs(inside),
    ...Array.from({ length: 30 }, () => refusedAfterMs(database.rows(sql`select 1`))),
    refusedAfterMs(database.patiently('cleanup').run(sql`delete from notes`)),
    refusedAfterMs(jobs.add('after', { text: 'meanwhile' })),
  ])
  expectInTime(Math.max(...waited), 8_000, 'whatever it is for')
  await vi.waitFor(async () => expect(await refusedAfterMs(database.rows(sql`select 1`))).toBeLessThan(100))
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
  const expectInTime = watchTime()
  const arrived = line.loseNextCommit()
  let runs = 0
  const lost = database.transaction(async tx => {
    runs++
    await tx.run(sql`insert into notes values ('once')`)
  })
  expectInTime(await refusedAfterMs(lost), 3_000, 'a lost answer')
  await arrived
  expect([runs, await notes()]).toEqual([1, [{ text: 'once' }]])
  expect(await database.rows(sql`select text from notes`), 'one dead line is no dead database').toHaveLength(1)
  await database.close()
})
