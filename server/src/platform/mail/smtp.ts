import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

const limitMs = 10_000

interface Manner {
  mailFrom: string
  /** Letters hold codes: they leave encrypted, unless whoever runs this says that they need not. */
  smtpNeedsTls: boolean
}

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
  const transport = createTransport(smtpOptions(url, manner), { from: manner.mailFrom })
  return {
    kind: 'smtp',
    send: async ({ stopUrl, ...letter }) => {
      await transport.sendMail({ ...letter, headers: stopUrl ? stopHeaders(stopUrl) : {} })
    },
    forget: async () => {},
    close: () => transport.close(),
  }
}
