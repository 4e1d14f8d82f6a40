import { createWalk, type GradedClaim } from '../../features/record/index.ts'
import { tilesAt, widthAt } from '../../platform/tlog/tiles.ts'
import { hashBytes, leafHash, rootOf, tileWidth } from '../../platform/tlog/tree.ts'
import type { RemoteLog } from './remote-log.ts'

/** A head that somebody kept: the log has to have had it. */
export interface Mark {
  size: number
  root: Uint8Array
  says: string
}

interface Follower {
  onGraded: (claim: GradedClaim) => void
  /** Awaited now and then, so that what is handed on does not pile up. */
  breathe: () => Promise<void>
  onProgress: (entries: number) => void
  marks: Mark[]
}

const waitMs = 500
const mostWaits = 40

/** Reads a log from its first entry on, as far as is asked for, and goes on from there; whatever is not as it should be is kept in words. */
export function followLog(
  remote: Pick<RemoteLog, 'bundles' | 'checkpoint' | 'tile'>,
  { onGraded, breathe, onProgress, marks }: Follower,
) {
  const walk = createWalk({ onGraded })
  const wrong: string[] = []
  /** The roots of full tiles, level by level: what the tile above has to hold. */
  const roots: Buffer[][] = []
  const waiting = [...marks].sort((a, b) => a.size - b.size)
  let size = 0
  let lowest: Buffer[] = []

  function compareMarks() {
    for (let mark = waiting[0]; mark && mark.size <= size; mark = waiting[0]) {
      waiting.shift()
      if (mark.size !== size || !walk.soFar().root.equals(mark.root)) wrong.push(`NOT THE LOG OF BEFORE: ${mark.says}`)
    }
  }

  /** A full tile of a level: its root is what the level above has at its place. */
  function keepRoot(level: number, root: Buffer) {
    const row = roots[level] ?? []
    roots[level] = row
    row.push(root)
    if (row.length % tileWidth === 0) keepRoot(level + 1, rootOf(Buffer.concat(row.slice(-tileWidth))))
  }

  function take(entry: Buffer, shown: Buffer) {
    const hash = leafHash(entry)
    if (!hash.equals(shown)) wrong.push(`entry ${size} is not the one in its tile`)
    walk.add(entry)
    size++
    lowest.push(hash)
    if (lowest.length === tileWidth) {
      keepRoot(0, rootOf(Buffer.concat(lowest)))
      lowest = []
    }
    if (waiting[0]?.size === size) compareMarks()
  }

  async function readTo(until: number): Promise<void> {
    let at = Math.floor(size / tileWidth) * tileWidth
    for await (const { entries, hashes } of remote.bundles(size, until)) {
      for (const [i, entry] of entries.entries()) {
        if (at >= size && at < until) take(entry, hashes.subarray(i * hashBytes, (i + 1) * hashBytes))
        at++
      }
      await breathe()
      if (size % (64 * tileWidth) < tileWidth) onProgress(size)
    }
  }

  return {
    wrong,
    walk,
    size: () => size,
    /** Up to a checkpoint, whose root has to be that of what was read. */
    async toCheckpoint() {
      const checkpoint = await remote.checkpoint()
      if (checkpoint.size < size) throw new Error(`the log has become shorter: ${checkpoint.size}, it had ${size}`)
      await readTo(checkpoint.size)
      compareMarks()
      if (!walk.soFar().root.equals(checkpoint.root))
        wrong.push(`ROOT WRONG: ${checkpoint.size} entries do not add up to what was signed`)
      return checkpoint
    },
    /** Up to a size that somebody named, once it was signed; false where nobody signs it. */
    async to(wanted: number): Promise<boolean> {
      for (let left = wrong.length ? 0 : mostWaits; (await remote.checkpoint()).size < wanted; left--) {
        if (left === 0) {
          wrong.push(`NOT SIGNED: ${wanted} entries are counted`)
          return false
        }
        await new Promise(resolve => setTimeout(resolve, waitMs))
      }
      await readTo(wanted)
      return true
    },
    /** The tiles above the lowest, which were looked at with their entries. */
    async checkTiles(upTo: number): Promise<void> {
      for (const { level, index } of tilesAt(upTo).filter(tile => tile.level > 0)) {
        const width = widthAt(upTo, level, index)
        const own = Buffer.concat((roots[level - 1] ?? []).slice(index * tileWidth, index * tileWidth + width))
        if (!own.equals(await remote.tile(level, index, width))) wrong.push(`tile ${index} of level ${level} is wrong`)
      }
    },
    /** What somebody kept of a log that was longer. */
    unmet: () => waiting.map(({ says }) => `SHORTER THAN BEFORE: ${says}`),
  }
}
