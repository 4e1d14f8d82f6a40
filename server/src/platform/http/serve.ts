import type { InputOf, Language, ReplyOf, Route, Who } from '@pusula/contract'
import writerOf, { type AnySchema } from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { compress } from './compress.ts'
import { inputReader } from './input.ts'
import { requestLanguage } from './language.ts'
import { unlessUnchanged } from './tag.ts'
import { type Admitted, admit, type Viewer } from './viewer.ts'

/** Finds out who is behind a request. */
export type Identify = (request: FastifyRequest) => Promise<Viewer>

/** The door of the product: one per process. */
export interface Door {
  fastify: FastifyInstance
  identify: Identify
}

export interface Call<R extends Route> {
  input: InputOf<R>
  viewer: Admitted<R['who']>
  language: Language
  /** The caller's network address. */
  address: string
  log: Log
  request: FastifyRequest
  /** For cookies and redirects; the body is what the handler returns. */
  reply: FastifyReply
}

/** A reply that is JSON already, in the declared shape: for long ones of which most is the same every time. */
export class Written {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

type Answer<R extends Route> = ReplyOf<R> | Written
export type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R>> | Answer<R>

/** Opens a call of the contract: lets the right people in, reads the input, sends the reply in its declared shape. */
export function serve<R extends Route>({ fastify, identify }: Door, route: R, handler: Handler<R>) {
  const readInput = inputReader(route)
  fastify.route({
    method: route.method,
    url: route.path,
    schema: { response: { 200: route.reply } },
    serializerCompiler: writerLater,
    ...(route.maxBytes && { bodyLimit: route.maxBytes }),
    handler: async (request, reply) => {
      const who: Who = route.who
      const viewer = admit(who, await identify(request)) as Admitted<R['who']>
      const input = readInput(request)
      const answer = await handler({
        input,
        viewer,
        language: requestLanguage(request),
        address: request.ip,
        log: request.log as Log,
        request,
        reply,
      })
      // A page or a redirect goes out by the reply, which may not have finished with it yet.
      if (reply.sent || route.answer === 'redirect') return reply
      if (route.method === 'GET') reply.header('cache-control', 'private, no-cache')
      if (!(answer instanceof Written)) return answer
      reply.type('application/json; charset=utf-8')
      return answer.json
    },
    // An unchanged answer to a poll costs a header, not a body; a long one that has changed is packed.
    ...(route.method === 'GET' && { onSend: [unlessUnchanged, compress] }),
  })
}

/** Made with the first answer: making all of them took a tenth of the time of a start. */
const writerLater = ({ schema }: { schema: object }) => {
  let write: ((reply: unknown) => string) | undefined
  return (reply: unknown) => {
    write ??= writerOf(schema as AnySchema)
    return write(reply)
  }
}
