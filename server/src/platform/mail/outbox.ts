import { type Html, html } from '@pusula/words/html'
import type { FastifyInstance } from 'fastify'
import { type Db, sql } from '../db/db.ts'
import { page } from '../html/page.ts'
import type { Email, Mail } from './mail.ts'

interface StoredEmail extends Email {
  id: number
  sentAt: Date
}

/** Mail transport that stores emails in the database where no mail server is set. */
export const outboxMail = (db: Db): Mail => ({
  kind: 'outbox',
  send: async ({ to, subject, text, html, replyTo }) => {
    await db.run(sql`insert into mail_outbox (recipient, subject, text, html, reply_to)
      values (${to}, ${subject}, ${text}, ${html}, ${replyTo ?? null})`)
  },
  // An email to an address of before may name the present one.
  forget: async address => {
    await db.run(sql`delete from mail_outbox where recipient = ${address} or text ~ ${naming(address)}`)
  },
  close: () => {},
})

/** A text that names this address, and not one that only begins or ends alike. */
const naming = (address: string) =>
  `(^|[^[:alnum:]+._-])${address.replace(/[^a-z0-9]/gi, '\\$&')}($|[^[:alnum:].-]|[.]($|[^[:alnum:]]))`

/** What nobody has looked at for so long was not waited for; the last email to somebody who has left is among it. */
const retentionDays = 7

export const forgetOldEmails = (db: Db, now: Date) =>
  db.run(sql`delete from mail_outbox where sent_at <= ${now}::timestamptz - make_interval(days => ${retentionDays})`)

const newest = (db: Db, to: string | undefined) =>
  db.rows<StoredEmail>(sql`select id, recipient as "to", subject, text, html, reply_to as "replyTo", sent_at as "sentAt"
    from mail_outbox
    where ${to ?? null}::text is null or recipient = ${to ?? null} order by id desc limit 100`)

/** /dev/outbox: the kept emails, for people and, on request, as JSON. Outside production only. */
export function showOutbox(fastify: FastifyInstance, db: Db) {
  fastify.get<{ Querystring: { to?: string } }>('/dev/outbox', async (request, reply) => {
    const emails = await newest(db, request.query.to)
    if (request.headers.accept?.includes('application/json')) return reply.send(emails)
    return reply.type('text/html').send(outboxPage(emails))
  })
}

const outboxPage = (emails: readonly StoredEmail[]) =>
  page({
    ...{ language: 'en', title: 'Outbox' },
    body: html`<main class="wide"><h1>Outbox</h1>${emails.length ? emails.map(emailItem) : html`<p>No email has been written yet.</p>`}</main>`,
  })

const emailItem = ({ to, subject, text, sentAt }: StoredEmail): Html =>
  html`<details><summary><b>${subject}</b> <span>to ${to}, ${sentAt.toISOString()}</span></summary><pre>${text}</pre></details>`
