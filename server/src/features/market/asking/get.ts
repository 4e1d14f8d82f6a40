import { Refusal } from '../refusal.ts'

export interface HttpAnswer {
  status: number
  retryAfter: string | null
  body: string
}

/** Fetches one address as a whole; the only thing of the network that the rest of the feature sees. */
export type Get = (url: string, signal: AbortSignal) => Promise<HttpAnswer>

/** The largest honest answer, all pairs of an exchange, is below 2 MB. */
const maxBytes = 16 * 1024 * 1024

export const httpGet: Get = async (url, signal) => {
  const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await textOf(response) }
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
