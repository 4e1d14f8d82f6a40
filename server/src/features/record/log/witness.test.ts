import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cosignedAt, isSignedBy, parseNote, readVerifierKey, record } from '@pusula/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createLog } from '../../../platform/log.ts'
import { nodeCrypto } from '../../../platform/tlog/note.ts'
import { newFolder } from '../../../testing/folder.ts'
import { createWorld } from '../../../testing/world.ts'
import { someForecast } from '../testing/claims.ts'
import { fileAnchor } from './anchor.ts'
import { collectCosignatures } from './cosigned.ts'
import { originOf } from './signer.ts'
import { appendClaims } from './store/entries.ts'
import { openWitness } from './witness.ts'

// Two installations: one has a log, the other is its witness.
const logged = await createWorld({ RECORD_COINS: '0', PUBLIC_URL: 'https://log.example' })
const witnessing = await createWorld({ RECORD_COINS: '0', PUBLIC_URL: 'https://witness.example' })
const logSite = await logged.app.listen({ port: 0, host: '127.0.0.1' })
const witnessSite = await witnessing.app.listen({ port: 0, host: '127.0.0.1' })
const folder = newFolder('anchor')
afterAll(() => rmSync(folder, { recursive: true }))

let slots = 0
const add = (count: number) =>
  logged.database.transaction(tx =>
    appendClaims(
      tx,
      Array.from({ length: count }, () => someForecast({ slotAt: new Date(slots++ * 60_000) })),
    ),
  )
const sign = async () => {
  logged.clock.forward(1_000)
  return (await logged.app.inject({ url: '/track-record/log/checkpoint' })).body
}
await add(300)
await sign()
const logNow = async () => (await logged.person().call(record.trackRecord, {})).log
const logKey = (await logNow()).checkpoint?.verifierKey ?? ''
const witnessKey = (await witnessing.app.inject({ url: '/track-record/witness' })).body.trim()

const failures: string[] = []
const { database, clock } = witnessing
const error = (found: { err?: Error }) => failures.push(String(found.err?.message))
const witness = await openWitness({
  ...{ database, clock, origin: originOf(witnessing.config.publicUrl), seed: Buffer.alloc(32, 5) },
  ...{ log: { ...createLog('silent'), error }, of: [{ url: `${logSite}/track-record/log`, verifierKey: logKey }] },
})
const collect = () =>
  collectCosignatures({
    ...{
      database: logged.database,
      clock: logged.clock,
      log: createLog('silent'),
      origin: originOf('https://log.example'),
    },
    witnesses: [{ url: `${witnessSite}/track-record/witness`, verifierKey: witness.verifierKey ?? '' }],
  })
const cosignedSize = async () => (await database.row<{ size: number }>(sql`select size from record_witnessed`))?.size

describe('a witness', () => {
  it('has a key of its own, of another kind than that of a log', async () => {
    expect(await readVerifierKey(witnessKey, nodeCrypto)).toMatchObject({
      ...{ name: 'witness.example/track-record/witness', type: 4 },
    })
    const { body, headers } = await witnessing.app.inject({ url: '/track-record/witness' })
    expect([body, headers['content-type'], headers['cache-control']]).toEqual([
      ...[`${witnessKey}\n`, 'text/plain; charset=utf-8', 'no-cache'],
    ])
    expect((await witnessing.app.inject({ url: '/track-record/witness?origin=nobody' })).statusCode).toBe(404)
  })

  it('cosigns on first use, and then only with a consistency proof from tiles', async () => {
    await witness.cosignAll()
    expect(await cosignedSize()).toBe(300)
    await add(500)
    await sign()
    await witness.cosignAll()
    expect([await cosignedSize(), failures]).toEqual([800, []])
    clock.forward(1_500)
    await witness.cosignAll()
    expect([await cosignedSize(), failures], 'as long as before').toEqual([800, []])
    const note = parseNote(
      (await witnessing.app.inject({ url: '/track-record/witness?origin=log.example/track-record/log' })).body,
    )
    for (const key of [witness.verifierKey ?? '', logKey]) {
      const known = await readVerifierKey(key, nodeCrypto)
      expect(note && known && (await isSignedBy(note, known, nodeCrypto)), key).toBe(true)
    }
    expect(note?.signatures.map(({ name }) => name)).toEqual([
      originOf('https://log.example'),
      'witness.example/track-record/witness',
    ])
    expect(note && cosignedAt(note.signatures[1] ?? { name: '', id: '', bytes: new Uint8Array() })).toBe(
      Math.floor(clock.now().getTime() / 1000),
    )
  })

  it('passes over a log whose key is none, and over every log without a key of its own', async () => {
    const heard: string[] = []
    const strange = { error: (found: { err?: Error }) => heard.push(String(found.err?.message)) }
    const open = (seed: Buffer | undefined) =>
      openWitness({
        ...{
          database,
          clock,
          origin: originOf(witnessing.config.publicUrl),
          seed,
          log: { ...createLog('silent'), ...strange },
        },
        of: [{ url: `${logSite}/track-record/log`, verifierKey: 'no key' }],
      })
    await (await open(Buffer.alloc(32, 5))).cosignAll()
    expect(heard.splice(0)).toEqual(['no key is no verifier key'])
    const blind = await open(undefined)
    await blind.cosignAll()
    expect([blind.verifierKey, heard]).toEqual([undefined, []])
  })

  it('is named on the page of the log, with the time of its cosignature, and its note can be had', async () => {
    await collect()
    const { cosigned } = await logNow()
    expect(cosigned).toEqual([
      { name: 'witness.example/track-record/witness', size: 800, at: expect.stringMatching(/^2026-11-15T12/) },
    ])
    const { body, headers } = await logged.app.inject({ url: `/track-record/log/cosigned?name=${cosigned[0]?.name}` })
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'text/plain; charset=utf-8',
      'public, max-age=60',
    ])
    expect(body).toContain('— witness.example/track-record/witness ')
  })

  it('refuses a rewritten log, whoever signs it: its own page says so as well', async () => {
    await logged.database.transaction(async tx => {
      await tx.run(sql`set local session_replication_role = replica`)
      await tx.run(sql`update record_entries set entry = replace(entry, 'BTC', 'XRP') where index = 7`)
      await tx.run(sql`delete from record_tiles`)
      await tx.run(sql`delete from record_checkpoints`)
    })
    // Whoever owns the machine takes away what it knew.
    rmSync(join(logged.config.dataDir, 'record-log.checkpoint'))
    await add(3)
    expect((await sign()).split('\n')[1]).toBe('803')
    await witness.cosignAll()
    expect([await cosignedSize(), failures]).toEqual([
      800,
      ['log.example/track-record/log does not go on from the 800 entries that we cosigned'],
    ])
    await collect()
    expect((await logNow()).finding).toBe(
      'witness.example/track-record/witness has cosigned another log of 800 entries',
    )
  })
})

it('an anchor keeps each checkpoint once, in the order in which they were signed', async () => {
  const path = join(folder, 'checkpoints')
  const anchor = fileAnchor(path)
  for (const note of ['first\n', 'first\n', 'second\n']) await anchor(note)
  expect(readFileSync(path, 'utf8')).toBe('first\n\nsecond\n\n')
})
