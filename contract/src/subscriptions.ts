import Type from 'typebox'
import { plans } from './catalogue.ts'
import { get, Nothing, post } from './route.ts'
import { Instant } from './shapes.ts'

const Plan = Type.Enum([...plans])

/**
 * none: never had one. pending: an order waits for its payment. active: renews at renewsAt. canceled: pro until endsAt, then over;
 * can be resumed, or bought again. past_due: a renewal was not paid; pro until endsAt. lapsed: over since endsAt.
 */
const subscriptionStatuses = ['none', 'pending', 'active', 'canceled', 'past_due', 'lapsed'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const subscriptions = {
  create: post('/api/create-subscription', {
    who: 'member',
    says: 'Starts the payment of the pro subscription.',
    input: Type.Object({
      priceType: Plan,
      /** What the page showed as the first payment, in US dollars; refused when it is not the price any more. */
      amount: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
    }),
    reply: Type.Object({ checkoutUrl: Type.String(), paymentIntentId: Type.String() }),
  }),
  current: get('/api/user/subscription', {
    who: 'member',
    says: 'The subscription of this member.',
    input: Nothing,
    reply: Type.Object({
      plan: Type.Union([Plan, Type.Null()]),
      status: Type.Enum([...subscriptionStatuses]),
      /** Until when Pro is paid for; beyond renewsAt where the rest of an earlier plan was added. */
      endsAt: Type.Union([Instant, Type.Null()]),
      /** When the card is charged next, or would be if a canceled plan were resumed. */
      renewsAt: Type.Union([Instant, Type.Null()]),
      /** Whether there is a renewal to stop, also one of a plan that has lapsed and is still tried. */
      canCancel: Type.Boolean(),
      /** Whether a canceled plan can be resumed: its provider has not ended it yet. */
      canResume: Type.Boolean(),
      /** Whether the provider has a page on which cards and bills are managed. */
      hasPortal: Type.Boolean(),
      /** What a first month's discount can count: the balance, with what an order under way holds. */
      creditsForDiscount: Type.Integer({ minimum: 0 }),
      /** The order that waits for its payment. The credits it holds come back when it closes unpaid. */
      order: Type.Union([
        Type.Object({ plan: Plan, reservedCredits: Type.Integer({ minimum: 0 }), closesAt: Instant }),
        Type.Null(),
      ]),
    }),
  }),
  cancel: post('/api/user/cancel-subscription', {
    who: 'member',
    says: 'Stops the renewal; pro stays until the end of what was paid.',
    input: Nothing,
    reply: Type.Object({ endsAt: Instant }),
  }),
  resume: post('/api/subscriptions/resume', {
    who: 'member',
    says: 'Takes a stop back before the end of what was paid: the plan renews again, and nothing is paid now.',
    input: Nothing,
    reply: Type.Object({ endsAt: Instant, renewsAt: Type.Union([Instant, Type.Null()]) }),
  }),
  portal: post('/api/subscriptions/portal', {
    who: 'member',
    says: 'Opens the provider’s page on which cards and bills are managed.',
    input: Nothing,
    reply: Type.Object({ url: Type.String() }),
  }),
}
