import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ProblemCode } from '@pusula/contract'
import type { FastifyHttpOptions, FastifyInstance, RawServerDefault } from 'fastify'
import { envelope, Problem } from '../problem.ts'

/** Request timeouts: for the headers, and for the whole request (slow-loris). */
export interface RequestTimeouts {
  headersMs: number
  wholeMs: number
}

const usual: RequestTimeouts = { headersMs: 10_000, wholeMs: 30_000 }

/** Interval of Node's timeout check; its default of half a minute let a slow body go on for three times its limit. */
const lookEveryMs = 1_000

/** Ends what takes too long to arrive, and answers what never becomes a request. */
export const limitRequestTime = ({ headersMs, wholeMs } = usual) =>
  ({
    requestTimeout: wholeMs,
    http: { headersTimeout: headersMs, requestTimeout: wholeMs, connectionsCheckingInterval: lookEveryMs },
    clientErrorHandler: refuse,
  }) satisfies FastifyHttpOptions<RawServerDefault>

/**
 * Refuses what says of itself that it arrives in another way than in chunks, before anything is done with it. Node notices
 * only once the handler of a call without a body has run, and two servers that disagree where a request ends see two.
 */
export const refuseStrangeTransfers = (fastify: FastifyInstance) =>
  fastify.addHook('onRequest', async ({ headers }, reply) => {
    const way = headers['transfer-encoding']
    if (way === undefined || way.toLowerCase() === 'chunked') return
    reply.header('connection', 'close')
    throw new Problem('request.invalid')
  })

const reasons: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.tooSlow',
  HPE_HEADER_OVERFLOW: 'request.tooLarge',
}

/** Who is still sending cannot read: the rest of it goes by for this long before the line is cut. */
const readOutMs = 1_000

function refuse(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return
  const problem = new Problem(reasons[error.code ?? ''] ?? 'request.invalid')
  const body = JSON.stringify(envelope(problem, 'en'))
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.removeAllListeners('data').resume()
  setTimeout(() => socket.destroy(), readOutMs).unref()
}
