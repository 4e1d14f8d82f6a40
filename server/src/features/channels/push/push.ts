import { AddressRefused, type Guard } from '../../../platform/net/guard.ts'
import { guardedAgent, guardedRequest } from '../../../platform/net/request.ts'
import type { Message, Outcome, Urgency } from '../message.ts'
import { placesByHost } from '../places.ts'
import { isUnanswered, waitOf } from '../retry-after.ts'
import type { PushAddress } from './address.ts'
import { encrypt } from './encrypt.ts'
import { type VapidKeys, vapidSigner } from './vapid.ts'

/** Web Push: one message to one browser. */
export interface PushSending {
  message: Message
  /** Messages under one topic replace each other while they wait for the browser: at most 32 characters. */
  topic: string
  urgency: Urgency
  /** How long it is worth waiting for the browser. */
  ttlSeconds: number
}

export interface Push {
  publicKey: string
  guard: Guard
  send(to: PushAddress, sending: PushSending): Promise<Outcome>
  /** How many requests wait for a late answer. */
  late(): number
  close(): void
}

const timeoutMs = 8_000
const maxBytes = 16 * 1024

interface PushSetup {
  keys: VapidKeys
  /** Where a push service complains: an address of ours. */
  subject: string
  userAgent: string
  guard: Guard
  /** A certificate to trust besides the usual ones; for tests. */
  ca?: string
}

export function createPush({ keys, subject, userAgent, guard, ca }: PushSetup): Push {
  const agent = guardedAgent(guard, ca)
  const authorizationFor = vapidSigner(keys, subject)
  const places = placesByHost()
  async function post(to: PushAddress, { message, topic, urgency, ttlSeconds }: PushSending): Promise<Outcome> {
    const body = encrypt(Buffer.from(JSON.stringify(message)), to)
    try {
      const answer = await guardedRequest(to.endpoint, {
        ...guard,
        method: 'POST',
        headers: {
          ...{ authorization: authorizationFor(to.endpoint), 'user-agent': userAgent },
          ...{ 'content-type': 'application/octet-stream', 'content-encoding': 'aes128gcm' },
          ...{ ttl: String(ttlSeconds), topic, urgency },
        },
        body,
        agent,
        timeoutMs,
        maxBytes,
        isStatusEnough: true,
      })
      return outcomeOf(answer.status, answer.headers['retry-after'])
    } catch (error) {
      return error instanceof AddressRefused ? { kind: 'gone' } : { kind: isUnanswered(error) ? 'silent' : 'later' }
    }
  }
  return {
    publicKey: keys.publicKey,
    guard,
    send: (to, sending) => places.run<Outcome>(to.endpoint, { kind: 'later' }, () => post(to, sending)),
    late: places.late,
    close: () => agent.destroy(),
  }
}

export function outcomeOf(status: number, retryAfter: string | undefined): Outcome {
  if (status >= 200 && status < 300) return { kind: 'accepted', code: status }
  if (status === 404 || status === 410) return { kind: 'gone', code: status }
  if (status !== 429 && status < 500) return { kind: 'refused', code: status }
  return { kind: 'later', code: status, ...waitOf(retryAfter) }
}
