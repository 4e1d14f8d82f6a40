import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

const limitMs = 10_000

export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(
    { url, connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs },
    { from },
  )
  return {
    kind: 'smtp',
    send: async letter => {
      await transport.sendMail(letter)
    },
    close: () => transport.close(),
  }
}
