import type { Database, Tx } from '../db/db.ts'
import type { Log } from '../log.ts'
import type { Email, Mail } from './mail.ts'
import { EmailRefused } from './refused.ts'

interface Due {
  key: string
  /** Null where there is nobody to write to. */
  email: Email | null
}

interface DueEmails {
  /** The oldest that is due and not passed over, held by this transaction so that nobody else writes it. */
  next(tx: Tx, passed: readonly string[]): Promise<Due | undefined>
  /** It was sent, or never will be. */
  done(tx: Tx, key: string): Promise<unknown>
}

/** Failures after which a round ends, since the mail server is then most likely down: the next round comes a minute later. */
const maxPassed = 10

interface Needs {
  database: Database
  mail: Mail
  log: Log
}

/**
 * Sends due emails from a queue, each in a transaction of its own. One that fails holds up no other; where its address refuses mail
 * for good, it is dropped.
 */
export async function sendDue({ database, mail, log }: Needs, { next, done }: DueEmails): Promise<void> {
  const passed: string[] = []
  const sendNext = (tx: Tx) =>
    next(tx, passed).then(async due => {
      if (!due) return false
      try {
        if (due.email) await mail.send(due.email)
      } catch (error) {
        if (!(error instanceof EmailRefused)) {
          log.warn({ err: error, email: due.key }, 'email does not leave')
          passed.push(due.key)
          return true
        }
        log.info({ email: due.key }, 'email not sent: its address refuses emails')
      }
      await done(tx, due.key)
      return true
    })
  while (await database.transaction(sendNext))
    if (passed.length >= maxPassed) throw new Error(`${passed.length} emails do not leave`)
  if (passed.length) throw new Error(`${passed.length} emails do not leave`)
}
