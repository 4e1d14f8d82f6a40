import Type, { type Static } from 'typebox'
import { Receipt } from './channels.ts'
import { morningRule, reminderRule } from './reminders.ts'
import { Done, del, get, Nothing, post, put } from './route.ts'
import { CoinSymbol, Currency, Id, Instant, OrNull } from './shapes.ts'

const halfHour = ({ minMinute, maxMinute }: { minMinute: number; maxMinute: number }) =>
  Type.Integer({ minimum: minMinute, maximum: maxMinute, multipleOf: morningRule.stepMinutes })

/** At most one of reminder, morning brief and weekly letter comes in a day. */
const NotificationSettings = Type.Object({
  reEngagementEnabled: Type.Boolean(),
  reEngagementHours: Type.Integer({ minimum: reminderRule.leastHours, maximum: reminderRule.mostHours }),
  hiddenGemAlerts: Type.Boolean(),
  /** Mail is one of the channels, to an address that was confirmed. */
  alertMail: Type.Boolean(),
  /** What became of yesterday's ranges, at a minute of the own day. */
  morningBrief: Type.Boolean(),
  briefMinute: halfHour(morningRule.brief),
  /** The week by mail, at a minute of a day of the week; 0 is Sunday. */
  weeklyLetter: Type.Boolean(),
  letterDay: Type.Integer({ minimum: 0, maximum: 6 }),
  letterMinute: halfHour(morningRule.letter),
  /** IANA: whose clock brief and letter go by; null before one of them was switched on. */
  timeZone: OrNull(Type.String({ maxLength: 64 })),
})

const Endpoint = Type.String({ format: 'uri', maxLength: 2000 })

/**
 * Above or below a price, a level that is touched from either side, an hourly candle that closes above or below a price, a move of so
 * many percent within a span, the likely range of the day that is left, a day's volume of so many usual ones, a gap of so many
 * percent to what the coin follows, or the analysis of a new coin that opens.
 */
export const AlertKind = Type.Enum(['above', 'below', 'touch', 'close', 'move', 'range', 'volume', 'gap', 'opens'])
export type AlertKind = Static<typeof AlertKind>

/** Within how many hours a move counts: an hour, a day, a week. */
export const alertHours = [1, 24, 168] as const
const AlertHours = Type.Enum([...alertHours])
export type AlertHours = Static<typeof AlertHours>

/** Which way a move counts. */
export const alertWays = ['either', 'up', 'down'] as const
const AlertWay = Type.Enum([...alertWays])
export type AlertWay = Static<typeof AlertWay>

/** Where eight of ten prices are expected at the end of the day. */
const LikelyRange = Type.Object({ lowUsd: Type.Number(), highUsd: Type.Number() })

/** What of an analysis it was made from: a level by its name, or a plan. */
const AlertOrigin = Type.Enum(['r1', 'r2', 'r3', 's1', 's2', 's3', 'plan'])

export const PriceAlert = Type.Object({
  id: Type.String(),
  symbol: Type.String(),
  name: Type.String(),
  kind: AlertKind,
  /**
   * In its own currency; for a move or a gap, percent; for volume, usual days; for a range, how many of a hundred days it holds;
   * for an analysis that opens, the days of history it needs.
   */
  target: Type.Number(),
  /** Of moves alone. */
  hours: AlertHours,
  /** Which way a move counts; of a level and a close, from below (up) or from above. */
  way: AlertWay,
  currency: Currency,
  createdAt: Instant,
  firedAt: Type.Union([Instant, Type.Null()]),
  /** What the coin cost when the alert was told. */
  firedUsd: Type.Union([Type.Number(), Type.Null()]),
  /** The same in the alert's own currency, as a dollar was worth then. */
  firedAmount: Type.Union([Type.Number(), Type.Null()]),
  /** How far it had moved, by how much it had left its range or what it follows, or how many usual days the volume was; else null. */
  firedRatio: OrNull(Type.Number()),
  /** Rings every time, and goes on; a ring is an alert of its own that is over. */
  repeats: Type.Boolean(),
  /** When one that repeats last rang. */
  rangAt: OrNull(Instant),
  /** Since when it is paused. */
  pausedAt: OrNull(Instant),
  /** The coin's of today, while an alert waits for a price or for the end of the range; null where there is none yet. */
  range: OrNull(LikelyRange),
  origin: Type.Union([AlertOrigin, Type.Null()]),
  /** Until when it waits; null is without end. */
  endsAt: Type.Union([Instant, Type.Null()]),
  /** When it ran out without having rung. */
  endedAt: Type.Union([Instant, Type.Null()]),
  /** What became of telling it, of one that rang or ran out; kept for ninety days. */
  receipt: OrNull(Receipt),
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
    scope: 'alerts',
    says: 'The prices this member waits for, and those that came.',
    input: Nothing,
    reply: Type.Array(PriceAlert),
  }),
  addAlert: post('/api/notifications/alerts', {
    who: 'member',
    says: 'Waits for a price; it is told once, or every time it comes, at most once an hour. The same wish again begins its time anew.',
    input: Type.Object({
      symbol: CoinSymbol,
      kind: AlertKind,
      /** A range has none, nor has an analysis that opens. */
      target: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1e12 })),
      hours: Type.Optional(AlertHours),
      /** Of a move, and of a close: one whose price has passed that way already is refused. */
      way: Type.Optional(AlertWay),
      /** Every time it comes about after having been over, at most once an hour; once where it is left out. */
      repeats: Type.Optional(Type.Boolean()),
      /** What the target is in; dollars where it is left out. The price is compared in it. */
      currency: Type.Optional(Currency),
      /** How long it waits; without end where it is left out. */
      days: Type.Optional(Type.Enum([1, 7, 30])),
      origin: Type.Optional(AlertOrigin),
    }),
    reply: PriceAlert,
  }),
  pauseAlert: put('/api/notifications/alerts/:id', {
    who: 'member',
    says: 'Lets an alert rest, or wait again: what passed meanwhile does not ring.',
    input: Type.Object({ id: Id, isPaused: Type.Boolean() }),
    reply: PriceAlert,
  }),
  removeAlert: del('/api/notifications/alerts/:id', {
    who: 'member',
    says: 'Waits for a price no longer.',
    input: Type.Object({ id: Id }),
    reply: Done,
  }),
  restoreAlert: post('/api/notifications/alerts/:id/restore', {
    who: 'member',
    says: 'Takes back that an alert was removed, for a day.',
    input: Type.Object({ id: Id }),
    reply: PriceAlert,
  }),
  clearAlerts: del('/api/notifications/alerts', {
    who: 'member',
    says: 'Forgets the alerts that rang or ran out.',
    input: Nothing,
    reply: Done,
  }),
  alertFacts: get('/api/notifications/alert-facts/:symbol', {
    who: 'member',
    says: 'What an alert for a coin can be measured by: its price, its likely range of today and its last days.',
    input: Type.Object({ symbol: CoinSymbol }),
    reply: Type.Object({
      priceUsd: Type.Number(),
      range: OrNull(LikelyRange),
      /** How far each of up to ninety days went, as ratios, the newest last. */
      dayMoves: Type.Array(Type.Number(), { maxItems: 90 }),
      /** The last day's volume against a usual one. */
      volumeRatio: OrNull(Type.Number()),
    }),
  }),
}
