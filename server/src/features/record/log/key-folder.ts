import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type Checkpoint, parseCheckpoint, parseNote } from '@pusula/contract'
import { seedBytes } from '../../../platform/tlog/note.ts'

/**
 * What the database must not be able to change: the key that signs the log, and the last checkpoint that was signed with it. Both lie in
 * files of the data folder; the key may come from a variable instead.
 */
export interface KeyFolder {
  /** The secret; undefined where this machine has none. */
  seed(): Buffer | undefined
  /** Makes one and keeps it; refuses where it comes from a variable. */
  makeSeed(): Buffer
  lastSigned(): (Checkpoint & { note: string }) | undefined
  /** Written to the disk when this returns. */
  keepSigned(note: string): void
}

const keyName = 'record-log.key'
const signedName = 'record-log.checkpoint'

export class NoPlaceForKey extends Error {}

export function openKeyFolder(folder: string, given: Buffer | undefined): KeyFolder {
  const read = (name: string): string | undefined => {
    try {
      return readFileSync(join(folder, name), 'utf8')
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }
  /** Under another name first: whoever reads finds the old text or the new one. */
  const write = (name: string, text: string, mode: number) => {
    mkdirSync(folder, { recursive: true })
    const fresh = join(folder, `${name}.${process.pid}`)
    const file = openSync(fresh, 'w', mode)
    try {
      writeSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(fresh, join(folder, name))
  }
  return {
    seed: () => {
      const saved = given ?? Buffer.from(read(keyName) ?? '', 'base64')
      if (!saved.length) return undefined
      if (saved.length !== seedBytes) throw new NoPlaceForKey(`${join(folder, keyName)} is no key`)
      return saved
    },
    makeSeed: () => {
      if (given) throw new NoPlaceForKey('the key comes from RECORD_LOG_KEY: set another one there')
      const seed = randomBytes(seedBytes)
      write(keyName, `${seed.toString('base64')}\n`, 0o600)
      return seed
    },
    lastSigned: () => {
      const note = read(signedName)
      if (note === undefined) return undefined
      const checkpoint = parseCheckpoint(parseNote(note)?.text ?? '')
      if (!checkpoint) throw new NoPlaceForKey(`${join(folder, signedName)} is no checkpoint`)
      return { ...checkpoint, note }
    },
    keepSigned: note => write(signedName, note, 0o644),
  }
}
