import Type from 'typebox'
import { CreditEntry } from '../credits.ts'
import { Done, get, post } from '../route.ts'
import { Id, Instant, Tier } from '../shapes.ts'
import { AuditEntry } from './settings.ts'

const MaybeText = Type.Union([Type.String(), Type.Null()])
const MaybeInstant = Type.Union([Instant, Type.Null()])

/** Reason of a change, for the audit log. */
const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' })

const person = {
  id: Type.String(),
  kind: Type.Enum(['member', 'guest', 'deleted']),
  email: MaybeText,
  /** Whether the address is theirs: one given with a purchase is only claimed. */
  isEmailVerified: Type.Boolean(),
  name: MaybeText,
  credits: Type.Integer(),
  isAdmin: Type.Boolean(),
  createdAt: Instant,
  /** Of a member: when a browser of theirs last called. */
  lastSeenAt: MaybeInstant,
  blocked: Type.Union([Type.Object({ at: Instant, reason: Type.String() }), Type.Null()]),
}
const AdminPerson = Type.Object(person)

const AdminPersonDetail = Type.Object({
  ...person,
  tier: Tier,
  /** The newest 200. */
  ledger: Type.Array(CreditEntry),
  purchases: Type.Array(
    Type.Object({ id: Type.String(), amountUsd: Type.Number(), credits: Type.Integer(), createdAt: Instant }),
  ),
  /** What administrators did to this account. */
  audit: Type.Array(AuditEntry),
})

const AdminMessage = Type.Object({
  id: Type.String(),
  accountId: MaybeText,
  /** Null when nobody left an address: such a message cannot be answered. */
  senderEmail: MaybeText,
  senderName: MaybeText,
  message: Type.String(),
  createdAt: Instant,
  answer: MaybeText,
  answeredAt: MaybeInstant,
})

export const peopleCalls = {
  people: get('/api/admin/people', {
    who: 'admin',
    says: 'Accounts by a part of their address or name, or by their whole id; the newest first.',
    input: Type.Object({
      search: Type.Optional(Type.String({ maxLength: 254 })),
      kind: Type.Optional(Type.Enum(['all', 'member', 'guest', 'blocked'])),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Type.Object({ count: Type.Integer(), people: Type.Array(AdminPerson) }),
  }),
  person: get('/api/admin/people/:id', {
    who: 'admin',
    says: 'One account with its ledger.',
    input: Type.Object({ id: Id }),
    reply: AdminPersonDetail,
  }),
  correctCredits: post('/api/admin/people/:id/credits', {
    who: 'admin',
    says: 'Gives credits, or takes them when below zero: once per key, however often it is sent.',
    input: Type.Object({
      id: Id,
      /** A whole number; a part of a credit is refused rather than rounded. */
      amount: Type.Number({ minimum: -100_000, maximum: 100_000, multipleOf: 1 }),
      reason: Reason,
      /** Made by the form, the same for each try of one correction. */
      key: Id,
    }),
    reply: Type.Object({ credits: Type.Integer() }),
    fresh: true,
  }),
  block: post('/api/admin/people/:id/block', {
    who: 'admin',
    says: 'Signs an account out everywhere and lets it in no more.',
    input: Type.Object({ id: Id, reason: Reason }),
    reply: AdminPerson,
    fresh: true,
  }),
  unblock: post('/api/admin/people/:id/unblock', {
    who: 'admin',
    says: 'Lets an account in again.',
    input: Type.Object({ id: Id }),
    reply: AdminPerson,
    fresh: true,
  }),
  messages: get('/api/admin/messages', {
    who: 'admin',
    says: 'What people wrote to us, the newest first, fifty at a time.',
    input: Type.Object({
      isOpen: Type.Optional(Type.Boolean()),
      /** The id of the last message of the page before. */
      after: Type.Optional(Id),
    }),
    reply: Type.Array(AdminMessage),
  }),
  answerMessage: post('/api/admin/messages/:id/answer', {
    who: 'admin',
    says: 'Answers a message by mail, once.',
    input: Type.Object({ id: Id, answer: Type.String({ minLength: 1, maxLength: 5000, pattern: '\\S' }) }),
    reply: Done,
  }),
  paymentCases: get('/api/admin/payment-cases', {
    who: 'admin',
    says: 'Payments that need a look, the newest first: what could not be taken back, given or explained.',
    input: Type.Object({ isOpen: Type.Optional(Type.Boolean()) }),
    reply: Type.Array(
      Type.Object({
        id: Type.String(),
        accountId: MaybeText,
        kind: Type.String(),
        details: Type.Record(Type.String(), Type.Unknown()),
        createdAt: Instant,
        settledAt: MaybeInstant,
      }),
    ),
  }),
  settlePaymentCase: post('/api/admin/payment-cases/:id/settle', {
    who: 'admin',
    says: 'Closes a case with a word on how.',
    input: Type.Object({ id: Id, reason: Reason }),
    reply: Done,
  }),
}
