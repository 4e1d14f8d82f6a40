import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { decrypt } from 'http_ece'
import type { Pushed, PushService } from './push-service.ts'

/** A browser at a push service: it alone can read what is sent to it. */
export function openBrowser(service: PushService) {
  const curve = createECDH('prime256v1')
  const keys = { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
  const path = `/push/${randomUUID()}`
  const read = ({ body }: Pushed): unknown =>
    JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: curve, authSecret: keys.auth }).toString())
  return {
    path,
    subscription: { endpoint: service.url + path, keys },
    /** What has come, the oldest first. */
    shown: () => service.received.filter(pushed => pushed.path === path).map(read),
    received: () => service.received.filter(pushed => pushed.path === path),
  }
}
