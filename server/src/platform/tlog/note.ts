import { createPrivateKey, createPublicKey, hash, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import {
  cosignedText,
  keyId,
  signatureLine,
  signatureTypes,
  type TlogCrypto,
  type VerifierKey,
  writeVerifierKey,
} from '@pusula/contract'

/** Signs notes and cosigns checkpoints with Ed25519 (c2sp.org/signed-note, c2sp.org/tlog-cosignature). */

/** What stands before the seed of a private key and before a public key where they are written as DER (RFC 8410). */
const seedPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/** The primitives as Node has them. */
export const nodeCrypto: TlogCrypto = {
  sha256: bytes => hash('sha256', bytes, 'buffer'),
  verifyEd25519: (publicKey, message, signature) =>
    verify(
      null,
      message,
      createPublicKey({ key: Buffer.concat([publicPrefix, publicKey]), format: 'der', type: 'spki' }),
      signature,
    ),
}

export const seedBytes = 32

const privateKeyOf = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([seedPrefix, seed]), format: 'der', type: 'pkcs8' })

const publicKeyOf = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(publicPrefix.length)

interface Signer<Sign> {
  key: VerifierKey
  /** The key as others are told it. */
  verifierKey: string
  /** The line that is put under a text. */
  sign: Sign
}

async function open(name: string, type: VerifierKey['type'], seed: Uint8Array) {
  const privateKey = privateKeyOf(seed)
  const publicKey = publicKeyOf(privateKey)
  const key: VerifierKey = { name, type, publicKey, id: await keyId(name, type, publicKey, nodeCrypto) }
  return {
    key,
    verifierKey: writeVerifierKey(key),
    signed: (text: string) => sign(null, Buffer.from(text), privateKey),
  }
}

/** Signs notes under a name. */
export async function openSigner(name: string, seed: Uint8Array): Promise<Signer<(text: string) => string>> {
  const { key, verifierKey, signed } = await open(name, signatureTypes.note, seed)
  return { key, verifierKey, sign: text => signatureLine({ ...key, bytes: signed(text) }) }
}

/** Cosigns checkpoints of others, each with the time at which that was done. */
export async function openCosigner(
  name: string,
  seed: Uint8Array,
): Promise<Signer<(text: string, seconds: number) => string>> {
  const { key, verifierKey, signed } = await open(name, signatureTypes.cosignature, seed)
  return {
    key,
    verifierKey,
    sign: (text, seconds) => {
      const time = Buffer.alloc(8)
      time.writeBigUInt64BE(BigInt(seconds))
      return signatureLine({ ...key, bytes: Buffer.concat([time, signed(cosignedText(text, seconds))]) })
    },
  }
}

/** Another key from the same secret: one key is never used for two kinds of signatures. */
export const derivedSeed = (seed: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', seed, '', purpose, seedBytes))

/** A text with the lines of its signatures. */
export const signedNote = (text: string, lines: readonly string[]): string => `${text}\n${lines.join('\n')}\n`
