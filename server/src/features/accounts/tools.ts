import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Email } from '../../platform/mail/mail.ts'
import type { Platform } from '../../platform.ts'

/** The request of a sign-in, before it belongs to an account. */
export interface At {
  request: FastifyRequest
  reply: FastifyReply
  address: string
}

/** A member that has just been made, inside the transaction that made it. */
export interface Joined {
  accountId: string
  /** The same for the same mailbox, also after its account was deleted; tells nobody the address. */
  personHash: string
  referralHash: string | undefined
  now: Date
}

/** A person who is remembered by a hash that older rules made, and by which one from now on. */
export interface Rekeyed {
  before: string
  now: string
}

/** What a member has and may do; features further down know. */
interface CreditStatus {
  tier: 'member' | 'pro'
  credits: number
  remaining: number
  total: number
  usedToday: number
}

/** What other features do when something happens to an account. */
export interface Dependencies {
  /** A member has an address of its own now. */
  onJoin(tx: Tx, joined: Joined): Promise<void>
  /** The rules that tell mailboxes apart have changed. */
  onRekey(tx: Tx, rekeyed: readonly Rekeyed[]): Promise<void>
  onSignIn(tx: Tx, accountId: string, at: At): Promise<void>
  /** Removes or hides what a feature keeps of a person. */
  onLeave(tx: Tx, accountId: string): Promise<void>
  /** Locks rows that others lock before the account's, which then is locked. */
  beforeLeave(tx: Tx, accountId: string): Promise<void>
  /** What programs come in with in the name of an account. */
  keys: {
    count(db: Db, accountId: string): Promise<number>
    drop(tx: Tx, accountId: string): Promise<number>
  }
  creditStatus(accountId: string): Promise<CreditStatus>
  /** What each feature knows about an account, for its export. */
  belongings: Record<string, (db: Db, accountId: string) => Promise<unknown>>
}

export interface Tools {
  platform: Platform
  dependencies: Dependencies
}

export const done = { success: true } as const

/** For e-mails that only tell what is already done: a mail server that is down does not undo it. */
export const sendQuietly = ({ platform }: Tools, log: Log, email: Email) =>
  platform.mail.send(email).catch(error => log.error({ err: error }, 'e-mail not sent'))
