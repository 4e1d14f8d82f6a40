import { createPublicKey, verify as ed25519 } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  analysis,
  credits,
  fromBase64,
  openCheckpoint,
  readVerifierKey,
  record,
  verifyConsistency,
  webCrypto,
} from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import { RFC9162 } from '@transmute/rfc9162'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { isIncluded, MTH, PROOF } from '../../../platform/tlog/testing/reference.ts'
import { createWorld } from '../../../testing/world.ts'
import { someForecast } from '../testing/claims.ts'
import { appendClaims } from './store/entries.ts'

const world = await createWorld({ RECORD_COINS: '0', PUBLIC_URL: 'https://pusula.example/app' })
const { database, clock } = world

/** Adds so many claims to the log, each in a slot of its own. */
let slots = 0
const add = (count: number) =>
  database.transaction(tx =>
    appendClaims(
      tx,
      Array.from({ length: count }, () => {
        const issuedAt = new Date(clock.now().getTime() + slots++ * MINUTE_MS)
        return someForecast({ issuedAt, slotAt: issuedAt, dueAt: new Date(issuedAt.getTime() + 60 * MINUTE_MS) })
      }),
    ),
  )
const get = (path: string) => world.app.inject({ url: `/track-record/log/${path}` })
const passerBy = world.person()

/** The checkpoint of now; nothing is signed twice within a second. */
async function checkpointNow() {
  clock.forward(1_000)
  const { body } = await get('checkpoint')
  const [origin = '', size = '', root = ''] = body.split('\n')
  return { note: body, origin, size: Number(size), root: Buffer.from(root, 'base64') }
}

