import type { Both } from '@pusula/contract'
import { compose } from '../../../platform/mail/compose.ts'
import { sendDue } from '../../../platform/mail/due.ts'
import type { Platform } from '../../../platform.ts'
import { dropLetter, dropOldLetters, type Letter, nextLetter } from './store.ts'

const words: Both<{ open: string; why: (url: string) => string }> = {
  tr: {
    open: 'Coini aç',
    why: url => `Bu, alarmların e-postayla da gelsin dediğin için geldi. Kapatmak istersen: ${url}`,
  },
  en: {
    open: 'Open the coin',
    why: url => `You get this because you asked for alerts by email. To switch it off: ${url}`,
  },
}

function letterOf({ config }: Platform, { to, language, title, body, path }: Letter) {
  if (!to) return null
  const { open, why } = words[language]
  return compose(to, language, {
    subject: title,
    paragraphs: [body, why(`${config.publicUrl}/dashboard/notifications`)],
    button: { label: open, url: config.publicUrl + path },
  })
}

/** Sends what rang to those who want letters: each once, none that nobody would want to read any more. */
export async function sendLetters(platform: Platform): Promise<void> {
  await dropOldLetters(platform.database, platform.clock.now())
  await sendDue(platform, {
    next: async (tx, passed) => {
      const letter = await nextLetter(tx, passed)
      return letter && { key: letter.id, letter: letterOf(platform, letter) }
    },
    done: dropLetter,
  })
}
