import type { InputOf, Language, ReplyOf, Route, Who } from '@pusula/contract'
import writerOf, { type AnySchema } from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { inputReader } from './input.ts'
import { requestLanguage } from './language.ts'
import { type Admitted, admit, type Viewer } from './viewer.ts'
import { sendUnlessKnown, Written } from './written.ts'

/** Finds out who is behind a request. */
export type Identify = (request: FastifyRequest) => Promise<Viewer> | Viewer

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

type Answer<R extends Route> = ReplyOf<R> | Written
export type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R>> | Answer<R>

/** Opens a call of the contract: lets the right people in, reads the input, sends the reply in its declared shape. */
export function serve<R extends Route>({ fastify, identify }: Door, route: R, handler: Handler<R>) {
  const readInput = inputReader(route)
  const write = writerLater(route.reply)
  const who: Who = route.who
  fastify.route({
    method: route.method,
    url: route.path,
    ...(route.maxBytes && { bodyLimit: route.maxBytes }),
    handler: async (request, reply) => {
      const viewer = admit(who, await identify(request)) as Admitted<R['who']>
      const answer = await handler(new Asked(request, reply, viewer, readInput(request)))
      // A page or a redirect goes out by the reply, which may not have finished with it yet.
      if (reply.sent || route.answer === 'redirect') return reply
      const written = answer instanceof Written ? answer : new Written(isFile(reply) ? String(answer) : write(answer))
      if (!isFile(reply)) reply.header('content-type', 'application/json; charset=utf-8')
      return route.method === 'GET' ? sendUnlessKnown(request, reply, written) : reply.send(written.json)
    },
  })
}

/** A handler that says of what kind its answer is hands out a text that goes as it is. */
const isFile = (reply: FastifyReply) => reply.hasHeader('content-type')

/** What is seldom wanted is worked out when it is. */
class Asked<R extends Route> implements Call<R> {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly viewer: Admitted<R['who']>
  readonly input: InputOf<R>

  constructor(request: FastifyRequest, reply: FastifyReply, viewer: Admitted<R['who']>, input: InputOf<R>) {
    this.request = request
    this.reply = reply
    this.viewer = viewer
    this.input = input
  }

  get language(): Language {
    return requestLanguage(this.request)
  }
  get address(): string {
    return this.request.ip
  }
  get log(): Log {
    return this.request.ownLog
  }
}

/** Made with the first answer: making all of them took a tenth of the time of a start. */
function writerLater(schema: object): (reply: unknown) => string {
  let write: ((reply: unknown) => string) | undefined
  return reply => {
    write ??= writerOf(schema as AnySchema)
    return write(reply)
  }
}
