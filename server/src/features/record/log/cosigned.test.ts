import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toBase64, writeCheckpoint } from '@pusula/contract'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { openCosigner, openSigner, signedNote } from '../../../platform/tlog/note.ts'
import { rootAt } from '../../../platform/tlog/tree.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { collectCosignatures } from './cosigned.ts'
import { saveCheckpoint } from './store/checkpoints.ts'
import { cosignersOf } from './store/cosignatures.ts'
import { appendEntries } from './store/entries.ts'
import { treeOf } from './store/tree.ts'

const { database } = await ownDatabase()
const clock = movableClock()
const origin = 'log.example/track-record/log'
await database.transaction(tx => appendEntries(tx, ['one', 'two', 'three', 'four']))
const own = await openSigner(origin, Buffer.alloc(32, 1))
const witness = await openCosigner('witness.example', Buffer.alloc(32, 2))
const rootOf = async (size: number) => rootAt(treeOf(database, size))
const textOf = async (size: number, of = origin, root?: Buffer) =>
  writeCheckpoint({ origin: of, size, root: root ?? (await rootOf(size)) })
const text3 = await textOf(3)
const otherText = await textOf(3, 'other.example/log')

/** What the witness answers, and what it was asked. */
let answer = ''
const asked: (string | undefined)[] = []
const site = createServer(({ url }, response) => {
  asked.push(url)
  response.end(answer)
})
await new Promise<void>(resolve => {
  site.listen(0, '127.0.0.1', resolve)
})
const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/witness`
afterAll(() => site.close())

const seconds = 1_794_000_000
const cosigned = (text: string, at = seconds) => signedNote(text, [own.sign(text), witness.sign(text, at)])
async function collect(note: string, verifierKeys = [witness.verifierKey]) {
  const warned: string[] = []
  const log = { warn: (found: { err?: Error }) => warned.push(String(found.err?.message)) }
  answer = note
  const witnesses = verifierKeys.map(verifierKey => ({ url, verifierKey }))
  await collectCosignatures({ database, clock, log: log as never, origin, witnesses })
  const finding = await database.row<{ finding: string }>(sql`select finding from record_checks`)
  const saved = (await cosignersOf(database)).map(({ size, at }) => [size, at.getTime() / 1000])
  return { saved, finding: finding?.finding, warned: warned.map(text => text.replace(url, 'the witness')) }
}
const none = { saved: [], finding: undefined }
afterEach(async () => {
  await database.run(sql`delete from record_cosignatures`)
  await database.run(sql`delete from record_checks`)
})

beforeEach(() =>
  database.transaction(async tx => {
    const [root, signedAt] = [await rootOf(3), clock.now()]
    await saveCheckpoint(tx, { size: 3, root, verifierKey: own.verifierKey, note: cosigned(text3), signedAt })
  }),
)

describe('a cosignature', () => {
  it('is kept with its time, of the newest checkpoint and of those before', async () => {
    expect(await collect(cosigned(await textOf(2)))).toEqual({ saved: [[2, seconds]], finding: undefined, warned: [] })
    expect(await collect(cosigned(text3, seconds + 60))).toMatchObject({ saved: [[3, seconds + 60]] })
    expect(asked.at(-1)).toBe('/witness?origin=log.example%2Ftrack-record%2Flog')
  })

  it('of a log that is not ours is published: of another past, or of more entries than we have signed', async () => {
    const says = (size: number) => `witness.example has cosigned another log of ${size} entries`
    expect(await collect(cosigned(await textOf(3, origin, Buffer.alloc(32))))).toEqual({
      ...none,
      finding: says(3),
      warned: [],
    })
    expect(await collect(cosigned(await textOf(4)))).toEqual({ ...none, finding: says(4), warned: [] })
  })

  it('is of nothing that we know before we have signed anything', async () => {
    await database.run(sql`delete from record_checkpoints`)
    const finding = 'witness.example has cosigned another log of 3 entries'
    expect(await collect(cosigned(text3))).toEqual({ ...none, finding, warned: [] })
  })

  it.each<[string, string]>([
    ['of another log', cosigned(otherText)],
    ['of nobody', signedNote(text3, [own.sign(text3)])],
    ['of another text', signedNote(text3, [witness.sign('another', seconds)])],
    ['of no checkpoint', cosigned('hello\n')],
    ['that is no note', 'hello'],
  ])('%s is passed over', async (_, note) => {
    const warned = [`the witness has cosigned nothing of ours with ${witness.verifierKey}`]
    expect(await collect(note)).toEqual({ ...none, warned })
  })

  it('under a key that is none is passed over, and those of others are looked at', async () => {
    expect(await collect(cosigned(text3), ['no key', witness.verifierKey])).toEqual({
      ...{ saved: [[3, seconds]], finding: undefined },
      warned: ['the witness has cosigned nothing of ours with no key'],
    })
  })

  it('is the one of its own key, whatever else stands below', async () => {
    const other = await openCosigner('witness.example', Buffer.alloc(32, 3))
    const lines = [other.sign(text3, 7), witness.sign(text3, seconds), own.sign(text3)]
    expect(await collect(signedNote(text3, lines))).toMatchObject({ saved: [[3, seconds]] })
    expect(toBase64(await rootOf(3))).toBe(text3.split('\n')[2])
  })
})
