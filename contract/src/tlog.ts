/**
 * Verifies a transparency log: signed notes, checkpoints and proofs in the formats of c2sp.org, on a tree by RFC 9162.
 * It runs in browsers and on servers alike: whoever calls brings the two primitives along.
 */

// Both are there in every browser and in Node; this workspace is compiled for neither.
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> }
declare const atob: (base64: string) => string
declare const btoa: (binary: string) => string
declare const crypto: { subtle: WebCryptoSubtle }

interface WebCryptoSubtle {
  digest(name: 'SHA-256', bytes: Uint8Array): Promise<ArrayBuffer>
  importKey(form: 'raw', key: Uint8Array, name: 'Ed25519', holds: boolean, uses: 'verify'[]): Promise<unknown>
  verify(name: 'Ed25519', key: unknown, signature: Uint8Array, message: Uint8Array): Promise<boolean>
}

/** The primitives, synchronous or not. */
export interface TlogCrypto {
  sha256(bytes: Uint8Array): Uint8Array | Promise<Uint8Array>
  verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean | Promise<boolean>
}

/** Those of a browser; its Ed25519 is missing in browsers of before 2025, where verifying rejects. */
export const webCrypto: TlogCrypto = {
  sha256: async bytes => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
  verifyEd25519: async (publicKey, message, signature) =>
    crypto.subtle.verify(
      'Ed25519',
      await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']),
      signature,
      message,
    ),
}

const utf8 = (text: string) => new TextEncoder().encode(text)

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, i) => byte === b[i])

export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

/** Standard base64 in its one canonical spelling; undefined for anything else. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4) return undefined
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
  return toBase64(bytes) === text ? bytes : undefined
}

/** What a key signs: a note (0x01), or a checkpoint of somebody else with the time of it (0x04). */
export const signatureTypes = { note: 1, cosignature: 4 } as const
type SignatureType = (typeof signatureTypes)[keyof typeof signatureTypes]

