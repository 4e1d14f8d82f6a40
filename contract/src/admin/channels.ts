import Type from 'typebox'
import { get, Nothing, put } from '../route.ts'
import { Instant, OrNull } from '../shapes.ts'

/** Channels in the owner's panel; secrets are shown by their last characters alone. */
const ChannelPanel = Type.Object({
  /** Of the last 24 hours: all messages, those that the first channel took, those that a later one took, those given up, those under way. */
  last24h: Type.Object({
    sent: Type.Integer(),
    first: Type.Integer(),
    later: Type.Integer(),
    failed: Type.Integer(),
    waiting: Type.Integer(),
  }),
  telegram: Type.Object({
    /** Where the bot's token comes from; the variable wins. Null where there is none, and Telegram is not offered. */
    source: OrNull(Type.Enum(['variable', 'panel'])),
    tokenEnd: OrNull(Type.String()),
    bot: OrNull(Type.String()),
    /** How we hear of what people write to the bot. */
    hears: OrNull(Type.Enum(['webhook', 'polling'])),
    lastHeardAt: OrNull(Instant),
    linked: Type.Integer(),
    /** Telegram refuses the token: nothing is sent until it is replaced. */
    isRefused: Type.Boolean(),
  }),
  webhooks: Type.Object({ isOpen: Type.Boolean(), people: Type.Integer() }),
  push: Type.Object({ browsers: Type.Integer() }),
  mail: Type.Object({ kind: Type.Enum(['smtp', 'outbox']) }),
})

export const channelCalls = {
  channels: get('/api/admin/channels', {
    who: 'admin',
    says: 'How messages leave, and how many arrived.',
    input: Nothing,
    reply: ChannelPanel,
  }),
  saveChannels: put('/api/admin/channels', {
    who: 'admin',
    says: 'Sets the Telegram bot and whether webhooks are open to people; what is not given stays. A token is kept only where Telegram knows it; null removes it.',
    input: Type.Object({
      botToken: Type.Optional(OrNull(Type.String({ maxLength: 100, pattern: '^[0-9]{3,20}:[A-Za-z0-9_-]{10,80}$' }))),
      webhooksOpen: Type.Optional(Type.Boolean()),
    }),
    reply: ChannelPanel,
    fresh: true,
  }),
}
