import Type from 'typebox'
import { Done, get, Nothing, post, put } from './route.ts'

export const NotificationSettings = Type.Object({
  reEngagementEnabled: Type.Boolean(),
  reEngagementHours: Type.Integer({ minimum: 1, maximum: 24 }),
  hiddenGemAlerts: Type.Boolean(),
})

export const notifications = {
  publicKey: get('/api/notifications/vapid-public-key', {
    who: 'anyone',
    says: 'The key a browser subscribes with.',
    input: Nothing,
    reply: Type.Object({ publicKey: Type.String() }),
  }),
  subscribe: post('/api/notifications/subscribe', {
    who: 'member',
    says: 'Keeps the push subscription of this browser.',
    input: Type.Object({
      endpoint: Type.String({ format: 'uri', maxLength: 2000 }),
      keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
    }),
    reply: Done,
  }),
  test: post('/api/notifications/test', {
    who: 'member',
    says: 'Sends a notification to the own browsers.',
    input: Type.Object({ title: Type.String({ maxLength: 120 }), body: Type.String({ maxLength: 500 }) }),
    reply: Type.Object({ ok: Type.Boolean() }),
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
}
