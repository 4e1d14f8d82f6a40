import { type Both, type Language, profileOf } from '@pusula/contract'
import { compose } from '../../platform/mail/compose.ts'
import { EmailRefused } from '../../platform/mail/refused.ts'
import type { Platform } from '../../platform.ts'
import { type Channel, type Outcome, wordsIn } from './message.ts'
import { isUnanswered } from './retry-after.ts'
import { longestTryMs } from './rules.ts'

const words: Both<{ open: string; why: (url: string) => string }> = {
  tr: {
    open: 'Pusula’da aç',
    why: url => `Bu, bildirim kanalların arasında e-posta açık olduğu için geldi. Kapatmak istersen: ${url}`,
  },
  en: {
    open: 'Open in Pusula',
    why: url => `You get this because email is one of your channels. To switch it off: ${url}`,
  },
}

/** Note on a possible duplicate: mail has no id by which a receiver could drop it. */
export const twice: Both<string> = {
  tr: 'Bu ileti iki kez gelmiş olabilir.',
  en: 'This may have arrived twice.',
}

interface Text {
  title: string
  body: string
  path: string
  risk: string
}

/** A message as an e-mail; what it may mean for money is said as the profile in force says it. */
export function emailOf(publicUrl: string, to: string, language: Language, { title, body, path, risk }: Text) {
  const { open, why } = words[language]
  return compose(to, language, {
    subject: title,
    paragraphs: [body, risk, why(`${publicUrl}/dashboard/notifications`)],
    button: { label: open, url: publicUrl + path },
  })
}

export function mailChannel({ mail, config, settings }: Pick<Platform, 'mail' | 'config' | 'settings'>): Channel {
  return {
    isOffered: async () => true,
    isRepeatable: false,
    atOnce: 40,
    send: async ({ email, language }, { message, isDoubtful }) => {
      if (!email) return { kind: 'gone' }
      const { title, body, email: draft } = wordsIn(message, language)
      const { risk } = profileOf[(await settings()).jurisdiction]
      const said = isDoubtful ? `${body}\n\n${twice[language]}` : body
      const composed = draft
        ? compose(email, language, draft)
        : emailOf(config.publicUrl, email, language, { title, body: said, path: message.path, risk: risk[language] })
      try {
        return await within(longestTryMs, mail.send(composed))
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}

const within = (ms: number, sent: Promise<void>): Promise<Outcome> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Outcome>(resolve => {
    timer = setTimeout(() => resolve({ kind: 'silent' }), ms)
  })
  return Promise.race([sent.then((): Outcome => ({ kind: 'accepted', code: 250 })), late]).finally(() =>
    clearTimeout(timer),
  )
}

/** What a mail server's refusal means. Before the e-mail itself was sent, a lost line says that it did not leave. */
function outcomeOf(error: unknown): Outcome {
  if (error instanceof EmailRefused) return { kind: 'gone', code: 550 }
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  if (code >= 500) return { kind: 'refused', code }
  if (code >= 400) return { kind: 'later', code }
  const command = error instanceof Error && 'command' in error ? String(error.command) : ''
  return { kind: command === 'DATA' || (command === '' && isUnanswered(error)) ? 'silent' : 'later' }
}
