import { verifyConsistency } from '@pusula/contract'
import { RFC9162 } from '@transmute/rfc9162'
import { describe, expect, it } from 'vitest'
import { nodeCrypto } from './note.ts'
import { isIncluded, MTH, PATH, PROOF } from './testing/reference.ts'
import { bundleOf, entriesIn, maxEntryBytes, readTilePath, tilePath, tilesAt, widthAt } from './tiles.ts'
import {
  consistencyProof,
  growingRoot,
  hashBytes,
  inclusionProof,
  leafHash,
  rootAt,
  rootOf,
  type Tree,
  tileWidth,
} from './tree.ts'

/** The leaves that certificate logs have tested their trees with since RFC 6962, and the roots over the first of them. */
const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map(
  hex => Buffer.from(hex, 'hex'),
)
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** A tree over entries, in tiles that are made once. */
function treeOf(entries: readonly Uint8Array[]): Tree {
  const tiles = new Map<string, Uint8Array>()
  for (const { level, index, width } of tilesAt(entries.length)) {
    const first = index * tileWidth
    const hashes = Array.from({ length: width }, (_, i) => {
      const entry = entries[first + i]
      const below = tiles.get(`${level - 1} ${first + i}`)
      return level === 0 && entry ? leafHash(entry) : rootOf(below ?? Buffer.alloc(0))
    })
    tiles.set(`${level} ${index}`, Buffer.concat(hashes))
  }
  return { size: entries.length, tile: async (level, index) => tiles.get(`${level} ${index}`) ?? Buffer.alloc(0) }
}

const numbered = (size: number) => Array.from({ length: size }, (_, i) => Buffer.from(`entry ${i}`))
/** What a tree goes on from; of the large ones little, since the definitions are slow. */
const froms = (size: number) =>
  (size < 1_000 ? [0, 1, 2, 128, 255, 256, size - 1, size] : [0, 2, 300, size]).filter(each => each <= size)
const sizes = [1, 2, 7, 255, 256, 257, 65_537]

describe('the tree of RFC 9162', () => {
  it('has the published roots over the first seven and eight leaves', async () => {
    for (const [i, root] of roots.entries()) expect(hex(await rootAt(treeOf(leaves.slice(0, i + 1))))).toBe(root)
    expect(hex(await rootAt(treeOf([])))).toBe(hex(MTH([])))
  })

  it('of seven leaves has the proofs of the RFC, in every pair of sizes, as another implementation has them', async () => {
    const seven = leaves.slice(0, 7)
    for (let size = 1; size <= seven.length; size++) {
      const tree = treeOf(seven.slice(0, size))
      for (let index = 0; index < size; index++)
        expect(await inclusionProof(tree, index)).toEqual(
          PATH(index, seven.slice(0, size)).map(each => Buffer.from(each)),
        )
      for (let from = 1; from < size; from++) {
        const proof = await consistencyProof(tree, from)
        expect(proof.map(hex)).toEqual(PROOF(from, seven.slice(0, size)).map(hex))
        const [before, now] = [MTH(seven.slice(0, from)), MTH(seven.slice(0, size))]
        // That one wants the earlier root also where the RFC leaves it out.
        const path = [1, 2, 4].includes(from) ? [before, ...proof] : proof
        const said = { log_id: '', tree_size_1: from, tree_size_2: size, consistency_path: path }
        expect(await RFC9162.verifyConsistencyProof(before, now, said)).toBe(true)
      }
    }
  })

  it.each(sizes)(
    'of %i leaves: root and proofs agree with the definitions, and nothing else is taken for them',
    async size => {
      const entries = numbered(size)
      const tree = treeOf(entries)
      const root = await rootAt(tree)
      expect(hex(root)).toBe(hex(MTH(entries)))
      const growing = growingRoot()
      for (const entry of entries) growing.add(leafHash(entry))
      expect(hex(growing.root())).toBe(hex(root))
      for (const index of [0, Math.floor(size / 3), size - 1]) {
        const path = await inclusionProof(tree, index)
        const entry = entries[index] ?? Buffer.alloc(0)
        expect(isIncluded(entry, index, size, path, root)).toBe(true)
        expect(isIncluded(Buffer.from('another'), index, size, path, root)).toBe(false)
      }
      for (const from of froms(size)) {
        const earlier = { size: from, root: Buffer.from(MTH(entries.slice(0, from))) }
        const proof = await consistencyProof(tree, from)
        expect(await verifyConsistency(earlier, { size, root }, proof, nodeCrypto), `from ${from}`).toBe(true)
        expect(hex(await rootAt(tree, from))).toBe(hex(earlier.root))
        if (from === 0) continue
        const other = { size: from, root: leafHash(Buffer.from('another past')) }
        expect(await verifyConsistency(other, { size, root }, proof, nodeCrypto)).toBe(false)
        expect(await verifyConsistency(earlier, { size, root }, [...proof, root], nodeCrypto)).toBe(false)
        if (proof.length)
          expect(await verifyConsistency(earlier, { size, root }, proof.slice(1), nodeCrypto)).toBe(false)
      }
    },
  )

  it('of nothing has the root of nothing, however it is worked out', async () => {
    const empty = hex(MTH([]))
    expect([hex(rootOf(Buffer.alloc(0))), hex(growingRoot().root())]).toEqual([empty, empty])
  })

  it('tells of each tile when it has become full, as it grows', () => {
    const leaf = leafHash(Buffer.from('entry'))
    const [first, second] = [0, 1].reduce<Buffer[]>(
      roots => [...roots, rootOf(Buffer.concat(new Array<Buffer>(tileWidth).fill(roots.at(-1) ?? leaf)))],
      [],
    )
    const told: [size: number, level: number, root: Buffer][] = []
    let size = 0
    const growing = growingRoot((level, root) => told.push([size, level, root]))
    for (size = 1; size <= 65_536 + 300; size++) growing.add(leaf)
    const full = Array.from({ length: 257 }, (_, i) => [256 * (i + 1), 0, first])
    expect(told).toEqual([...full.slice(0, 256), [65_536, 1, second], ...full.slice(256)])
  })

  it('a proof of a million entries has no more than 21 hashes', async () => {
    const tile = Buffer.alloc(tileWidth * hashBytes)
    const tree: Tree = { size: 1_000_003, tile: async () => tile }
    const lengths = await Promise.all(
      [3, 4_097, 999_999].map(async from => (await consistencyProof(tree, from)).length),
    )
    expect(Math.max(...lengths)).toBeLessThanOrEqual(21)
  })
})

