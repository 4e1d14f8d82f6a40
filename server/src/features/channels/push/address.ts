import { createPublicKey } from 'node:crypto'
import { type Guard, openUrl } from '../../../platform/net/guard.ts'
import { Problem } from '../../../platform/problem.ts'

/** A push subscription: endpoint and keys of a browser. */
export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

/** The address is given by a stranger: only https, only the open internet, only keys that can be used. */
export function checkPushAddress({ endpoint, p256dh, auth }: PushAddress, guard: Guard) {
  try {
    if (openUrl(endpoint, guard).protocol !== 'https:') throw new Error('not https')
    const point = Buffer.from(p256dh, 'base64url')
    if (point.length !== 65 || point[0] !== 4) throw new Error('not a point')
    const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
    // Refuses what does not lie on the curve.
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    if (Buffer.from(auth, 'base64url').length !== 16) throw new Error('not 16 bytes')
  } catch {
    throw new Problem('notifications.wrongAddress')
  }
}
