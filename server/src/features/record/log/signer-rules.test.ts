import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { derivedSeed, openSigner, signedNote } from '../../../platform/tlog/note.ts'
import { rootAt } from '../../../platform/tlog/tree.ts'
import { newFolder } from '../../../testing/folder.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { openKeyFolder } from './key-folder.ts'
import { contradiction, openLogSigner, originOf } from './signer.ts'
import { dailyCheckpoints, newestCheckpoint } from './store/checkpoints.ts'
import { appendEntries } from './store/entries.ts'
import { treeOf } from './store/tree.ts'

const { database } = await ownDatabase()
const root = newFolder('signer')
afterAll(() => rmSync(root, { recursive: true }))
let folders = 0
let folder = openKeyFolder(join(root, 'none'), undefined)
const clock = movableClock()
const said: string[] = []
const hear =
  (level: string) =>
  (...[found, text]: [{ err?: Error }, string]) =>
    said.push(`${level}: ${found.err?.message ?? ''} ${text}`)
const open = (mayMakeKey = true, of = folder, db: Pick<typeof database, 'transaction'> = database) =>
  openLogSigner({
    ...{ database: Object.assign(Object.create(database), db), folder: of, clock, mayMakeKey },
    ...{ publicUrl: 'https://log.example', log: { warn: hear('warn'), error: hear('error') } as never },
  })
const add = (...entries: string[]) => database.transaction(tx => appendEntries(tx, entries))
const signed = async () => (await newestCheckpoint(database))?.size
beforeEach(async () => {
  folder = openKeyFolder(join(root, String(folders++)), undefined)
  said.length = 0
  await database.transaction(async tx => {
    await tx.run(sql`set local session_replication_role = replica`)
    for (const table of ['entries', 'checkpoints', 'tiles', 'checks'])
      await tx.run({ text: `delete from record_${table}`, values: [] })
  })
})

it.each([
  ['https://pusula.example', 'pusula.example/track-record/log'],
  ['https://pusula.example/', 'pusula.example/track-record/log'],
  ['https://pusula.example/an/app//', 'pusula.example/an/app/track-record/log'],
  ['http://localhost:8080/app?x=1#y', 'localhost:8080/app/track-record/log'],
])('the log of %s is named %s', (url, origin) => {
  expect(originOf(url)).toBe(origin)
})

it('what was signed is the beginning of what is there, or it is said how not', async () => {
  await add('one', 'two', 'three')
  const head = async (size: number, of?: Buffer) => ({ size, root: of ?? (await rootAt(treeOf(database, size))) })
  const [two, three, other] = [await head(2), await head(3), await head(1, Buffer.alloc(32))]
  const found = (size: number, ...heads: (typeof two)[]) => database.transaction(tx => contradiction(tx, size, heads))
  expect([await found(3, three, two), await found(3), await found(0)]).toEqual([undefined, undefined, undefined])
  expect(await found(2, two, three)).toBe('the log has 2 entries, and 3 had been signed')
  expect(await found(3, two, other)).toBe('the first 1 entries are not those that had been signed')
})

describe('the first key', () => {
  it('is made where it may be and nothing was signed before, and a witness has one of its own from it', async () => {
    const signer = await open()
    const seed = folder.seed() ?? Buffer.alloc(0)
    expect(seed).toHaveLength(32)
    expect(signer.verifierKey()).toBe((await openSigner('log.example/track-record/log', seed)).verifierKey)
    expect(signer.witnessSeed).toEqual(derivedSeed(seed, 'witness'))
    await signer.signDue()
    const elsewhere = openKeyFolder(join(root, 'elsewhere'), undefined)
    const other = await open(true, elsewhere)
    expect([other.verifierKey(), elsewhere.seed(), other.witnessSeed]).toEqual([undefined, undefined, undefined])
    expect(said).toEqual([])
  })

  it('is not made by an instance that may not: it signs nothing, and nobody waits for it', async () => {
    const signer = await open(false)
    await add('one')
    await signer.signDue()
    await signer.soon()
    await signer.close()
    expect([signer.verifierKey(), folder.seed(), await signed(), said]).toEqual([undefined, undefined, undefined, []])
  })

  it('that cannot be read is told, and nothing is signed in its place', async () => {
    const signer = await open(true, {
      ...folder,
      seed: () => {
        throw new Error('no key')
      },
    })
    await signer.signDue()
    expect([signer.verifierKey(), await signed()]).toEqual([undefined, undefined])
    expect(said).toEqual(['warn: no key the record is not signed by this instance'])
  })
})

