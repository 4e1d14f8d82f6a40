import { createECDH, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { HOUR_MS } from '@pusula/words'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../platform/db/db.ts'
import { storedSecret } from '../../../platform/secrets.ts'
import { StartError } from '../../../platform/start-error.ts'

/** VAPID keys: with these a push service knows that a message is ours. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** Browsers are bound to the key they subscribed with, so it is made once and kept. */
export async function openVapidKeys(db: Db, given: Config['vapid']): Promise<VapidKeys> {
  if (given) {
    if (publicKeyOf(given.privateKey) !== given.publicKey)
      throw new StartError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair. Make both anew, or leave both out.')
    return given
  }
  const privateKey = await storedSecret(db, 'vapid', async () => newPrivateKey())
  return { privateKey, publicKey: publicKeyOf(privateKey) }
}

/** 32 bytes in base64url. */
export const newPrivateKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'jwk' }).d ?? ''

/** A signature speaks for every message to one push service; ours are good for 12 hours, so one lasts 6. */
const signatureMs = 6 * HOUR_MS
const goodMs = 12 * HOUR_MS

/** The header by which a push service knows us (VAPID, RFC 8292). Signing costs more than encrypting, so it is done once in a while. */
export function vapidSigner({ publicKey, privateKey }: VapidKeys, subject: string) {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y }, format: 'jwk' })
  const part = (said: object) => Buffer.from(JSON.stringify(said)).toString('base64url')
  const signed = new Map<string, { authorization: string; untilMs: number }>()
  return (endpoint: string, nowMs = Date.now()): string => {
    const { origin } = new URL(endpoint)
    const known = signed.get(origin)
    if (known && nowMs < known.untilMs) return known.authorization
    const claims = { aud: origin, exp: Math.floor((nowMs + goodMs) / 1000), sub: subject }
    const token = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
    const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
    const authorization = `vapid t=${token}.${signature}, k=${publicKey}`
    // Somebody who invents push services must not fill the memory.
    if (signed.size >= 1000) signed.clear()
    signed.set(origin, { authorization, untilMs: nowMs + signatureMs })
    return authorization
  }
}

export function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey, 'base64url')
  } catch {
    throw new StartError('VAPID_PRIVATE_KEY is not a key: it should be 32 bytes in base64url.')
  }
  return curve.getPublicKey('base64url')
}
