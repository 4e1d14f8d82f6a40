import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Log } from '../log.ts'
import { Problem } from '../problem.ts'
import { type RefusalReason, refuseEmails } from './refused.ts'

/** Bounce or complaint, as the webhook of a mail provider reports it. */
interface MailEvent {
  email: string
  reason: RefusalReason
  says: string
}

export const mailEventsPath = '/api/mail/events'
const maxBytes = 1024 * 1024

/** Ours, for whoever translates: `{ "email": "…", "reason": "bounce" | "complaint" }`. */
const Plain = Compile(
  Type.Object({ email: Type.String(), reason: Type.Enum(['bounce', 'complaint']), says: Type.Optional(Type.String()) }),
)
const Postmark = Compile(
  Type.Object({ RecordType: Type.Enum(['Bounce', 'SpamComplaint']), Type: Type.String(), Email: Type.String() }),
)
const SendGrid = Compile(
  Type.Object({ event: Type.String(), email: Type.String(), type: Type.Optional(Type.String()) }),
)
const Mailgun = Compile(
  Type.Object({
    'event-data': Type.Object({
      event: Type.String(),
      recipient: Type.String(),
      severity: Type.Optional(Type.String()),
    }),
  }),
)
const Recipients = Type.Array(Type.Object({ emailAddress: Type.String() }))
const Amazon = Compile(
  Type.Object({
    notificationType: Type.String(),
    bounce: Type.Optional(Type.Object({ bounceType: Type.String(), bouncedRecipients: Recipients })),
    complaint: Type.Optional(Type.Object({ complainedRecipients: Recipients })),
  }),
)
/** Amazon's notices come in an envelope, as text; the first one asks whether we want them. */
const Envelope = Compile(
  Type.Object({ Type: Type.String(), Message: Type.String(), SubscribeURL: Type.Optional(Type.String()) }),
)

/** Emails that came back for good, and those that their readers call unwanted; a mailbox that is full today is neither. */
export function eventsIn(body: unknown): MailEvent[] {
  if (Array.isArray(body)) return body.flatMap(eventsIn)
  if (Plain.Check(body)) return [{ says: '', ...body }]
  if (Postmark.Check(body)) {
    const { RecordType, Type: type, Email: email } = body
    if (RecordType === 'SpamComplaint') return [{ email, reason: 'complaint', says: type }]
    return ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated'].includes(type)
      ? [{ email, reason: 'bounce', says: type }]
      : []
  }
  if (Mailgun.Check(body)) {
    const { event, recipient: email, severity } = body['event-data']
    if (event === 'complained') return [{ email, reason: 'complaint', says: event }]
    return event === 'failed' && severity === 'permanent' ? [{ email, reason: 'bounce', says: event }] : []
  }
  if (SendGrid.Check(body)) {
    const { event, email, type } = body
    if (event === 'spamreport') return [{ email, reason: 'complaint', says: event }]
    return event === 'bounce' && type !== 'blocked' ? [{ email, reason: 'bounce', says: event }] : []
  }
  if (Envelope.Check(body)) return eventsIn(parsed(body.Message))
  if (Amazon.Check(body)) {
    const { bounce, complaint } = body
    const came = (reason: RefusalReason) => (to: { emailAddress: string }) => ({
      ...{ email: to.emailAddress, reason, says: body.notificationType },
    })
    return [
      ...(bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients.map(came('bounce')) : []),
      ...(complaint?.complainedRecipients ?? []).map(came('complaint')),
    ]
  }
  return []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Needs {
  database: Db
  clock: Clock
  log: Log
}

/** Where the mail provider tells of emails that came back; open to whoever has the token, in the address or as a password. */
export const openMailEvents = (fastify: FastifyInstance, { database, clock, log }: Needs, token: string) =>
  fastify.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, parsed(String(body))))
    scope.post(mailEventsPath, { bodyLimit: maxBytes, config: { isUncounted: true } }, async (request, reply) => {
      if (!mayTell(request, token)) throw new Problem('request.notFound')
      const { body } = request
      if (Envelope.Check(body) && body.SubscribeURL)
        log.warn({ url: body.SubscribeURL }, 'the mail provider asks to be confirmed: open this address once')
      const events = eventsIn(body)
      for (const { email, reason, says } of events) await refuseEmails(database, email, reason, says, clock.now())
      if (events.length) log.info({ count: events.length }, 'emails came back')
      return reply.send({ received: events.length })
    })
  })

function mayTell({ headers, query }: FastifyRequest, token: string): boolean {
  const { authorization = '' } = headers
  const basic =
    Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
      .toString()
      .split(':')[1] ?? ''
  const inAddress = typeof query === 'object' && query !== null && 'token' in query ? String(query.token) : ''
  return [authorization.replace(/^Bearer /, ''), basic, inAddress].some(given => isSame(given, token))
}

const isSame = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
