import { describe, expect, it, vi } from 'vitest'
import { ownDatabase } from '../testing/own-database.ts'
import { sql } from './db/db.ts'
import { startJobs } from './jobs.ts'
import { createLog } from './log.ts'

const { database } = await ownDatabase()
const log = createLog('silent')
await database.run(sql`create table effects (number int)`)

describe('jobs', () => {
  it('are done once each by two instances', async () => {
    const [one, two] = await Promise.all([startJobs(database, log), startJobs(database, log)])
    const work = async ({ number }: { number: number }) => {
      await database.run(sql`insert into effects values (${number})`)
    }
    await Promise.all([one.handle('note', work), two.handle('note', work)])
    await Promise.all(Array.from({ length: 20 }, (_, number) => one.add('note', { number }, String(number))))
    await vi.waitFor(async () => expect(await database.rows(sql`select distinct number from effects`)).toHaveLength(20))
    await Promise.all([one.stop(), two.stop()])
    expect(await database.rows(sql`select number from effects`), 'none twice').toHaveLength(20)
  })

  it('of a process that was killed are done by another', async () => {
    const dead = await startJobs(database, log)
    let bury = () => {}
    const buried = new Promise<void>(resolve => {
      bury = resolve
    })
    await dead.handle('left', async () => {
      // What a killed process leaves: a job under way that gives no sign of life any more.
      await database.query(`update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = 'left'`)
      await buried
    })
    await dead.add('left', { number: 100 })
    const alive = await startJobs(database, log, { watchEverySeconds: 1 })
    await vi.waitFor(async () =>
      expect(
        (await database.query(`select 1 from pgboss.job where name = 'left' and state = 'active'`)).rows,
      ).toHaveLength(1),
    )
    await alive.handle('left', async ({ number }: { number: number }) => {
      await database.run(sql`insert into effects values (${number})`)
    })
    await vi.waitFor(async () => {
      // Nobody waits for the pause before another try.
      await database.query(`update pgboss.job set start_after = now() where name = 'left' and state = 'retry'`)
      expect(await database.rows(sql`select number from effects where number = 100`)).toHaveLength(1)
    })
    bury()
    await Promise.all([alive.stop(), dead.stop()])
  })

  it('added by a process that takes none are done by one that does', async () => {
    const adding = await startJobs(database, log, { isTaking: false })
    const done: string[] = []
    await adding.handle('handed-on', async () => void done.push('here'))
    await adding.add('handed-on', {})
    const taking = await startJobs(database, log)
    await taking.handle('handed-on', async () => void done.push('there'))
    await vi.waitFor(() => expect(done).toEqual(['there']))
    await Promise.all([adding.stop(), taking.stop()])
  })

  it('that come by the clock are planned by those that take them, and come once to all of them', async () => {
    const done: string[] = []
    const start = async (name: string, isTaking = true) => {
      const jobs = await startJobs(database, log, { isTaking })
      await jobs.schedule('each-minute', '* * * * *', async () => void done.push(name))
      return jobs
    }
    const planned = async () =>
      (await database.query(`select cron, timezone from pgboss.schedule where name = 'each-minute'`)).rows
    // One of them looks for what is due, every half minute: first not yet, and then at once.
    const lookedAt = (when: string) => database.query(`update pgboss.version set cron_on = ${when}`)
    const idle = await start('idle', false)
    expect(await planned()).toEqual([])
    await lookedAt('now()')
    const first = await start('first')
    await lookedAt('null')
    const others = await Promise.all([start('second'), start('third')])
    expect(await planned()).toEqual([{ cron: '* * * * *', timezone: 'UTC' }])
    await vi.waitFor(() => expect(done.length).toBeGreaterThan(0))
    await Promise.all([idle, first, ...others].map(jobs => jobs.stop()))
    expect(done, 'none twice').toHaveLength(1)
  })

  it('that are being added when the process stops are there for the next', async () => {
    const stopping = await startJobs(database, log, { isTaking: false })
    let isAdded = false
    const added = stopping.add('late', {}).then(() => {
      isAdded = true
    })
    await stopping.stop()
    expect(isAdded).toBe(true)
    await added
  })

  it('finish what is under way when the process stops', async () => {
    const jobs = await startJobs(database, log)
    const done: string[] = []
    let [begin, end] = [() => {}, () => {}]
    const begun = new Promise<void>(resolve => {
      begin = resolve
    })
    const ended = new Promise<void>(resolve => {
      end = resolve
    })
    await jobs.handle('slow', async () => {
      begin()
      await ended
      done.push('work')
    })
    await jobs.add('slow', {})
    await begun
    const stopped = jobs.stop().then(() => done.push('stop'))
    end()
    await stopped
    expect(done).toEqual(['work', 'stop'])
  })
})
