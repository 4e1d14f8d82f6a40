import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Config } from '../../config.ts'
import type { Database } from '../../platform/db/db.ts'
import { refusedCount } from '../../platform/mail/refused.ts'
import { smtpOptions } from '../../platform/mail/smtp.ts'
import { reasonOf } from '../../platform/start-error.ts'
import type { Findings } from './findings.ts'

/** Whether the mail server answers, encrypts, knows us and takes our sender: everything but an email itself. */
export async function checkMail(config: Config, { good, wrong }: Findings) {
  if (!config.smtpUrl) return good('mail', 'no mail server is set: emails are kept and not sent')
  const { url, ...options } = smtpOptions(config.smtpUrl, config)
  const { auth, ...place } = parseConnectionUrl(url)
  const connection = new SMTPConnection({ ...options, ...place })
  const sender = /<([^<>]+)>$/.exec(config.mailFrom)?.[1] ?? config.mailFrom
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.connect(error => (error ? reject(error) : resolve()))
    })
    if (auth?.user)
      await new Promise<void>((resolve, reject) =>
        connection.login({ user: auth.user ?? '', pass: auth.pass ?? '' }, error =>
          error ? reject(error) : resolve(),
        ),
      )
    await offer(connection, { from: sender, to: [config.supportEmail] })
    good('mail', `${place.host} takes emails from ${sender} to ${config.supportEmail}`)
  } catch (error) {
    wrong('mail', `${place.host} does not take our emails (${reasonOf(error)})`, cureFor(reasonOf(error)))
  } finally {
    connection.close()
  }
}

/** How many addresses get no emails any more. */
export async function checkRefused(database: Database, { good }: Findings) {
  const count = await refusedCount(database)
  if (count) good('mail', `${count} addresses get no emails, since they came back or were complained about`)
}

/** The email is asked for only after its sender and its reader were taken; what is not ended is not delivered. */
const offer = (connection: SMTPConnection, envelope: { from: string; to: string[] }) =>
  new Promise<void>((resolve, reject) => {
    const never = new Readable({ read: () => resolve() })
    connection.send(envelope, never, error => (error ? reject(error) : resolve()))
  })

function cureFor(reason: string): string {
  if (/STARTTLS|TLS|certificate|self.signed/i.test(reason))
    return 'It has to offer TLS with a certificate that this machine trusts (NODE_EXTRA_CA_CERTS for your own authority); SMTP_TLS=optional does without.'
  if (/auth|login|535|534/i.test(reason))
    return 'Check user and password in SMTP_URL; special characters are written as %40.'
  if (/ENOTFOUND|ECONNREFUSED|timed? ?out|ETIMEDOUT/i.test(reason)) return 'Check host and port in SMTP_URL.'
  return 'Let the mail server accept MAIL_FROM and SUPPORT_EMAIL, or set others.'
}
