import { type Checkpoint, type Note, openCheckpoint, type VerifierKey } from '@pusula/contract'
import { nodeCrypto } from './note.ts'
import { tilePath, widthAt } from './tiles.ts'
import { readOnce, type Tree } from './tree.ts'

/** HTTP client of another installation's transparency log (c2sp.org/tlog-tiles). */

const limitMs = 10_000
const maxNoteBytes = 64 * 1024
const tileBytes = 8192

/** What an address answers, no longer and no larger than is allowed. */
export async function fetchBytes(address: string, maxBytes: number): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limitMs), redirect: 'error' })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > maxBytes) throw new Error(`${address} answers too much`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

export const fetchNote = async (address: string): Promise<string> =>
  (await fetchBytes(address, maxNoteBytes)).toString()

/** The newest checkpoint of a log, signed by it and about itself. */
export async function fetchCheckpoint(prefix: string, key: VerifierKey): Promise<Checkpoint & Note> {
  const opened = await openCheckpoint(await fetchNote(`${prefix}/checkpoint`), key, nodeCrypto)
  if (!opened || opened.origin !== key.name) throw new Error(`${prefix} has no checkpoint that ${key.name} has signed`)
  return opened
}

/** Its tree up to a checkpoint, tile by tile as they are needed. */
export const remoteTree = (prefix: string, size: number): Tree =>
  readOnce({
    size,
    tile: (level, index) =>
      fetchBytes(`${prefix}/${tilePath({ level, index, width: widthAt(size, level, index) })}`, tileBytes),
  })
