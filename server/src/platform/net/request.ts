import { type IncomingMessage, request as overHttp } from 'node:http'
import { Agent, request as overHttps } from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { AddressRefused, type Guard, guardedLookup, openUrl } from './guard.ts'

/** Response refused: too large, or too many redirects. */
export class AnswerRefused extends Error {}

/** Sockets per host: some that hang must not hold up the others. */
const maxSockets = 500

/** Opens connections only where a guard lets it: what it keeps open was checked. */
class GuardedAgent extends Agent {
  constructor(guard: Guard, ca: string | undefined) {
    super({ keepAlive: true, maxSockets, lookup: guardedLookup(guard), ...(ca !== undefined && { ca }) })
  }
}

/** For many requests over https; `ca` is a certificate to trust instead of the usual ones, in tests. */
export const guardedAgent = (guard: Guard, ca?: string): GuardedAgent => new GuardedAgent(guard, ca)

interface GuardedRequest extends Guard {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Keeps connections open between requests to the same host. */
  agent?: GuardedAgent
  timeoutMs: number
  maxBytes: number
  /** The status is all that is wanted: a body that is too large, too slow or broken is left where it is. */
  isStatusEnough?: boolean
  /** Only a GET follows them. */
  maxRedirects?: number
}

interface GuardedAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Where the answer came from in the end. */
  url: string
}

const redirects = [301, 302, 303, 307, 308]
const unpackers: Record<string, typeof createGunzip | typeof createInflate | typeof createBrotliDecompress> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}
/** What may follow to another host; anything else could be a secret meant for the first one. */
const harmless = ['accept', 'user-agent', 'accept-encoding']

/** Asks an address that somebody else gave us: never inside our network, never longer or larger than allowed. */
export async function guardedRequest(address: string, request: GuardedRequest): Promise<GuardedAnswer> {
  const method = request.method ?? 'GET'
  let headers = { 'accept-encoding': 'gzip, deflate, br', ...request.headers }
  let url = openUrl(address, request)
  const limit = timeLimit(request.timeoutMs)
  try {
    for (let hop = 0; ; hop++) {
      const response = await send(url, { ...request, method, headers }, limit.stops)
      const answer = { status: response.statusCode ?? 0, headers: flat(response.headers), url: url.href }
      const next = redirects.includes(answer.status) && method === 'GET' ? answer.headers.location : undefined
      if (next === undefined) {
        const body = bodyOf(response, request.maxBytes)
        return { ...answer, body: await (request.isStatusEnough ? body.catch(() => Buffer.of()) : body) }
      }
      response.destroy()
      if (hop >= (request.maxRedirects ?? 0)) throw new AnswerRefused('too many redirects')
      if (!URL.canParse(next, url.href)) throw new AddressRefused('not an address')
      const target = openUrl(new URL(next, url).href, request)
      if (target.origin !== url.origin)
        headers = { 'accept-encoding': '', ...pick(headers, name => harmless.includes(name.toLowerCase())) }
      url = target
    }
  } finally {
    limit.clear()
  }
}

/** One timer for all hops and the body. An AbortSignal for each request costs several times as much, with thousands of them. */
function timeLimit(ms: number) {
  let stop = (_: Error) => {}
  const timer = setTimeout(() => stop(new DOMException('no answer in time', 'TimeoutError')), ms)
  return {
    stops: (how: (error: Error) => void) => {
      stop = how
    },
    clear: () => clearTimeout(timer),
  }
}

function send(
  url: URL,
  request: GuardedRequest,
  stops: (how: (error: Error) => void) => void,
): Promise<IncomingMessage> {
  const { method, headers, body } = request
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? overHttps : overHttp
    // No agent of others: a connection that somebody else has opened was not checked by us.
    const agent = url.protocol === 'https:' ? (request.agent ?? false) : false
    const asked = open(url, { method, headers, agent, lookup: guardedLookup(request) }, response => {
      stops(error => response.destroy(error))
      resolve(response)
    })
    stops(error => asked.destroy(error))
    asked.on('error', reject).end(body)
  })
}

function bodyOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const unpack = unpackers[response.headers['content-encoding']?.toLowerCase() ?? '']
  const parts: Buffer[] = []
  let bytes = 0
  return new Promise((resolve, reject) => {
    const source: Readable = unpack ? pipeline(response, unpack(), () => {}) : response
    source.on('data', (part: Buffer) => {
      bytes += part.length
      if (bytes > maxBytes) source.destroy(new AnswerRefused(`more than ${maxBytes} bytes`))
      else parts.push(part)
    })
    source.on('error', reject).on('end', () => resolve(Buffer.concat(parts)))
  })
}

const flat = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

const pick = (headers: Record<string, string>, isWanted: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isWanted(name)))
