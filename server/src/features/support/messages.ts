import type { Both } from '@pusula/contract'
import type { Tx } from '../../platform/db/db.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { compose } from '../../platform/mail/compose.ts'
import type { Email } from '../../platform/mail/mail.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { lockMessage, markMailed, type SupportMessage, saveAnswer, unmailedSince } from './store.ts'

// Retries end after a weekend of a mail server's outage; after that the message is still in the list.
const tryForMs = 3 * 86_400_000
const atOnce = 100

/** Mails us what came in. An e-mail that does not leave is tried again the next time and holds up no other. */
export async function mailMessages({ config, database, mail, clock, log }: Platform) {
  const now = clock.now()
  for (const message of await unmailedSince(database, new Date(now.getTime() - tryForMs), atOnce))
    try {
      await mail.send(noticeEmail(config.supportEmail, message))
      await markMailed(database, message.id, now)
    } catch (error) {
      log.error({ err: error, message: message.id }, 'support message not mailed')
    }
}

/** Answers by mail, once. Nothing is kept of an answer that did not leave; `also` is kept with it. */
export async function answerMessage(
  { config, database, mail, clock, log }: Platform,
  id: string,
  answer: string,
  also: (tx: Tx) => Promise<unknown> = async () => {},
) {
  await database.transaction(async tx => {
    const message = await lockMessage(tx, id)
    if (!message) throw new Problem('request.notFound')
    if (message.answer !== null) throw new Problem('support.answered')
    if (message.senderEmail === null) throw new Problem('support.noAddress')
    await saveAnswer(tx, id, answer, clock.now())
    await also(tx)
    await mail.send(answerEmail(message.senderEmail, config.supportEmail, message, answer)).catch(error => {
      if (isUnavailable(error)) throw error
      log.error({ err: error, message: id }, 'answer not mailed')
      throw new Problem('support.notSent')
    })
  })
}

/** For ourselves. An answer to this e-mail reaches the sender. */
function noticeEmail(to: string, { id, accountId, senderEmail, senderName, message }: SupportMessage): Email {
  const who = accountId ? 'member' : 'not signed in, address not verified'
  const email = compose(to, 'en', {
    subject: `Support message ${id.slice(0, 8)}`,
    paragraphs: [message, `From: ${[senderName, senderEmail ?? 'no address', who].filter(Boolean).join(', ')}`],
  })
  return senderEmail ? { ...email, replyTo: senderEmail } : email
}

const answerWords: Both<{ subject: string; asked: string }> = {
  tr: { subject: 'Pusula destek mesajına yanıt', asked: 'Mesajın:' },
  en: { subject: 'An answer to your message to Pusula', asked: 'Your message:' },
}

function answerEmail(to: string, from: string, { language, message }: SupportMessage, answer: string): Email {
  const { subject, asked } = answerWords[language]
  return { ...compose(to, language, { subject, paragraphs: [answer, `${asked}\n${message}`] }), replyTo: from }
}
