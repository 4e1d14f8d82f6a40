import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { ReplyOf, record } from '@pusula/contract'

/** A transparency log that a test makes up: its tree straight from the definitions of RFC 9162, its notes signed by Node. */

const sha256 = (...parts: readonly Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest()

const splitOf = (size: number) => 2 ** Math.ceil(Math.log2(size) - 1)

function rootOf(leaves: readonly string[]): Buffer {
  const [first = '', ...rest] = leaves
  if (leaves.length === 0) return sha256()
  if (rest.length === 0) return sha256(Buffer.of(0), Buffer.from(first))
  const split = splitOf(leaves.length)
  return sha256(Buffer.of(1), rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)))
}

/** SUBPROOF of RFC 9162, 2.1.4.1. */
function proofOf(leaves: readonly string[], from: number, isKnown = true): Buffer[] {
  if (from === leaves.length) return isKnown ? [] : [rootOf(leaves)]
  const split = splitOf(leaves.length)
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)]
  return from <= split
    ? [...proofOf(left, from, isKnown), rootOf(right)]
    : [...proofOf(right, from - split, false), rootOf(left)]
}

const derOfSeed = Buffer.from('302e020100300506032b657004220420', 'hex')

function signerOf(name: string, secret: string) {
  const key = Buffer.concat([derOfSeed, sha256(Buffer.from(secret))])
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32)
  const typed = Buffer.concat([Buffer.of(1), publicKey])
  const id = sha256(Buffer.from(`${name}\n`), typed).subarray(0, 4)
  const line = (text: string) =>
    `— ${name} ${Buffer.concat([id, sign(null, Buffer.from(text), privateKey)]).toString('base64')}`
  return { verifierKey: `${name}+${id.toString('hex')}+${typed.toString('base64')}`, line }
}

export interface MadeUpLog {
  entries: readonly string[]
  name?: string
  secret?: string
  origin?: string
}

/** What a site with this log answers. */
export function answerOf(
  { entries, name = 'pusula.test', secret = 'one', origin = name }: MadeUpLog,
  from: number,
): ReplyOf<typeof record.consistency> & { checkpoint: string; verifierKey: string } {
  const { verifierKey, line } = signerOf(name, secret)
  const text = `${origin}\n${entries.length}\n${rootOf(entries).toString('base64')}\n`
  const proof = from > entries.length ? null : from === 0 ? [] : proofOf(entries, from)
  return {
    checkpoint: `${text}\n${line(text)}\n`,
    verifierKey,
    proof: proof?.map(hash => hash.toString('base64')) ?? null,
  }
}

export const entriesTo = (count: number): string[] => Array.from({ length: count }, (_, place) => `entry ${place}`)
