import { hash } from 'node:crypto'

/** The Merkle tree of RFC 9162, 2.1, kept in tiles as c2sp.org/tlog-tiles says. */

export const hashBytes = 32
export const tileWidth = 256

const leafPrefix = Buffer.of(0)
/** Filled anew for each pair: millions of them are hashed one after the other. */
const pair = Buffer.alloc(1 + 2 * hashBytes, 1)

export const leafHash = (entry: Uint8Array): Buffer => hash('sha256', Buffer.concat([leafPrefix, entry]), 'buffer')

export function innerHash(left: Uint8Array, right: Uint8Array): Buffer {
  pair.set(left, 1)
  pair.set(right, 1 + hashBytes)
  return hash('sha256', pair, 'buffer')
}

export const emptyRoot: Buffer = hash('sha256', '', 'buffer')

/** The largest power of two below a size. */
function splitOf(size: number): number {
  let split = 1
  while (split * 2 < size) split *= 2
  return split
}

const isPowerOfTwo = (size: number) => size === 1 || splitOf(size) * 2 === size

/** The root over the hashes of a tile, or over so many of them. */
export function rootOf(hashes: Uint8Array, from = 0, count = hashes.length / hashBytes): Buffer {
  if (count === 0) return emptyRoot
  if (count === 1) return Buffer.from(hashes.subarray(from * hashBytes, (from + 1) * hashBytes))
  const split = splitOf(count)
  return innerHash(rootOf(hashes, from, split), rootOf(hashes, from + split, count - split))
}

/** A tree behind its tiles: a tile's hashes, as many as a tree of this size has there or more. */
export interface Tree {
  size: number
  tile(level: number, index: number): Promise<Uint8Array>
}

/** Each tile is read once, however often it is needed for one answer. */
export function readOnce({ size, tile }: Tree): Tree {
  const read = new Map<string, Promise<Uint8Array>>()
  return {
    size,
    tile: (level, index) => {
      const key = `${level} ${index}`
      const found = read.get(key) ?? tile(level, index)
      read.set(key, found)
      return found
    },
  }
}

/** The root over the entries from one on and before another; a whole subtree is read from the tile that holds it. */
async function rangeRoot(tree: Tree, start: number, end: number): Promise<Buffer> {
  const count = end - start
  if (count === 0) return emptyRoot
  if (!isPowerOfTwo(count)) {
    const split = splitOf(count)
    return innerHash(await rangeRoot(tree, start, start + split), await rangeRoot(tree, start + split, end))
  }
  let [level, span] = [0, 1]
  while (span * tileWidth <= count) [level, span] = [level + 1, span * tileWidth]
  const place = start / span
  const hashes = await tree.tile(level, Math.floor(place / tileWidth))
  if (hashes.length < ((place % tileWidth) + count / span) * hashBytes) throw new Error('a tile is too short')
  return rootOf(hashes, place % tileWidth, count / span)
}

export const rootAt = (tree: Tree, size = tree.size): Promise<Buffer> => rangeRoot(tree, 0, size)

/** The hashes beside the way from an entry to the root, from below (RFC 9162, 2.1.3.1). */
export async function inclusionProof(tree: Tree, index: number): Promise<Buffer[]> {
  const path = async (start: number, end: number): Promise<Buffer[]> => {
    if (end - start === 1) return []
    const middle = start + splitOf(end - start)
    return index < middle
      ? [...(await path(start, middle)), await rangeRoot(tree, middle, end)]
      : [...(await path(middle, end)), await rangeRoot(tree, start, middle)]
  }
  return path(0, tree.size)
}

/** Consistency proof: the tree goes on from its first entries unchanged (RFC 9162, 2.1.4.1). */
export async function consistencyProof(tree: Tree, from: number): Promise<Buffer[]> {
  const proof = async (start: number, end: number, isKnown: boolean): Promise<Buffer[]> => {
    if (from === end) return isKnown ? [] : [await rangeRoot(tree, start, end)]
    const middle = start + splitOf(end - start)
    return from <= middle
      ? [...(await proof(start, middle, isKnown)), await rangeRoot(tree, middle, end)]
      : [...(await proof(middle, end, false)), await rangeRoot(tree, start, middle)]
  }
  return from === 0 || from === tree.size ? [] : proof(0, tree.size, true)
}

/** A root that grows entry by entry and holds one hash for each whole subtree; those of the size of tiles are told of. */
export function growingRoot(onTile?: (level: number, root: Buffer) => void) {
  const subtrees: { size: number; hash: Buffer }[] = []
  return {
    add(leaf: Buffer) {
      let right = { size: 1, hash: leaf }
      for (let left = subtrees.at(-1); left && left.size === right.size; left = subtrees.at(-1)) {
        subtrees.pop()
        right = { size: left.size * 2, hash: innerHash(left.hash, right.hash) }
        if (onTile && right.size % tileWidth === 0) tellTile(right.size, right.hash, onTile)
      }
      subtrees.push(right)
    },
    root: (): Buffer => {
      const hashes = subtrees.map(({ hash }) => hash)
      return hashes.length ? hashes.reduceRight((right, left) => innerHash(left, right)) : emptyRoot
    },
  }
}

function tellTile(size: number, root: Buffer, onTile: (level: number, root: Buffer) => void) {
  let [level, span] = [0, tileWidth]
  while (span < size) [level, span] = [level + 1, span * tileWidth]
  if (span === size) onTile(level, root)
}