/** Every entry of a log as its bundles have them, read with nothing of the product's. */
async function entriesOf(size: number): Promise<Buffer[]> {
  const entries: Buffer[] = []
  for (let tile = 0; tile * 256 < size; tile++) {
    const width = Math.min(256, size - tile * 256)
    const { rawPayload: bytes } = await get(
      `tile/entries/${String(tile).padStart(3, '0')}${width < 256 ? `.p/${width}` : ''}`,
    )
    for (let at = 0; at < bytes.length; ) {
      const length = (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
      entries.push(bytes.subarray(at + 2, at + 2 + length))
      at += 2 + length
    }
  }
  return entries
}

describe('the log', () => {
  it('begins with the first entry, and is signed with a key file of mode 0600', async () => {
    expect((await get('checkpoint')).statusCode, 'an empty log is signed as well').toBe(200)
    await add(300)
    const { note, origin, size, root } = await checkpointNow()
    expect([origin, size]).toEqual(['pusula.example/app/track-record/log', 300])
    const { log } = await passerBy.call(record.trackRecord, {})
    expect(log.checkpoint).toMatchObject({ note, size: 300, root: root.toString('base64') })
    expect(log.sealed).toBe(300)
    expect(statSync(join(world.config.dataDir, 'record-log.key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(world.config.dataDir, 'record-log.checkpoint'), 'utf8')).toBe(note)
    const [name, , key = ''] = (log.checkpoint?.verifierKey ?? '').split(/\+(?=[0-9a-f]{8}\+)|(?<=\+[0-9a-f]{8})\+/)
    expect(name).toBe(origin)
    const publicKey = createPublicKey({
      key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key, 'base64').subarray(1)]),
      ...{ format: 'der', type: 'spki' },
    })
    const [text = '', line = ''] = note.split('\n\n')
    const signature = Buffer.from(line.split(' ')[2] ?? '', 'base64').subarray(4)
    expect(ed25519(null, Buffer.from(`${text}\n`), publicKey, signature)).toBe(true)
  })

  it('is verified by other implementations from what is served: root, tiles, inclusion and consistency', async () => {
    const before = await checkpointNow()
    await add(227)
    const { size, root } = await checkpointNow()
    expect([before.size, size]).toEqual([300, 527])
    const entries = await entriesOf(size)
    expect(Buffer.from(MTH(entries)).equals(root)).toBe(true)
    expect(Buffer.from(await RFC9162.treeHead(entries)).equals(root)).toBe(true)
    const { rawPayload: level1 } = await get('tile/1/000.p/2')
    expect(level1.toString('hex')).toBe(
      [0, 256].map(at => Buffer.from(MTH(entries.slice(at, at + 256))).toString('hex')).join(''),
    )
    const { proof } = await passerBy.call(record.consistency, { from: before.size })
    expect(proof?.map(hash => Buffer.from(hash, 'base64').toString('hex'))).toEqual(
      PROOF(before.size, entries).map(hash => Buffer.from(hash).toString('hex')),
    )
    const path = (proof ?? []).map(hash => Buffer.from(hash, 'base64'))
    expect(
      await RFC9162.verifyConsistencyProof(before.root, root, {
        ...{ log_id: '', tree_size_1: before.size, tree_size_2: size, consistency_path: path },
      }),
    ).toBe(true)
    const { inclusion_path } = await RFC9162.inclusionProof(entries[411] ?? Buffer.alloc(0), entries)
    expect(isIncluded(entries[411] ?? Buffer.alloc(0), 411, size, inclusion_path, root)).toBe(true)
    const one = await passerBy.call(record.entry, { index: 411 })
    expect(one.proof.map(text => Buffer.from(text, 'base64'))).toEqual(inclusion_path.map(part => Buffer.from(part)))
    expect(Buffer.from(one.entry)).toEqual(entries[411])
    await expect(passerBy.call(record.entry, { index: size })).rejects.toMatchObject({ status: 404 })
  })

  it('proves consistency to a browser with an older checkpoint in less than 2 kB', async () => {
    const before = await checkpointNow()
    await add(1)
    clock.forward(1_000)
    const reply = await world.app.inject({ url: `${record.consistency.path}?from=${before.size}` })
    expect(reply.rawPayload.length).toBeLessThan(2_000)
    const { checkpoint, verifierKey, proof } = reply.json()
    const key = await readVerifierKey(verifierKey, webCrypto)
    const now = key && (await openCheckpoint(checkpoint, key, webCrypto))
    const hashes = proof.map((hash: string) => fromBase64(hash))
    if (!now) throw new Error('not signed')
    expect(now.size).toBe(before.size + 1)
    expect(await verifyConsistency(before, now, hashes, webCrypto)).toBe(true)
    expect(await verifyConsistency({ ...before, root: Buffer.alloc(32) }, now, hashes, webCrypto)).toBe(false)
    expect((await passerBy.call(record.consistency, { from: now.size + 1 })).proof, 'longer than it is').toBeNull()
    expect((await passerBy.call(record.consistency, { from: 0 })).proof).toEqual([])
    expect((await passerBy.call(record.consistency, { from: now.size })).proof, 'as long as it is').toEqual([])
  })

  it('serves only what was signed, with immutable caching', async () => {
    const { size } = await checkpointNow()
    await add(3)
    const index = String(Math.floor(size / 256)).padStart(3, '0')
    const path = `tile/entries/${index}.p/${(size % 256) + 1}`
    expect((await get(path)).statusCode).toBe(404)
    await checkpointNow()
    const found = await get(path)
    expect([found.statusCode, found.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(found.headers['access-control-allow-origin']).toBe('*')
    expect(found.headers['content-type']).toBe('application/octet-stream')
    const note = await get('checkpoint')
    expect([
      note.headers['content-type'],
      note.headers['cache-control'],
      note.headers['access-control-allow-origin'],
    ]).toEqual([...['text/plain; charset=utf-8', 'public, max-age=1', '*']])
    const whole = (await get('tile/0/000')).rawPayload
    expect((await get('tile/0/000.p/5')).rawPayload.equals(whole.subarray(0, 5 * 32)), 'the first of a tile').toBe(true)
    expect((await get('tile/0/000.p/255')).rawPayload).toHaveLength(255 * 32)
    for (const strange of [
      'tile/0/0',
      'tile/9/000',
      'cosigned',
      'cosigned?name=nobody',
      'tile/0/000.p/0',
      'tile/x',
      'tile/0/999',
    ])
      expect((await get(strange)).statusCode, strange).toBe(404)
  })

  it('is signed at most once a second (throttle)', async () => {
    const { note } = await checkpointNow()
    await add(1)
    expect((await get('checkpoint')).body).toBe(note)
    clock.forward(1_000)
    const notes = await Promise.all(Array.from({ length: 20 }, async () => (await get('checkpoint')).body))
    expect(new Set(notes).size).toBe(1)
    expect(notes[0]).not.toBe(note)
  })

  it('has an entry of this second for whoever was given its address', async () => {
    const { size } = await checkpointNow()
    for (const index of [size, size + 1]) {
      await add(1)
      expect(await passerBy.call(record.entry, { index })).toMatchObject({ index, entry: expect.any(String) })
    }
    await expect(passerBy.call(record.entry, { index: size + 2 })).rejects.toThrow('request.notFound')
  })

  it('has a claim before it is shown: an analysis is in the log when its response arrives', async () => {
    const ada = await world.member()
    await ada.call(credits.deduct, { symbol: 'LINK' })
    await ada.call(analysis.analyze, { symbol: 'LINK' })
    const rows = await database.rows<{ entry: string }>(sql`select entry from record_entries where entry like '%LINK%'`)
    expect(rows.map(({ entry }) => JSON.parse(entry).what)).toEqual([
      ...['15min', '1hour', '4hour', '1day', 'up', 'down'],
    ])
  })
})
