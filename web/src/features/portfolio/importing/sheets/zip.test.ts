import { expect, it } from 'vitest'
import { zipOf } from './testing.ts'
import { ArchiveError, checksum, openArchive } from './zip.ts'

const most = 1_000
const parts = { 'a.txt': 'first', 'b.txt': 'second '.repeat(20) }
const read = async (bytes: Uint8Array, name: string, maxBytes = most) => {
  try {
    const found = await openArchive(bytes, maxBytes)(name)
    return found && new TextDecoder().decode(found)
  } catch (error) {
    // Anything else than a complaint would be a failure of ours.
    return error instanceof ArchiveError ? error.complaint : error
  }
}

/** The file with other bytes at a place. */
function damaged(bytes: Uint8Array, at: number, ...others: number[]): Uint8Array {
  const copy = bytes.slice()
  copy.set(others, at)
  return copy
}

it.each([
  ['deflated', {}],
  ['stored', { isStored: true }],
  ['with fields and remarks that mean nothing to us', { isPadded: true }],
  ['with sizes of eight bytes', { isLarge: true }],
  ['with sizes of eight bytes behind other fields', { isLarge: true, isPadded: true, isStored: true }],
  ['with the longest remark', { remark: 'x'.repeat(65_535) }],
])('a zip file %s gives its parts', async (_, making) => {
  const zip = await zipOf(parts, making)
  for (const [name, text] of Object.entries(parts)) expect(await read(zip, name)).toBe(text)
  expect(await read(zip, 'c.txt')).toBeUndefined()
})

it('without any part gives none', async () => expect(await read(await zipOf({}), 'a.txt')).toBeUndefined())

it('a part is found in other capitals and behind either slash; of two of one name the first counts', async () => {
  const zip = await zipOf({ 'Xl\\A.txt': 'first', 'xl/a.TXT': 'second' })
  expect(await read(zip, 'xl/a.txt')).toBe('first')
})

it.each([{ isStored: true }, {}])(
  'all parts together have room for what was allowed, and not for a byte more (%j)',
  async making => {
    const zip = await zipOf({ a: 'x'.repeat(100), b: 'y'.repeat(100) }, making)
    const openBoth = async (maxBytes: number) => {
      const archive = openArchive(zip, maxBytes)
      return [(await archive('a'))?.length, (await archive('b'))?.length]
    }
    expect(await openBoth(200)).toEqual([100, 100])
    await expect(openBoth(199)).rejects.toThrow(new ArchiveError('tooLarge'))
  },
)

it('a locked part is refused by name', async () =>
  expect(await read(await zipOf(parts, { flags: 9 }), 'a.txt')).toBe('locked'))

it('a corrupted archive is refused with a code', async () => {
  const [zip, large] = [await zipOf({ a: 'first' }), await zipOf({ a: 'first' }, { isLarge: true })]
  const entry = zip.length - 22 - 47
  const far = [...new Uint8Array(Uint32Array.of(zip.length - 2).buffer)]
  const broken = {
    'no zip file': new Uint8Array(100),
    'no entry in the directory': damaged(zip, entry, 0),
    'another way of packing': damaged(zip, entry + 10, 99),
    'a part that ends behind the file': damaged(zip, entry + 20, 0xff, 0xff),
    'a part that begins behind the file': damaged(zip, entry + 42, ...far),
    'no part where it should begin': damaged(zip, 0, 0),
    'another sum': damaged(zip, entry + 16, 1, 2, 3),
    'a field of eight bytes that is not there': damaged(zip, entry + 20, 0xff, 0xff, 0xff, 0xff),
    'a field of eight bytes that ends too early': damaged(large, entry + 30, 20),
  }
  for (const [kind, bytes] of Object.entries(broken)) expect(await read(bytes, 'a'), kind).toBe('broken')
})

it('the sum is the one that all agree on', () => expect(checksum(Buffer.from('123456789'))).toBe(0xcbf43926))
