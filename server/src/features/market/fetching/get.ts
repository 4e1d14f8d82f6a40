import { guardedRequest } from '../../../platform/net/request.ts'
import { Refusal } from '../refusal.ts'

export interface HttpAnswer {
  status: number
  retryAfter: string | null
  body: string
  /** What else the venue says of itself, by names in lower case. */
  headers?: Record<string, string>
}

/** HTTP GET of one address as a whole; the only network call that the rest of the feature sees. */
export type Get = (url: string, signal: AbortSignal, headers?: Record<string, string>) => Promise<HttpAnswer>

/** The largest honest answer, all pairs of an exchange, is below 2 MB. */
const maxBytes = 16 * 1024 * 1024

/** Asks under a name of our own: whoever has none is turned away by some. */
export const httpGetAs =
  (userAgent: string): Get =>
  async (url, signal, more = {}) => {
    const headers = { accept: 'application/json', 'user-agent': userAgent, ...more }
    const response = await fetch(url, { signal, redirect: 'error', headers })
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      headers: Object.fromEntries(response.headers),
      body: await textOf(response),
    }
  }

export const httpGet = httpGetAs('Pusula')

const guardedLimits = { timeoutMs: 10_000, maxBytes }

/** The same for an address that was typed by a person: it must not lead inside. */
export const guardedGetAs =
  (userAgent: string): Get =>
  async (url, _, more = {}) => {
    const headers = { accept: 'application/json', 'user-agent': userAgent, ...more }
    const { status, headers: said, body } = await guardedRequest(url, { headers, ...guardedLimits })
    return { status, retryAfter: said['retry-after'] ?? null, headers: said, body: body.toString('utf8') }
  }

async function textOf({ body }: Response): Promise<string> {
  if (!body) return ''
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body) {
    bytes += part.byteLength
    if (bytes > maxBytes) throw new Refusal('garbage', `more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
