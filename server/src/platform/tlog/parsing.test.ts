import { hash, hkdfSync } from 'node:crypto'
import {
  cosignedAt,
  fromBase64,
  isSignedBy,
  openCheckpoint,
  parseCheckpoint,
  parseNote,
  readVerifierKey,
  signatureLine,
  toBase64,
  verifyConsistency,
} from '@pusula/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { derivedSeed, nodeCrypto, openCosigner, openSigner, signedNote } from './note.ts'
import { consistencyProof, leafHash, rootAt, rootOf, type Tree } from './tree.ts'

const seed = Buffer.alloc(32, 7)
const signer = await openSigner('example.com/log', seed)
const root = Buffer.alloc(32, 9)
const checkpoint = `example.com/log\n12\n${toBase64(root)}\n`
/** A line of a signature that is so many bytes long, with its key's id. */
const line = (name: string, length: number) => `— ${name} ${Buffer.alloc(length, 1).toString('base64')}`

describe('base64', () => {
  it('is read in its one canonical spelling, and anything else is none and never throws (property)', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AQgw09+/=-_ !\n'), maxLength: 9 }), text => {
        const bytes = Buffer.from(text, 'base64')
        const isCanonical = text !== '' && bytes.toString('base64') === text
        expect(fromBase64(text)).toEqual(isCanonical ? new Uint8Array(bytes) : undefined)
      }),
      { numRuns: 1_000 },
    ))
  it('comes back as the bytes it was made of (property)', () =>
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 9 }), bytes => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
        expect(fromBase64(toBase64(bytes))).toEqual(bytes)
      }),
    ))
})

describe('a verifier key', () => {
  /** With the id that belongs to it, by the definition of the specification. */
  const keyOf = (name: string, type: number, length: number) => {
    const bytes = Buffer.concat([Buffer.of(type), Buffer.alloc(length, 3)])
    const id = hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), bytes]), 'buffer').toString('hex', 0, 4)
    return `${name}+${id}+${bytes.toString('base64')}`
  }
  it.each([
    ['of a note', 1, 32, true],
    ['of a cosignature', 4, 32, true],
    ['a byte too short', 1, 31, false],
    ['a byte too long', 1, 33, false],
    ['with no bytes at all', 4, 0, false],
    ['of another type', 2, 32, false],
    ['of no type', 0, 32, false],
  ])('%s', async (_, type, length, isKey) => {
    const key = await readVerifierKey(keyOf('example.com/log', type, length), nodeCrypto)
    expect(key && { name: key.name, type: key.type }).toEqual(isKey ? { name: 'example.com/log', type } : undefined)
  })
  it('has a name without a plus or a space, and nothing before or behind it', async () => {
    const key = keyOf('a', 1, 32)
    expect(await readVerifierKey(key, nodeCrypto)).toMatchObject({ name: 'a' })
    for (const text of [keyOf('a+b', 1, 32), keyOf('a b', 1, 32), `${key}\n`, `${key}\nmore`, ` ${key}`, `x ${key}`])
      expect(await readVerifierKey(text, nodeCrypto), text).toBeUndefined()
  })
  it('of a witness is made of the seed of the log by HKDF (RFC 5869), and stays the same', () => {
    const told = Buffer.from(hkdfSync('sha256', seed, new Uint8Array(), 'witness', 32))
    expect(derivedSeed(seed, 'witness')).toEqual(told)
    expect(derivedSeed(seed, 'another')).not.toEqual(told)
  })
})

describe('a note', () => {
  it('has up to a hundred signatures, in their order', () => {
    const lines = Array.from({ length: 101 }, (_, i) => line(`name${i}`, 5))
    expect(parseNote(signedNote('text\n', lines.slice(0, 100)))?.signatures.map(({ name }) => name)).toEqual(
      Array.from({ length: 100 }, (_, i) => `name${i}`),
    )
    expect(parseNote(signedNote('text\n', lines))).toBeUndefined()
  })
  it('may be of empty lines alone', () => {
    expect(parseNote(`\n\n${line('name', 5)}\n`)).toMatchObject({ text: '\n', signatures: [{ name: 'name' }] })
  })
  it.each([
    ['no more than the id of a key', line('name', 4)],
    ['something before its line', `x${line('name', 5)}`],
    ['something behind its line', `${line('name', 5)} x`],
    ['a plus in its name', line('na+me', 5)],
    ['no bytes that can be read', '— name !AAAAAA='],
  ])('has no signature with %s', (_, wrong) => {
    expect(parseNote(signedNote('text\n', [line('name', 5)]))).toBeDefined()
    expect(parseNote(signedNote('text\n', [line('name', 5), wrong])), wrong).toBeUndefined()
  })
  it('ends with a newline, and its signatures follow a blank line', () => {
    for (const note of [`text\n\n${line('name', 5)}!`, `x${line('name', 5)}\n`, `\n${line('name', 5)}\n`])
      expect(parseNote(note), note).toBeUndefined()
  })
})

