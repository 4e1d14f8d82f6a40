import { type AboutCall, createWalk, type GradedClaim, type GradedEntry } from '../../features/record/index.ts'
import { tilesAt, widthAt } from '../../platform/tlog/tiles.ts'
import { hashBytes, leafHash, tileWidth } from '../../platform/tlog/tree.ts'
import type { RemoteLog } from './remote-log.ts'

/** A head that somebody kept: the log has to have had it. */
export interface Mark {
  size: number
  root: Uint8Array
  says: string
  /** When a witness saw it: what was sealed behind it was sealed later. */
  seenAt?: Date
}

/** Witnesses come every few minutes: one that was here days ago has stopped, and its word says nothing of what came since. */
const silentMs = 2 * 86_400_000
export const isSilent = ({ seenAt }: Pick<Mark, 'seenAt'>, nowMs: number): boolean =>
  seenAt !== undefined && nowMs - seenAt.getTime() > silentMs

interface Follower {
  onGraded: (claim: GradedClaim) => void
  onCallSealed?: ((call: AboutCall & { seal: string }, id: number) => void) | undefined
  /** Calls of people and gems. */
  onOtherGraded?: (entry: GradedEntry) => void
  /** Awaited now and then, so that what is handed on does not pile up. */
  breathe: () => Promise<void>
  onProgress: (entries: number) => void
  marks: Mark[]
}

const waitMs = 500
const maxWaits = 40
/** An analysis may be as of the last quarter hour, and clocks differ. */
const graceMs = 30 * 60_000

/** Reads a log from its first entry on, as far as is asked for, and goes on from there; whatever is not as it should be is kept in words. */
export function followLog(
  remote: Pick<RemoteLog, 'bundles' | 'checkpoint' | 'tile'>,
  { onGraded, onCallSealed, onOtherGraded = () => {}, breathe, onProgress, marks }: Follower,
) {
  const wrong: string[] = []
  /** The roots of full tiles, level by level: what the tile above has to hold. */
  const roots: Buffer[][] = []
  const seen = marks.filter(({ seenAt }) => seenAt !== undefined)
  const compareTime = ({ issuedAt }: { issuedAt: Date }, id: number) => {
    const mark = seen.find(each => id >= each.size && issuedAt.getTime() < (each.seenAt?.getTime() ?? 0) - graceMs)
    if (mark) wrong.push(`BACK-DATED: entry ${id} says ${issuedAt.toISOString()}, and ${mark.says} without it`)
  }
  const walk = createWalk({
    onSealed: compareTime,
    onCallSealed: (call, id) => {
      compareTime(call, id)
      onCallSealed?.(call, id)
    },
    onGraded,
    onCallGraded: onOtherGraded,
    onFindSealed: ({ foundAt }, id) => compareTime({ issuedAt: foundAt }, id),
    onFindEnded: onOtherGraded,
    onTile: (level, root) => {
      roots[level] = roots[level] ?? []
      roots[level]?.push(root)
    },
  })
  const waiting = [...marks].sort((a, b) => a.size - b.size)
  let size = 0

  function compareMarks() {
    for (let mark = waiting[0]; mark && mark.size <= size; mark = waiting[0]) {
      waiting.shift()
      if (mark.size !== size || !walk.soFar().root.equals(mark.root)) wrong.push(`NOT THE LOG OF BEFORE: ${mark.says}`)
    }
  }

  function take(entry: Buffer, shown: Buffer) {
    const hash = leafHash(entry)
    if (!hash.equals(shown)) wrong.push(`entry ${size} is not the one in its tile`)
    walk.add(entry, hash)
    size++
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
      for (let left = wrong.length ? 0 : maxWaits; (await remote.checkpoint()).size < wanted; left--) {
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
