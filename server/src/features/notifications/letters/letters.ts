import { type Both, profileOf } from '@pusula/contract'
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

async function letterOf({ config, settings }: Platform, { to, language, title, body, path }: Letter) {
  if (!to) return null
  const { risk } = profileOf[(await settings()).jurisdiction]
  const { open, why } = words[language]
  return compose(to, language, {
    subject: title,
    // Of what a price did; what it may mean for money is said as the profile in force says it.
    paragraphs: [body, risk[language], why(`${config.publicUrl}/dashboard/notifications`)],
    button: { label: open, url: config.publicUrl + path },
  })
}

/** Sends what rang to those who want letters: each once, none that nobody would want to read any more. */
export async function sendLetters(platform: Platform): Promise<void> {
  await dropOldLetters(platform.database, platform.clock.now())
  await sendDue(platform, {
    next: async (tx, passed) => {
      const letter = await nextLetter(tx, passed)
      return letter && { key: letter.id, letter: await letterOf(platform, letter) }
    },
    done: dropLetter,
  })
}