describe('a signature', () => {
  it('of another key of the name, or of another name with the id, says nothing of ours', async () => {
    const { id } = signer.key
    const others = [line('example.com/log', 68), line('other', 68)].map(text => text.split(' ')[2] ?? '')
    const sameId = signatureLine({ name: 'other', id, bytes: Buffer.alloc(64) })
    const note = parseNote(signedNote(checkpoint, [`— example.com/log ${others[0]}`, sameId, signer.sign(checkpoint)]))
    expect(note && (await isSignedBy(note, signer.key, nodeCrypto))).toBe(true)
  })
  it('that is wrong spoils a note that has a right one as well', async () => {
    const wrong = signatureLine({ ...signer.key, bytes: Buffer.alloc(64) })
    const note = parseNote(signedNote(checkpoint, [signer.sign(checkpoint), wrong]))
    expect(note && (await isSignedBy(note, signer.key, nodeCrypto))).toBe(false)
  })
  it('of another length is none, whoever is asked', async () => {
    const cosigner = await openCosigner('witness', seed)
    const gullible = { ...nodeCrypto, verifyEd25519: () => true }
    const check = async ({ key }: Pick<typeof signer, 'key'>, length: number) =>
      isSignedBy({ text: checkpoint, signatures: [{ ...key, bytes: Buffer.alloc(length) }] }, key, gullible)
    expect(await Promise.all([63, 64, 65, 72].map(length => check(signer, length)))).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect(await Promise.all([64, 71, 72, 73].map(length => check(cosigner, length)))).toEqual([
      ...[false, false, true, false],
    ])
  })
  it('says its time in eight bytes, the largest first (property)', () =>
    fc.assert(
      fc.property(fc.maxSafeNat(), seconds => {
        const bytes = Buffer.alloc(72)
        bytes.writeBigUInt64BE(BigInt(seconds))
        expect(cosignedAt({ name: 'witness', id: '00000000', bytes })).toBe(seconds)
      }),
    ))
})

describe('a checkpoint', () => {
  it('is passed over where a log adds lines, and each has its end', () => {
    expect(parseCheckpoint(checkpoint)).toMatchObject({ origin: 'example.com/log', size: 12 })
    expect(parseCheckpoint(`${checkpoint}extension\n`)).toMatchObject({ size: 12 })
    expect(parseCheckpoint(`${checkpoint}extension`)).toBeUndefined()
    expect(parseCheckpoint(checkpoint.slice(0, -1))).toBeUndefined()
    expect(parseCheckpoint(`a\n12\nno root\n`)).toBeUndefined()
    expect(parseCheckpoint(`a\n12\n${toBase64(Buffer.alloc(33))}\n`)).toBeUndefined()
  })
  it('has a size in digits that a computer can count to', () => {
    const sizeOf = (size: string) => parseCheckpoint(checkpoint.replace('12', size))?.size
    expect(sizeOf('0')).toBe(0)
    expect(sizeOf(String(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER)
    for (const size of ['', '-1', '+1', '1e3', '1.0', '0x10', ' 12', '12 ', '9007199254740992'])
      expect(sizeOf(size), size).toBeUndefined()
  })
  it('is none where a signed note says something else', async () => {
    const note = signedNote('hello\n', [signer.sign('hello\n')])
    expect(await openCheckpoint(note, signer.key, nodeCrypto)).toBeUndefined()
    expect(await openCheckpoint('hello\n', signer.key, nodeCrypto)).toBeUndefined()
    const signed = signedNote(checkpoint, [signer.sign(checkpoint)])
    expect(await openCheckpoint(signed, signer.key, nodeCrypto)).toMatchObject({ size: 12, text: checkpoint })
  })
})

describe('the consistency of two heads', () => {
  const hashes = Array.from({ length: 22 }, (_, i) => leafHash(Buffer.from(`entry ${i}`)))
  const treeOf = (size: number): Tree => ({ size, tile: async () => Buffer.concat(hashes.slice(0, size)) })
  const heads = [...hashes, root].map((_, size) => ({ size, root: rootOf(Buffer.concat(hashes.slice(0, size))) }))
  const headOf = (size: number) => heads[size] ?? { size, root }
  const isConsistent = (from: number, to: number, proof: Uint8Array[], [one, other] = [headOf(from), headOf(to)]) =>
    verifyConsistency({ ...one, size: from }, { ...other, size: to }, proof, nodeCrypto)

  it('is proven for every pair of sizes, and not with a hash more, less, shorter or changed', async () => {
    for (let to = 1; to <= hashes.length; to++)
      for (const from of new Set([1, 2, 3, Math.ceil(to / 2), to - 1, to].filter(size => size > 0 && size <= to))) {
        const proof = await consistencyProof(treeOf(to), from)
        expect(await isConsistent(from, to, proof), `${from} to ${to}`).toBe(true)
        const spoilt = [
          [...proof, root],
          ...(proof.length ? [proof.slice(0, -1), proof.slice(1), [root, ...proof.slice(1)]] : []),
          ...proof.map((_, at) => proof.map((part, i) => (i === at ? part.subarray(1) : part))),
        ]
        for (const wrong of spoilt) expect(await isConsistent(from, to, wrong), `${from} to ${to}`).toBe(false)
      }
    expect((await rootAt(treeOf(22))).equals(headOf(22).root)).toBe(true)
  })
  it('is never that a log became shorter, nor that it begins with something else', async () => {
    const same = headOf(4)
    expect(await isConsistent(4, 3, [], [same, same])).toBe(false)
    expect(await isConsistent(4, 4, [], [same, same])).toBe(true)
    expect(await isConsistent(4, 4, [], [same, headOf(5)])).toBe(false)
    expect(await isConsistent(0, 4, [root])).toBe(false)
  })
  it('of eight and seven entries is not that of four and three, whose way is shorter', async () => {
    const proof = await consistencyProof(treeOf(8), 7)
    expect(await isConsistent(3, 4, proof, [headOf(7), headOf(8)])).toBe(false)
  })
})