describe('what was added', () => {
  it('is signed at most once a second, whichever way the clock goes', async () => {
    const signer = await open()
    const sizes: unknown[] = []
    const look = async (ms: number) => {
      await add('more')
      clock.forward(ms)
      await signer.signDue()
      sizes.push(await signed())
    }
    for (const ms of [0, 0, 999, 1, 500, -1_500]) await look(ms)
    expect(sizes).toEqual([1, 1, 1, 4, 4, 6])
    expect(folder.lastSigned()?.size).toBe(6)
  })

  it('is not signed where that fails, which whoever asked is told, nor against what this machine has signed', async () => {
    await (await open()).signDue()
    const failing = await open(true, folder, {
      transaction: async () => {
        throw new Error('the database is away')
      },
    })
    await expect(failing.signDue()).rejects.toThrow('the database is away')
    await add('one', 'two')
    const own = await openSigner('log.example/track-record/log', folder.seed() ?? Buffer.alloc(0))
    const text = `log.example/track-record/log\n9\n${Buffer.alloc(32).toString('base64')}\n`
    folder.keepSigned(signedNote(text, [own.sign(text)]))
    clock.forward(2_000)
    await (await open()).signDue()
    const finding = 'the log has 2 entries, and 9 had been signed'
    expect([await signed(), said]).toEqual([
      ...[0, [`error: ${finding} the record is not signed: it contradicts what was signed before`]],
    ])
    expect(await database.row(sql`select finding from record_checks`)).toEqual({ finding })
  })
})

describe('a restart', () => {
  it('takes away the checkpoints of entries that are lost, also those of another day', async () => {
    const signer = await open()
    await add('one', 'two', 'three')
    await signer.signDue()
    clock.forward(86_400_000)
    await database.transaction(async tx => {
      await tx.run(sql`set local session_replication_role = replica`)
      await tx.run(sql`delete from record_entries where index > 0`)
    })
    await signer.restart('two entries are lost')
    expect((await dailyCheckpoints(database, 9)).map(({ size }) => size)).toEqual([2])
  })

  const lastEntry = async () =>
    JSON.parse(
      (await database.row<{ entry: string }>(sql`select entry from record_entries order by index desc limit 1`))
        ?.entry ?? '',
    )
  it('names the longest checkpoint that anybody knows, and goes on under another key once this one has signed', async () => {
    const signer = await open()
    await signer.restart('nothing was signed')
    const first = signer.verifierKey()
    expect(await lastEntry()).toMatchObject({ kind: 'restart', reason: 'nothing was signed', checkpoint: '' })
    expect([await signed(), folder.lastSigned()?.size]).toEqual([1, 1])
    const before = folder.lastSigned()?.note
    await signer.restart('again')
    expect(await lastEntry()).toMatchObject({ reason: 'again', checkpoint: before })
    expect(signer.verifierKey()).not.toBe(first)
    const note = (await newestCheckpoint(database))?.note
    const elsewhere = await open(true, openKeyFolder(join(root, 'third'), undefined))
    await elsewhere.restart('the machine is gone')
    expect(await lastEntry()).toMatchObject({ checkpoint: note })
    await signer.restart('it is back')
    expect(await lastEntry(), 'that of the database, which is longer than ours').toMatchObject({
      checkpoint: expect.stringMatching(/^log.example\/track-record\/log\n3\n/),
    })
    expect(await signed()).toBe(4)
    const kept = folder.lastSigned()?.note
    await database.run(sql`delete from record_checkpoints`)
    await signer.restart('the database was emptied')
    expect(await lastEntry(), 'what this machine alone knows').toMatchObject({ checkpoint: kept })
  })
})
