import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Db, sql } from './db/db.ts'

/** Signing (HMAC) and encryption (AES-GCM) with keys derived from one secret, one key for each purpose. */
export interface Secrets {
  /** A hash nobody can guess without the key: for short codes, addresses, fingerprints. */
  hash(purpose: string, text: string): string
  /** The text with a mark that only we can make. */
  sign(purpose: string, text: string): string
  /** The text behind our mark; undefined for anything else. */
  unsign(purpose: string, signed: string): string | undefined
  /** The text so that only we can read it, and nobody can change it unseen. */
  seal(purpose: string, text: string): string
  /** What was sealed; undefined for anything else. */
  unseal(purpose: string, sealed: string): string | undefined
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

export function secretsOf(rootKey: string): Secrets {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', rootKey, 'pusula', purpose, 32))
    keys.set(purpose, key)
    return key
  }
  const hash = (purpose: string, text: string) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')
  return {
    hash,
    sign: (purpose, text) => `${text}.${hash(`sign ${purpose}`, text)}`,
    unsign: (purpose, signed) => {
      const end = signed.lastIndexOf('.')
      const text = signed.slice(0, Math.max(0, end))
      const given = Buffer.from(signed.slice(end + 1))
      const right = Buffer.from(hash(`sign ${purpose}`, text))
      return given.length === right.length && timingSafeEqual(given, right) ? text : undefined
    },
    seal: (purpose, text) => {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, keyFor(`seal ${purpose}`), nonce)
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url')
    },
    unseal: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)]
      if (tag.length < tagBytes) return undefined
      try {
        const opening = createDecipheriv(cipher, keyFor(`seal ${purpose}`), nonce).setAuthTag(tag)
        return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** A value made once and kept in the database; processes that start together end up with the same one. */
export async function storedSecret(db: Db, name: string, make: () => string | Promise<string>): Promise<string> {
  const saved = () => db.row<{ value: string }>(sql`select value from platform_secrets where name = ${name}`)
  const found = await saved()
  if (found) return found.value
  await db.run(sql`insert into platform_secrets (name, value) values (${name}, ${await make()}) on conflict do nothing`)
  const winner = await saved()
  if (!winner) throw new Error(`The secret ${name} vanished while it was made.`)
  return winner.value
}

/** The secrets under the key of the environment, or else under one that the database keeps. */
export const openSecrets = async (db: Db, given: string | undefined): Promise<Secrets> =>
  secretsOf(given ?? (await storedSecret(db, 'root', () => randomBytes(32).toString('base64url'))))
