import { type InputOf, type Language, mostParts, type ReplyOf, type Route } from '@pusula/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { gateOf, type Identify } from './gate.ts'
import { inputReader } from './input/input.ts'
import { requestLanguage } from './language.ts'
import { answerPreflights, openHeaders } from './open-calls.ts'
import { tagAnswer } from './tag.ts'
import type { Admitted } from './viewer.ts'

export type { Identify } from './gate.ts'

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

type Handler<R extends Route> = (call: Call<R>) => ReplyOf<R> | Promise<ReplyOf<R>>

/** Opens a call of the contract: lets the right people in, reads the input, sends the reply in its declared shape. */
export function serve<R extends Route>({ fastify, identify }: Door, route: R, handler: Handler<R>) {
  const readInput = inputReader(route)
  const viewerOf = gateOf(identify, route)
  // A large body is read for those alone who may send it.
  const admitFirst = async (request: FastifyRequest) => void (await viewerOf(request))

  if (route.scope) answerPreflights(fastify, route.path)
  fastify.route({
    method: route.method,
    url: route.path,
    schema: { response: { '2xx': route.reply } },
    ...(route.maxBytes && { bodyLimit: route.maxBytes, onRequest: admitFirst }),
    ...(route.method === 'GET' && { onSend: tagAnswer }),
    config: { mostParts: mostParts(route.input), ...(route.scope && { ownHeaders: openHeaders }) },
    handler: async (request, reply) => {
      const viewer = await viewerOf(request)
      const answer = await handler({
        input: readInput(request),
        viewer,
        language: requestLanguage(request),
        address: request.ip,
        log: request.log,
        request,
        reply,
      })
      // A page or a redirect goes out by the reply, which may not have finished with it yet.
      return reply.sent || route.answer === 'redirect' ? reply : answer
    },
  })
}
