import Type from 'typebox'
import { Done, del, get, Nothing, post } from '../route.ts'
import { Id } from '../shapes.ts'
import { PagedEntry } from './entries.ts'
import { Exact } from './shapes.ts'

/** Limit of pairs of one call. */
export const pairsAtOnce = 200

/** Coins that went from one place of one's own to another: nothing was bought or sold, only the network's fee is gone. */
export const transferRoutes = {
  transfers: get('/api/portfolio/transfers', {
    who: 'member',
    scope: 'portfolio',
    says: 'Withdrawals and deposits that look like one transfer: the same coin, no more arrived than left, within days of each other.',
    input: Nothing,
    reply: Type.Object({
      proposals: Type.Array(Type.Object({ out: PagedEntry, in: PagedEntry, fee: Exact })),
      /** Of all proposals, also those beyond the first two hundred. */
      total: Type.Integer(),
    }),
  }),
  transferPartners: get('/api/portfolio/transfers/:id/partners', {
    who: 'member',
    says: 'What could be the other half of a withdrawal or a deposit, the nearest in time first, twenty at most.',
    input: Type.Object({ id: Id }),
    reply: Type.Array(PagedEntry),
  }),
  pairTransfers: post('/api/portfolio/transfers/pairs', {
    who: 'member',
    maxBytes: 64_000,
    says: 'Says of withdrawals and deposits that they are transfers; what did not arrive is gone at what it had cost. Holdings change by nothing else.',
    input: Type.Object({
      pairs: Type.Array(Type.Object({ out: Id, in: Id }), { minItems: 1, maxItems: pairsAtOnce }),
    }),
    reply: Type.Object({ paired: Type.Integer() }),
  }),
  unpairTransfer: del('/api/portfolio/transfers/pairs/:id', {
    who: 'member',
    says: 'Takes a pair apart, by the id of either half: its fee does not count any more.',
    input: Type.Object({ id: Id }),
    reply: Done,
  }),
}
