import { type Db, sql, type Tx } from '../../../../platform/db/db.ts'
import { widthAt } from '../../../../platform/tlog/tiles.ts'
import { hashBytes, leafHash, readOnce, rootOf, type Tree, tileWidth } from '../../../../platform/tlog/tree.ts'
import { entriesBetween } from './entries.ts'

/** Leaf hashes of the Merkle tree, concatenated. */
async function leafHashes(db: Db, from: number, until: number): Promise<Buffer> {
  const hashes: Buffer[] = []
  for await (const entries of entriesBetween(db, from, until))
    for (const entry of entries) hashes.push(leafHash(Buffer.from(entry)))
  if (hashes.length < until - from) throw new Error(`entry ${from + hashes.length} of the log is missing`)
  return Buffer.concat(hashes)
}

const storedTile = async (db: Db, level: number, index: number): Promise<Buffer | undefined> =>
  (await db.row<{ hashes: Buffer }>(sql`select hashes from record_tiles where level = ${level} and index = ${index}`))
    ?.hashes

/** A tile as a log of this size has it; what is not kept is made from what is below. */
export async function tileAt(db: Db, size: number, level: number, index: number): Promise<Buffer> {
  const width = widthAt(size, level, index)
  const stored = await storedTile(db, level, index)
  if (stored && stored.length >= width * hashBytes) return stored.subarray(0, width * hashBytes)
  const first = index * tileWidth
  if (level === 0) return leafHashes(db, first, first + width)
  const roots: Buffer[] = []
  for (let i = 0; i < width; i++) roots.push(rootOf(await tileAt(db, size, level - 1, first + i)))
  return Buffer.concat(roots)
}

/** The first entries of the log as a tree. */
export const treeOf = (db: Db, size: number): Tree =>
  readOnce({ size, tile: (level, index) => tileAt(db, size, level, index) })

/** Makes the tiles that have become full: each once, with its root in the tile above. */
export async function extendTiles(tx: Tx, size: number): Promise<void> {
  const made = await tx.row<{ count: number }>(sql`select count(*) as count from record_tiles where level = 0`)
  if (!made?.count) await forgetTiles(tx)
  for (let index = made?.count ?? 0; (index + 1) * tileWidth <= size; index++)
    await saveTile(tx, index, await leafHashes(tx, index * tileWidth, (index + 1) * tileWidth))
}

async function saveTile(tx: Tx, leaf: number, hashes: Buffer): Promise<void> {
  await tx.run(sql`insert into record_tiles (level, index, hashes) values (0, ${leaf}, ${hashes})`)
  let [level, index, full] = [0, leaf, hashes]
  while (full.length === tileWidth * hashBytes) {
    const above = Math.floor(index / tileWidth)
    const grown = await tx.row<{ hashes: Buffer }>(sql`insert into record_tiles (level, index, hashes)
      values (${level + 1}, ${above}, ${rootOf(full)}) on conflict (level, index)
      do update set hashes = record_tiles.hashes || excluded.hashes returning hashes`)
    if (!grown) throw new Error('a tile that was written is there')
    ;[level, index, full] = [level + 1, above, grown.hashes]
  }
}

/** They are made anew from the entries. */
export const forgetTiles = (tx: Tx) => tx.run(sql`delete from record_tiles`)
