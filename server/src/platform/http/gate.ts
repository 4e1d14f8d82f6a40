import { drawnForHeader, nobodyHere, type Route } from '@pusula/contract'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { type Admitted, admit, admitKey, type Viewer } from './viewer.ts'

/** Authentication: finds out who is behind a request. */
export type Identify = (request: FastifyRequest) => Promise<Viewer>

/**
 * Guard against an account switch in another tab. A page stays open while somebody else signs in beside it: what it asks in the first
 * one's name is neither done nor shown in the second one's. Whoever does not say for whom a page was drawn is served as they are. A
 * caller who is nobody passes: there is nothing of theirs to touch, and a call that needs somebody says so itself.
 */
function refuseOther({ headers }: FastifyRequest, viewer: Viewer): void {
  const drawnFor = headers[drawnForHeader]
  if (drawnFor === undefined || viewer.kind === 'nobody') return
  // A page that knows of no member may be a guest's who has not said so yet.
  const isTheirs = drawnFor === nobodyHere ? viewer.kind === 'guest' : drawnFor === viewer.accountId
  if (!isTheirs) throw new Problem('accounts.otherPerson')
}

/** Authorization of every call, be it answered once or a stream. */
export const gateOf =
  <R extends Route>(identify: Identify, route: R) =>
  async (request: FastifyRequest): Promise<Admitted<R['who']>> => {
    const viewer = await identify(request)
    admitKey(route.scope, viewer)
    refuseOther(request, viewer)
    return admit(route.who, viewer, route.fresh) as Admitted<R['who']>
  }
