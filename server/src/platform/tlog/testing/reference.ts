import { createHash } from 'node:crypto'

/**
 * RFC 9162, section 2.1, word for word and on whole lists: what the product's own tree, proofs and notes are held against. It shares
 * nothing with them, and is slow.
 */

type Bytes = Uint8Array

const HASH = (...parts: Bytes[]): Bytes => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const byte = (value: number): Bytes => new Uint8Array([value])

/** 2.1.1 */
export function MTH(D: readonly Bytes[]): Bytes {
  const n = D.length
  const [d0] = D
  if (!d0) return HASH()
  if (n === 1) return HASH(byte(0), d0)
  const k = 2 ** Math.floor(Math.log2(n - 1))
  return HASH(byte(1), MTH(D.slice(0, k)), MTH(D.slice(k)))
}

/** 2.1.3.1 */
export function PATH(m: number, D: readonly Bytes[]): Bytes[] {
  const n = D.length
  if (n === 1) return []
  const k = 2 ** Math.floor(Math.log2(n - 1))
  if (m < k) return [...PATH(m, D.slice(0, k)), MTH(D.slice(k))]
  return [...PATH(m - k, D.slice(k)), MTH(D.slice(0, k))]
}

/** 2.1.4.1 */
export const PROOF = (m: number, D: readonly Bytes[]): Bytes[] => SUBPROOF(m, D, true)

function SUBPROOF(m: number, D: readonly Bytes[], b: boolean): Bytes[] {
  const n = D.length
  if (m === n) return b ? [] : [MTH(D)]
  const k = 2 ** Math.floor(Math.log2(n - 1))
  if (m <= k) return [...SUBPROOF(m, D.slice(0, k), b), MTH(D.slice(k))]
  return [...SUBPROOF(m - k, D.slice(k), false), MTH(D.slice(0, k))]
}

const isEqual = (a: Bytes, b: Bytes) => Buffer.compare(a, b) === 0

/** 2.1.3.2: the steps as they are numbered there. */
export function isIncluded(
  leaf: Bytes,
  leaf_index: number,
  tree_size: number,
  path: Bytes[],
  root_hash: Bytes,
): boolean {
  if (leaf_index >= tree_size) return false
  let fn = BigInt(leaf_index)
  let sn = BigInt(tree_size - 1)
  let r = HASH(byte(0), leaf)
  for (const p of path) {
    if (sn === 0n) return false
    if (fn & 1n || fn === sn) {
      r = HASH(byte(1), p, r)
      while (!(fn & 1n) && fn !== 0n) [fn, sn] = [fn >> 1n, sn >> 1n]
    } else r = HASH(byte(1), r, p)
    fn >>= 1n
    sn >>= 1n
  }
  return sn === 0n && isEqual(r, root_hash)
}
