import Type from 'typebox'
import { Done, get, Nothing, post } from './route.ts'
import { Fingerprint, Id, Instant } from './shapes.ts'

const Order = {
  amount: Type.Number({ minimum: 1, maximum: 1000 }),
  analyses: Type.Optional(Type.Integer({ minimum: 1 })),
  description: Type.Optional(Type.String({ maxLength: 200 })),
}

export const Checkout = Type.Object({
  checkoutUrl: Type.Optional(Type.String()),
  clientSecret: Type.Optional(Type.String()),
  paymentIntentId: Type.String(),
})

export const payments = {
  createIntent: post('/api/payments/create-intent', {
    who: 'member',
    says: 'Starts the payment of a credit pack or of an own amount.',
    input: Type.Object({ ...Order, priceId: Type.Optional(Type.String({ maxLength: 64 })) }),
    reply: Checkout,
  }),
  createGuestIntent: post('/api/payments/create-guest-intent', {
    who: 'guest',
    says: 'Starts the payment of a guest, who becomes a member by it.',
    input: Type.Object({ ...Order, fingerprint: Type.Optional(Fingerprint), termsAccepted: Type.Boolean() }),
    reply: Checkout,
  }),
  history: get('/api/user/purchase-history', {
    who: 'member',
    says: 'What this member has bought.',
    input: Nothing,
    reply: Type.Array(
      Type.Object({ id: Type.String(), amount: Type.String(), analysesCount: Type.Integer(), createdAt: Instant }),
    ),
  }),
  guestConversionLogin: post('/api/guest-conversion-login', {
    who: 'guest',
    says: 'Signs in the member that a paid guest became.',
    input: Type.Object({ visitorId: Id }),
    reply: Done,
  }),
  simulateWebhook: post('/api/test/webhook-simulate', {
    who: 'guest',
    says: 'Lets the sandbox provider report a payment; outside production only.',
    input: Type.Object({ paymentIntentId: Id, visitorId: Type.Optional(Id) }),
    reply: Done,
  }),
}
