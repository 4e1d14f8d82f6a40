import Type from 'typebox'
import { get, Nothing, post } from './route.ts'
import { Instant } from './shapes.ts'

const Plan = Type.Enum(['monthly', 'yearly'])

export const subscriptions = {
  create: post('/api/create-subscription', {
    who: 'member',
    says: 'Starts the payment of the pro subscription.',
    input: Type.Object({ priceType: Plan }),
    reply: Type.Object({ checkoutUrl: Type.String() }),
  }),
  current: get('/api/user/subscription', {
    who: 'member',
    says: 'The subscription of this member.',
    input: Nothing,
    reply: Type.Object({
      plan: Type.Union([Plan, Type.Null()]),
      status: Type.Enum(['none', 'active', 'canceled', 'pending']),
      endsAt: Type.Union([Instant, Type.Null()]),
    }),
  }),
  cancel: post('/api/user/cancel-subscription', {
    who: 'member',
    says: 'Stops the renewal; pro stays until the end of what was paid.',
    input: Nothing,
    reply: Type.Object({ endsAt: Instant }),
  }),
}
