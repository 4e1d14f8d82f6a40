import { type InputOf, type Language, maxParts, type ReplyOf, type Route } from '@pusula/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { gateOf, type Identify } from './gate.ts'
import { inputReader } from './input/input.ts'
import { requestLanguage } from './language.ts'
import { answerPreflights, openHeaders } from './open-calls.ts'
import { tagAnswer } from './tag.ts'
import { type Admitted, admit, admitKey, type Viewer } from './viewer.ts'

export type { Identify } from './gate.ts'

/** HTTP server with authentication, on which features register their routes; one per process. */
export interface Door {
  fastify: FastifyInstance
  identify: Identify
  /** What is open, for whoever asks from inside. */
  opened?: Map<Route, (call: never) => unknown>
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

/** Registers a route of the contract: authorization, input parsing, reply in its declared shape. */
export function serve<R extends Route>({ fastify, identify, opened }: Door, route: R, handler: Handler<R>) {
  opened?.set(route, handler)
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
    config: { maxParts: maxParts(route.input), ...(route.scope && { ownHeaders: openHeaders }) },
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

/** Asks what another feature has opened. */
export type Ask = <R extends Route>(route: R, input: InputOf<R>) => Promise<ReplyOf<R>>

type Asker = Pick<Call<Route>, 'language' | 'request' | 'reply'> & { viewer: Viewer }

/**
 * Asks in somebody's name from inside the process: through the same gate and to the same handler as over HTTP, so that who may
 * do what, what it costs and how it is said are decided in one place.
 */
export const askFrom =
  ({ opened }: Door, { viewer, language, request, reply }: Asker): Ask =>
  async (route, input) => {
    admitKey(route.scope, viewer)
    const admitted = admit(route.who, viewer, route.fresh)
    // The map has one handler for each route, and it is the one that was typed by this very route.
    const handler = opened?.get(route) as Handler<typeof route> | undefined
    if (!handler) throw new Error(`${route.path} is not open`)
    return handler({
      ...{ input, language, request, reply, address: request.ip, log: request.log },
      viewer: admitted as Admitted<(typeof route)['who']>,
    })
  }
