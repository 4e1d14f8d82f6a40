import { drawnForHeader, nobodyHere } from '@pusula/contract'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import type { Viewer } from './viewer.ts'

/**
 * A page stays open while somebody else signs in beside it: what it asks in the first one's name is neither done nor shown
 * in the second one's. Whoever does not say for whom a page was drawn is served as they are. Nobody is nobody else: there
 * is nothing of theirs to touch, and a call that needs somebody says so itself.
 */
export function refuseOther({ headers }: FastifyRequest, viewer: Viewer): void {
  const drawnFor = headers[drawnForHeader]
  if (drawnFor === undefined || viewer.kind === 'nobody') return
  // A page that knows of no member may be a guest's who has not said so yet.
  const isTheirs = drawnFor === nobodyHere ? viewer.kind === 'guest' : drawnFor === viewer.accountId
  if (!isTheirs) throw new Problem('accounts.otherPerson')
}
