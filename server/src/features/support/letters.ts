import type { Both } from '@pusula/contract'
import { compose } from '../../platform/mail/compose.ts'
import type { Letter } from '../../platform/mail/mail.ts'
import type { SupportMessage } from './store.ts'

/** For ourselves. An answer to this letter reaches the sender. */
export function noticeLetter(to: string, { id, accountId, senderEmail, senderName, message }: SupportMessage): Letter {
  const who = accountId ? 'member' : 'not signed in, address not verified'
  const letter = compose(to, 'en', {
    subject: `Support message ${id.slice(0, 8)}`,
    paragraphs: [message, `From: ${[senderName, senderEmail ?? 'no address', who].filter(Boolean).join(', ')}`],
  })
  return senderEmail ? { ...letter, replyTo: senderEmail } : letter
}

const answerWords: Both<{ subject: string; asked: string }> = {
  tr: { subject: 'Pusula destek mesajına yanıt', asked: 'Mesajın:' },
  en: { subject: 'An answer to your message to Pusula', asked: 'Your message:' },
}

export function answerLetter(to: string, from: string, { language, message }: SupportMessage, answer: string): Letter {
  const { subject, asked } = answerWords[language]
  return { ...compose(to, language, { subject, paragraphs: [answer, `${asked}\n${message}`] }), replyTo: from }
}
