import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { credits } from '@pusula/contract'
import pg from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { CallFailed, createWorld } from '../../testing/world.ts'
import { sql } from './db.ts'

/** A disk of four megabytes that belongs to the database's user; only the machine's owner may make one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'pusula-disk-'))
  const { uid, gid } = statSync(inject('sockets'))
  try {
    const options = `size=4m,mode=700,uid=${uid},gid=${gid}`
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmdirSync(folder)
    return undefined
  }
}

/** Writes until there is no room for another byte. */
function fill(file: string) {
  const handle = openSync(file, 'w')
  try {
    for (let size = 65_536; size >= 1; )
      try {
        writeSync(handle, Buffer.alloc(size))
      } catch {
        size >>= 1
      }
  } finally {
    closeSync(handle)
  }
}

const disk = smallDisk()
if (!disk) console.warn('The disk that is full was not tested: making one needs the rights to mount.')
const space = `space_${randomUUID().replaceAll('-', '')}`
const asOwner = async (text: string) => {
  const client = new pg.Client({ host: inject('sockets'), user: 'pusula', database: 'postgres' })
  await client.connect()
  await client.query(text).finally(() => client.end())
}
// Said before the world's own: it ends after them, when nothing lies on the disk any more.
afterAll(async () => {
  if (!disk) return
  await asOwner(`drop tablespace ${space}`)
  execFileSync('umount', [disk])
  rmdirSync(disk)
})

const world = await createWorld()
const { database, clock } = world

it.runIf(disk)('a full disk fails what must be written by name and whole, and only until there is room', async () => {
  const filler = join(disk ?? '', 'filler')
  await asOwner(`create tablespace ${space} location '${disk}'`)
  const ada = await world.member({ credits: 1_000 })
  // A page takes few rows, so that the one that was begun is soon full.
  await database.query(`alter table credits_entitlements set (fillfactor = 10), set tablespace ${space}`)
  const opened = async () => {
    // Each is a new one: the one before has expired.
    clock.forward(3_600_000)
    return ada.call(credits.deduct, { symbol: 'BTC' }).then(
      () => 'opened',
      error => (error instanceof CallFailed ? `${error.status} ${error.code}` : String(error)),
    )
  }
  const outcomes = [await opened()]
  fill(filler)
  // The page that was begun takes some more.
  while (outcomes.at(-1) === 'opened' && outcomes.length < 500) outcomes.push(await opened())
  for (let i = 0; i < 3; i++) outcomes.push(await opened())
  const done = outcomes.filter(outcome => outcome === 'opened').length
  expect(new Set(outcomes)).toEqual(new Set(['opened', '503 server.busy']))
  expect(await world.balanceOf(ada.accountId), 'paid for what was opened, and for nothing else').toBe(1_000 - done)
  const saved = await database.row<{ count: number }>(sql`select count(*) from credits_entitlements`)
  expect(saved?.count).toBe(done)
  expect(await world.differences()).toEqual([])
  expect((await ada.call(credits.history, {})).balance, 'reading goes on').toBe(1_000 - done)

  rmSync(filler)
  expect(await opened()).toBe('opened')
  expect(await world.balanceOf(ada.accountId)).toBe(1_000 - done - 1)
})
