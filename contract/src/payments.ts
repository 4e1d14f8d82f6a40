import Type from 'typebox'
import { plans } from './catalogue.ts'
import { Done, get, Nothing, post } from './route.ts'
import { Fingerprint, Id, Instant } from './shapes.ts'

/**
 * What is asked for. The server reckons with its own catalogue and refuses an order that says anything else;
 * an amount alone is an own amount.
 */
const Order = {
  amount: Type.Number({ minimum: 1, maximum: 1000 }),
  analyses: Type.Optional(Type.Integer({ minimum: 1 })),
  description: Type.Optional(Type.String({ maxLength: 200 })),
  priceId: Type.Optional(Type.String({ maxLength: 64 })),
  /** Where a paid order leads back to; the home tab when it is left out. */
  return: Type.Optional(Type.Enum(['analysis'])),
}

const OrderId = Type.String({ maxLength: 36, pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

/** Where to pay: a page to go to, or a form to show here. `paymentIntentId` is the order's name with us. */
const Checkout = Type.Object({
  checkoutUrl: Type.Optional(Type.String()),
  clientSecret: Type.Optional(Type.String()),
  /** With a clientSecret: what the provider's form needs to show itself. */
  publishableKey: Type.Optional(Type.String()),
  paymentIntentId: Type.String(),
})

const purchaseStates = ['paid', 'refunded', 'disputed'] as const

const HistoryItem = Type.Object({
  id: Type.String(),
  /** In US dollars, with two decimals. */
  amount: Type.String(),
  /** 0 for a payment of the subscription. */
  analysesCount: Type.Integer(),
  createdAt: Instant,
  kind: Type.Enum(['credits', 'subscription']),
  plan: Type.Union([Type.Enum([...plans]), Type.Null()]),
  state: Type.Enum([...purchaseStates]),
})

export const payments = {
  createIntent: post('/api/payments/create-intent', {
    who: 'member',
    says: 'Starts the payment of a credit pack or of an own amount.',
    input: Type.Object(Order),
    reply: Checkout,
  }),
  createGuestIntent: post('/api/payments/create-guest-intent', {
    who: 'guest',
    says: 'Starts the payment of a guest, who becomes a member by it.',
    input: Type.Object({ ...Order, fingerprint: Type.Optional(Fingerprint), termsAccepted: Type.Boolean() }),
    reply: Checkout,
  }),
  /** The return page asks this until the payment is known; nothing in its own address is believed. */
  status: get('/api/payments/status/:paymentIntentId', {
    who: 'guest',
    says: 'What became of an order of one’s own.',
    input: Type.Object({ paymentIntentId: OrderId }),
    reply: Type.Object({
      /**
       * `notCredited`: the money came, but not as it was ordered, so that somebody has to look at it. `sentBack`: it
       * came for something that was paid or over already, and goes back by itself.
       */
      status: Type.Enum(['open', 'paid', 'sentBack', 'notCredited', 'failed']),
      kind: Type.Enum(['credits', 'subscription']),
      amount: Type.String(),
      analysesCount: Type.Integer(),
      /** A guest who paid and may now call guest-conversion-login. */
      canBecomeMember: Type.Boolean(),
      /** The address that a guest gave where it paid, and whether somebody has it for their own: then signing in moves the credits. */
      payerEmail: Type.Union([Type.String(), Type.Null()]),
      payerHasAccount: Type.Boolean(),
    }),
  }),
  history: get('/api/user/purchase-history', {
    who: 'member',
    says: 'What this member has bought.',
    input: Nothing,
    reply: Type.Array(HistoryItem),
  }),
  guestConversionLogin: post('/api/guest-conversion-login', {
    who: 'guest',
    says: 'Makes a member of the guest who paid, and signs it in; the address counts once it is verified.',
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
