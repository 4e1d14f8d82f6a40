import Type, { type Static } from 'typebox'
import { Done, del, get, Nothing, post, put } from './route.ts'
import { Instant, OrNull } from './shapes.ts'

/** Channels of delivery, in their default order. */
export const channelNames = ['push', 'telegram', 'mail', 'webhook'] as const
export const ChannelName = Type.Enum([...channelNames])
export type ChannelName = Static<typeof ChannelName>

/** Where a channel has not taken a message after so long, the next one is tried. */
export const handOverSeconds = 15

/**
 * What became of one try: accepted by the other side (not read); refused for good; gone, where nobody listens there any more;
 * later, where it may be tried again; silent, where no answer came and nobody knows whether it arrived.
 */
export const sendOutcomes = ['accepted', 'refused', 'gone', 'later', 'silent'] as const
const SendOutcome = Type.Enum([...sendOutcomes])
export type SendOutcome = Static<typeof SendOutcome>

/** The other side's own number, where it said one: a status of HTTP or SMTP. */
const Code = OrNull(Type.Integer())

const Tried = Type.Object({ outcome: SendOutcome, code: Code, tookMs: Type.Integer() })

/** Why a channel was switched off without being asked: the bot was blocked, or nobody answers at the address. */
const ClosedWhy = Type.Enum(['blocked', 'gone', 'failing'])

/** A minute of the day, in half hours. */
const DayMinute = Type.Integer({ minimum: 0, maximum: 1410, multipleOf: 30 })

const Channel = Type.Object({
  name: ChannelName,
  isOn: Type.Boolean(),
  /** Whether there is somewhere to send to: a browser that listens, a confirmed address, a linked chat, an address of a webhook. */
  isSet: Type.Boolean(),
  /** The mail address, the name in Telegram, the host of the webhook; null where there is none. */
  label: OrNull(Type.String()),
  lastTest: OrNull(Type.Object({ at: Instant, ...Tried.properties })),
  closedWhy: OrNull(ClosedWhy),
})
export type Channel = Static<typeof Channel>

const QuietHours = Type.Object({
  fromMinute: DayMinute,
  /** Before `fromMinute` where they pass midnight. */
  toMinute: DayMinute,
  /** IANA. */
  timeZone: Type.String({ maxLength: 64 }),
  /** Alerts come all the same; else they wait for the end and come with their own times. */
  alertsThrough: Type.Boolean(),
})
export type QuietHours = Static<typeof QuietHours>

const ChannelList = Type.Object({
  /** In the order in which they are tried; what this installation does not offer is left out. */
  channels: Type.Array(Channel),
  quiet: OrNull(QuietHours),
})
export type ChannelList = Static<typeof ChannelList>

/** What is known of a message: when it came about, each try, and how it ended. */
export const Receipt = Type.Object({
  /** When the price crossed, or whatever else it tells of came about. */
  crossedAt: Instant,
  /** Given up with a reason: refused by all, no channel that is on, every try in vain, or too old to be worth telling. */
  state: Type.Enum(['waiting', 'accepted', 'refused', 'noChannel', 'failed', 'expired']),
  /** Who took it, and when. */
  acceptedBy: OrNull(ChannelName),
  acceptedAt: OrNull(Instant),
  /** It was sent again after a try of which nobody knows whether it arrived. */
  mayBeTwice: Type.Boolean(),
  /** Until when it waits: the end of quiet hours, or of the time that the other side asked for; null where nothing is waited for. */
  waitsUntil: OrNull(Instant),
  tries: Type.Array(
    Type.Object({
      channel: ChannelName,
      sentAt: Instant,
      /** Null while it is on its way. */
      endedAt: OrNull(Instant),
      outcome: OrNull(SendOutcome),
      code: Code,
    }),
  ),
})
export type Receipt = Static<typeof Receipt>

/** A link to the bot that works once. */
const TelegramLink = Type.Object({
  /** Opens the chat with the bot; the same as a picture is a QR code. */
  url: Type.String(),
  /** The bot's name, without the at sign. */
  bot: Type.String(),
  /** To be written to the bot by hand: `/start <code>`. */
  code: Type.String(),
  endsAt: Instant,
})
export type TelegramLink = Static<typeof TelegramLink>

export const channels = {
  list: get('/api/channels', {
    who: 'member',
    says: 'The channels of this member in their order, with the last test of each.',
    input: Nothing,
    reply: ChannelList,
  }),
  order: put('/api/channels/order', {
    who: 'member',
    says: 'Sets the order in which channels are tried; those that are not named come last.',
    input: Type.Object({
      names: Type.Array(ChannelName, { minItems: 1, maxItems: channelNames.length }),
    }),
    reply: ChannelList,
  }),
  switch: put('/api/channels/:name/on', {
    who: 'member',
    says: 'Switches a channel on or off; it keeps its place.',
    input: Type.Object({ name: ChannelName, isOn: Type.Boolean() }),
    reply: ChannelList,
  }),
  setQuiet: put('/api/channels/quiet', {
    who: 'member',
    says: 'Sets the hours in which nothing is sent; null is none.',
    input: Type.Object({ quiet: OrNull(QuietHours) }),
    reply: ChannelList,
  }),
  test: post('/api/channels/:name/test', {
    who: 'member',
    says: 'Sends a test by one channel and says what became of it. A webhook that takes it is switched on.',
    input: Type.Object({ name: ChannelName }),
    reply: Tried,
    timeoutMs: 20_000,
  }),
  linkTelegram: post('/api/channels/telegram/link', {
    who: 'member',
    says: 'Makes a link to the bot that works once, for fifteen minutes; an older one works no longer.',
    input: Nothing,
    reply: TelegramLink,
  }),
  telegramLink: get('/api/channels/telegram/link', {
    who: 'member',
    says: 'What became of the newest link: it waits, it was used, it has ended, or its chat belongs to another account.',
    input: Nothing,
    reply: Type.Object({
      state: Type.Enum(['none', 'waiting', 'linked', 'ended', 'elsewhere']),
      /** The name in Telegram of who used it. */
      label: OrNull(Type.String()),
    }),
  }),
  moveTelegram: post('/api/channels/telegram/move', {
    who: 'member',
    says: 'Takes over the chat that used the newest link and belongs to another account.',
    input: Nothing,
    reply: ChannelList,
  }),
  setWebhook: put('/api/channels/webhook', {
    who: 'member',
    says: 'Sets the https address that messages are posted to, signed as Standard Webhooks says. It is off until a test was taken.',
    input: Type.Object({ url: Type.String({ maxLength: 2000, format: 'uri' }) }),
    reply: Type.Object({
      ...ChannelList.properties,
      /** The signing secret of a new address, said in this answer and never again; null where the one from before stays. */
      secret: OrNull(Type.String()),
    }),
  }),
  rotateSecret: post('/api/channels/webhook/secret', {
    who: 'member',
    says: 'Makes a new signing secret, said in this answer alone. For a day both sign.',
    input: Nothing,
    reply: Type.Object({ secret: Type.String(), oldUntil: Instant }),
  }),
  remove: del('/api/channels/:name', {
    who: 'member',
    says: 'Unlinks Telegram, or forgets the address of the webhook.',
    input: Type.Object({ name: Type.Enum(['telegram', 'webhook']) }),
    reply: Done,
  }),
}
