import { Counter } from 'prom-client'
import type { Metrics } from '../../../platform/http/metrics.ts'
import { AddressRefused, type Guard } from '../../../platform/net/guard.ts'
import { guardedAgent, guardedRequest } from '../../../platform/net/request.ts'
import type { PushAddress } from './address.ts'
import { loadWebPush, type VapidKeys, vapidSigner } from './vapid.ts'

/** What the browser shows, and where a tap leads. */
export interface Message {
  title: string
  body: string
  /** A path of the product. */
  path: string
  /** A newer message with the same tag takes the place of the older one. */
  tag: string
}

export interface Sending {
  message: Message
  /** Messages under one topic replace each other while they wait for the browser: at most 32 characters. */
  topic: string
  urgency: 'normal' | 'high'
  /** How long it is worth waiting for the browser. */
  ttlSeconds: number
}

export type PushOutcome =
  | { kind: 'sent' }
  /** The browser does not want it any more, or the address leads nowhere. */
  | { kind: 'gone' }
  | { kind: 'refused'; status: number }
  | { kind: 'later'; afterMs?: number }

export interface Push {
  publicKey: string
  guard: Guard
  send(to: PushAddress, sending: Sending): Promise<PushOutcome>
  /** Notes what became of a message, where it is watched. */
  count(outcome: PushOutcome['kind']): void
  close(): void
}

const timeoutMs = 8_000
const maxBytes = 16 * 1024
const longestWaitMs = 3_600_000

interface PushSetup {
  keys: VapidKeys
  /** Where a push service complains: an address of ours. */
  subject: string
  userAgent: string
  guard: Guard
  metrics?: Metrics
  /** A certificate to trust besides the usual ones; for tests. */
  ca?: string
}

export function createPush({ keys, subject, userAgent, guard, metrics, ca }: PushSetup): Push {
  const agent = guardedAgent(guard, ca)
  const authorizationFor = vapidSigner(keys, subject)
  const counter =
    metrics &&
    new Counter({
      name: 'pusula_pushes_total',
      help: 'Push messages by what the push service said: sent, gone (switched off by the browser), refused, later',
      labelNames: ['outcome'],
      registers: [metrics],
    })
  return {
    count: outcome => counter?.inc({ outcome }),
    publicKey: keys.publicKey,
    guard,
    send: async ({ endpoint, p256dh, auth }, { message, topic, urgency, ttlSeconds }) => {
      const options = {
        headers: { Authorization: await authorizationFor(endpoint), 'User-Agent': userAgent },
        topic,
        urgency,
        TTL: ttlSeconds,
      }
      const payload = Buffer.from(JSON.stringify(message))
      const { generateRequestDetails } = await loadWebPush()
      const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options)
      try {
        const answer = await guardedRequest(endpoint, {
          ...guard,
          method: 'POST',
          headers: textOf(headers),
          body,
          agent,
          timeoutMs,
          maxBytes,
        })
        return outcomeOf(answer.status, answer.headers['retry-after'])
      } catch (error) {
        return error instanceof AddressRefused ? { kind: 'gone' } : { kind: 'later' }
      }
    },
    close: () => agent.destroy(),
  }
}

const textOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

export function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'refused', status }
  const afterMs = 1000 * Number(retryAfter)
  return afterMs > 0 ? { kind: 'later', afterMs: Math.min(afterMs, longestWaitMs) } : { kind: 'later' }
}
