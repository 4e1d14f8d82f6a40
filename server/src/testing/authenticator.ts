import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { accounts, type InputOf, type ReplyOf } from '@pusula/contract'
import type { Person } from './world.ts'

type Wanted = ReplyOf<typeof accounts.wantPasskey>
type Question = ReplyOf<typeof accounts.askForPasskey>
type Made = InputOf<typeof accounts.addPasskey>['passkey']
type PasskeyAnswer = InputOf<typeof accounts.signInWithPasskey>['passkey']

interface Credential {
  id: Buffer
  privateKey: KeyObject
  userHandle: string
  count: number
}

/** How a ceremony differs from an honest one. */
interface Twist {
  origin?: string
  challenge?: string
  rpId?: string
  isUserVerified?: boolean
  /** Whether the page was inside one of another site. */
  crossOrigin?: boolean
  /** The count to answer with instead of the next one. */
  count?: number
  userHandle?: string | undefined
  /** The name of a passkey of somebody else. */
  credentialId?: string
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255])
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** The few kinds of CBOR that a ceremony is made of. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([
    bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.from([0x59, ...uint16(bytes.length)]),
    bytes,
  ])

const present = 0x01
const verified = 0x04
const withKey = 0x40

/** A device that makes passkeys and answers with them, in software: what a browser does with real hardware. */
export class Authenticator {
  readonly credentials: Credential[] = []
  private readonly origin: string

  constructor(origin = 'http://localhost:3000') {
    this.origin = origin
  }

  make(wanted: Wanted, twist: Twist = {}): Made {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const named = twist.credentialId ? Buffer.from(twist.credentialId, 'base64url') : randomBytes(32)
    const credential = { id: named, privateKey, userHandle: wanted.user.id, count: 0 }
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      Buffer.concat([Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))]),
      Buffer.concat([Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))]),
    ])
    const attested = Buffer.concat([Buffer.alloc(16), uint16(credential.id.length), credential.id, cose])
    const data = Buffer.concat([this.head(wanted.rp.id, withKey, 0, twist), attested])
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      Buffer.concat([cborText('fmt'), cborText('none')]),
      Buffer.concat([cborText('attStmt'), Buffer.from([0xa0])]),
      Buffer.concat([cborText('authData'), cborBytes(data)]),
    ])
    this.credentials.push(credential)
    const id = credential.id.toString('base64url')
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: this.said('webauthn.create', wanted.challenge, twist),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  answer({ challenge, rpId }: Question, twist: Twist = {}, credential = this.newest()): PasskeyAnswer {
    credential.count = twist.count ?? credential.count + 1
    const data = this.head(rpId, 0, credential.count, twist)
    const clientDataJSON = this.said('webauthn.get', challenge, twist)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const id = credential.id.toString('base64url')
    const userHandle = 'userHandle' in twist ? twist.userHandle : credential.userHandle
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, credential.privateKey).toString('base64url'),
        ...(userHandle && { userHandle }),
      },
    }
  }

  private newest(): Credential {
    const credential = this.credentials.at(-1)
    if (!credential) throw new Error('This authenticator has no passkey yet.')
    return credential
  }

  private head(rpId: string, flags: number, count: number, { rpId: other, isUserVerified = true }: Twist) {
    const all = present | (isUserVerified ? verified : 0) | flags
    return Buffer.concat([sha256(other ?? rpId), Buffer.from([all]), uint32(count)])
  }

  private said(type: string, challenge: string, twist: Twist) {
    const data = { type, challenge: twist.challenge ?? challenge, origin: twist.origin ?? this.origin }
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: twist.crossOrigin ?? false })).toString('base64url')
  }
}

/** Adds a passkey through the real calls, as the profile does. */
export async function addPasskey(person: Person, name = 'A phone') {
  const device = new Authenticator()
  const passkey = device.make(await person.call(accounts.wantPasskey, {}))
  const added = await person.call(accounts.addPasskey, { name, passkey })
  return { device, added }
}

/** Signs a browser in with a passkey, through the real calls. */
export async function signInWith(device: Authenticator, person: Person, twist: Twist = {}) {
  const question = await person.call(accounts.askForPasskey, {})
  return person.call(accounts.signInWithPasskey, { passkey: device.answer(question, twist) })
}
