import Type from 'typebox'
import { Done, del, get, Nothing, post } from './route.ts'
import { Fingerprint } from './shapes.ts'

const VisitorStats = Type.Object({ used: Type.Integer(), limit: Type.Integer(), remaining: Type.Integer() })

export const guests = {
  blocked: get('/api/visitor/blocked', {
    who: 'anyone',
    says: 'Whether guests from this address are blocked.',
    input: Nothing,
    reply: Type.Object({ isBlocked: Type.Boolean() }),
  }),
  stats: get('/api/visitor/stats', {
    who: 'anyone',
    says: 'How many analyses this guest has used.',
    input: Nothing,
    reply: VisitorStats,
  }),
  statsByFingerprint: post('/api/visitor/stats', {
    who: 'anyone',
    says: 'How many free analyses this guest, or browsers with this fingerprint, have used.',
    input: Type.Object({ fingerprint: Type.Optional(Fingerprint) }),
    reply: VisitorStats,
  }),
  account: post('/api/visitor/account', {
    who: 'anyone',
    says: 'Finds the account of this guest by its cookie, or opens one.',
    input: Type.Object({ fingerprint: Type.Optional(Fingerprint) }),
    reply: Type.Object({
      visitorId: Type.String(),
      remainingCredits: Type.Integer(),
      /** The address under which this browser became a member by a purchase, while that is not verified. */
      memberEmail: Type.Union([Type.String(), Type.Null()]),
    }),
  }),
  forgetFingerprint: del('/api/guests/fingerprint', {
    who: 'anyone',
    says: 'Forgets whose the fingerprints of this browser are, once the consent to them is taken back.',
    input: Nothing,
    reply: Done,
  }),
}
