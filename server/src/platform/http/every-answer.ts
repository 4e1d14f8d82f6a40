import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Durations } from './durations.ts'

/** Names and values of headers in turns: Node writes them quickest so. */
export type Head = string[]

/** An answer that is ready to go. */
export interface Parcel {
  status: number
  head: Head
  body: string | Buffer
}

declare module 'fastify' {
  interface FastifyRequest {
    cameAtMs: number
    /** How often its network may still call, for those who are counted. */
    allowance: Head | undefined
  }
  interface FastifyInstance {
    /** Told to stop: it still answers, and no longer asks for more. */
    isLeaving: boolean
    /** Tells of every answer in the moment it goes out. */
    onAnswer(told: Told): void
    /** Sends an answer past the framework, whose own way of sending takes longer than finding most answers. */
    sendPast(request: FastifyRequest, reply: FastifyReply, parcel: Parcel): void
  }
}

type Told = (request: FastifyRequest, status: number) => void

/** What every answer says, and what is noted of it, whichever way it goes out. */
export function endEveryAnswer(fastify: FastifyInstance, common: Record<string, string>, durations: Durations) {
  const fixed = Object.entries(common).flat()
  const headOf = (request: FastifyRequest): Head => {
    const head = fixed.slice()
    head.push('x-request-id', request.id)
    if (request.allowance) head.push(...request.allowance)
    // An answer given while leaving is the connection's last; a browser that keeps it open would hold us up for a minute.
    if (fastify.isLeaving) head.push('connection', 'close')
    return head
  }
  // Until the answer is handed to the connection: waiting for its end takes two listeners for every request.
  const takeTime: Told = ({ method, routeOptions, cameAtMs }, status) =>
    durations.note(method, routeOptions.url ?? 'none', status, (performance.now() - cameAtMs) / 1000)
  const listeners = [takeTime]
  const tell: Told = (request, status) => {
    for (const listener of listeners) listener(request, status)
  }

  fastify.decorate('isLeaving', false)
  fastify.decorate('onAnswer', told => void listeners.push(told))
  fastify.decorateRequest('cameAtMs', 0)
  fastify.decorateRequest('allowance', undefined)
  fastify.decorate('sendPast', (request, reply, { status, head, body }) => {
    tell(request, status)
    const whole = headOf(request).concat(head)
    if (status !== 304) whole.push('content-length', String(Buffer.byteLength(body)))
    reply.hijack()
    reply.raw.writeHead(status, whole).end(body)
  })
  fastify.addHook('preClose', async () => {
    fastify.isLeaving = true
  })
  // Hooks of every request call on instead of promising: a promise each is a tenth of an answer's time.
  fastify.addHook('onRequest', (request, _, done) => {
    request.cameAtMs = performance.now()
    done()
  })
  fastify.addHook('onSend', (request, reply, payload, done) => {
    tell(request, reply.statusCode)
    setHead(reply, headOf(request))
    done(null, payload)
  })
}

/** For an answer that goes the framework's way. */
export function setHead(reply: FastifyReply, head: Head) {
  for (let i = 0; i < head.length; i += 2) reply.header(head[i] ?? '', head[i + 1] ?? '')
}
