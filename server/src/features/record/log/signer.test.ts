import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { record } from '@pusula/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { newFolder } from '../../../testing/folder.ts'
import { createWorld } from '../../../testing/world.ts'
import { someForecast } from '../testing/claims.ts'
import { checkRecord } from '../verify/check.ts'
import { openKeyFolder } from './key-folder.ts'
import { openLogSigner } from './signer.ts'
import { appendClaims } from './store/entries.ts'

const world = await createWorld({ RECORD_COINS: '0' })
const { database, clock } = world
const folder = openKeyFolder(world.config.dataDir, undefined)

let slots = 0
const add = (count: number) =>
  database.transaction(tx =>
    appendClaims(
      tx,
      Array.from({ length: count }, () => someForecast({ slotAt: new Date(slots++ * 60_000) })),
    ),
  )
const checkpoint = async (app = world.app) => {
  clock.forward(1_000)
  return (await app.inject({ url: '/track-record/log/checkpoint' })).body
}
const sizeOf = (note: string) => Number(note.split('\n')[1])
const logNow = async () => (await world.person().call(record.trackRecord, {})).log

/** Whoever owns the database gets around the guards of its tables. */
const asOwner = (...statements: string[]) =>
  database.transaction(async tx => {
    await tx.run(sql`set local session_replication_role = replica`)
    for (const text of statements) await tx.run({ text, values: [] })
  })

describe('of several instances on one database', () => {
  it('only those with the key sign; others serve what was signed, and create no key', async () => {
    await add(5)
    const first = await checkpoint()
    expect(sizeOf(first)).toBe(5)
    const elsewhere = newFolder('other')
    const other = await world.another(30_000, { DATA_DIR: elsewhere })
    await add(5)
    expect(await checkpoint(other.app), 'which it cannot sign').toBe(first)
    expect(openKeyFolder(elsewhere, undefined).seed()).toBeUndefined()
    const second = await checkpoint()
    expect(sizeOf(second)).toBe(10)
    expect(await checkpoint(other.app)).toBe(second)
    const key = folder.seed()?.toString('base64') ?? ''
    const twin = await world.another(30_000, { DATA_DIR: elsewhere, RECORD_LOG_KEY: key })
    await add(1)
    expect(sizeOf(await checkpoint(twin.app)), 'with the key in a variable').toBe(11)
    await add(1)
    expect(sizeOf(await checkpoint()), 'each goes on from what the other has signed').toBe(12)
    rmSync(elsewhere, { recursive: true })
  })
})

describe('a database that is not the one that was signed', () => {
  const saved: string[] = []
  afterEach(async () => {
    // As it was: the entries, and what was found.
    if (saved.length)
      await asOwner(
        'delete from record_entries',
        'insert into record_entries table kept_entries',
        'drop table kept_entries',
        ...saved.splice(0),
      )
    await asOwner('delete from record_checks')
  })
  const spoiled = async (...statements: string[]) => {
    await asOwner(
      'create table kept_entries as table record_entries',
      'create table kept_checkpoints as table record_checkpoints',
      ...statements,
    )
    saved.push(
      'delete from record_checkpoints',
      'insert into record_checkpoints table kept_checkpoints',
      'drop table kept_checkpoints',
      'delete from record_tiles',
    )
  }

  it('is not signed where it is shorter (rollback), as after a restored backup: the page says so', async () => {
    const before = await checkpoint()
    await spoiled('delete from record_entries where index >= 7', 'delete from record_checkpoints')
    expect((await logNow()).finding).toBeNull()
    await world.app.inject({ url: '/track-record/log/checkpoint' })
    clock.forward(1_000)
    await world.app.inject({ url: '/track-record/log/checkpoint' })
    const log = await logNow()
    expect(log).toMatchObject({
      checkpoint: null,
      finding: `the log has 7 entries, and ${sizeOf(before)} had been signed`,
    })
    expect((await checkRecord(database, clock.now(), { saved: folder.lastSigned() })).finding).toContain('were signed')
    const person = world.person()
    const unproven = { checkpoint: null, verifierKey: null }
    expect(await person.call(record.consistency, { from: 0 }), 'everything goes on from nothing').toEqual({
      ...unproven,
      proof: [],
    })
    expect(await person.call(record.consistency, { from: 1 })).toEqual({ ...unproven, proof: null })
    for (const path of ['checkpoint', 'tile/0/000.p/1', 'tile/entries/000.p/1'])
      expect((await world.app.inject({ url: `/track-record/log/${path}` })).statusCode, path).toBe(404)
    await expect(person.call(record.entry, { index: 0 })).rejects.toThrow('request.notFound')
  })

  it('is not signed where its history was rewritten, with tiles and checkpoints', async () => {
    await checkpoint()
    await spoiled(
      `update record_entries set entry = replace(entry, 'BTC', 'ETH') where index = 3`,
      'delete from record_tiles',
      'delete from record_checkpoints',
    )
    clock.forward(1_000)
    await world.app.inject({ url: '/track-record/log/checkpoint' })
    expect((await logNow()).finding).toMatch(/the first \d+ entries are not those that had been signed/)
  })

  it('goes on under another key after a key-rotation entry in the log', async () => {
    const before = await checkpoint()
    const oldKey = (await logNow()).checkpoint?.verifierKey
    await asOwner('delete from record_entries where index >= 9')
    const signer = await openLogSigner({
      ...{ database, folder, clock, publicUrl: world.config.publicUrl, mayMakeKey: false },
      log: { warn: () => {}, error: () => {} },
    })
    await signer.restart('a backup of yesterday was restored')
    const log = await logNow()
    expect(log.checkpoint?.size).toBe(10)
    expect(log.checkpoint?.verifierKey).not.toBe(oldKey)
    const last = await database.row<{ entry: string }>(
      sql`select entry from record_entries order by index desc limit 1`,
    )
    expect(JSON.parse(last?.entry ?? '')).toMatchObject({
      kind: 'restart',
      reason: 'a backup of yesterday was restored',
      checkpoint: before,
    })
    expect((await checkRecord(database, clock.now(), { saved: folder.lastSigned() })).finding).toMatch(
      /claims and .* are looked up/,
    )
  })

  it('goes on under another key of RECORD_LOG_KEY, once it is another', async () => {
    const openWith = (key: Buffer | undefined) =>
      openLogSigner({
        ...{ database, folder: openKeyFolder(world.config.dataDir, key), clock },
        ...{ publicUrl: world.config.publicUrl, mayMakeKey: false, log: { warn: () => {}, error: () => {} } },
      })
    const { size, verifierKey: oldKey } = (await logNow()).checkpoint ?? { size: 0 }
    const same = await openWith(folder.seed())
    await expect(same.restart('the key was seen')).rejects.toThrow('set another one there')
    const given = randomBytes(32)
    const signer = await openWith(given)
    await signer.restart('the key was seen')
    const { checkpoint: restarted } = await logNow()
    expect(restarted).toMatchObject({ size: size + 1, verifierKey: signer.verifierKey() })
    expect(restarted?.verifierKey).not.toBe(oldKey)
    await expect((await openWith(given)).restart('again'), 'it has signed by now').rejects.toThrow('set another one')
    const app = (await world.another(30_000, { RECORD_LOG_KEY: given.toString('base64') })).app
    // Of the entries that were deleted above.
    await asOwner('delete from record_pending')
    await add(1)
    expect(sizeOf(await checkpoint(app)), 'and instances with it sign on').toBe(size + 2)
  })
})
