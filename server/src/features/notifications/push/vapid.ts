import { createECDH } from 'node:crypto'
import webPush from 'web-push'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../platform/db/db.ts'
import { keptSecret } from '../../../platform/secrets.ts'
import { StartError } from '../../../platform/start-error.ts'

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
  const privateKey = await keptSecret(db, 'vapid', () => webPush.generateVAPIDKeys().privateKey)
  return { privateKey, publicKey: publicKeyOf(privateKey) }
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
