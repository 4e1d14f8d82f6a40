import { Counter } from 'prom-client'
import type { Clock } from '../clock.ts'
import { type Db, sql } from '../db/db.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Mail } from './mail.ts'

export type RefusalReason = 'bounce' | 'complaint'

/** Suppressed address: emails to it bounce or were complained about, so none is sent. */
export class EmailRefused extends Error {
  override readonly name = 'EmailRefused'
}

/** Suppression after a bounce ends after this many days, since a full mailbox may work again; after a complaint never. */
const bounceDays = 30

const isRefused = async (db: Db, email: string, now: Date): Promise<boolean> =>
  (await db.row(sql`select 1 from mail_refused where email = ${email.toLowerCase()}
    and (reason = 'complaint' or refused_at > ${now}::timestamptz - make_interval(days => ${bounceDays}))`)) !==
  undefined

export const refuseEmails = (db: Db, email: string, reason: RefusalReason, says: string, now: Date) =>
  db.run(sql`insert into mail_refused as r (email, reason, says, refused_at)
    values (${email.toLowerCase()}, ${reason}, ${says.slice(0, 500)}, ${now})
    on conflict (email) do update set refused_at = excluded.refused_at, says = excluded.says,
      reason = case when r.reason = 'complaint' then r.reason else excluded.reason end`)

/** The owner has looked into it: emails go there again. */
export const allowEmails = async (db: Db, email: string): Promise<boolean> =>
  (await db.run(sql`delete from mail_refused where email = ${email.toLowerCase()}`)) > 0

export const refusedCount = async (db: Db): Promise<number> =>
  (await db.row<{ count: number }>(sql`select count(*) as count from mail_refused`))?.count ?? 0

interface Needs {
  database: Db
  clock: Clock
  metrics: Metrics
}

/** A mail that sends nothing to addresses which refused emails before, notes those that do so now, and counts. */
export function carefulMail(mail: Mail, { database, clock, metrics }: Needs): Mail {
  const counter = new Counter({
    name: 'pusula_emails_total',
    help: 'Emails by what became of them: sent, refused by their address, or failed on the way',
    labelNames: ['outcome'],
    registers: [metrics],
  })
  for (const outcome of ['sent', 'refused', 'failed']) counter.inc({ outcome }, 0)
  return {
    ...mail,
    send: async email => {
      if (await isRefused(database, email.to, clock.now())) {
        counter.inc({ outcome: 'refused' })
        throw new EmailRefused('emails to this address come back')
      }
      try {
        await mail.send(email)
        counter.inc({ outcome: 'sent' })
      } catch (error) {
        const isTheirs = isAddressRefused(error)
        counter.inc({ outcome: isTheirs ? 'refused' : 'failed' })
        if (!isTheirs) throw error
        await refuseEmails(database, email.to, 'bounce', String(error), clock.now())
        throw new EmailRefused(String(error))
      }
    },
  }
}

/**
 * Whether the mail server says for good that nobody lives there. A refusal by policy (5.7) is about us, and one of the sender or
 * of the password comes before any reader is named.
 */
export function isAddressRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  if (error.command !== 'RCPT TO') return false
  const said = 'response' in error ? String(error.response) : ''
  const detail = /\b5\.(\d)\.\d/.exec(said)?.[1]
  return detail ? detail === '1' || detail === '2' : [550, 551, 553].includes(Number(error.responseCode))
}
