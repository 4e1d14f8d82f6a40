import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReplyOf, type record, verifyCommand } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import { Registry } from 'prom-client'
import { afterAll, describe, expect, it } from 'vitest'
import { followFinds } from '../features/gems/finds/follow.ts'
import { logAllFinds } from '../features/gems/finds/seals.ts'
import { startMarket } from '../features/market/index.ts'
import { saveCosigned } from '../features/record/log/store/cosignatures.ts'
import { sql } from '../platform/db/db.ts'
import { openCosigner, signedNote } from '../platform/tlog/note.ts'
import { hearCommands } from '../testing/command.ts'
import { newFolder } from '../testing/folder.ts'
import { createWorld } from '../testing/world.ts'
import { run as doctor } from './doctor.ts'
import { run as recordLog } from './record-log.ts'
import { run } from './verify.ts'

const world = await createWorld({ RECORD_COINS: '2', SIM_SEED: '7', METRICS_TOKEN: 'a-token-for-the-figures' })
const { database, clock } = world
const folder = newFolder('checkpoints')
afterAll(() => rmSync(folder, { recursive: true }))

// A past, some hours of the plan, nine days in which all of it comes due, and a quarter of an hour that is still sealed.
await world.runJob('record.replay')
async function issue(minutes: number) {
  for (let step = 0; step < minutes / 6; step++) {
    await world.runJob('record.issue')
    clock.forward(6 * MINUTE_MS)
    await world.runJob('record.grade')
  }
}
await database.run(sql`insert into gems_finds (source, symbol, name, grade, level, found_at, due_at, price_usd, target_usd, leader_usd,
    last_usd, last_leader_usd, followed_at)
  select 'simulated', 'LINK', 'Chainlink', 70, 'Medium', at, at + interval '2 days', 1e9, 2e9, 1, 1e9, 1, at
  from (select ${clock.now()}::timestamptz as at) n`)
await logAllFinds(database)
await issue(6 * 60)
for (const hours of [1, 26, 9 * 24]) {
  clock.forward(hours * 60 * MINUTE_MS)
  await world.runJob('record.grade')
}
await followFinds({
  database,
  clock,
  market: await startMarket({ config: world.config, clock, log: world.log, metrics: new Registry() }),
})
await issue(12)
clock.forward(1_000)
await world.app.inject({ url: '/track-record/log/checkpoint' })
const site = await world.app.listen({ port: 0, host: '127.0.0.1' })

const said = hearCommands(world)

const recordNow = async () =>
  (await world.app.inject({ url: '/api/track-record' })).json() as ReplyOf<typeof record.trackRecord>
/** What the page tells people to type. */
const shown = verifyCommand(site, (await recordNow()).seed)
  .replace('npm run verify -- ', '')
  .split(' ')
async function verify(...options: string[]) {
  clock.forward(1_000)
  const before = said.length
  const code = await run([...shown, '--threads', '0', ...options])
  return { code, says: said.slice(before).join('\n') }
}

/** The page and the figure that alerts are made of, after the look of the night. */
async function nightlyLook() {
  await world.runJob('record.check')
  const headers = { authorization: 'Bearer a-token-for-the-figures' }
  const figures = (await world.app.inject({ url: '/metrics', headers })).body
  const alerts = /^pusula_record_not_as_written (\d)/m.exec(figures)?.[1]
  return { finding: (await recordNow()).log.finding, alerts }
}

/** Whoever owns the database gets around the guards of its tables; afterwards all is as it was. */
async function afterTampering(statement: string, look: () => Promise<void>) {
  const tables = [
    'record_entries',
    'record_claims',
    'record_range_days',
    'record_tiles',
    'record_checkpoints',
    'gems_finds',
  ]
  const asOwner = (...texts: string[]) =>
    database.transaction(async tx => {
      await tx.run(sql`set local session_replication_role = replica`)
      for (const text of texts) await tx.run({ text, values: [] })
    })
  await asOwner(...tables.map(table => `create table kept_${table} as table ${table}`), ...statement.split(';'))
  try {
    await look()
  } finally {
    await asOwner(
      ...tables.flatMap(table => [
        `delete from ${table}`,
        `insert into ${table} overriding system value table kept_${table}`,
        `drop table kept_${table}`,
      ]),
    )
  }
}

