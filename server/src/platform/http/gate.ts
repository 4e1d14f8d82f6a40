import type { Route } from '@pusula/contract'
import type { FastifyRequest } from 'fastify'
import { refuseOther } from './drawn-for.ts'
import { type Admitted, admit, admitKey, type Viewer } from './viewer.ts'

/** Finds out who is behind a request. */
export type Identify = (request: FastifyRequest) => Promise<Viewer>

/** The one gate of every call, be it answered once or for as long as somebody listens. */
export const gateOf =
  <R extends Route>(identify: Identify, route: R) =>
  async (request: FastifyRequest): Promise<Admitted<R['who']>> => {
    const viewer = await identify(request)
    admitKey(route.scope, viewer)
    refuseOther(request, viewer)
    return admit(route.who, viewer, route.fresh) as Admitted<R['who']>
  }
