import type { InputOf, Route } from '@pusula/contract'
import { Problem } from '../../problem.ts'
import { gateOf } from '../gate.ts'
import { inputReader } from '../input/input.ts'
import type { Metrics } from '../metrics.ts'
import type { Door } from '../serve.ts'
import { createStreams, type EventStream } from './streams.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It ends when the reader leaves, so that how long it took says nothing. */
    isEndless?: boolean
  }
}

const tendEveryMs = 1_000
/** While it is told to stop, all have left after some seconds. */
const leavingShare = 0.25

type Open<R extends Route> = (input: InputOf<R>, stream: EventStream) => void | Promise<void>

/** Opens a call of the contract that answers with events, for as long as the browser listens. */
export function serveEvents<R extends Route & { who: 'guest' }>(
  { fastify, identify }: Door,
  metrics: Metrics,
  headers: Record<string, string>,
  route: R,
  open: Open<R>,
) {
  const readInput = inputReader(route)
  const streams = createStreams(metrics)
  const tending = setInterval(() => {
    if (fastify.isLeaving) streams.leave(leavingShare)
    streams.tend()
  }, tendEveryMs)
  tending.unref()
  // Nobody's server closes while somebody listens.
  fastify.addHook('preClose', async () => {
    clearInterval(tending)
    streams.leave(1)
  })
  const viewerOf = gateOf(identify, route)
  fastify.route({
    method: route.method,
    url: route.path,
    // A head is a whole answer: what is said after it would be read as the beginning of the next one.
    exposeHeadRoute: false,
    config: { isEndless: true },
    handler: async (request, reply) => {
      const viewer = await viewerOf(request)
      const input = readInput(request)
      if (fastify.isLeaving) throw new Problem('server.busy')
      streams.admit(viewer.accountId, request.ip)
      reply.hijack()
      const stream = streams.open(reply.raw, { ...headers, 'x-request-id': request.id }, viewer, request.ip)
      await open(input, stream)
    },
  })
}