describe('tiles', () => {
  it('of 70,000 entries are 273 full ones and one of 112, a full one and one of 17 above, and one of 1 on top', () => {
    const tiles = tilesAt(70_000)
    const widths = (level: number) => tiles.filter(tile => tile.level === level).map(({ width }) => width)
    expect(widths(0)).toEqual([...new Array(273).fill(256), 112])
    expect(widths(1)).toEqual([256, 17])
    expect(widths(2)).toEqual([1])
    expect(widths(3)).toEqual([])
    expect(tilesAt(256)).toEqual([
      { level: 0, index: 0, width: 256 },
      { level: 1, index: 0, width: 1 },
    ])
    expect(widthAt(70_000, 0, 274)).toBe(0)
  })

  it('have one address each, with digits in threes', () => {
    expect(tilePath({ level: 0, index: 1_234_067, width: 256 })).toBe('tile/0/x001/x234/067')
    expect(tilePath({ level: 'entries', index: 273, width: 112 })).toBe('tile/entries/273.p/112')
    for (const path of ['tile/0/000', 'tile/2/x001/234.p/1', 'tile/entries/x001/x234/067']) {
      const name = readTilePath(path)
      expect(name && tilePath(name)).toBe(path)
    }
    for (const path of [
      'tile/0/1',
      'tile/00/000',
      'tile/0/x000/001',
      'tile/0/000.p/0',
      'tile/0/000.p/256',
      'tile/0/000.p/01',
      'tile/-1/000',
    ])
      expect(readTilePath(path), path).toBeUndefined()
  })

  it('of entries come back as they were put in, and half a one is refused', () => {
    const entries = [Buffer.from('{"a":1}'), Buffer.alloc(0), Buffer.alloc(maxEntryBytes, 7), Buffer.alloc(0)]
    expect(entriesIn(bundleOf(entries)).map(hex)).toEqual(entries.map(hex))
    expect(maxEntryBytes, 'as two bytes can say').toBe(2 ** 16 - 1)
    expect(() => entriesIn(bundleOf(entries).subarray(0, -1))).toThrow('in the middle')
    expect(() => entriesIn(bundleOf(entries.slice(0, 3)).subarray(0, -1))).toThrow('in the middle')
    expect(() => entriesIn(Buffer.of(0))).toThrow('in the middle')
  })
})
