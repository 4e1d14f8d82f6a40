import type { Language } from '@pusula/contract'
import type { Clock } from '../../../platform/clock.ts'
import { AddressRefused, type Guard, openUrl } from '../../../platform/net/guard.ts'
import { guardedAgent, guardedRequest } from '../../../platform/net/request.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { type Channel, type Outcome, type Sending, wordsIn } from '../message.ts'
import { placesByHost } from '../places.ts'
import { isUnanswered, waitOf } from '../retry-after.ts'
import { openWebhook, type WebhookAddress } from './address.ts'
import { signatureOf } from './sign.ts'

const timeoutMs = 8_000
/** Response limit of a webhook; it is never shown (SSRF): else whoever sets an address could read other networks through it. */
const maxBytes = 16 * 1024
/** https, and ports where it is usually spoken. */
const ports = ['', '443', '8443']

/** The address is given by a stranger: only https, only the open internet. It is looked at again with every message. */
export function checkWebhook(text: string, guard: Guard): URL {
  try {
    const url = openUrl(text, guard)
    if (url.protocol !== 'https:' || (!ports.includes(url.port) && !guard.allow)) throw new AddressRefused('not https')
    return url
  } catch {
    throw new Problem('channels.wrongAddress')
  }
}

interface Setup {
  secrets: Secrets
  clock: Clock
  guard: Guard
  userAgent: string
  publicUrl: string
  isOpen: () => Promise<boolean>
  /** A certificate to trust instead of the usual ones; for tests. */
  ca?: string
}

export function webhookChannel(setup: Setup): Channel & { close(): void } {
  const { secrets, clock, guard, userAgent, publicUrl, isOpen, ca } = setup
  const agent = guardedAgent(guard, ca)
  const places = placesByHost()
  async function post({ url, secret, old }: WebhookAddress, language: Language, sending: Sending): Promise<Outcome> {
    const now = clock.now()
    const seconds = Math.floor(now.getTime() / 1000)
    const signing = [secret, ...(old && now < new Date(old.until) ? [old.secret] : [])]
    const id = `msg_${sending.id}`
    const { title, body: text } = wordsIn(sending.message, language)
    const body = JSON.stringify(bodyOf(sending, { title, text, url: publicUrl + sending.message.path }))
    try {
      checkWebhook(url, guard)
      const answer = await guardedRequest(url, {
        ...guard,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': userAgent,
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signatureOf(signing, id, seconds, body),
        },
        body,
        agent,
        timeoutMs,
        maxBytes,
        isStatusEnough: true,
      })
      return outcomeOf(answer.status, answer.headers['retry-after'])
    } catch (error) {
      if (error instanceof AddressRefused || error instanceof Problem) return { kind: 'gone' }
      return { kind: isUnanswered(error) ? 'silent' : 'later' }
    }
  }
  return {
    isOffered: isOpen,
    isRepeatable: true,
    atOnce: 100,
    late: places.late,
    close: () => agent.destroy(),
    send: async ({ webhook, language }, sending) => {
      const address = webhook === null ? undefined : openWebhook(secrets, webhook)
      if (!address) return { kind: 'gone' }
      return places.run<Outcome>(address.url, { kind: 'later' }, () => post(address, language, sending))
    },
  }
}

const types: Partial<Record<Sending['kind'], string>> = { alert: 'alert.rang', test: 'webhook.test' }

const bodyOf = ({ kind, happenedAt, message }: Sending, words: { title: string; text: string; url: string }) => ({
  type: message.event ?? types[kind] ?? `${kind}.told`,
  timestamp: happenedAt.toISOString(),
  data: { ...message.data, ...words },
})

/** A redirect is no answer, and is never followed. Other refusals may be a receiver under repair: they are tried again. */
export function outcomeOf(status: number, retryAfter: string | undefined): Outcome {
  if (status >= 200 && status < 300) return { kind: 'accepted', code: status }
  if (status === 410) return { kind: 'gone', code: status }
  return { kind: 'later', code: status, ...(status === 429 || status === 503 ? waitOf(retryAfter) : {}) }
}
