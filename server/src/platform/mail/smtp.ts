import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

const limitMs = 10_000

interface Manner {
  mailFrom: string
  /** Emails hold codes: they leave encrypted, unless whoever runs this says that they need not. */
  smtpNeedsTls: boolean
}

/** More than any part of the product sends at once: an email that waits for a connection would count as one that is not answered. */
const maxConnections = 60
/** A connection that nothing was sent by for so long is closed. */
const idleMs = 5_000

/** SMTP options, for sending and for the doctor's check. */
export const smtpOptions = (url: string, { smtpNeedsTls }: Pick<Manner, 'smtpNeedsTls'>) => ({
  url,
  connectionTimeout: limitMs,
  greetingTimeout: limitMs,
  socketTimeout: limitMs,
  requireTLS: smtpNeedsTls,
  // Where a line may be open, one that is encrypted for whoever answers is no worse.
  tls: { rejectUnauthorized: smtpNeedsTls },
})

/** One-click unsubscribe headers (RFC 2369, RFC 8058). */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export function smtpMail(url: string, manner: Manner): Mail {
  // Connections are used again: opening one costs more than an email. What met a closed one, and did not leave, is tried once more.
  const pool = { pool: true, maxConnections, idleTimeout: idleMs, maxRequeues: 1 } as const
  const transport = createTransport({ ...smtpOptions(url, manner), ...pool }, { from: manner.mailFrom })
  return {
    kind: 'smtp',
    send: async ({ stopUrl, ...email }) => {
      await transport.sendMail({ ...email, headers: stopUrl ? stopHeaders(stopUrl) : {} })
    },
    forget: async () => {},
    close: () => transport.close(),
  }
}
