import { tileWidth } from './tree.ts'

/** Where tiles and bundles of entries are found, and what is in them (c2sp.org/tlog-tiles). */

export interface TileName {
  level: number | 'entries'
  index: number
  /** How many of its places are filled; a full tile says nothing of it. */
  width: number
}

/** Three digits at a time, all but the last with an x before them. */
function indexPath(index: number): string {
  const digits = String(index)
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/.{3}/g) ?? []
  return groups.map((group, i) => (i < groups.length - 1 ? `x${group}` : group)).join('/')
}

export const tilePath = ({ level, index, width }: TileName): string =>
  `tile/${level}/${indexPath(index)}${width === tileWidth ? '' : `.p/${width}`}`

/** What a path asks for; undefined where it is spelled in any other way than the one. */
export function readTilePath(path: string): TileName | undefined {
  const [, level = '', index = '', width] =
    /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path) ?? []
  const name: TileName = {
    level: level === 'entries' ? level : Number(level),
    index: Number(index.replace(/[x/]/g, '')),
    width: width === undefined ? tileWidth : Number(width),
  }
  return name.width > 0 && tilePath(name) === path ? name : undefined
}

/** How many places of a tile a log of a size has filled. */
export function widthAt(size: number, level: number, index: number): number {
  const filled = Math.floor(size / tileWidth ** level) - index * tileWidth
  return Math.max(0, Math.min(tileWidth, filled))
}

/** Every tile of a log, the lowest level first. */
export function tilesAt(size: number): (TileName & { level: number })[] {
  const tiles: (TileName & { level: number })[] = []
  for (let level = 0; size >= tileWidth ** level; level++)
    for (let index = 0; widthAt(size, level, index) > 0; index++)
      tiles.push({ level, index, width: widthAt(size, level, index) })
  return tiles
}

export const maxEntryBytes = 65_535

/** Entries as they are handed out, each behind its length. */
export function bundleOf(entries: readonly Uint8Array[]): Buffer {
  return Buffer.concat(
    entries.flatMap(entry => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(entry.length)
      return [length, entry]
    }),
  )
}

/** The entries of a bundle; whoever sends half of one is told so. */
export function entriesIn(bundle: Buffer): Buffer[] {
  const entries: Buffer[] = []
  for (let at = 0; at < bundle.length; ) {
    const end = at + 2 + (at + 2 <= bundle.length ? bundle.readUInt16BE(at) : bundle.length)
    if (end > bundle.length) throw new Error('a bundle of entries ends in the middle of one')
    entries.push(bundle.subarray(at + 2, end))
    at = end
  }
  return entries
}