export interface VerifierKey {
  name: string
  /** Eight hexadecimal digits. */
  id: string
  type: SignatureType
  publicKey: Uint8Array
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

const publicKeyBytes = 32
const signatureBytes = 64
const idBytes = 4
const timeBytes = 8

/** The first four bytes of a hash of name, type and key. */
export async function keyId(name: string, type: SignatureType, publicKey: Uint8Array, { sha256 }: TlogCrypto) {
  const hash = await sha256(joined(utf8(`${name}\n`), Uint8Array.of(type), publicKey))
  return hexOf(hash.subarray(0, idBytes))
}

export const writeVerifierKey = ({ name, id, type, publicKey }: VerifierKey): string =>
  `${name}+${id}+${toBase64(joined(Uint8Array.of(type), publicKey))}`

/** A verifier key as text: name, id, and type with public key. Undefined where it is none, or where its id is another's. */
export async function readVerifierKey(text: string, primitives: TlogCrypto): Promise<VerifierKey | undefined> {
  const [, name = '', id = '', base64 = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(.+)$/u.exec(text) ?? []
  const bytes = fromBase64(base64)
  const type = Object.values(signatureTypes).find(each => each === bytes?.[0])
  if (bytes?.length !== publicKeyBytes + 1 || type === undefined) return undefined
  const publicKey = bytes.subarray(1)
  return (await keyId(name, type, publicKey, primitives)) === id ? { name, id, type, publicKey } : undefined
}

export interface NoteSignature {
  name: string
  id: string
  /** Behind the key's id: what Ed25519 made, for a cosignature with eight bytes of time before it. */
  bytes: Uint8Array
}

export interface Note {
  /** What is signed, with its last newline. */
  text: string
  signatures: NoteSignature[]
}

const maxSignatures = 100

/** Text, a blank line, and a line for each signature; undefined where that is not a note. Nothing of it is verified here. */
export function parseNote(note: string): Note | undefined {
  const split = note.lastIndexOf('\n\n')
  if (split < 0 || !note.endsWith('\n')) return undefined
  const lines = note.slice(split + 2, -1).split('\n')
  if (lines.length > maxSignatures) return undefined
  const signatures: NoteSignature[] = []
  for (const line of lines) {
    const [, name = '', base64 = ''] = /^— ([^\s+]+) (\S+)$/u.exec(line) ?? []
    const bytes = fromBase64(base64)
    if (!name || !bytes || bytes.length <= idBytes) return undefined
    signatures.push({ name, id: hexOf(bytes.subarray(0, idBytes)), bytes: bytes.subarray(idBytes) })
  }
  return { text: note.slice(0, split + 1), signatures }
}

/** The line of a signature, without its end. */
export const signatureLine = ({ name, id, bytes }: NoteSignature): string =>
  `— ${name} ${toBase64(
    joined(
      Uint8Array.from(id.match(/../g) ?? [], pair => Number.parseInt(pair, 16)),
      bytes,
    ),
  )}`

/** What a cosignature is made over. */
export const cosignedText = (text: string, seconds: number): string => `cosignature/v1\ntime ${seconds}\n${text}`

/** When a cosignature was made, by its own word. */
export const cosignedAt = ({ bytes }: NoteSignature): number =>
  bytes.subarray(0, timeBytes).reduce((seconds, byte) => seconds * 256 + byte, 0)

/** Whether a note carries a signature of this key, and none of its signatures by this key is wrong. */
export async function isSignedBy({ text, signatures }: Note, key: VerifierKey, { verifyEd25519 }: TlogCrypto) {
  const ours = signatures.filter(({ name, id }) => name === key.name && id === key.id)
  const isCosignature = key.type === signatureTypes.cosignature
  const before = isCosignature ? timeBytes : 0
  for (const signature of ours) {
    if (signature.bytes.length !== before + signatureBytes) return false
    const message = utf8(isCosignature ? cosignedText(text, cosignedAt(signature)) : text)
    if (!(await verifyEd25519(key.publicKey, message, signature.bytes.subarray(before)))) return false
  }
  return ours.length > 0
}

/** How many entries a log has, and the root of the tree over them. */
export interface TreeHead {
  size: number
  root: Uint8Array
}

export interface Checkpoint extends TreeHead {
  origin: string
}

const hashBytes = 32

export const writeCheckpoint = ({ origin, size, root }: Checkpoint): string => `${origin}\n${size}\n${toBase64(root)}\n`

/** The text of a checkpoint; undefined where it is none. Lines that a log adds below are passed over. */
export function parseCheckpoint(text: string): Checkpoint | undefined {
  const [origin = '', digits = '', base64 = '', ...more] = text.split('\n')
  const root = fromBase64(base64)
  const size = /^(0|[1-9]\d{0,15})$/.test(digits) ? Number(digits) : Number.NaN
  if (!origin || !Number.isSafeInteger(size) || root?.length !== hashBytes || more.at(-1) !== '') return undefined
  return { origin, size, root }
}

/** A checkpoint that this key has signed; undefined where it is none, or signed by nobody we know. */
export async function openCheckpoint(note: string, key: VerifierKey, primitives: TlogCrypto) {
  const parsed = parseNote(note)
  if (!parsed || !(await isSignedBy(parsed, key, primitives))) return undefined
  const checkpoint = parseCheckpoint(parsed.text)
  return checkpoint && { ...checkpoint, ...parsed }
}

const isOdd = (place: number) => place % 2 === 1
const half = (place: number) => Math.floor(place / 2)
const isPowerOfTwo = (size: number): boolean => size === 1 || (!isOdd(size) && size > 0 && isPowerOfTwo(size / 2))

const innerHash = (left: Uint8Array, right: Uint8Array, { sha256 }: TlogCrypto) =>
  sha256(joined(Uint8Array.of(1), left, right))

/** Whether a tree goes on from an earlier one with nothing of it changed (RFC 9162, 2.1.4.2). */
export async function verifyConsistency(
  earlier: TreeHead,
  later: TreeHead,
  proof: readonly Uint8Array[],
  primitives: TlogCrypto,
): Promise<boolean> {
  if (proof.some(({ length }) => length !== hashBytes)) return false
  if (earlier.size > later.size) return false
  if (earlier.size === later.size) return proof.length === 0 && isSame(earlier.root, later.root)
  // Everything goes on from nothing.
  if (earlier.size === 0) return proof.length === 0
  // Where the earlier tree is a whole subtree of the later one, its root is not sent.
  const [first, ...rest] = isPowerOfTwo(earlier.size) ? [earlier.root, ...proof] : proof
  if (!first) return false
  let place = earlier.size - 1
  let last = later.size - 1
  while (isOdd(place)) [place, last] = [half(place), half(last)]
  let before = first
  let now = first
  for (const hash of rest) {
    if (last === 0) return false
    if (isOdd(place) || place === last) {
      before = await innerHash(hash, before, primitives)
      now = await innerHash(hash, now, primitives)
      while (!isOdd(place) && place !== 0) [place, last] = [half(place), half(last)]
    } else now = await innerHash(now, hash, primitives)
    place = half(place)
    last = half(last)
  }
  return last === 0 && isSame(before, earlier.root) && isSame(now, later.root)
}
