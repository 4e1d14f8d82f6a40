import Type from 'typebox'
import { get, Nothing } from './route.ts'

export const referrals = {
  generate: get('/api/referral/generate', {
    who: 'member',
    says: 'The link that invites others.',
    input: Nothing,
    reply: Type.Object({ referralUrl: Type.String() }),
  }),
  stats: get('/api/referral/stats', {
    who: 'member',
    says: 'What the invitations have brought.',
    input: Nothing,
    reply: Type.Object({ referralCount: Type.Integer(), totalCreditsEarned: Type.Integer() }),
  }),
}
