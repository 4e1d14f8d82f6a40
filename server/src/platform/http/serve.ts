import { type InputOf, type Language, mostParts, type ReplyOf, type Route, type Who } from '@pusula/contract'
import writerOf, { type AnySchema } from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { after, type Soon } from '../soon.ts'
import { refuseOther } from './drawn-for.ts'
import { type Head, type Parcel, setHead } from './every-answer.ts'
import { inputReader } from './input/input.ts'
import { requestLanguage } from './language.ts'
import { type Admitted, admit, type Viewer } from './viewer.ts'
import { polled, Written } from './written.ts'

/** Finds out who is behind a request. */
export type Identify = (request: FastifyRequest) => Soon<Viewer>

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
export type Handler<R extends Route> = (call: Call<R>) => Soon<Answer<R>>

/** Opens a call of the contract: lets the right people in, reads the input, sends the reply in its declared shape. */
export function serve<R extends Route>({ fastify, identify }: Door, route: R, handler: Handler<R>) {
  const readInput = inputReader(route)
  const write = writerLater(route.reply)
  const who: Who = route.who
  const isPolled = route.method === 'GET'

  function send(asked: Asked<R>, answer: Answer<R>) {
    const { request, isReplyUsed } = asked
    // A handler that says of what kind its answer is hands out a text that goes as it is.
    const isFile = isReplyUsed && asked.reply.hasHeader('content-type')
    const written = answer instanceof Written ? answer : new Written(isFile ? String(answer) : write(answer))
    const type = isFile ? [] : json
    const ready = isPolled ? polled(request, written, type) : { status: 200, head: type, body: written.json }
    return after<Parcel, unknown>(ready, parcel => {
      if (!isReplyUsed) return fastify.sendPast(request, asked.reply, parcel)
      setHead(asked.reply, parcel.head)
      if (parcel.status !== 200) asked.reply.code(parcel.status)
      return asked.reply.send(parcel.body)
    })
  }

  const admitted = (request: FastifyRequest, viewer: Viewer): Admitted<R['who']> => {
    refuseOther(request, viewer)
    return admit(who, viewer, route.fresh) as Admitted<R['who']>
  }
  // A large body is read for those alone who may send it.
  const admitFirst = async (request: FastifyRequest) => void admitted(request, await identify(request))

  fastify.route({
    method: route.method,
    url: route.path,
    ...(route.maxBytes && { bodyLimit: route.maxBytes, onRequest: admitFirst }),
    config: { mostParts: mostParts(route.input) },
    // No promise is made where everything is known: that alone is a tenth of an answer's time.
    handler: (request, reply) =>
      after(identify(request), viewer => {
        const asked = new Asked(request, reply, admitted(request, viewer), readInput(request))
        return after(handler(asked), answer =>
          // A page or a redirect goes out by the reply, which may not have finished with it yet.
          reply.sent || route.answer === 'redirect' ? reply : send(asked, answer),
        )
      }),
  })
}

const json: Head = ['content-type', 'application/json; charset=utf-8']

/** What is seldom wanted is worked out when it is. */
class Asked<R extends Route> implements Call<R> {
  readonly request: FastifyRequest
  /** Whether the handler has a hand in how its answer goes out. */
  isReplyUsed = false
  readonly #reply: FastifyReply
  readonly viewer: Admitted<R['who']>
  readonly input: InputOf<R>

  constructor(request: FastifyRequest, reply: FastifyReply, viewer: Admitted<R['who']>, input: InputOf<R>) {
    this.request = request
    this.#reply = reply
    this.viewer = viewer
    this.input = input
  }

  get reply(): FastifyReply {
    this.isReplyUsed = true
    return this.#reply
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
