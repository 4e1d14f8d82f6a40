import type { ChannelName, Language } from '@pusula/contract'
import type { EmailDraft } from '../../platform/mail/compose.ts'
import type { PushAddress } from './push/address.ts'

/** The receiver's language and quiet hours. */
export interface Listener {
  language: Language
  timeZone: string
}

export interface Words {
  title: string
  body: string
  /** What a chat says instead, where a lock screen has no room for it. */
  text?: string
  /** What mail says instead, where an e-mail has more to it. */
  email?: EmailDraft
}

/** What a browser shows, and where a tap leads. */
export interface Message extends Words {
  /** A path of the product. */
  path: string
  /** A newer message with the same tag takes the place of the older one. */
  tag: string
}

export type Urgency = 'normal' | 'high'

/** What it is about: quiet hours and webhooks tell them apart. */
export type MessageKind = 'alert' | 'plan' | 'brief' | 'weekly' | 'result' | 'test'

/** A message to a person, by whichever of their channels takes it first. */
export interface Outgoing {
  accountId: string
  /** Tells it once: a second message to a person under the same key is not added. */
  key: string
  kind: MessageKind
  urgency: Urgency
  path: string
  tag: string
  /** Called for each language that one of the channels needs. */
  say(to: Listener): Words
  /** What a program reads of it at a webhook. */
  data?: Record<string, unknown>
  /** What a webhook calls it, where its kind would say something else. */
  event?: string
  /** When what it tells of came about. */
  happenedAt: Date
  /** TTL: from then on it is not sent any more. */
  expiresAt: Date
  /** Only by these channels; all of them where it is left out. */
  via?: readonly ChannelName[]
}

/** A stored message, in the languages of its receiver. */
export interface StoredMessage {
  says: Partial<Record<Language, Words>>
  path: string
  tag: string
  data?: Record<string, unknown>
  event?: string
}

export interface Browser extends PushAddress {
  id: string
  language: Language
  timeZone: string
}

/** What is known of a person when something is sent to them. */
export interface Reader {
  accountId: string
  language: Language
  timeZone: string
  isBlocked: boolean
  /** The order they chose; empty is the usual one. */
  sequence: ChannelName[]
  /** Of push: their browsers; none where push is off. */
  browsers: Browser[]
  /** A confirmed address, where mail is on. */
  email: string | null
  /** Sealed; null where it is off or not linked. */
  telegram: string | null
  webhook: string | null
  /** Since when the webhook has taken nothing; null where it took what was sent there last. */
  webhookFailingSince: Date | null
}

/** A message on its way to one reader. */
export interface Sending {
  /** The same in every try: a receiver knows by it that it had this before. */
  id: string
  kind: MessageKind | 'push'
  urgency: Urgency
  message: StoredMessage
  /** Of one that goes to this browser alone. */
  browserId: string | null
  happenedAt: Date
  leftMs: number
  /** A try before this one may have arrived. */
  isDoubtful: boolean
}

/** What became of a try. `closed` is the service refusing us, not the message: the channel rests for everybody. */
export type Outcome =
  | { kind: 'accepted' | 'refused' | 'gone'; code?: number }
  | { kind: 'later'; code?: number; afterMs?: number }
  | { kind: 'silent' }
  | { kind: 'closed'; code?: number }

/** One way of reaching people. */
export interface Channel {
  /** Whether this installation has it now. */
  isOffered(): Promise<boolean>
  /** Whether a repeat is known as one by whoever gets it. */
  isRepeatable: boolean
  /** How many are on their way at once in one process, not counting those that are late. */
  atOnce: number
  /** How many of those on their way wait for a late answer, and hold up nobody. */
  late?(): number
  /** How many a second all instances may send together, where the service has such a limit. */
  perSecond?: number
  send(to: Reader, sending: Sending): Promise<Outcome>
}

export type Channels = Record<ChannelName, Channel>

/** The words for a reader of this language; those of the other one where they are all there is. */
export function wordsIn({ says }: StoredMessage, language: Language): Words {
  const words = says[language] ?? says.tr ?? says.en
  if (!words) throw new Error('A message without words')
  return words
}
