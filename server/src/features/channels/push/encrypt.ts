import { createCipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import type { PushAddress } from './address.ts'

/** Record size (RFC 8188): what a push service takes at least. */
const recordBytes = 4096
const tagBytes = 16
/** Marks the last record. */
const end = Buffer.from([2])

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const made = createHmac('sha256', key)
  for (const part of parts) made.update(part)
  return made.digest()
}

/** Encrypts a message for one browser, as RFC 8291 has it: `aes128gcm` in one record, with a key of its own for each message. */
export function encrypt(message: Buffer, { p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>): Buffer {
  const curve = createECDH('prime256v1')
  const [ours, theirs] = [curve.generateKeys(), Buffer.from(p256dh, 'base64url')]
  const shared = hmac(Buffer.from(auth, 'base64url'), curve.computeSecret(theirs))
  const salt = randomBytes(16)
  const secret = hmac(salt, hmac(shared, 'WebPush: info\0', theirs, ours, '\x01'))
  const key = hmac(secret, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16)
  const nonce = hmac(secret, 'Content-Encoding: nonce\0\x01').subarray(0, 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(Math.max(recordBytes, message.length + end.length + tagBytes))
  sizes.writeUInt8(ours.length, 4)
  const record = [cipher.update(message), cipher.update(end), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, sizes, ours, ...record])
}
