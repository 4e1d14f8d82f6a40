import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portfolio } from '@pusula/contract'
import pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { backUp } from '../platform/db/backup/backup.ts'
import { tablesIn } from '../platform/db/backup/tables.ts'
import { type Db, openDatabase, sql } from '../platform/db/db.ts'
import { hearCommands, useDatabase } from '../testing/command.ts'
import { createWorld } from '../testing/world.ts'
import { run as backup } from './backup.ts'
import { named, run as restore } from './restore.ts'

const world = await createWorld({ RECORD_COINS: '2' })
const folder = mkdtempSync(join(tmpdir(), 'pusula-backup-'))
const said = hearCommands(world)
const created: string[] = []

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await withKeeper(async keeper => {
    for (const name of created) await keeper.query(`drop database if exists ${name} with (force)`)
  })
})

async function withKeeper(work: (keeper: pg.Client) => Promise<void>) {
  const keeper = new pg.Client({ ...world.connection, database: 'postgres' })
  await keeper.connect()
  await work(keeper)
  await keeper.end()
}

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  created.push(name)
  await withKeeper(async keeper => void (await keeper.query(`create database ${name}`)))
  return name
}

/** A fingerprint of every row of every table, and of the counters. */
async function contentOf(db: Db) {
  const content: Record<string, string | undefined> = {}
  for (const { name, quoted } of await tablesIn(db)) {
    const text = `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${quoted} t`
    content[name] = (await db.row<{ sum: string }>({ text, values: [] }))?.sum
  }
  const counters = await db.rows(
    sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  )
  return { content, counters }
}

async function contentOfDatabase(name: string) {
  const database = openDatabase({ ...world.connection, database: name })
  try {
    return await contentOf(database)
  } finally {
    await database.close()
  }
}

it('a backup brings every row and every counter back, exactly', async () => {
  const ada = await world.member({ email: 'ada@example.com', credits: 7 })
  await ada.call(portfolio.add, {
    coinSymbol: 'BTC',
    coinName: 'Bitcoin',
    quantity: '0.12345678',
    usdCostBasis: '123456789012345.12345678',
    purchaseDate: '2026-11-01T00:00:00.000Z',
    notes: 'tab\there, "quotes", a\nline, ğüşıöç, 𝄞',
  })
  // Months of the record are made while the product runs, not by its migrations.
  await world.database.run(sql`select record_month('2031-05-01T00:00:00Z')`)
  await world.runJob('record.issue')
  const file = join(folder, 'whole.backup')
  expect(await backup([file])).toBe(0)
  const before = await contentOf(world.database)

  const elsewhere = await emptyDatabase()
  useDatabase(world, elsewhere)
  expect(await restore([file]), said.join('\n')).toBe(0)
  expect(await contentOfDatabase(elsewhere)).toEqual(before)
  expect(Object.values(before.content).filter(sum => !sum?.startsWith('0 ')).length).toBeGreaterThan(5)
})

it('is what was there at one moment, however much is written meanwhile', async () => {
  const file = join(folder, 'moment.backup')
  const before = await contentOf(world.database)
  let written = 0
  await backUp(world.database, file, new Date(0), async () => {
    written += await world.database.run(sql`update credits_balances set balance = balance + 1`)
  })
  expect(written).toBeGreaterThan(0)
  const elsewhere = await emptyDatabase()
  useDatabase(world, elsewhere)
  await restore([file])
  expect(await contentOfDatabase(elsewhere)).toEqual(before)
})

it('does not write over a file, nor over a database that is not empty or in use', async () => {
  const file = join(folder, 'kept.backup')
  await backup([file])
  expect(await backup([file])).toBe(1)
  expect(said.at(-1)).toContain('is there already')
  expect(await restore([file])).toBe(1)
  expect(said.at(-1)).toContain('in use')

  const filled = await emptyDatabase()
  useDatabase(world, filled)
  await restore([file])
  expect(await restore([file])).toBe(1)
  expect(said.at(-1)).toContain('--replace')
  expect(await restore([file, '--replace'])).toBe(0)
})

const spoils: Record<string, (whole: Buffer) => Buffer> = {
  cut: whole => whole.subarray(0, whole.length - 40),
  damaged: whole => Buffer.concat([whole.subarray(0, 200), Buffer.alloc(40), whole.subarray(240)]),
  'something else': () => Buffer.from('name,symbol\n'),
}

it('refuses a file that is cut, damaged or something else, and changes nothing', async () => {
  const file = join(folder, 'sound.backup')
  await backup([file])
  const elsewhere = await emptyDatabase()
  useDatabase(world, elsewhere)
  for (const [how, spoil] of Object.entries(spoils)) {
    const spoilt = join(folder, `${how}.backup`)
    writeFileSync(spoilt, spoil(readFileSync(file)))
    expect(await restore([spoilt]), how).toBe(1)
    expect(said.at(-1)).toContain('backup of Pusula')
    expect(await contentOfDatabase(elsewhere), how).toEqual({ content: {}, counters: [] })
  }
  expect(await restore([file]), 'the sound one still fits').toBe(0)
})

describe('the address of a restore', () => {
  it('is read as the driver reads it, with whatever password, TLS and private authorities', () => {
    vi.stubEnv('PGPASSWORD', `p@ss/w:rd'"`)
    expect(named('postgres://ada@db.example:6432/pusula?sslmode=no-verify')).toEqual({
      ...{ host: 'db.example', port: 6432, user: 'ada', password: `p@ss/w:rd'"`, database: 'pusula' },
      ssl: { rejectUnauthorized: false },
    })
    vi.unstubAllEnvs()
    const place = join(mkdtempSync(join(tmpdir(), 'pusula-ca-')), 'ca.pem')
    writeFileSync(place, 'an authority of our own')
    const { ssl } = named(`postgres://ada:p%40ss@db.example/pusula?sslmode=verify-full&sslrootcert=${place}`)
    expect(ssl).toMatchObject({ ca: 'an authority of our own' })
  })
})
