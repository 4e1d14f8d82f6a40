import Type from 'typebox'
import { get, Nothing } from './route.ts'

export const referrals = {
  generate: get('/api/referral/generate', {
    who: 'member',
    says: 'The link that invites others.',
    input: Nothing,
    reply: Type.Object({ referralUrl: Type.String() }),
  }),
  invitation: get('/api/referrals/invitation', {
    who: 'anyone',
    says: 'Whether an invitation still brings its credits; it tells nobody whose it is.',
    input: Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }),
    reply: Type.Object({ isGood: Type.Boolean() }),
  }),
  stats: get('/api/referral/stats', {
    who: 'member',
    says: 'What the invitations have brought.',
    input: Nothing,
    reply: Type.Object({ referralCount: Type.Integer(), totalCreditsEarned: Type.Integer() }),
  }),
}
