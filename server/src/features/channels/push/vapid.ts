import { createECDH } from 'node:crypto'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../platform/db/db.ts'
import { storedSecret } from '../../../platform/secrets.ts'
import { StartError } from '../../../platform/start-error.ts'

/** Loaded by whoever sends something: most starts never do. */
export const loadWebPush = async () => (await import('web-push')).default

/** With these a push service knows that a message is ours. */
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
  const privateKey = await storedSecret(db, 'vapid', async () => (await loadWebPush()).generateVAPIDKeys().privateKey)
  return { privateKey, publicKey: publicKeyOf(privateKey) }
}

/** A signature speaks for every message to one push service; ours are good for 12 hours, so one lasts 6. */
const signatureMs = 6 * 3_600_000

/** The header by which a push service knows us. Signing costs more than encrypting, so it is done once in a while. */
export function vapidSigner({ publicKey, privateKey }: VapidKeys, subject: string) {
  const signed = new Map<string, { authorization: string; untilMs: number }>()
  return async (endpoint: string, nowMs = Date.now()): Promise<string> => {
    const { origin } = new URL(endpoint)
    const known = signed.get(origin)
    if (known && nowMs < known.untilMs) return known.authorization
    const { Authorization } = (await loadWebPush()).getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm')
    // Somebody who invents push services must not fill the memory.
    if (signed.size >= 1000) signed.clear()
    signed.set(origin, { authorization: Authorization, untilMs: nowMs + signatureMs })
    return Authorization
  }
}

function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey, 'base64url')
  } catch {
    throw new StartError('VAPID_PRIVATE_KEY is not a key: it should be 32 bytes in base64url.')
  }
  return curve.getPublicKey('base64url')
}