describe('npm run verify -- URL', () => {
  const saved = join(folder, 'checkpoint')

  it('finds a record of simulated prices sound as the page tells people to ask, whatever the seed', async () => {
    const { code, says } = await verify('--keep', saved)
    expect(says).toMatch(/log intact · \d+ [\w+/]{43}=/)
    expect(says).toMatch(/[1-9]\d* grades came out the same, 0 did not, 0 cannot be known/)
    expect(says).toMatch(/[1-9]\d* still sealed; [1-9]\d{3,} sums compared/)
    expect(says).toContain('1 gems: 1 have ended as was sealed, and the figures of the page follow from that')
    expect(code).toBe(0)
    expect(await nightlyLook()).toEqual({ finding: null, alerts: '0' })
    await doctor([])
    expect(said.join('\n')).toMatch(/predictions: the log of \d+ entries is as it was written/)
  })

  it('goes on from a checkpoint that was kept before, and works out once more what was replayed', async () => {
    await issue(12)
    const { code, says } = await verify('--since', saved, '--replayed')
    expect(says).toContain(`goes on from ${saved}, with nothing of it changed`)
    expect(says).toContain('2 coins replayed once more came out the same, 0 cannot be known')
    expect(code).toBe(0)
  })

  it('says when a witness has cosigned last, and does not take its silence for its word', async () => {
    const witness = await openCosigner('witness.example/pusula', randomBytes(32))
    const cosigned = async (daysAgo: number) => {
      clock.forward(1_000)
      const note = (await world.app.inject({ url: '/track-record/log/checkpoint' })).body
      const text = note.slice(0, note.indexOf('\n\n') + 1)
      const at = new Date(Date.now() - daysAgo * 1_440 * MINUTE_MS)
      const lines = [witness.sign(text, Math.floor(at.getTime() / 1_000))]
      await saveCosigned(database, {
        name: witness.key.name,
        size: Number(text.split('\n')[1]),
        note: signedNote(text, lines),
        at,
      })
      return verify('--witness', witness.verifierKey)
    }
    const silent = await cosigned(3)
    expect(silent.says).toContain('NOT COSIGNED SINCE')
    expect(silent.code).toBe(1)
    const lately = await cosigned(0)
    expect(lately.says).toMatch(/goes on from there: witness\.example\/pusula has cosigned \d+ entries on .*, of \d+/)
    expect(lately).toMatchObject({ code: 0, says: expect.not.stringContaining('NOT COSIGNED') })
  })

  it('tells whoever kept a checkpoint that the log is another one, or has become shorter', async () => {
    const other = join(folder, 'other')
    writeFileSync(other, readFileSync(saved, 'utf8').replace('log\n', 'log2\n'))
    expect((await verify('--since', other)).says).toContain('is no checkpoint that was signed with')
    const strange = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k'
    expect((await verify('--key', strange)).says).toContain(`is not signed with ${strange}`)
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })

  it.each([
    [
      'an entry',
      `update record_entries set entry = replace(entry, 'BTC', 'XRP') where index = 4`,
      'is not the one in its tile',
      true,
    ],
    [
      'an entry and its tile',
      `update record_entries set entry = replace(entry, 'BTC', 'XRP') where index = 4; delete from record_tiles`,
      'ROOT WRONG',
      true,
    ],
    [
      'a claim that is shown',
      'update record_claims set low80_usd = low80_usd * 0.99 where graded_at is not null',
      'is shown otherwise',
      false,
    ],
    [
      'a live sum',
      `update record_range_days set below = 0 where kind = 'live' and symbol = 'BTC'`,
      'SUM WRONG: a sum of BTC',
      true,
    ],
    [
      'a replayed sum',
      `update record_range_days set below = 0 where kind = 'replayed' and symbol = 'ETH'`,
      'SUM WRONG: what was replayed of ETH',
      true,
    ],
    [
      'the end of a gem',
      'update gems_finds set last_usd = 3e9, reached_at = due_at',
      'FIGURE WRONG: reached of the gems is not what the log says',
      true,
    ],
  ])(
    'finds %s that was changed in the database, as the doctor and the look of the night do',
    (_, statement, expected, isAlways) =>
      afterTampering(statement, async () => {
        const { code, says } = await verify('--no-prices')
        expect([code, says]).toEqual([1, expect.stringContaining(expected)])
        if (!isAlways) return
        await doctor([])
        expect(said.join('\n')).toContain('predictions: ')
        expect(await nightlyLook()).toEqual({ finding: expect.any(String), alerts: '1' })
      }),
  )

  it('finds a grade that was made kinder before it was written', () =>
    afterTampering(
      `update record_entries set entry = regexp_replace(entry, '"actualUsd":[0-9.]+', '"actualUsd":1') where index =
        (select min(index) from record_entries where entry like '%actualUsd%')`,
      async () => {
        const { code, says } = await verify()
        expect(says).toMatch(/entry \d+: actualUsd is 1, the candles say/)
        expect(code).toBe(1)
      },
    ))

  it('says that the seed is another one by not finding the prices', async () => {
    expect((await verify('--simulated', '1')).code).toBe(1)
    expect((await verify('--simulated', 'two')).says).toContain('--simulated and --threads are whole numbers')
    expect(await run(['pusula.example'])).not.toBe(0)
  })
})

describe('npm run record-log', () => {
  it('makes everything anew that is only made from the log, what was replayed included, to the same bytes', async () => {
    const tables = ['claims', 'months', 'range_days', 'chance_days', 'plan_days', 'tiles']
    const dump = async () =>
      Promise.all(
        tables.map(async table => {
          const text = `select t::text as row from record_${table} t order by 1`
          return database.rows<{ row: string }>({ text, values: [] })
        }),
      )
    const before = await dump()
    expect(before.every(rows => rows.length > 0)).toBe(true)
    expect(await recordLog(['rebuild', '--simulated', '7'])).toBe(0)
    expect(said.join('\n')).toMatch(/\d+ claims and every sum made anew/)
    expect(await dump()).toEqual(before)
  })

  it('says with which key it is signed here, and up to where', async () => {
    await recordLog([])
    expect(said.join('\n')).toContain((await recordNow()).log.checkpoint?.verifierKey)
    expect(await recordLog(['restart'])).not.toBe(0)
  })
})
