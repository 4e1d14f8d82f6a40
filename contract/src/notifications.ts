import Type, { type Static } from 'typebox'
import { Done, del, get, Nothing, post, put } from './route.ts'
import { CoinSymbol, Id, Instant } from './shapes.ts'

const NotificationSettings = Type.Object({
  reEngagementEnabled: Type.Boolean(),
  reEngagementHours: Type.Integer({ minimum: 1, maximum: 24 }),
  hiddenGemAlerts: Type.Boolean(),
})

const Endpoint = Type.String({ format: 'uri', maxLength: 2000 })

/** Above or below a price, a level that is touched from either side, or a move of so many percent within a day. */
export const AlertKind = Type.Enum(['above', 'below', 'touch', 'move'])
export type AlertKind = Static<typeof AlertKind>

export const PriceAlert = Type.Object({
  id: Type.String(),
  symbol: Type.String(),
  name: Type.String(),
  kind: AlertKind,
  /** Dollars; for a move, percent. */
  target: Type.Number(),
  createdAt: Instant,
  firedAt: Type.Union([Instant, Type.Null()]),
  /** What the coin cost when the alert was told. */
  firedUsd: Type.Union([Type.Number(), Type.Null()]),
})
export type PriceAlert = Static<typeof PriceAlert>

export const notifications = {
  publicKey: get('/api/notifications/vapid-public-key', {
    who: 'anyone',
    says: 'The key a browser subscribes with.',
    input: Nothing,
    reply: Type.Object({ publicKey: Type.String() }),
  }),
  subscribe: post('/api/notifications/subscribe', {
    who: 'member',
    says: 'Keeps the push subscription of this browser, until this session ends.',
    input: Type.Object({
      endpoint: Endpoint,
      keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
      /** IANA; decides when the night is. */
      timeZone: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    reply: Done,
  }),
  unsubscribe: post('/api/notifications/unsubscribe', {
    who: 'member',
    says: 'Forgets the push subscription of this browser.',
    input: Type.Object({ endpoint: Endpoint }),
    reply: Done,
  }),
  test: post('/api/notifications/test', {
    who: 'member',
    says: 'Sends a notification to the own browsers.',
    input: Type.Object({ title: Type.String({ maxLength: 120 }), body: Type.String({ maxLength: 500 }) }),
    reply: Type.Object({
      /** Whether every browser that still listens got it. */
      ok: Type.Boolean(),
      sent: Type.Integer(),
      /** The push service did not take it. */
      refused: Type.Integer(),
      /** The browser has switched notifications off. */
      switchedOff: Type.Integer(),
    }),
  }),
  settings: get('/api/notification-settings', {
    who: 'member',
    says: 'What this member wants to be told.',
    input: Nothing,
    reply: NotificationSettings,
  }),
  changeSettings: put('/api/notification-settings', {
    who: 'member',
    says: 'Changes what this member wants to be told.',
    input: Type.Partial(NotificationSettings),
    reply: NotificationSettings,
  }),
  alerts: get('/api/notifications/alerts', {
    who: 'member',
    says: 'The prices this member waits for, and those that came.',
    input: Nothing,
    reply: Type.Array(PriceAlert),
  }),
  addAlert: post('/api/notifications/alerts', {
    who: 'member',
    says: 'Waits for a price; it is told once.',
    input: Type.Object({
      symbol: CoinSymbol,
      kind: AlertKind,
      target: Type.Number({ exclusiveMinimum: 0, maximum: 1e12 }),
    }),
    reply: PriceAlert,
  }),
  removeAlert: del('/api/notifications/alerts/:id', {
    who: 'member',
    says: 'Waits for a price no longer.',
    input: Type.Object({ id: Id }),
    reply: Done,
  }),
}
